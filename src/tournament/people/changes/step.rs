//! One step of somebody who runs the tournament: a substitute sits down, a player withdraws, a late player joins.

use serde::Serialize;

use super::{Change, Since};
use crate::{Entrant, EntrantId, Player, Problem};

/// Who comes or goes, and from which hand on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// A player leaves a seat, to a substitute or for good.
    Leaves {
        /// Whose line it is.
        entrant: EntrantId,
        /// Who leaves, from when, and who comes instead.
        change: Change,
    },
    /// A late player joins.
    Joins {
        /// The player's own line.
        player: Player,
        /// The first hand in which the player sits down.
        from: Since,
    },
}

impl Step {
    /// From which hand on it holds.
    pub fn from(&self) -> Since {
        match self {
            Self::Leaves { change, .. } => change.from,
            Self::Joins { from, .. } => *from,
        }
    }

    /// Who comes, if anybody does.
    pub fn comes(&self) -> Option<&Player> {
        match self {
            Self::Leaves { change, .. } => change.comes.as_ref(),
            Self::Joins { player, .. } => Some(player),
        }
    }

    /// Adds it to the entrants. Changes stand in the order of the hands.
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

/// Why a step is not possible.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{self:?}")]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum StepRefusal {
    /// The tournament is over, or was stopped.
    StepOver,
    /// There is a play-off, which is between those who were level when it began.
    StepPlayOff,
    /// Nobody of this id plays here now.
    StepUnknown,
    /// The player is out already (V-CHAL-5).
    StepOut,
    /// From there on the player has no hand any more.
    StepAfterEnd,
    /// A hand from there on is recorded already.
    StepRecorded {
        /// The number of the first one.
        hand: u32,
    },
    /// It does not go with the format, or with who plays already.
    StepProblems {
        /// Everything that is wrong.
        #[serde(skip)]
        problems: Vec<Problem>,
    },
}
