//! Who deals the first hand at a table, where the highest card decided it (R-DLR-1..4, S-LAZY-6, §0.5.8e).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::people::changes::successor;
use crate::schedule::deal::is_mirrored;
use crate::schedule::movement::Planned;
use crate::{People, PlayerId, Seating, Setup, Slot};
use lastcard_rules::choice::DealerPick;
use lastcard_rules::{Card, DealerDraw, Deck, Pile, Random, Ruleset, Seat, below};

/// A card that somebody pulled for the deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pull {
    /// Who pulled it.
    pub player: PlayerId,
    /// The card that was turned up.
    pub card: Card,
}

/// Who deals first at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirstDealer {
    /// Who deals the first hand of the table.
    pub dealer: PlayerId,
    /// The cards that were pulled, in their order; none where the table drew them itself, or the lot decided.
    pub pulls: Vec<Pull>,
}

/// The first dealers by table.
pub type FirstDealers = BTreeMap<u32, FirstDealer>;

impl FirstDealer {
    /// The table says who drew the highest card.
    pub fn said(dealer: PlayerId) -> Self {
        Self { dealer, pulls: Vec::new() }
    }

    /// Draws for the table, each player in turn and those who have to pull again after them. Where the rules assign the
    /// dealer, one is taken by lot and nobody pulls. Nothing only at an empty table.
    pub fn drawn<R: rand::Rng>(rules: &Ruleset, seating: &Seating, rng: &mut R) -> Option<Self> {
        let seats = seating.players().len();
        if rules.options().dealer_pick == DealerPick::Assigned {
            let lot = below(rng, u32::try_from(seats).unwrap_or(u32::MAX)) as usize;
            return seating.players().get(lot).cloned().map(Self::said);
        }
        // A deck that runs out before somebody is highest is shuffled for another draw.
        for _ in 0..100 {
            let deck = rules.deck().shuffled(&mut Random(&mut *rng));
            if let Some(drawn) = pulled(rules, seating, deck) {
                return Some(drawn);
            }
        }
        seating.players().first().cloned().map(Self::said)
    }

    /// Whether its pulls, if there are any, make this player the dealer by these rules.
    pub fn holds(&self, rules: &Ruleset, seating: &Seating) -> bool {
        if self.pulls.is_empty() {
            return seating.has(&self.dealer);
        }
        if self.pulls.len() > Deck::MOST {
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

fn pulled(rules: &Ruleset, seating: &Seating, deck: Pile) -> Option<FirstDealer> {
    let mut draw = DealerDraw::new(rules.options().dealer_special, seating.players().len(), deck);
    let mut pulls = Vec::new();
    loop {
        if let Some(dealer) = draw.dealer() {
            return Some(FirstDealer { dealer: seating.players().get(dealer.number())?.clone(), pulls });
        }
        for seat in draw.waits_for().iter() {
            let player = seating.players().get(seat.number())?.clone();
            pulls.push(Pull { player, card: draw.pull(seat)? });
        }
    }
}

/// The slot of the first hand at a table.
pub(super) const fn first_slot(table: u32) -> Slot {
    Slot { round: 1, hand: 1, table }
}

/// Who deals a hand by the schedule, or was drawn to.
pub(crate) fn scheduled(
    people: (&Setup, &People),
    first_dealers: &FirstDealers,
    drawn: &[Planned],
    slot: Slot,
) -> Option<PlayerId> {
    let first = dealer_of(people, first_dealers, drawn, slot);
    first.or_else(|| Planned::of(drawn, slot).map(|planned| planned.dealer.clone()))
}

/// Who deals a hand of the first block at a table where somebody was drawn; nothing where nobody was, or who was drawn does
/// not sit there.
///
/// The order of dealing begins with that player, whose partner follows where the scheduled first dealer's did; so each
/// of the four still deals once and opens once in a block of four (§0.5.3).
fn dealer_of(
    (setup, people): (&Setup, &People),
    first: &FirstDealers,
    drawn: &[Planned],
    slot: Slot,
) -> Option<PlayerId> {
    if first.is_empty() {
        return None;
    }
    let planned = Planned::of(drawn, slot)?;
    if slot.round == 1 {
        let order = Order::of(people, first.get(&slot.table)?, drawn, slot.table)?;
        return (planned.block == 1).then(|| order.dealer(people, planned)).flatten();
    }
    // The same cards for the opponents, who therefore deal.
    let of_deal = Slot { round: slot.round - 1, ..slot };
    let before = Planned::of(drawn, of_deal)?;
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

/// Which seats of a table take each other's turn to deal.
pub(super) struct Order<'a> {
    /// The seats of the first hand.
    seating: &'a Seating,
    scheduled: usize,
    drawn: usize,
}

impl<'a> Order<'a> {
    pub(super) fn of(people: &People, first: &FirstDealer, drawn: &'a [Planned], table: u32) -> Option<Self> {
        let planned = Planned::of(drawn, first_slot(table))?;
        let now = successor(people, &first.dealer, planned.slot)?;
        let seat = planned.seating.seat(now)?;
        let scheduled = planned.seating.seat(&planned.dealer)?;
        Some(Self { seating: &planned.seating, scheduled, drawn: seat })
    }

    fn dealer(&self, people: &People, planned: &Planned) -> Option<PlayerId> {
        let later = |player: &PlayerId| successor(people, player, planned.slot).cloned();
        let players = self.seating.players();
        let seat = players.iter().position(|player| later(player).as_ref() == Some(&planned.dealer))?;
        players.get(self.takes(seat)).and_then(later)
    }

    /// The seat whose player deals when this one was to. A drawn partner and the scheduled dealer change turns; a drawn
    /// opponent's pair and the dealer's do.
    fn takes(&self, seat: usize) -> usize {
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
