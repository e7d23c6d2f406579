//! Self-reports: holdings that players enter on their own phones, and the result that they combine to.

pub(crate) mod hand_counts;

use std::iter;

use serde::{Deserialize, Serialize};

use crate::results::validate;
use crate::{FinalHolding, PlayerId, Problem, ResultKind, Setup};

/// Setting that determines who enters the holdings at the end of a hand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CountingMode {
    /// One person enters them for the whole table.
    #[default]
    Table,
    /// All players enter their own holdings on their own phones. One person may still enter them for the
    /// whole table.
    Players,
}

impl Setup {
    /// Returns true if players can report for themselves: the hand ends with somebody going out. An order of
    /// finishing or refill points do not follow from the holdings (M-5).
    pub fn allows_self_reports(&self) -> bool {
        self.method().id().required_result() == ResultKind::Out
    }
}

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
