//! Runs of successes.

/// How often something succeeded without a failure between.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct WinningRun {
    /// The longest one.
    pub longest: u32,
    /// The one that goes on; 0 after a failure.
    pub now: u32,
}

impl WinningRun {
    /// One more attempt.
    pub(super) fn go_on(&mut self, succeeded: bool) {
        self.now = if succeeded { self.now + 1 } else { 0 };
        self.longest = self.longest.max(self.now);
    }
}
