//! Timeouts of connections and streams.

use std::time::Duration;

/// Timeouts that are the same for every installation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timeouts {
    /// Closes a connection on which the head of a request has not arrived completely.
    pub head: Duration,
    /// Ends a request whose body has not arrived completely. The largest form needs a second in a hall with a weak signal.
    pub body: Duration,
    /// Closes a connection whose peer has stopped reading. A phone in a dead corner of the hall reconnects by itself.
    pub unread: Duration,
    /// Interval between checks of the right to a stream, since it may be lost without any event.
    pub right: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        let [head, body, unread, right] = [5, 15, 20, 20].map(Duration::from_secs);
        Self { head, body, unread, right }
    }
}
