//! Counts of the answers to everything that was sent.

use std::fmt;
use std::ops::AddAssign;

/// Number of answers of each kind.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct AnswerCounts {
    /// Results that were acknowledged.
    pub(super) results: usize,
    /// Moves that were acknowledged.
    pub(super) moves: usize,
    /// Acknowledged again after a repeat.
    pub(super) repeated: usize,
    /// Lost against another entry.
    pub(super) conflicts: usize,
    /// Refused as impossible.
    pub(super) refused: usize,
    /// Failed, by the service's own account.
    pub(super) failed: usize,
    /// Left without an answer.
    pub(super) unanswered: usize,
    /// Leaderboards that were read.
    pub(super) seen: usize,
}

impl AnswerCounts {
    /// Returns the number of acknowledged writes, each counted once.
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
