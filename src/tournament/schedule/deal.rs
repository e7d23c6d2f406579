//! Hands that share a deck in duplicate play.

use crate::Slot;

/// The hands played with one deck: those with the same number at all tables, in two consecutive rounds. In
/// the second round each side gets the opponents' cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deal {
    /// First of the two rounds, an odd number.
    pub round: u32,
    /// Number of the hand within each round.
    pub hand: u32,
}

impl Deal {
    /// Deal of a hand in a movement; [`crate::Scorecard::deal`] determines which hands have one.
    pub fn of(slot: Slot) -> Self {
        Self { round: slot.round - u32::from(is_mirrored(slot.round)), hand: slot.hand }
    }
}

/// Returns true if a round is the second of two that share their decks.
pub(crate) fn is_mirrored(round: u32) -> bool {
    round.is_multiple_of(2)
}
