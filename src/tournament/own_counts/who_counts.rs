//! Who enters what players are left with.

use serde::{Deserialize, Serialize};

use crate::{ResultKind, Setup};

/// Who enters what players are left with.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhoCounts {
    /// Somebody for the whole table.
    #[default]
    Table,
    /// Every player the own holding, from the own phone. Somebody for the whole table still may.
    Players,
}

impl Setup {
    /// Whether players can each count for themselves: a hand ends as somebody goes out, which its order of finishing or its
    /// refill points do not tell (M-5).
    pub fn takes_own_counts(&self) -> bool {
        self.method().id().needs() == ResultKind::Out
    }
}
