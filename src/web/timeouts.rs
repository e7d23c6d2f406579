//! Timeouts of whoever is connected.

use std::time::Duration;

/// Timeouts that are the same for everybody who runs the service.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timeouts {
    /// Ends a connection on which the head of a request has not come whole.
    pub head: Duration,
    /// Ends a request whose body has not come whole: the largest form in a hall with a bad signal needs a second.
    pub body: Duration,
    /// Ends a connection that took nothing of what was sent to it: a phone in a dead corner of the hall comes again by itself.
    pub unread: Duration,
    /// Lies between two looks at the right to a stream, which may be lost without any news.
    pub right: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        let [head, body, unread, right] = [5, 15, 20, 20].map(Duration::from_secs);
        Self { head, body, unread, right }
    }
}
