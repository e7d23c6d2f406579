//! Detection of repeated positions, in which a player with fixed rules would go round in circles.

use super::super::Hand;

/// An earlier position, replaced each time the number of moves has doubled. That finds a cycle of any length
/// once the hand is long enough.
pub(super) struct Memory {
    earlier: Hand,
    taken: usize,
    again: bool,
}

impl Memory {
    pub(super) const fn of(hand: &Hand) -> Self {
        Self { earlier: *hand, taken: 0, again: false }
    }

    /// Compares the hand after this number of moves.
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
