//! Detects repeated positions, in which a bot with fixed rules would loop for ever.

use super::super::Hand;

/// An earlier position, replaced each time the number of moves has doubled. In this way a cycle of any length
/// is detected once the hand is long enough.
pub(super) struct Memory {
    earlier: Hand,
    taken: usize,
    again: bool,
}

impl Memory {
    pub(super) const fn of(hand: &Hand) -> Self {
        Self { earlier: *hand, taken: 0, again: false }
    }

    /// Compares the hand, after this number of moves, with the earlier position.
    pub(super) fn look(&mut self, hand: &Hand, moves: usize) {
        if moves > 0 && self.earlier == *hand {
            self.again = true;
        }
        if moves > 2 * self.taken {
            self.earlier = *hand;
            self.taken = moves;
        }
    }

    pub(super) const fn came_again(&self) -> bool {
        self.again
    }
}
