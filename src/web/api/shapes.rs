//! Schemas for the formats in `docs/file.md`, for the API's document. The domain writes these formats; here they are only described.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A tournament file: the setup, the entrants and the hands.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct TournamentFile {
    /// Version of the file format.
    #[schema(minimum = 1, maximum = 1)]
    lastcard: u32,
    name: String,
    format: FileFormat,
    entrants: Vec<FileEntrant>,
    hands: Option<Vec<FileHand>>,
}

/// Tournament formats.
#[derive(ToSchema)]
#[schema(rename_all = "kebab-case")]
#[expect(dead_code, reason = "it is described only")]
enum FileFormat {
    TwoVsTwo,
    FourPlayer,
    EightPlayer,
    Team,
    FreeForAll,
    Challenge,
    Cowboy,
    Duo,
    Individual,
}

/// The entrants, in their order.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct LineUp {
    entrants: Vec<FileEntrant>,
}

/// A player or a team.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct FileEntrant {
    #[schema(required = false)]
    id: String,
    name: String,
    /// Members of a team.
    #[schema(required = false, nullable = false)]
    players: Vec<FilePlayer>,
}

/// A member of a team.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
struct FilePlayer {
    #[schema(required = false)]
    id: String,
    name: String,
}

/// A hand, with its result if it is recorded.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct FileHand {
    #[schema(required = false, minimum = 1)]
    round: u32,
    #[schema(required = false, minimum = 1)]
    block: u32,
    #[schema(minimum = 1)]
    hand: u32,
    #[schema(required = false, minimum = 1)]
    table: u32,
    /// Players clockwise from seat 0.
    #[schema(required = false)]
    seats: Vec<String>,
    dealer: Option<String>,
    opener: Option<String>,
    #[schema(required = false)]
    result: FileResult,
}

/// Outcome of a hand: `out` with `left`, or `order`, or `refill`, or `void`.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct FileResult {
    /// Player who went out.
    #[schema(required = false)]
    out: String,
    /// Holdings of the other players: a count per face, or a total.
    #[schema(required = false)]
    left: BTreeMap<String, FileHolding>,
    /// Players who lost, if the scoring requires them.
    #[schema(required = false)]
    losers: Vec<String>,
    /// Players, first out first.
    #[schema(required = false)]
    order: Vec<String>,
    /// Points by player.
    #[schema(required = false)]
    refill: BTreeMap<String, u32>,
    /// `stuck`, `withdrawn` or `abandoned`.
    #[schema(required = false)]
    void: String,
}

/// A count per face, or a total.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "it is described only")]
enum FileHolding {
    Total(u32),
    Counted(BTreeMap<String, u32>),
}

/// The value of an option of the rules.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "it is described only")]
pub enum FileOption {
    Switch(bool),
    Number(i64),
    Word(String),
}

/// Standings, as `lastcard score` writes them.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct StandingsFile {
    finished: bool,
    /// Reason that it is over; null while it runs.
    reason: Option<String>,
    standings: Vec<RankedEntrant>,
    next: Vec<FileNextHand>,
    problems: Vec<String>,
}

/// Standing of an entrant.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct RankedEntrant {
    rank: Option<u32>,
    entrant: String,
    total: Option<u32>,
    hands: u32,
    won: u32,
    lost: u32,
    best: Option<u32>,
    worst: Option<u32>,
    state: String,
}

/// A hand that a table waits for.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
struct FileNextHand {
    round: u32,
    hand: u32,
    table: u32,
    seats: Vec<String>,
    dealer: Option<String>,
    opener: Option<String>,
}

/// A submission about a hand: `result`, or one of `undo`, `redo` and `open`.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct SentResult {
    /// Round, table and hand.
    #[schema(example = "1.1.1", pattern = r"^[1-9][0-9]*\.[1-9][0-9]*\.[1-9][0-9]*$")]
    slot: String,
    /// Revision that the client saw; 0 if nothing was recorded.
    based_on: u32,
    /// Idempotency key: a submission sent again with it is recorded once.
    #[schema(pattern = "^[A-Za-z0-9-]{8,64}$")]
    entry_key: String,
    #[schema(required = false)]
    result: FileResult,
    /// Takes back the entry recorded last.
    #[schema(required = false)]
    undo: bool,
    /// Restores the entry taken back last.
    #[schema(required = false)]
    redo: bool,
    /// Marks the hand as not played.
    #[schema(required = false)]
    open: bool,
}

/// An entry of the ledger.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct RecordedEntry {
    slot: String,
    /// Number of the entry, counted from 1 for each hand.
    revision: u32,
    #[schema(format = DateTime)]
    at: String,
    /// `table`, `organiser`, `import`, `played`, `own-counts` or `api`.
    via: String,
    /// Organiser who made the entry, or in whose name a program did.
    by: Option<String>,
    seats: Vec<String>,
    dealer: Option<String>,
    opener: Option<String>,
    /// Null if the hand is open again.
    result: Option<FileResult>,
    /// Revision whose result it restores.
    restores: Option<u32>,
    note: String,
}

/// Players by id, with true for those who have checked in.
#[derive(Serialize, ToSchema)]
pub struct PresentPlayers {
    pub present: BTreeMap<String, bool>,
}

/// A hand log.
#[derive(ToSchema)]
#[schema(value_type = Object)]
#[expect(dead_code, reason = "it is described only")]
pub struct HandLogFile(Value);
