//! Timeouts of whoever is connected.

use std::time::Duration;

/// Timeouts that are the same for everybody who runs the service.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timeouts {
    /// Ends a connection on which the head of a request has not come whole.
    pub head: Duration,
    /// Ends a request whose body has not come whole: the largest form in a hall with a bad signal needs a second.
    pub body: Duration,
    /// Lies between two looks at the right to a stream, which may be lost without any news.
    pub right: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        let [head, body, right] = [5, 15, 20].map(Duration::from_secs);
        Self { head, body, right }
    }
}
