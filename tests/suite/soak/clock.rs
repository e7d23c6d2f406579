//! The clock of one copy of the service, which faketime sets while the copy runs. Only the time of day steps; the
//! monotonic clock runs on evenly, as it does when a machine's clock is set.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use crate::support::clock;

/// The preloaded faketime library.
static LIBRARY: LazyLock<String> = LazyLock::new(|| {
    let asked = Command::new("faketime").args(["-m", "-f", "+0", "printenv", "LD_PRELOAD"]).output();
    let asked = asked.expect("faketime, as tests/install-tools.sh installs it");
    String::from_utf8(asked.stdout).unwrap().trim().to_owned()
});

/// A file with the current offset.
pub(super) struct Clock(PathBuf);

impl Clock {
    /// Creates a clock without an offset.
    pub(super) fn new(folder: &Path, name: usize) -> Self {
        let clock = Self(folder.join(format!("clock-{name}")));
        clock.set(0);
        clock
    }

    /// Sets the offset in seconds, relative to the test's own clock.
    pub(super) fn set(&self, seconds: i64) {
        let next = self.0.with_extension("next");
        // The tests themselves may run under a clock with an offset (`tests/repeat.sh`).
        fs::write(&next, format!("{:+}\n", clock::clock_offset() + seconds)).unwrap();
        fs::rename(next, &self.0).unwrap();
    }

    /// Makes a program use this clock.
    pub(super) fn hang_up(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &*LIBRARY).env_remove("FAKETIME").env("FAKETIME_TIMESTAMP_FILE", &self.0);
        // Files keep their true times, and a step takes effect within a second.
        command
            .env("NO_FAKE_STAT", "1")
            .env("FAKETIME_CACHE_DURATION", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    }
}
