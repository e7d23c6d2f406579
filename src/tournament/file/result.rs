//! Results of hands in the file.

use std::cell::RefCell;
use std::collections::BTreeMap;

use lastcard_rules::{Deck, Face, FaceCounts};

use super::at::{At, Fields};
use super::node::Node;
use crate::problem::{Problems, shown};
use crate::{Fault, HandResult, Kind, Left, LeftBy, Penalty, PlayerId, Problem, VoidReason};

/// Reads a result with its penalties: `{ "out": "anna", "left": { … } }`. Does not check it against the hand;
/// [`crate::results::validate::result`] does.
///
/// # Errors
/// Every problem of form; places are relative to the result.
pub fn read_result(text: &str) -> Result<(HandResult, Vec<Penalty>), Vec<Problem>> {
    from_node(&Node::parse(text).map_err(|problem| vec![problem])?)
}

fn from_node(node: &Node) -> Result<(HandResult, Vec<Penalty>), Vec<Problem>> {
    let problems = RefCell::default();
    let read = result(&At::root(node, &problems));
    let problems: Problems = problems.into_inner();
    match read {
        Some(read) => problems.none_or(read),
        None => Err(problems.into_vec()),
    }
}

pub(super) fn result(at: &At<'_>) -> Option<(HandResult, Vec<Penalty>)> {
    let fields = at.object(&["out", "left", "losers", "order", "refill", "void", "penalties"])?;
    let penalties = fields.get("penalties").map_or(Some(Vec::new()), |at| at.all(penalty));
    let kinds = [
        ("void", &["order", "refill", "out", "left", "losers"][..]),
        ("order", &["refill", "out", "left", "losers"]),
        ("refill", &["out", "losers"]),
    ];
    for (_, others) in kinds.into_iter().filter(|(kind, _)| fields.get(kind).is_some()).take(1) {
        if let Some(other) = others.iter().find_map(|key| fields.get(key)) {
            other.fault(Fault::TwoResults);
        }
    }
    let left = |fields: &Fields<'_>| fields.get("left").map_or(Some(LeftBy::default()), |at| holdings(&at));
    let result = if let Some(void) = fields.get("void") {
        HandResult::Void(reason(&void)?)
    } else if let Some(order) = fields.get("order") {
        HandResult::Order(order.all(At::player)?)
    } else if let Some(points) = fields.get("refill") {
        let (points, left) = (one_points(&points), left(&fields));
        HandResult::Refill { points: points?, left: left? }
    } else {
        let out = fields.need("out").and_then(|at| {
            if at.is_list() {
                at.fault(Fault::SeveralOut);
                return None;
            }
            at.player()
        });
        let left = left(&fields);
        let losers = fields.get("losers").map_or(Some(None), |at| at.all(At::player).map(Some));
        HandResult::Won { out: out?, left: left?, losers: losers? }
    };
    Some((result, penalties?))
}

/// Reads the refill points of the players (V-REFILL).
fn one_points(at: &At<'_>) -> Option<BTreeMap<PlayerId, u32>> {
    let one = |(id, points): (&str, At<'_>)| {
        let player = points.player_of(id);
        let points = points.number(0, Deck::MAX_CARDS as u64).and_then(|points| u32::try_from(points).ok());
        Some((player?, points?))
    };
    at.entries()?.into_iter().map(one).collect()
}

fn reason(at: &At<'_>) -> Option<VoidReason> {
    match at.text()? {
        "stuck" => Some(VoidReason::Stuck),
        "withdrawn" => Some(VoidReason::Withdrawn),
        "abandoned" => Some(VoidReason::Abandoned),
        given => {
            let known = "stuck, withdrawn, abandoned".to_owned();
            at.fault(Fault::UnknownWord { given: shown(given), known });
            None
        }
    }
}

/// Reads the holdings, each as far as possible.
fn holdings(at: &At<'_>) -> Option<LeftBy> {
    let player = |(id, held): (&str, At<'_>)| {
        let player = held.player_of(id);
        player.zip(Some(holding(&held)))
    };
    Some(at.entries()?.into_iter().filter_map(player).collect())
}

/// Reads the holdings of a hand whose result as a whole is unreadable.
pub(super) fn readable(hand: &At<'_>) -> LeftBy {
    let noted = RefCell::default();
    let left = hand.again(&noted).child("result").and_then(|result| result.child("left"));
    left.and_then(|left| holdings(&left)).unwrap_or_default()
}

/// Placeholder for an unreadable holding, whose problem is noted. It has no consequences, so that the rest of
/// the result can be checked.
const UNREADABLE: Left = Left::Total(0);

fn holding(at: &At<'_>) -> Left {
    if at.is_number() {
        let total = at.number(0, 1_000_000).and_then(|total| u32::try_from(total).ok());
        return total.map_or(UNREADABLE, Left::Total);
    }
    if !at.is_object() {
        at.fault(Fault::WrongKind { expected: Kind::Holding });
        return UNREADABLE;
    }
    let (counts, all_read) = counts(at);
    if counts.is_empty() && !all_read { UNREADABLE } else { Left::Counted(counts) }
}

/// Reads counts by face as far as possible, and returns true if all could be read.
pub(super) fn counts(at: &At<'_>) -> (FaceCounts, bool) {
    let (mut counts, mut all_read) = (FaceCounts::NONE, true);
    for (face, at) in at.entries().unwrap_or_default() {
        let known = || Face::ALL.map(|face| face.to_string()).join(", ");
        let unknown = |_| at.fault(Fault::UnknownWord { given: shown(face), known: known() });
        let face = face.parse::<Face>().map_err(unknown).ok();
        let count = at.number(0, Deck::MAX_CARDS as u64).and_then(|count| u8::try_from(count).ok());
        match (face, count) {
            (Some(face), Some(count)) => counts.set(face, count),
            _ => all_read = false,
        }
    }
    (counts, all_read)
}

pub(super) fn penalty(at: &At<'_>) -> Option<Penalty> {
    let fields = at.object(&["player", "kind", "cards"])?;
    let player = fields.need("player").and_then(|at| at.player());
    let kind = fields.need("kind").and_then(|at| at.name());
    let cards = fields.need("cards").and_then(|at| at.number(0, Deck::MAX_CARDS as u64));
    Some(Penalty { player: player?, kind: kind?.to_string(), cards: u32::try_from(cards?).ok()? })
}
