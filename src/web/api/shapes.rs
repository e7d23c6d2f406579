//! The shapes of `docs/file.md` as the document of the API names them. They are written by the domain; here they are only described.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A tournament file: what was agreed, who plays, and the hands.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub(super) struct TournamentFile {
    /// The version of the format.
    #[schema(minimum = 1, maximum = 1)]
    lastcard: u32,
    name: String,
    format: FileFormat,
    entrants: Vec<FileEntrant>,
    hands: Option<Vec<FileHand>>,
}

/// The formats there are.
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

/// Who plays.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub(super) struct LineUp {
    entrants: Vec<FileEntrant>,
}

/// A player or a team.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub(super) struct FileEntrant {
    #[schema(required = false)]
    id: String,
    name: String,
    /// The members of a team.
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
pub(super) struct FileHand {
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

/// How a hand ended: `out` with `left`, or `order`, or `refill`, or `void`.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub(super) struct FileResult {
    /// Who went out.
    #[schema(required = false)]
    out: String,
    /// What others were left with: a count per face, or a total.
    #[schema(required = false)]
    left: BTreeMap<String, FileHolding>,
    /// Who lost, where the scoring asks for it.
    #[schema(required = false)]
    losers: Vec<String>,
    /// First out first.
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
pub(super) enum FileOption {
    Switch(bool),
    Number(i64),
    Word(String),
}

/// The standings, as `lastcard score` writes them.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub(super) struct StandingsFile {
    finished: bool,
    /// Why it is over; null while it runs.
    reason: Option<String>,
    standings: Vec<RankedEntrant>,
    next: Vec<FileNextHand>,
    problems: Vec<String>,
}

/// An entrant's line.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub(super) struct RankedEntrant {
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

/// What somebody does to the record of a hand: `result`, or one of `undo`, `redo` and `open`.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub(super) struct SentResult {
    /// Round, table and hand.
    #[schema(example = "1.1.1", pattern = r"^[1-9][0-9]*\.[1-9][0-9]*\.[1-9][0-9]*$")]
    slot: String,
    /// The revision that was seen; 0 where nothing was recorded.
    based_on: u32,
    /// The client's name of this submission: sent again with it, it is recorded once.
    #[schema(pattern = "^[A-Za-z0-9-]{8,64}$")]
    entry_key: String,
    #[schema(required = false)]
    result: FileResult,
    /// Takes back what was recorded last.
    #[schema(required = false)]
    undo: bool,
    /// Brings back what was taken back last.
    #[schema(required = false)]
    redo: bool,
    /// It was not played.
    #[schema(required = false)]
    open: bool,
}

/// An entry of the ledger.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub(super) struct RecordedEntry {
    slot: String,
    /// Counts the entries of this hand from 1.
    revision: u32,
    #[schema(format = DateTime)]
    at: String,
    /// `table`, `organiser`, `import`, `played` or `api`.
    via: String,
    /// The organiser who made it, or in whose name a program did.
    by: Option<String>,
    seats: Vec<String>,
    dealer: Option<String>,
    opener: Option<String>,
    /// Null where the hand is open again.
    result: Option<FileResult>,
    /// The revision whose result it brings back.
    restores: Option<u32>,
    note: String,
}

/// Who is there, by player.
#[derive(Serialize, ToSchema)]
pub(super) struct PresentPlayers {
    pub(super) present: BTreeMap<String, bool>,
}

/// A hand log.
#[derive(ToSchema)]
#[schema(value_type = Object)]
#[expect(dead_code, reason = "it is described only")]
pub(super) struct HandLogFile(Value);
