//! Writing of a tournament file: keys in a fixed order, one line per entrant and per hand.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use lastcard_rules::{Ruleset, Values};

use super::document::VERSION;
use crate::people::changes::takes_effect;
use crate::{
    DealerCard, Entrant, EntrantId, Entry, FinalHoldings, FirstDealer, Format, Hand, HandNumber, HandResult,
    Method, MethodId, MovementLength, Name, OwnRule, Penalty, PlayOff, Player, PlayerId, Ruling,
    SeatDeparture, Seating, Setup, TieBreak, Tournament, VoidReason,
};

/// Writes a tournament file. Reading it back gives the same tournament.
pub fn write(tournament: &Tournament) -> String {
    let head = HeadKeys {
        lastcard: VERSION,
        name: tournament.name(),
        setup: tournament.setup().into(),
        stopped: tournament.is_stopped(),
        first_dealers: tournament
            .first_dealers()
            .map(|(table, FirstDealer { dealer, pulls })| FirstDealerKeys { table, dealer, pulls })
            .collect(),
        play_off: tournament.play_off().map(FilePlayOff::from),
        rulings: tournament.rulings(),
    };
    let keys = match json!(head) {
        Value::Object(keys) => keys,
        _ => serde_json::Map::new(),
    };
    let mut lines: Vec<String> =
        keys.iter().map(|(key, value)| format!("  {}: {value}", json!(key))).collect();
    lines.push(list(
        "entrants",
        tournament
            .entrants()
            .iter()
            .filter_map(|entrant| EntrantKeys::of(tournament, entrant))
            .map(|keys| json!(keys)),
    ));
    lines.push(list("hands", tournament.hands().iter().map(|hand| json!(HandKeys::from(hand)))));
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

/// Returns a hand as written in the file.
pub fn hand_json(hand: &Hand) -> Value {
    json!(HandKeys::from(hand))
}

/// Returns an entrant as written in the file, or `None` for a late player whose first hand will not be
/// played.
pub fn entrant_json(tournament: &Tournament, entrant: &Entrant) -> Option<Value> {
    EntrantKeys::of(tournament, entrant).map(|keys| json!(keys))
}

/// Returns an entrant without its changes.
pub(super) fn plain_entrant(entrant: &Entrant) -> Value {
    let players = (!entrant.is_single()).then(|| entrant.players.iter().map(PlayerKeys::from).collect());
    json!(EntrantKeys {
        id: &entrant.id,
        name: &entrant.name,
        players,
        carried: entrant.carried,
        from: None,
        changes: Vec::new()
    })
}

/// Returns a result with its penalties as written in the file.
pub fn result_json(result: &HandResult, penalties: &[Penalty]) -> Value {
    json!(ResultAndPenalties { result, penalties })
}

/// Returns a hand as written in the file, with the result of an entry.
pub fn entry_hand_json(tournament: &Tournament, entry: &Entry) -> Value {
    let result =
        entry.outcome.as_ref().map(|result| ResultAndPenalties { result, penalties: &entry.penalties });
    json!(HandKeys {
        round: entry.slot.round,
        block: tournament.hand(entry.slot).map_or(1, |hand| hand.block),
        hand: entry.slot.hand,
        table: entry.slot.table,
        seats: &entry.seating,
        dealer: entry.dealer.as_ref(),
        opener: entry.opener.as_ref(),
        duplicate: entry.shared,
        result,
        voided: Vec::new(),
    })
}

fn list(key: &str, elements: impl Iterator<Item = Value>) -> String {
    let lines: Vec<String> = elements.map(|element| format!("\n    {element}")).collect();
    format!("  \"{key}\": [{}\n  ]", lines.join(","))
}

#[derive(Serialize)]
struct HeadKeys<'a> {
    lastcard: u32,
    name: &'a Name,
    #[serde(flatten)]
    setup: FileSetup<'a>,
    stopped: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    first_dealers: Vec<FirstDealerKeys<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    play_off: Option<FilePlayOff<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    rulings: &'a [Ruling],
}

#[derive(Serialize)]
struct FirstDealerKeys<'a> {
    table: u32,
    dealer: &'a PlayerId,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pulls: &'a [DealerCard],
}

#[derive(Serialize)]
struct FilePlayOff<'a> {
    entrants: &'a [EntrantId],
    hands_to_win: u32,
}

impl<'a> From<&'a PlayOff> for FilePlayOff<'a> {
    fn from(play_off: &'a PlayOff) -> Self {
        Self { entrants: play_off.entrants(), hands_to_win: play_off.hands_to_win().get() }
    }
}

#[derive(Serialize)]
struct FileSetup<'a> {
    format: Format,
    rounds: Option<NonZeroU32>,
    blocks: Option<NonZeroU32>,
    hands_per_block: Option<u32>,
    agreed_hands: Option<u32>,
    scoring: ScoringKeys<'a>,
    values: &'a Values,
    rules: RulesKeys<'a>,
    fixed_seats: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    play: Option<PlayKeys>,
}

#[derive(Serialize)]
struct RulesKeys<'a> {
    #[serde(flatten)]
    rules: &'a Ruleset,
    #[serde(skip_serializing_if = "Option::is_none")]
    own: Option<&'a OwnRule>,
}

/// Settings for hands in the app; left out if they are the defaults.
#[derive(Serialize, PartialEq, Default)]
struct PlayKeys {
    #[serde(skip_serializing_if = "Option::is_none")]
    move_seconds: Option<NonZeroU32>,
    #[serde(skip_serializing_if = "is_false")]
    duplicate: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}

#[derive(Serialize)]
struct ScoringKeys<'a> {
    method: MethodId,
    target: Option<u32>,
    limit: Option<u32>,
    stop_at_limit: bool,
    tie_breaks: &'a [TieBreak],
}

impl<'a> From<&'a Setup> for FileSetup<'a> {
    fn from(setup: &'a Setup) -> Self {
        let plan = setup.plan();
        let (rounds, blocks) = match plan.map(|plan| plan.length) {
            Some(MovementLength::Rounds(rounds)) => (Some(rounds), None),
            Some(MovementLength::Blocks(blocks)) => (None, Some(blocks)),
            None => (None, None),
        };
        let (target, stop_at_limit) = match setup.method() {
            Method::Std { target } => (target, false),
            Method::Lose200 { stop_at_limit, .. } => (None, stop_at_limit),
            _ => (None, false),
        };
        let (limit, agreed_hands) = (setup.method().limit(), setup.method().agreed_hands());
        let in_app = PlayKeys { move_seconds: setup.move_seconds(), duplicate: setup.is_duplicate() };
        let (method, tie_breaks) = (setup.method().id(), setup.scoring().tie_breaks.as_slice());
        Self {
            format: setup.format(),
            rounds,
            blocks,
            hands_per_block: plan.map(|plan| plan.hands_per_block.get()),
            agreed_hands,
            scoring: ScoringKeys { method, target, limit, stop_at_limit, tie_breaks },
            values: setup.values(),
            rules: RulesKeys { rules: setup.rules(), own: setup.own_rule() },
            fixed_seats: plan.is_some_and(|plan| plan.fixed_seats),
            play: (in_app != PlayKeys::default()).then_some(in_app),
        }
    }
}

impl Serialize for Setup {
    /// Writes the setup keys of a tournament file.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        FileSetup::from(self).serialize(to)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[derive(Serialize)]
struct EntrantKeys<'a> {
    id: &'a EntrantId,
    name: &'a Name,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<Vec<PlayerKeys<'a>>>,
    #[serde(skip_serializing_if = "is_zero")]
    carried: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<HandNumber>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    changes: Vec<ChangeKeys<'a>>,
}

#[derive(Serialize)]
struct PlayerKeys<'a> {
    id: &'a PlayerId,
    name: &'a Name,
}

#[derive(Serialize)]
struct ChangeKeys<'a> {
    from: HandNumber,
    #[serde(rename = "for", skip_serializing_if = "Option::is_none")]
    leaves: Option<&'a PlayerId>,
    player: Option<PlayerKeys<'a>>,
}

impl<'a> From<&'a Player> for PlayerKeys<'a> {
    fn from(player: &'a Player) -> Self {
        Self { id: &player.id, name: &player.name }
    }
}

impl<'a> EntrantKeys<'a> {
    /// Returns the keys of an entrant with its changes. Leaves out changes whose first hand will no longer be
    /// played because a correction ended the match earlier.
    fn of(tournament: &Tournament, entrant: &'a Entrant) -> Option<Self> {
        if entrant.since.is_some_and(|since| !takes_effect(tournament, since)) {
            return None;
        }
        let (is_single, is_team) = (entrant.is_single(), entrant.players.len() > 1);
        let change = |change: &'a SeatDeparture| ChangeKeys {
            from: change.from,
            leaves: is_team.then_some(&change.leaves),
            player: change.comes.as_ref().map(PlayerKeys::from),
        };
        let changes = entrant.changes.iter().filter(|change| takes_effect(tournament, change.from));
        Some(Self {
            id: &entrant.id,
            name: &entrant.name,
            players: (!is_single).then(|| entrant.players.iter().map(PlayerKeys::from).collect()),
            carried: entrant.carried,
            from: entrant.since,
            changes: changes.map(change).collect(),
        })
    }
}

#[derive(Serialize)]
struct HandKeys<'a> {
    round: u32,
    block: u32,
    hand: u32,
    table: u32,
    seats: &'a Seating,
    dealer: Option<&'a PlayerId>,
    opener: Option<&'a PlayerId>,
    #[serde(skip_serializing_if = "is_false")]
    duplicate: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<ResultAndPenalties<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    voided: Vec<ResultAndPenalties<'a>>,
}

#[derive(Serialize)]
struct ResultAndPenalties<'a> {
    #[serde(flatten)]
    result: &'a HandResult,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    penalties: &'a [Penalty],
}

impl<'a> From<&'a Hand> for HandKeys<'a> {
    fn from(hand: &'a Hand) -> Self {
        const STUCK: &HandResult = &HandResult::Void(VoidReason::Stuck);
        let result =
            hand.result.as_ref().map(|result| ResultAndPenalties { result, penalties: &hand.penalties });
        Self {
            round: hand.slot.round,
            block: hand.block,
            hand: hand.slot.hand,
            table: hand.slot.table,
            seats: &hand.seating,
            dealer: hand.dealer.as_ref(),
            opener: hand.opener.as_ref(),
            duplicate: hand.shared,
            result,
            voided: hand
                .voided
                .iter()
                .map(|v| ResultAndPenalties { result: STUCK, penalties: &v.penalties })
                .collect(),
        }
    }
}

#[derive(Serialize)]
struct WonKeys<'a> {
    out: &'a PlayerId,
    #[serde(skip_serializing_if = "FinalHoldings::is_empty")]
    left: &'a FinalHoldings,
    #[serde(skip_serializing_if = "Option::is_none")]
    losers: &'a Option<Vec<PlayerId>>,
}

#[derive(Serialize)]
struct RefillKeys<'a> {
    refill: &'a BTreeMap<PlayerId, u32>,
    left: &'a FinalHoldings,
}

#[derive(Serialize)]
struct OrderKeys<'a> {
    order: &'a [PlayerId],
}

#[derive(Serialize)]
struct VoidKeys {
    void: VoidReason,
}

impl Serialize for HandResult {
    /// Writes a result in the file format, without penalties.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Won { out, left, losers } => WonKeys { out, left, losers }.serialize(to),
            Self::Order(order) => OrderKeys { order }.serialize(to),
            Self::Refill { points, left } => RefillKeys { refill: points, left }.serialize(to),
            Self::Void(void) => VoidKeys { void: *void }.serialize(to),
        }
    }
}
