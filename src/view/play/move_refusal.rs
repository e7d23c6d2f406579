//! Why a move that was sent was not made.

use crate::rules::Reason;
use crate::view::Words;

/// Why a move that was sent was not made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveRefusal {
    /// It was chosen before somebody else moved.
    Stale,
    /// The rules do not allow it.
    Rules(Reason),
}

impl MoveRefusal {
    /// The sentence for whoever sent it: a [`super::Perspective::notice`].
    pub fn sentence(self, words: Words) -> String {
        match self {
            Self::Stale => words.say("play-stale").into(),
            Self::Rules(reason) => words.fault(&reason).into(),
        }
    }
}
