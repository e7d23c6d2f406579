//! Setting for who enters the holdings.

use serde::{Deserialize, Serialize};

use crate::{ResultKind, Setup};

/// Setting for who enters the holdings at the end of a hand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhoCounts {
    /// One person enters them for the whole table.
    #[default]
    Table,
    /// All players enter their own holding on their own phone. One person for the whole table still may.
    Players,
}

impl Setup {
    /// Returns true if players can report for themselves: the hand ends with somebody going out. An order of
    /// finishing or refill points do not follow from the holdings (M-5).
    pub fn takes_own_counts(&self) -> bool {
        self.method().id().needs() == ResultKind::Out
    }
}
