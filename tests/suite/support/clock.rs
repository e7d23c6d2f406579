//! The clock of the tests, which may be off (`tests/repeat.sh`), beside the machine's, which programs have that know no other.

use std::env;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rustls::pki_types::UnixTime;
use rustls::time_provider::TimeProvider;

/// How many seconds the clock of the tests is before the machine's.
pub(crate) fn off() -> i64 {
    env::var("FAKETIME").map_or(0, |off| off.parse().expect("seconds"))
}

/// Tells whoever looks at certificates the machine's time.
#[derive(Debug)]
pub(crate) struct MachineClock;

impl TimeProvider for MachineClock {
    fn current_time(&self) -> Option<UnixTime> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_secs();
        Some(UnixTime::since_unix_epoch(Duration::from_secs(now.checked_add_signed(-off())?)))
    }
}
