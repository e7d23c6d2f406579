//! Reasons for refusing a move that was sent.

use lastcard_rules::Reason;

use crate::ui::translator::Translator;

/// The reason why a move that was sent was not made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveRefusal {
    /// Chosen before somebody else moved.
    Stale,
    /// Not allowed by the rules.
    Rules(Reason),
}

impl MoveRefusal {
    /// Formats the reason for the sender, as a [`Perspective::notice`](super::perspective::Perspective::notice).
    pub fn sentence(self, words: Translator) -> String {
        match self {
            Self::Stale => words.say("play-stale").into(),
            Self::Rules(reason) => words.fault(&reason).into(),
        }
    }
}
