//! Streaks of successes.

/// Successes without a failure in between.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Streak {
    /// The longest streak.
    pub longest: u32,
    /// The current streak; 0 after a failure.
    pub now: u32,
}

impl Streak {
    /// Records one more attempt.
    pub(super) fn record(&mut self, succeeded: bool) {
        self.now = if succeeded { self.now + 1 } else { 0 };
        self.longest = self.longest.max(self.now);
    }
}
