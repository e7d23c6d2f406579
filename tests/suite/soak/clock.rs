//! The clock of one copy of the service, which faketime sets while the copy runs. Only the time of day steps: what counts
//! seconds goes on evenly, as it does on a machine whose clock is set.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use crate::support::clock;

/// The library that is loaded before all others.
static LIBRARY: LazyLock<String> = LazyLock::new(|| {
    let asked = Command::new("faketime").args(["-m", "-f", "+0", "printenv", "LD_PRELOAD"]).output();
    let asked = asked.expect("faketime, as tests/install-tools.sh installs it");
    String::from_utf8(asked.stdout).unwrap().trim().to_owned()
});

/// How far it is off stands in a file.
pub(super) struct Clock(PathBuf);

impl Clock {
    /// A clock that is right.
    pub(super) fn new(folder: &Path, name: usize) -> Self {
        let clock = Self(folder.join(format!("clock-{name}")));
        clock.set(0);
        clock
    }

    /// Sets it so many seconds before or behind the time.
    pub(super) fn set(&self, seconds: i64) {
        let next = self.0.with_extension("next");
        // The tests may have been given a clock that is off themselves (`tests/repeat.sh`).
        fs::write(&next, format!("{:+}\n", clock::off() + seconds)).unwrap();
        fs::rename(next, &self.0).unwrap();
    }

    /// Makes it the clock of a program.
    pub(super) fn hang_up(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &*LIBRARY).env_remove("FAKETIME").env("FAKETIME_TIMESTAMP_FILE", &self.0);
        // Files have their true times, and a step is noticed within a second.
        command
            .env("NO_FAKE_STAT", "1")
            .env("FAKETIME_CACHE_DURATION", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    }
}
