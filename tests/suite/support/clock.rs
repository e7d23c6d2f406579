//! The clock of the tests, which may have an offset (`tests/repeat.sh`), and the machine's, which some programs
//! always use.

use std::env;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rustls::pki_types::UnixTime;
use rustls::time_provider::TimeProvider;

/// Returns how many seconds the clock of the tests is ahead of the machine's.
pub(crate) fn clock_offset() -> i64 {
    env::var("FAKETIME").map_or(0, |off| off.parse().expect("seconds"))
}

/// Checks certificates by the machine's time.
#[derive(Debug)]
pub(crate) struct MachineClock;

impl TimeProvider for MachineClock {
    fn current_time(&self) -> Option<UnixTime> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_secs();
        Some(UnixTime::since_unix_epoch(Duration::from_secs(now.checked_add_signed(-clock_offset())?)))
    }
}
