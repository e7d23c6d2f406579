//! Reading of results from a file.

use std::cell::RefCell;
use std::collections::BTreeMap;

use lastcard_rules::{Deck, Face, FaceCounts};

use super::at::{Fields, NodeReader};
use super::node::Node;
use crate::problem::{Problems, sanitize};
use crate::{
    Fault, FinalHolding, FinalHoldings, HandResult, Penalty, PlayerId, Problem, ValueKind, VoidReason,
};

/// Reads a result with its penalties: `{ "out": "anna", "left": { … } }`. Does not check it against the hand;
/// [`crate::results::validate::result`] does.
///
/// # Errors
/// Returns all format problems; their places are relative to the result.
pub fn read_result(text: &str) -> Result<(HandResult, Vec<Penalty>), Vec<Problem>> {
    from_node(&Node::parse(text).map_err(|problem| vec![problem])?)
}

fn from_node(node: &Node) -> Result<(HandResult, Vec<Penalty>), Vec<Problem>> {
    let problems = RefCell::default();
    let read = result(&NodeReader::root(node, &problems));
    let problems: Problems = problems.into_inner();
    match read {
        Some(read) => problems.into_result(read),
        None => Err(problems.into_vec()),
    }
}

pub(super) fn result(at: &NodeReader<'_>) -> Option<(HandResult, Vec<Penalty>)> {
    let fields = at.object(&["out", "left", "losers", "order", "refill", "void", "penalties"])?;
    let penalties = fields.get("penalties").map_or(Some(Vec::new()), |at| at.read_list(penalty));
    let kinds = [
        ("void", &["order", "refill", "out", "left", "losers"][..]),
        ("order", &["refill", "out", "left", "losers"]),
        ("refill", &["out", "losers"]),
    ];
    for (_, others) in kinds.into_iter().filter(|(kind, _)| fields.get(kind).is_some()).take(1) {
        if let Some(other) = others.iter().find_map(|key| fields.get(key)) {
            other.report(Fault::TwoResults);
        }
    }
    let left =
        |fields: &Fields<'_>| fields.get("left").map_or(Some(FinalHoldings::default()), |at| holdings(&at));
    let result = if let Some(void) = fields.get("void") {
        HandResult::Void(reason(&void)?)
    } else if let Some(order) = fields.get("order") {
        HandResult::Order(order.read_list(NodeReader::player)?)
    } else if let Some(points) = fields.get("refill") {
        let (points, left) = (refill_points(&points), left(&fields));
        HandResult::Refill { points: points?, left: left? }
    } else {
        let out = fields.require("out").and_then(|at| {
            if at.is_list() {
                at.report(Fault::SeveralOut);
                return None;
            }
            at.player()
        });
        let left = left(&fields);
        let losers = fields.get("losers").map_or(Some(None), |at| at.read_list(NodeReader::player).map(Some));
        HandResult::Won { out: out?, left: left?, losers: losers? }
    };
    Some((result, penalties?))
}

/// Reads the refill points of the players (V-REFILL).
fn refill_points(at: &NodeReader<'_>) -> Option<BTreeMap<PlayerId, u32>> {
    let one = |(id, points): (&str, NodeReader<'_>)| {
        let player = points.player_from_key(id);
        let points = points.number(0, Deck::MAX_CARDS as u64).and_then(|points| u32::try_from(points).ok());
        Some((player?, points?))
    };
    at.entries()?.into_iter().map(one).collect()
}

fn reason(at: &NodeReader<'_>) -> Option<VoidReason> {
    match at.text()? {
        "stuck" => Some(VoidReason::Stuck),
        "withdrawn" => Some(VoidReason::Withdrawn),
        "abandoned" => Some(VoidReason::Abandoned),
        given => {
            let known = "stuck, withdrawn, abandoned".to_owned();
            at.report(Fault::UnknownWord { given: sanitize(given), known });
            None
        }
    }
}

/// Reads the holdings, as far as possible.
fn holdings(at: &NodeReader<'_>) -> Option<FinalHoldings> {
    let player = |(id, held): (&str, NodeReader<'_>)| {
        let player = held.player_from_key(id);
        player.zip(Some(holding(&held)))
    };
    Some(at.entries()?.into_iter().filter_map(player).collect())
}

/// Reads the holdings of a hand whose result as a whole is unreadable.
pub(super) fn readable_holdings(hand: &NodeReader<'_>) -> FinalHoldings {
    let noted = RefCell::default();
    let left = hand.with_problems(&noted).child("result").and_then(|result| result.child("left"));
    left.and_then(|left| holdings(&left)).unwrap_or_default()
}

/// Placeholder for an unreadable holding whose problem has been reported. The placeholder itself causes no
/// problems, so the rest of the result can be checked.
const UNREADABLE: FinalHolding = FinalHolding::Total(0);

fn holding(at: &NodeReader<'_>) -> FinalHolding {
    if at.is_number() {
        let total = at.number(0, 1_000_000).and_then(|total| u32::try_from(total).ok());
        return total.map_or(UNREADABLE, FinalHolding::Total);
    }
    if !at.is_object() {
        at.report(Fault::WrongKind { expected: ValueKind::Holding });
        return UNREADABLE;
    }
    let (counts, all_read) = counts(at);
    if counts.is_empty() && !all_read { UNREADABLE } else { FinalHolding::Counted(counts) }
}

/// Reads counts by face as far as possible, and returns true if all could be read.
pub(super) fn counts(at: &NodeReader<'_>) -> (FaceCounts, bool) {
    let (mut counts, mut all_read) = (FaceCounts::NONE, true);
    for (face, at) in at.entries().unwrap_or_default() {
        let known = || Face::ALL.map(|face| face.to_string()).join(", ");
        let unknown = |_| at.report(Fault::UnknownWord { given: sanitize(face), known: known() });
        let face = face.parse::<Face>().map_err(unknown).ok();
        let count = at.number(0, Deck::MAX_CARDS as u64).and_then(|count| u8::try_from(count).ok());
        match (face, count) {
            (Some(face), Some(count)) => counts.set(face, count),
            _ => all_read = false,
        }
    }
    (counts, all_read)
}

pub(super) fn penalty(at: &NodeReader<'_>) -> Option<Penalty> {
    let fields = at.object(&["player", "kind", "cards"])?;
    let player = fields.require("player").and_then(|at| at.player());
    let kind = fields.require("kind").and_then(|at| at.name());
    let cards = fields.require("cards").and_then(|at| at.number(0, Deck::MAX_CARDS as u64));
    Some(Penalty { player: player?, kind: kind?.to_string(), cards: u32::try_from(cards?).ok()? })
}
