//! Which hands are played with the same deck, where deals are duplicate.

use crate::Slot;

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
    /// The deal of a hand of a movement; [`crate::Tournament::deal`] knows which hands have one.
    pub fn of(slot: Slot) -> Self {
        Self { round: slot.round - u32::from(is_mirrored(slot.round)), hand: slot.hand }
    }
}

/// Whether a round is the second of two that are played with the same decks.
pub(crate) fn is_mirrored(round: u32) -> bool {
    round.is_multiple_of(2)
}
