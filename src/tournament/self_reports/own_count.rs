//! A player's self-report about the end of a hand.

use std::iter;

use serde::{Deserialize, Serialize};

use crate::results::validate;
use crate::{FinalHolding, PlayerId, Problem, Setup};

/// A player's self-report about the end of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SelfReport {
    /// The player went out.
    Out,
    /// The player is left with this holding.
    Left(FinalHolding),
}

impl SelfReport {
    /// Checks that the reported holding is possible at all (M-2, M-6).
    ///
    /// # Errors
    /// Returns all problems; their places are relative to the result.
    pub fn check(&self, player: &PlayerId, setup: &Setup) -> Result<(), Vec<Problem>> {
        match self {
            Self::Out => Ok(()),
            Self::Left(left) => {
                validate::check_holdings(setup, &iter::once((player.clone(), left.clone())).collect())
            }
        }
    }

    /// Returns true if both reports agree. Cards and a total are compared by their points.
    pub fn agrees(&self, other: &Self, setup: &Setup) -> bool {
        match (self, other) {
            (Self::Left(ours @ FinalHolding::Counted(_)), Self::Left(theirs @ FinalHolding::Counted(_))) => {
                ours == theirs
            }
            (Self::Left(ours), Self::Left(theirs)) => {
                setup.holding_points(ours) == setup.holding_points(theirs)
            }
            (ours, theirs) => ours == theirs,
        }
    }
}
