//! How long the service waits for whoever is connected.

use std::time::Duration;

/// Limits of time that are the same for everybody who runs the service.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// How long the head of a request may take once somebody has connected.
    pub head: Duration,
    /// How long a whole body may take: the largest form in a hall with a bad signal needs a second.
    pub body: Duration,
    /// Whoever opened a stream may have lost the right to it: asked so often, besides at all news.
    pub right: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        let [head, body, right] = [5, 15, 20].map(Duration::from_secs);
        Self { head, body, right }
    }
}
