//! What a webhook may be told.

use std::collections::BTreeSet;

use strum::{Display, EnumIter, EnumString, IntoEnumIterator};

use crate::StoreError;

/// What a message is about: its `type`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Display, EnumString, EnumIter)]
pub enum MessageKind {
    /// A hand has a result that had none.
    #[strum(serialize = "result.recorded")]
    ResultRecorded,
    /// A hand has another result, or other penalties.
    #[strum(serialize = "result.corrected")]
    ResultCorrected,
    /// A hand counts for nobody.
    #[strum(serialize = "result.voided")]
    ResultVoided,
    /// A result was taken back: the hand is open.
    #[strum(serialize = "result.taken-back")]
    ResultTakenBack,
    /// A tournament was started.
    #[strum(serialize = "tournament.started")]
    TournamentStarted,
    /// A tournament is over.
    #[strum(serialize = "tournament.finished")]
    TournamentFinished,
    /// A tournament that was over goes on.
    #[strum(serialize = "tournament.reopened")]
    TournamentReopened,
    /// Something else about a tournament is new.
    #[strum(serialize = "tournament.changed")]
    TournamentChanged,
    /// Somebody came or left.
    #[strum(serialize = "line-up.changed")]
    LineUpChanged,
    /// An organiser tries whether anything arrives. Everybody gets it.
    #[strum(serialize = "test")]
    Test,
}

impl MessageKind {
    /// What an organiser may choose from.
    pub fn choices() -> impl Iterator<Item = Self> {
        Self::iter().filter(|kind| *kind != Self::Test)
    }

    /// The last part of its Fluent keys: a key has no points.
    pub fn key(self) -> String {
        self.to_string().replace('.', "-")
    }
}

/// As a column holds it.
pub(super) fn to_text(kinds: &BTreeSet<MessageKind>) -> String {
    kinds.iter().map(MessageKind::to_string).collect::<Vec<_>>().join(" ")
}

/// Out of a column.
pub(super) fn from_text(text: &str) -> Result<BTreeSet<MessageKind>, StoreError> {
    let read = |kind: &str| kind.parse().map_err(|error| StoreError::corrupt("kind of message", &error));
    text.split_whitespace().map(read).collect()
}
