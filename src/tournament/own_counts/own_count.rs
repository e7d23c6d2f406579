//! What a player says of the own end of a hand.

use std::iter;

use serde::{Deserialize, Serialize};

use crate::results::validate;
use crate::{Left, PlayerId, Problem, Setup};

/// What a player says of the own end of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OwnCount {
    /// Went out.
    Out,
    /// Is left with this.
    Left(Left),
}

impl OwnCount {
    /// Whether there can be such a holding at all (M-2, M-6).
    ///
    /// # Errors
    /// Every problem, its place seen from the result.
    pub fn check(&self, player: &PlayerId, setup: &Setup) -> Result<(), Vec<Problem>> {
        match self {
            Self::Out => Ok(()),
            Self::Left(left) => validate::held(setup, &iter::once((player.clone(), left.clone())).collect()),
        }
    }

    /// Whether both say the same; of cards and a total only the points can be compared.
    pub fn agrees(&self, other: &Self, setup: &Setup) -> bool {
        match (self, other) {
            (Self::Left(ours @ Left::Counted(_)), Self::Left(theirs @ Left::Counted(_))) => ours == theirs,
            (Self::Left(ours), Self::Left(theirs)) => setup.points(ours) == setup.points(theirs),
            (ours, theirs) => ours == theirs,
        }
    }
}
