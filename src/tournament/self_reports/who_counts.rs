//! Setting that determines who enters the holdings.

use serde::{Deserialize, Serialize};

use crate::{ResultKind, Setup};

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
