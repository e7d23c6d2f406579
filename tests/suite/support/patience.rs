//! Waiting for conditions that become true after a while.

use std::time::{Duration, Instant};

/// Longer than anything takes: a test that waits so long has failed.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// Waits until `holds` returns true.
#[track_caller]
pub(crate) fn wait_until(mut holds: impl FnMut() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !holds() {
        assert!(Instant::now() < end, "it never came to be");
        std::thread::sleep(Duration::from_millis(5));
    }
}
