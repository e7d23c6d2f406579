//! People come and go: substitutes, withdrawals (§12.5) and late players.
//!
//! Who came and who left is kept with the entrant. Who sits in which hand, which hands are closed and who ranks where
//! follows from it each time, so taking a change back leaves no trace.

mod check;
mod hands;
mod seats;
mod starts;
mod step;
mod steps;

pub(crate) use check::check;
pub(crate) use hands::{check_hands, takes_effect};
pub(crate) use seats::{closed, everybody, left_with_second, moved, successor};
pub use starts::StepKind;
pub use step::{Step, StepRefusal};

use serde::{Deserialize, Serialize};

use crate::{Player, PlayerId, Slot};

/// From which hand on something holds; both count from 1. Ordered as the hands are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Since {
    /// The round of the movement; 1 outside.
    pub round: u32,
    /// The hand within the round.
    pub hand: u32,
}

impl Since {
    /// From this hand on.
    pub fn of(slot: Slot) -> Self {
        Self { round: slot.round, hand: slot.hand }
    }

    /// The hand at the first table.
    pub(crate) fn slot(self) -> Slot {
        Slot { round: self.round, hand: self.hand, table: 1 }
    }

    /// Whether a hand is this one or a later one.
    pub fn covers(self, slot: Slot) -> bool {
        Self::of(slot) >= self
    }
}

/// Somebody leaves a seat, and somebody else sits down there or nobody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The first hand without the one who leaves.
    pub from: Since,
    /// Who leaves: whoever has the seat by then.
    pub leaves: PlayerId,
    /// The substitute; `None` is a withdrawal.
    pub comes: Option<Player>,
}
