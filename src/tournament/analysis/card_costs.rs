//! Cost of card faces to the players left with them.

use std::cmp::Reverse;

use crate::{
    FinalHolding, Hand, HandResult, PlayerId, Requirement, Setup, Slot, Tally, Tournament, required_holdings,
};
use lastcard_rules::{Counting, Face, FaceCounts};

/// Cost of one face to the players who were left with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardCost {
    /// The face, in any colour.
    pub face: Face,
    /// Number of cards of this face that were left.
    pub left: u32,
    /// Points of those cards together.
    pub points: u32,
}

/// Cost of all faces, from holdings that were counted card by card.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CardCosts {
    /// Faces that were left at least once, dearest first.
    pub faces: Vec<CardCost>,
    /// Number of holdings that were counted card by card.
    pub counted: u32,
    /// Number of holdings for which only the total is known.
    pub totals: u32,
}

/// Adds up card costs over the hands that count and whose cards `may_tell` permits showing. Includes only
/// holdings that matter for the score: those of the losing side, or everybody's in a refill.
pub fn card_costs(tournament: &Tournament, tally: &Tally, may_tell: impl Fn(Slot) -> bool) -> CardCosts {
    let setup = tournament.setup();
    let counting = setup.rules().counting(*setup.values());
    let mut costs = CardCosts::default();
    let mut sums = [(0, 0); Face::COUNT];
    let counts = tally.effects.iter().filter(|effect| !tournament.in_play_off(effect.slot));
    let hands = counts.filter_map(|effect| tournament.hand(effect.slot)).filter(|hand| may_tell(hand.slot));
    for held in hands.flat_map(|hand| holdings(tournament, hand)) {
        match held {
            FinalHolding::Total(_) => costs.totals += 1,
            FinalHolding::Counted(cards) => {
                costs.counted += 1;
                add(&mut sums, &counting, cards);
            }
        }
    }
    costs.faces = faces(sums);
    costs
}

/// Returns the cost of the cards in one holding, dearest first.
pub fn holding_costs(setup: &Setup, cards: &FaceCounts) -> Vec<CardCost> {
    let mut sums = [(0, 0); Face::COUNT];
    add(&mut sums, &setup.rules().counting(*setup.values()), cards);
    faces(sums)
}

/// Returns the faces that were left at least once, dearest first.
fn faces(sums: [(u32, u32); Face::COUNT]) -> Vec<CardCost> {
    let left = Face::ALL.into_iter().zip(sums).filter(|(_, (left, _))| *left > 0);
    dearest_first(left)
}

/// Sorts faces with their number of cards and points, dearest first.
pub fn dearest_first(sums: impl Iterator<Item = (Face, (u32, u32))>) -> Vec<CardCost> {
    let cost = |(face, (left, points))| CardCost { face, left, points };
    let mut faces: Vec<CardCost> = sums.map(cost).collect();
    faces.sort_by_key(|cost| (Reverse(cost.points), Reverse(cost.left)));
    faces
}

fn add(sums: &mut [(u32, u32); Face::COUNT], counting: &Counting, cards: &FaceCounts) {
    let plain: u32 = cards.iter().map(|(face, count)| u32::from(count) * counting.value(face)).sum();
    // Only zeros can count for more than their face value (H-Z50).
    let more = counting.holding(cards) - plain.min(counting.holding(cards));
    for ((face, count), (left, points)) in cards.iter().zip(sums.iter_mut()) {
        *left += u32::from(count);
        *points += u32::from(count) * counting.value(face);
        if face == Face::Zero {
            *points += more;
        }
    }
}

/// Returns the holdings of a hand that matter for the score.
fn holdings<'a>(tournament: &'a Tournament, hand: &'a Hand) -> Vec<&'a FinalHolding> {
    match &hand.result {
        Some(HandResult::Won { out, left, .. }) => {
            let asked = required_holdings(tournament.setup_of(hand.slot), &hand.seating, out);
            let matters =
                asked.into_iter().filter(|ask| ask.need != Requirement::Nothing).map(|ask| ask.player);
            matters.filter_map(|player: PlayerId| left.get(&player)).collect()
        }
        Some(HandResult::Refill { left, .. }) => left.values().collect(),
        _ => Vec::new(),
    }
}
