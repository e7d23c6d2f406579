//! Duplicate deals: the same deck at every table, and how each side did with its cards beside the others.

use std::collections::BTreeMap;
use std::sync::Arc;

use imbl::Vector;

use crate::tournament::{Effect, EntrantId, Hand, PlayerId, Slot, Tally, Tournament};

/// The hands that are played with one deck: those of one number at all tables, in two rounds that follow each other. In the second
/// of the two the opponents have the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deal {
    /// The first of the two rounds, an odd number.
    pub round: u32,
    /// The hand within each of them.
    pub hand: u32,
}

impl Deal {
    /// The deal of a hand of a movement; [`Tournament::deal`] knows which hands have one.
    pub fn of(slot: Slot) -> Self {
        Self { round: slot.round - u32::from(is_mirrored(slot.round)), hand: slot.hand }
    }
}

/// Whether a round is the second of two that are played with the same decks.
pub(in crate::tournament) fn is_mirrored(round: u32) -> bool {
    round.is_multiple_of(2)
}

/// A hand that was played with the deck of its deal, beside the others of that deal. Points are those of the dealer's side; its
/// opponents have the same with the other sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Compared {
    /// Which hand.
    pub slot: Slot,
    /// What the side made: what the opponents were left with if it won, otherwise what it was left with itself, as a loss.
    pub made: i64,
    /// How much more that is than the others made on average with the same cards; in whole points, halves away from zero.
    pub better: i64,
}

/// Every hand that has another one to be compared with, in the order of play.
pub(in crate::tournament) fn compared(
    tournament: &Tournament,
    effects: &Vector<Arc<Effect>>,
) -> Vec<Compared> {
    if !tournament.setup().is_duplicate() {
        return Vec::new();
    }
    let mut deals: BTreeMap<Deal, Vec<(Slot, i64)>> = BTreeMap::new();
    for effect in effects {
        let hand = tournament.hand(effect.slot).filter(|hand| hand.shared);
        if let Some(made) = hand.and_then(|hand| made(tournament, hand, effect)) {
            deals.entry(Deal::of(effect.slot)).or_default().push((effect.slot, made));
        }
    }
    let mut compared: Vec<Compared> = deals.values().flat_map(|played| beside_each_other(played)).collect();
    compared.sort_by_key(|hand| hand.slot);
    compared
}

/// What the dealer's side made of a hand.
fn made(tournament: &Tournament, hand: &Hand, effect: &Effect) -> Option<i64> {
    let (out, dealer) = (effect.out.as_ref()?, hand.dealer.as_ref()?);
    // S-STD-1 credits each partner with the sum of the holdings, S-L200-1 charges each loser with the own one.
    let credited = effect.credited.first().map(|credit| credit.points);
    let points =
        i64::from(credited.unwrap_or_else(|| effect.charged.iter().map(|charge| charge.points).sum()));
    let won = hand.seating.side_of(tournament.setup().format(), out).contains(&dealer);
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
    fn better_of(&self, tournament: &Tournament, hand: &Hand, player: &PlayerId) -> i64 {
        let format = tournament.setup().format();
        let deals = hand.dealer.as_ref().is_some_and(|d| hand.seating.side_of(format, d).contains(&player));
        if deals { self.better } else { -self.better }
    }
}

/// The duplicate column: how much better each entrant did than others with the same cards. Nobody whose hands were compared with
/// none.
pub(in crate::tournament) fn column(
    tournament: &Tournament,
    compared: &[Compared],
) -> BTreeMap<EntrantId, i64> {
    let mut column = BTreeMap::new();
    for one in compared {
        let Some(hand) = tournament.hand(one.slot) else { continue };
        for player in hand.seating.players() {
            if let Some(entrant) = tournament.entrant_of(player) {
                *column.entry(entrant.id.clone()).or_default() += one.better_of(tournament, hand, player);
            }
        }
    }
    column
}

impl Tally {
    /// The hands of a deal that were compared, in the order of play.
    pub fn compared(&self, deal: Deal) -> impl Iterator<Item = &Compared> {
        self.compared.iter().filter(move |hand| Deal::of(hand.slot) == deal)
    }
}

impl Tournament {
    /// The deal of a hand; none without duplicate deals, or in a play-off, which one table plays by itself.
    pub fn deal(&self, slot: Slot) -> Option<Deal> {
        (self.setup().is_duplicate() && !self.in_play_off(slot)).then(|| Deal::of(slot))
    }

    /// Whether several tables get the same cards, so that a look at one table tells what another one will get.
    pub fn deals_to_many(&self) -> bool {
        self.setup().is_duplicate() && self.tables() > 1
    }

    /// The hands of a deal that are still to be played; none once the tournament is over.
    pub fn left_of_deal(&self, deal: Deal, tally: &Tally) -> Vec<Slot> {
        let goes_on = tally.standings.reason.is_none();
        let open = self.hands().iter().filter(|hand| goes_on && hand.is_open()).map(|hand| hand.slot);
        open.filter(|slot| self.deal(*slot) == Some(deal)).collect()
    }
}
