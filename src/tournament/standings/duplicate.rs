//! Duplicate deals: the same deck at every table, and a comparison of each side with others who had the same
//! cards.

use std::collections::BTreeMap;
use std::sync::Arc;

use imbl::Vector;

use crate::{Deal, Effect, EntrantId, Hand, PlayerId, Scorecard, Slot};

/// A hand played with the deck of its deal, compared with the other hands of that deal. Points are those of
/// the dealer's side; the opponents have the same with the opposite sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ComparedHand {
    /// Hand that is compared.
    pub slot: Slot,
    /// Points of the dealer's side: the opponents' holdings if it won, otherwise its own as a loss.
    pub made: i64,
    /// Difference from the average of the others with the same cards, rounded to whole points, halves away
    /// from zero.
    pub better: i64,
}

/// Compares every hand that shares its deal with another one, in the order of play.
pub(crate) fn compare_hands(sheet: &Scorecard, effects: &Vector<Arc<Effect>>) -> Vec<ComparedHand> {
    if !sheet.setup().is_duplicate() {
        return Vec::new();
    }
    let mut deals: BTreeMap<Deal, Vec<(Slot, i64)>> = BTreeMap::new();
    for effect in effects {
        let hand = sheet.hand(effect.slot).filter(|hand| hand.shared);
        if let Some(made) = hand.and_then(|hand| dealer_side_points(sheet, hand, effect)) {
            deals.entry(Deal::of(effect.slot)).or_default().push((effect.slot, made));
        }
    }
    let mut compared: Vec<ComparedHand> =
        deals.values().flat_map(|played| compare_within_deal(played)).collect();
    compared.sort_by_key(|hand| hand.slot);
    compared
}

fn dealer_side_points(sheet: &Scorecard, hand: &Hand, effect: &Effect) -> Option<i64> {
    let (out, dealer) = (effect.out.as_ref()?, hand.dealer.as_ref()?);
    // S-STD-1 credits each partner with the sum of the holdings; S-L200-1 charges each loser their own
    // holding.
    let credited = effect.credited.first().map(|credit| credit.points);
    let points =
        i64::from(credited.unwrap_or_else(|| effect.charged.iter().map(|charge| charge.points).sum()));
    let won = hand.seating.side_of(sheet.setup().format(), out).contains(&dealer);
    Some(if won { points } else { -points })
}

fn compare_within_deal(played: &[(Slot, i64)]) -> impl Iterator<Item = ComparedHand> {
    let all: i64 = played.iter().map(|(_, made)| made).sum();
    let count = i64::try_from(played.len()).unwrap_or(i64::MAX);
    let others = count - 1;
    let beside = move |&(slot, made): &(Slot, i64)| {
        // made - (all - made) / others
        ComparedHand { slot, made, better: rounded(made * count - all, others) }
    };
    played.iter().filter(move |_| others > 0).map(beside)
}

/// Divides and rounds to whole points, halves away from zero, so that both sides of a hand get the same
/// number.
fn rounded(over: i64, under: i64) -> i64 {
    (2 * over.abs() + under) / (2 * under) * over.signum()
}

impl ComparedHand {
    /// Points by which a player did better in this hand than the others with the same cards.
    fn better_of(&self, sheet: &Scorecard, hand: &Hand, player: &PlayerId) -> i64 {
        let format = sheet.setup().format();
        let deals = hand.dealer.as_ref().is_some_and(|d| hand.seating.side_of(format, d).contains(&player));
        if deals { self.better } else { -self.better }
    }
}

/// Duplicate column: points by which each entrant did better than others with the same cards. Entrants
/// without a compared hand are absent.
pub(crate) fn column(sheet: &Scorecard, compared: &[ComparedHand]) -> BTreeMap<EntrantId, i64> {
    let mut column = BTreeMap::new();
    for one in compared {
        let Some(hand) = sheet.hand(one.slot) else { continue };
        for player in hand.seating.players() {
            if let Some(entrant) = sheet.entrant_of(player) {
                *column.entry(entrant.id.clone()).or_default() += one.better_of(sheet, hand, player);
            }
        }
    }
    column
}
