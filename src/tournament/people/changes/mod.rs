//! Changes to the line-up: substitutes, withdrawals (§12.5) and late players.
//!
//! Changes are stored with the entrant. The seats of each hand, the closed hands and the ranks are derived
//! from the changes each time, so undoing a change leaves no trace.

mod check;
mod hands;
mod seats;
mod steps;

pub(crate) use check::check;
pub use hands::LineUpChangeKind;
pub(crate) use hands::{check_hands, takes_effect};
pub(crate) use seats::{all_seated, apply_changes, is_closed, is_left_at_second_hand, successor};

use serde::Serialize;

use crate::{Entrant, EntrantId, HandNumber, Player, Problem, SeatDeparture};

/// A change to the line-up, and the first hand it applies to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineUpChange {
    /// A player leaves a seat, which goes to a substitute or stays empty.
    Leaves {
        /// Entrant that has the seat.
        entrant: EntrantId,
        /// Player who leaves, first hand, and substitute.
        change: SeatDeparture,
    },
    /// A late player joins.
    Joins {
        /// Player, who becomes a new entrant.
        player: Player,
        /// First hand of the player.
        from: HandNumber,
    },
}

impl LineUpChange {
    /// Returns the first hand that the change applies to.
    pub fn since(&self) -> HandNumber {
        match self {
            Self::Leaves { change, .. } => change.from,
            Self::Joins { from, .. } => *from,
        }
    }

    /// Returns the player who joins, if any.
    pub fn joining_player(&self) -> Option<&Player> {
        match self {
            Self::Leaves { change, .. } => change.comes.as_ref(),
            Self::Joins { player, .. } => Some(player),
        }
    }

    /// Adds the change to the entrants. Their changes are kept in the order of the hands.
    pub fn apply(&self, entrants: &mut Vec<Entrant>) {
        match self {
            Self::Leaves { entrant, change } => {
                if let Some(entrant) = entrants.iter_mut().find(|known| known.id == *entrant) {
                    let at = entrant.changes.partition_point(|other| other.from <= change.from);
                    entrant.changes.insert(at, change.clone());
                }
            }
            Self::Joins { player, from } => {
                let id = EntrantId::of_player(&player.id);
                let late = Entrant { since: Some(*from), ..Entrant::single(id, player.name.clone()) };
                let at = entrants.partition_point(|other| other.since <= late.since);
                entrants.insert(at, late);
            }
        }
    }
}

/// Reason why a line-up change is not possible.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{self:?}")]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum LineUpRefusal {
    /// The tournament is over, or was stopped.
    StepOver,
    /// There is a play-off, which is only between the entrants that were level when it began.
    StepPlayOff,
    /// The id is not that of a current player.
    StepUnknown,
    /// The player has already been eliminated (V-CHAL-5).
    StepOut,
    /// The player does not play in any hand from that point on.
    StepAfterEnd,
    /// A hand from that point on has already been recorded.
    StepRecorded {
        /// Number of the first such hand.
        hand: u32,
    },
    /// The change does not fit the format or the current players.
    StepProblems {
        /// All problems.
        #[serde(skip)]
        problems: Vec<Problem>,
    },
}
