//! First dealer at a table, decided by the highest card (R-DLR-1..4, S-LAZY-6, §0.5.8e).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::people::changes::successor;
use crate::schedule::is_mirrored;
use crate::schedule::movement::PlannedHand;
use crate::{EntrantIndex, PlayerId, Seating, Setup, Slot};
use lastcard_rules::choice::DealerPick;
use lastcard_rules::{Card, DealerDraw, Deck, Pile, Random, Ruleset, Seat, below};

/// A card pulled to decide the first deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealerCard {
    /// Player who pulled it.
    pub player: PlayerId,
    /// Card that was turned up.
    pub card: Card,
}

/// First dealer at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirstDealer {
    /// Player who deals the first hand at the table.
    pub dealer: PlayerId,
    /// Cards in the order in which they were pulled; empty if the table made the draw itself, or if lots were
    /// drawn.
    pub pulls: Vec<DealerCard>,
}

/// First dealers by table.
pub type FirstDealers = BTreeMap<u32, FirstDealer>;

impl FirstDealer {
    /// Creates the first dealer that the table named.
    pub fn without_pulls(dealer: PlayerId) -> Self {
        Self { dealer, pulls: Vec::new() }
    }

    /// Draws for the table: each player pulls a card in turn, then those who have to pull again. If the rules
    /// assign the dealer, draws lots without cards. Returns `None` only for an empty table.
    pub fn draw<R: rand::Rng>(rules: &Ruleset, seating: &Seating, rng: &mut R) -> Option<Self> {
        let seats = seating.players().len();
        if rules.options().dealer_pick == DealerPick::Assigned {
            let lot = below(rng, u32::try_from(seats).unwrap_or(u32::MAX)) as usize;
            return seating.players().get(lot).cloned().map(Self::without_pulls);
        }
        // If the deck runs out before one card is the highest, it is shuffled for another draw.
        for _ in 0..100 {
            let deck = rules.deck().shuffled(&mut Random(&mut *rng));
            if let Some(drawn) = draw_from(rules, seating, deck) {
                return Some(drawn);
            }
        }
        seating.players().first().cloned().map(Self::without_pulls)
    }

    /// Returns true if there are no pulls, or if they make this player the dealer under these rules.
    pub fn is_valid(&self, rules: &Ruleset, seating: &Seating) -> bool {
        if self.pulls.is_empty() {
            return seating.has(&self.dealer);
        }
        if self.pulls.len() > Deck::MAX_CARDS {
            return false;
        }
        let cards: Vec<Card> = self.pulls.iter().map(|pull| pull.card).collect();
        let has = |card: &Card| {
            let pulled = cards.iter().filter(|other| *other == card).count();
            pulled <= usize::from(rules.deck().copies(*card))
        };
        if !cards.iter().all(has) {
            return false;
        }
        let Ok(deck) = Pile::try_from(cards) else { return false };
        let mut draw = DealerDraw::new(rules.options().dealer_special, seating.players().len(), deck);
        let all = self.pulls.iter().all(|pull| {
            let seat = seating.seat(&pull.player).and_then(Seat::new);
            draw.dealer().is_none() && seat.is_some_and(|seat| draw.pull(seat).is_some())
        });
        all && draw.dealer().and_then(|seat| seating.players().get(seat.number())) == Some(&self.dealer)
    }
}

fn draw_from(rules: &Ruleset, seating: &Seating, deck: Pile) -> Option<FirstDealer> {
    let mut draw = DealerDraw::new(rules.options().dealer_special, seating.players().len(), deck);
    let mut pulls = Vec::new();
    loop {
        if let Some(dealer) = draw.dealer() {
            return Some(FirstDealer { dealer: seating.players().get(dealer.number())?.clone(), pulls });
        }
        for seat in draw.waits_for().iter() {
            let player = seating.players().get(seat.number())?.clone();
            pulls.push(DealerCard { player, card: draw.pull(seat)? });
        }
    }
}

pub(super) const fn first_slot(table: u32) -> Slot {
    Slot { round: 1, hand: 1, table }
}

/// Dealer of a hand according to the draw or, without one, according to the schedule.
pub(crate) fn scheduled_dealer(
    people: (&Setup, &EntrantIndex),
    first_dealers: &FirstDealers,
    drawn: &[PlannedHand],
    slot: Slot,
) -> Option<PlayerId> {
    let first = dealer_of(people, first_dealers, drawn, slot);
    first.or_else(|| PlannedHand::find(drawn, slot).map(|planned| planned.dealer.clone()))
}

/// Dealer of a hand in the first block at a table whose first dealer was drawn; `None` if there was no draw,
/// or if the drawn player no longer sits there.
///
/// The drawn player deals first, and that player's partner takes the turn of the scheduled dealer's partner,
/// so in a block of four each player still deals once and opens once (§0.5.3).
fn dealer_of(
    (setup, people): (&Setup, &EntrantIndex),
    first: &FirstDealers,
    drawn: &[PlannedHand],
    slot: Slot,
) -> Option<PlayerId> {
    if first.is_empty() {
        return None;
    }
    let planned = PlannedHand::find(drawn, slot)?;
    if slot.round == 1 {
        let order = DealOrder::of(people, first.get(&slot.table)?, drawn, slot.table)?;
        return (planned.block == 1).then(|| order.dealer(people, planned)).flatten();
    }
    // In the mirrored round the opponents get the same cards, so they deal.
    let of_deal = Slot { round: slot.round - 1, ..slot };
    let before = PlannedHand::find(drawn, of_deal)?;
    let is_mirror = setup.is_duplicate()
        && is_mirrored(slot.round)
        && before.seating == planned.seating
        && before.seating.left_of(&before.dealer) == Some(&planned.dealer);
    if !is_mirror {
        return None;
    }
    let dealer = dealer_of((setup, people), first, drawn, of_deal)?;
    planned.seating.left_of(&dealer).cloned()
}

/// Order of dealing at a table, with some seats' turns exchanged after a draw.
pub(super) struct DealOrder<'a> {
    /// Seats of the first hand.
    seating: &'a Seating,
    scheduled: usize,
    drawn: usize,
}

impl<'a> DealOrder<'a> {
    pub(super) fn of(
        people: &EntrantIndex,
        first: &FirstDealer,
        drawn: &'a [PlannedHand],
        table: u32,
    ) -> Option<Self> {
        let planned = PlannedHand::find(drawn, first_slot(table))?;
        let now = successor(people, &first.dealer, planned.slot)?;
        let seat = planned.seating.seat(now)?;
        let scheduled = planned.seating.seat(&planned.dealer)?;
        Some(Self { seating: &planned.seating, scheduled, drawn: seat })
    }

    fn dealer(&self, people: &EntrantIndex, planned: &PlannedHand) -> Option<PlayerId> {
        let later = |player: &PlayerId| successor(people, player, planned.slot).cloned();
        let players = self.seating.players();
        let seat = players.iter().position(|player| later(player).as_ref() == Some(&planned.dealer))?;
        players.get(self.dealing_seat(seat)).and_then(later)
    }

    /// Returns the seat that deals when `seat` is scheduled. If the drawn dealer is the scheduled dealer's
    /// partner, the two exchange turns; if the drawn dealer is an opponent, the two pairs do.
    fn dealing_seat(&self, seat: usize) -> usize {
        let seats = self.seating.players().len();
        let partner = |seat: usize| (seat + 2) % seats.max(1);
        let mut turns = vec![(self.scheduled, self.drawn)];
        if self.drawn != partner(self.scheduled) && self.drawn != self.scheduled {
            turns.push((partner(self.scheduled), partner(self.drawn)));
        }
        let other = turns.iter().find_map(|&(one, other)| match seat {
            _ if seat == one => Some(other),
            _ if seat == other => Some(one),
            _ => None,
        });
        other.unwrap_or(seat)
    }
}
