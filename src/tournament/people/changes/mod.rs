//! Changes to the line-up: substitutes, withdrawals (§12.5) and late players.
//!
//! Changes are stored with the entrant. The seats of each hand, the closed hands and the ranks are derived
//! from the changes each time, so undoing a change leaves no trace.

mod check;
mod hands;
mod line_up_change;
mod seats;
mod starts;
mod steps;

pub(crate) use check::check;
pub(crate) use hands::{check_hands, takes_effect};
pub use line_up_change::{LineUpChange, LineUpRefusal};
pub(crate) use seats::{all_seated, apply_changes, is_closed, is_left_at_second_hand, successor};
pub use starts::LineUpChangeKind;

use serde::{Deserialize, Serialize};

use crate::{Player, PlayerId, Slot};

/// First hand that something applies to. Compares in order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HandNumber {
    /// Round of the movement, starting at 1; 1 outside a movement.
    pub round: u32,
    /// Hand within the round, starting at 1.
    pub hand: u32,
}

impl HandNumber {
    /// Returns the number of the hand in a slot.
    pub fn of(slot: Slot) -> Self {
        Self { round: slot.round, hand: slot.hand }
    }

    /// Returns the slot at the first table.
    pub(crate) fn slot(self) -> Slot {
        Slot { round: self.round, hand: self.hand, table: 1 }
    }

    /// Returns true if the slot is of this hand or a later one.
    pub fn covers(self, slot: Slot) -> bool {
        Self::of(slot) >= self
    }
}

/// A player's departure from a seat, with or without a substitute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatDeparture {
    /// First hand without the player who leaves.
    pub from: HandNumber,
    /// Player who leaves and who must have the seat at that point.
    pub leaves: PlayerId,
    /// Substitute; `None` for a withdrawal.
    pub comes: Option<Player>,
}
