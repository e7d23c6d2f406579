//! What came of everything that was sent, in numbers.

use std::fmt;
use std::ops::AddAssign;

/// How often the service said what.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct AnswerCounts {
    /// Results that were acknowledged.
    pub(super) results: usize,
    /// Moves that were acknowledged.
    pub(super) moves: usize,
    /// Acknowledged once more, as the same was sent again.
    pub(super) repeated: usize,
    /// Somebody else was quicker.
    pub(super) conflicts: usize,
    /// It cannot be true.
    pub(super) refused: usize,
    /// The service said that it could not.
    pub(super) failed: usize,
    /// Nobody answered.
    pub(super) unanswered: usize,
    /// Leaderboards that were looked at.
    pub(super) seen: usize,
}

impl AnswerCounts {
    /// Everything that was acknowledged, each once.
    pub(super) fn acknowledged(&self) -> usize {
        self.results + self.moves
    }
}

impl AddAssign for AnswerCounts {
    fn add_assign(&mut self, other: Self) {
        self.results += other.results;
        self.moves += other.moves;
        self.repeated += other.repeated;
        self.conflicts += other.conflicts;
        self.refused += other.refused;
        self.failed += other.failed;
        self.unanswered += other.unanswered;
        self.seen += other.seen;
    }
}

impl fmt::Display for AnswerCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { results, moves, repeated, conflicts, refused, failed, unanswered, seen } = self;
        write!(
            f,
            "{results} results and {moves} moves acknowledged, {repeated} of them twice, {conflicts} conflicts, {refused} refused, \
             {failed} failed, {unanswered} not answered, {seen} leaderboards seen"
        )
    }
}
