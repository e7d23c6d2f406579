//! Duplicate deals: the same deck at every table, and how each side did with its cards beside the others.

use std::collections::BTreeMap;
use std::sync::Arc;

use imbl::Vector;

use crate::{Deal, Effect, EntrantId, Hand, PlayerId, Sheet, Slot};

/// A hand that was played with the deck of its deal, beside the others of that deal. Points are those of the dealer's side; its
/// opponents have the same with the other sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Compared {
    /// The hand that is compared.
    pub slot: Slot,
    /// What the side made: what the opponents were left with if it won, otherwise what it was left with itself, as a loss.
    pub made: i64,
    /// How much more that is than the others made on average with the same cards; in whole points, halves away from zero.
    pub better: i64,
}

/// Every hand that has another one to be compared with, in the order of play.
pub(crate) fn compared(sheet: &Sheet, effects: &Vector<Arc<Effect>>) -> Vec<Compared> {
    if !sheet.setup().is_duplicate() {
        return Vec::new();
    }
    let mut deals: BTreeMap<Deal, Vec<(Slot, i64)>> = BTreeMap::new();
    for effect in effects {
        let hand = sheet.hand(effect.slot).filter(|hand| hand.shared);
        if let Some(made) = hand.and_then(|hand| made(sheet, hand, effect)) {
            deals.entry(Deal::of(effect.slot)).or_default().push((effect.slot, made));
        }
    }
    let mut compared: Vec<Compared> = deals.values().flat_map(|played| beside_each_other(played)).collect();
    compared.sort_by_key(|hand| hand.slot);
    compared
}

/// What the dealer's side made of a hand.
fn made(sheet: &Sheet, hand: &Hand, effect: &Effect) -> Option<i64> {
    let (out, dealer) = (effect.out.as_ref()?, hand.dealer.as_ref()?);
    // S-STD-1 credits each partner with the sum of the holdings, S-L200-1 charges each loser with the own one.
    let credited = effect.credited.first().map(|credit| credit.points);
    let points =
        i64::from(credited.unwrap_or_else(|| effect.charged.iter().map(|charge| charge.points).sum()));
    let won = hand.seating.side_of(sheet.setup().format(), out).contains(&dealer);
    Some(if won { points } else { -points })
}

fn beside_each_other(played: &[(Slot, i64)]) -> impl Iterator<Item = Compared> {
    let all: i64 = played.iter().map(|(_, made)| made).sum();
    let count = i64::try_from(played.len()).unwrap_or(i64::MAX);
    let others = count - 1;
    let beside = move |&(slot, made): &(Slot, i64)| {
        // made - (all - made) / others
        Compared { slot, made, better: rounded(made * count - all, others) }
    };
    played.iter().filter(move |_| others > 0).map(beside)
}

/// A fraction in whole points, halves away from zero, so that both sides of a hand get the same number.
fn rounded(over: i64, under: i64) -> i64 {
    (2 * over.abs() + under) / (2 * under) * over.signum()
}

impl Compared {
    /// How much better than the others a player of this hand did.
    fn better_of(&self, sheet: &Sheet, hand: &Hand, player: &PlayerId) -> i64 {
        let format = sheet.setup().format();
        let deals = hand.dealer.as_ref().is_some_and(|d| hand.seating.side_of(format, d).contains(&player));
        if deals { self.better } else { -self.better }
    }
}

/// The duplicate column: how much better each entrant did than others with the same cards. Nobody whose hands were compared with
/// none.
pub(crate) fn column(sheet: &Sheet, compared: &[Compared]) -> BTreeMap<EntrantId, i64> {
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
