//! One change that an organiser makes: a substitution, a withdrawal or a late arrival.

use serde::Serialize;

use super::{HandNumber, SeatDeparture};
use crate::{Entrant, EntrantId, Player, Problem};

/// A change of the line-up, with the hand from which it holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineUpChange {
    /// A player leaves a seat, to a substitute or for good.
    Leaves {
        /// Entrant that has the seat.
        entrant: EntrantId,
        /// Player who leaves, first hand, and substitute.
        change: SeatDeparture,
    },
    /// A late player joins.
    Joins {
        /// Player, who gets a line of their own.
        player: Player,
        /// First hand of the player.
        from: HandNumber,
    },
}

impl LineUpChange {
    /// Returns the first hand for which the step holds.
    pub fn since(&self) -> HandNumber {
        match self {
            Self::Leaves { change, .. } => change.from,
            Self::Joins { from, .. } => *from,
        }
    }

    /// Returns the player who comes, if any.
    pub fn joining_player(&self) -> Option<&Player> {
        match self {
            Self::Leaves { change, .. } => change.comes.as_ref(),
            Self::Joins { player, .. } => Some(player),
        }
    }

    /// Adds the step to the entrants. Changes are kept in the order of the hands.
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

/// Reason why a step is not possible.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{self:?}")]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum LineUpRefusal {
    /// The tournament is over, or was stopped.
    StepOver,
    /// There is a play-off, which is between the entrants who were level when it began.
    StepPlayOff,
    /// Nobody with this id plays here now.
    StepUnknown,
    /// The player is out already (V-CHAL-5).
    StepOut,
    /// The player has no hand from there on.
    StepAfterEnd,
    /// A hand from there on is recorded already.
    StepRecorded {
        /// Number of the first such hand.
        hand: u32,
    },
    /// The step does not fit the format, or the people who play already.
    StepProblems {
        /// All problems.
        #[serde(skip)]
        problems: Vec<Problem>,
    },
}
