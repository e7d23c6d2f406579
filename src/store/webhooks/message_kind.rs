//! Kinds of webhook messages.

use std::collections::BTreeSet;

use strum::{Display, EnumIter, EnumString, IntoEnumIterator};

use crate::StoreError;

/// Subject of a message: its `type`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Display, EnumString, EnumIter)]
pub enum MessageKind {
    /// A hand got its first result.
    #[strum(serialize = "result.recorded")]
    ResultRecorded,
    /// The result or the penalties of a hand changed.
    #[strum(serialize = "result.corrected")]
    ResultCorrected,
    /// A hand was voided.
    #[strum(serialize = "result.voided")]
    ResultVoided,
    /// A result was taken back, so the hand is open.
    #[strum(serialize = "result.taken-back")]
    ResultTakenBack,
    /// A tournament was started.
    #[strum(serialize = "tournament.started")]
    TournamentStarted,
    /// A tournament is over.
    #[strum(serialize = "tournament.finished")]
    TournamentFinished,
    /// A tournament that was over continues.
    #[strum(serialize = "tournament.reopened")]
    TournamentReopened,
    /// Something else about a tournament changed.
    #[strum(serialize = "tournament.changed")]
    TournamentChanged,
    /// The line-up of a tournament changed.
    #[strum(serialize = "line-up.changed")]
    LineUpChanged,
    /// An organiser tests the webhook. Always delivered.
    #[strum(serialize = "test")]
    Test,
}

impl MessageKind {
    /// Kinds that an organiser can choose.
    pub fn choices() -> impl Iterator<Item = Self> {
        Self::iter().filter(|kind| *kind != Self::Test)
    }

    /// Last part of its Fluent keys, which cannot contain dots.
    pub fn key(self) -> String {
        self.to_string().replace('.', "-")
    }
}

pub(super) fn to_text(kinds: &BTreeSet<MessageKind>) -> String {
    kinds.iter().map(MessageKind::to_string).collect::<Vec<_>>().join(" ")
}

pub(super) fn from_text(text: &str) -> Result<BTreeSet<MessageKind>, StoreError> {
    let read = |kind: &str| kind.parse().map_err(|error| StoreError::corrupt("kind of message", &error));
    text.split_whitespace().map(read).collect()
}
