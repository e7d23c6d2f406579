//! Whether a position has come again: then whoever follows rules of thumb would go round for ever.

use super::super::Hand;

/// One earlier position, taken anew whenever the number of moves has doubled: a circle of any length is
/// noticed once it is shorter than the way behind.
pub(super) struct Memory {
    earlier: Hand,
    taken: usize,
    again: bool,
}

impl Memory {
    pub(super) const fn of(hand: &Hand) -> Self {
        Self { earlier: *hand, taken: 0, again: false }
    }

    /// Looks at the hand after so many moves.
    pub(super) fn look(&mut self, hand: &Hand, moves: usize) {
        if moves > 0 && self.earlier == *hand {
            self.again = true;
        }
        if moves > 2 * self.taken {
            self.earlier = *hand;
            self.taken = moves;
        }
    }

    /// Whether a position has come again.
    pub(super) const fn came_again(&self) -> bool {
        self.again
    }
}
