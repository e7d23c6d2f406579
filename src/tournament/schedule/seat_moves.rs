//! Seat changes between one hand at a table and the next (§0.5.3). Players follow the schedule only if the
//! changes are announced.

use std::collections::BTreeSet;

use crate::{EntrantId, Hand, HandResult, PlayerId, Slot, Tournament, VoidReason};

/// A player's change of seat since the previous hand at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatMove<'a> {
    /// Two players change seats with each other.
    Swap(&'a PlayerId, &'a PlayerId),
    /// A player takes another player's seat: in a longer rotation, or when a substitute joins at the same
    /// time.
    Takes {
        /// Player who sits there now.
        player: &'a PlayerId,
        /// Player who sat there in the hand before.
        from: &'a PlayerId,
    },
}

impl<'a> SeatMove<'a> {
    /// Players who move.
    pub fn players(self) -> impl Iterator<Item = &'a PlayerId> {
        let (one, other) = match self {
            Self::Swap(one, other) => (one, Some(other)),
            Self::Takes { player, .. } => (player, None),
        };
        std::iter::once(one).chain(other)
    }
}

impl Tournament {
    /// Returns the changes of seat before a hand of a movement, in the order of the seats. Empty if other
    /// players sat at the table before, because then everybody needs to know their table instead.
    pub fn seat_moves(&self, slot: Slot) -> Vec<SeatMove<'_>> {
        let Some(hand) = self.hand(slot).filter(|_| self.is_movement_hand(slot)) else { return Vec::new() };
        let Some(before) = self.previous_seated_hand(slot) else { return Vec::new() };
        if self.entrants_at(before) != self.entrants_at(hand) {
            return Vec::new();
        }
        let seats = hand.seating.players().iter().zip(before.seating.players());
        let line = |player| self.entrant_of(player).map(|entrant| &entrant.id);
        let moved: Vec<(&PlayerId, &PlayerId)> =
            seats.filter(|(now, then)| line(now) != line(then)).collect();
        let told = moved.iter().enumerate().filter_map(|(at, &(player, from))| {
            match moved.iter().position(|pair| *pair == (from, player)) {
                Some(other) if other < at => None,
                Some(_) => Some(SeatMove::Swap(player, from)),
                None => Some(SeatMove::Takes { player, from }),
            }
        });
        told.collect()
    }

    /// Returns the changes for players who are about to sit down: none for a hand that is recorded or dealt
    /// again.
    pub fn seat_moves_due(&self, slot: Slot) -> Vec<SeatMove<'_>> {
        let is_due = self.hand(slot).is_some_and(|hand| hand.is_open() && hand.voided.is_empty());
        if is_due { self.seat_moves(slot) } else { Vec::new() }
    }

    /// Hands that follow this one in its block at the same table.
    pub fn rest_of_block(&self, slot: Slot) -> impl Iterator<Item = &Hand> {
        let block = self.hand(slot).map(|hand| hand.block);
        let following = (slot.hand + 1..).map_while(move |hand| self.hand(Slot { hand, ..slot }));
        following.take_while(move |hand| Some(hand.block) == block)
    }

    fn is_movement_hand(&self, slot: Slot) -> bool {
        self.setup().plan().is_some() && !self.in_play_off(slot)
    }

    /// Last earlier hand at this table for which players sat down.
    fn previous_seated_hand(&self, slot: Slot) -> Option<&Hand> {
        let sat = |hand: &&Hand| {
            hand.result != Some(HandResult::Void(VoidReason::Withdrawn)) || !hand.voided.is_empty()
        };
        let earlier = (1..slot.hand).rev().filter_map(|hand| self.hand(Slot { hand, ..slot }));
        earlier.into_iter().find(|hand| sat(hand)).or_else(|| {
            let before = |hand: &&Hand| hand.slot.round < slot.round && hand.slot.table == slot.table;
            self.scored_hands().filter(before).rfind(sat)
        })
    }

    fn entrants_at(&self, hand: &Hand) -> BTreeSet<Option<&EntrantId>> {
        hand.seating
            .players()
            .iter()
            .map(|player| self.entrant_of(player).map(|entrant| &entrant.id))
            .collect()
    }
}
