//! The campaign of faults: people enter results, play on phones and watch while the service, its database, its
//! disk, its clock and the network fail. An auditor knows what was acknowledged and checks that it is there, once
//! and whole.
//!
//! Everything sent follows from a seed; the timing of faults does not. `make test` runs a short campaign, `make
//! soak` a long one. `SOAK_SEED` repeats a run, `SOAK_WRITES` sets the number of acknowledged writes for the storm,
//! and `SOAK_TABLES` its tables.

mod at_every_write;
mod auditor;
mod clock;
mod cluster;
mod evening;
mod faulty_disk;
mod hands;
mod injected;
mod misfortune;
mod moves;
mod planted;
mod proxy;
mod rolling;
mod service_copy;
mod sights;
mod storm;
mod tally;
mod tournament;

use std::env;
use std::fmt::Debug;
use std::thread;
use std::time::Duration;

use lastcard::store::clubs::{self, Club};

use crate::store::details;
use crate::support::database::Database;

/// Returns a number from the environment, or the default.
fn setting(name: &str, usual: u64) -> u64 {
    env::var(name)
        .map_or(usual, |value| value.parse().unwrap_or_else(|_| panic!("{name} is no number: {value}")))
}

/// Creates a club that is not set up yet.
fn create_club(database: &Database) -> Club {
    clubs::create(&database.store, &details("Aurora")).unwrap()
}

/// Retries until it succeeds: direct access to the database meets the same faults as the service.
fn retry_until_ok<T, E: Debug>(mut ask: impl FnMut() -> Result<T, E>) -> T {
    for _ in 0..400 {
        if let Ok(answer) = ask() {
            return answer;
        }
        thread::sleep(Duration::from_millis(50));
    }
    ask().unwrap()
}
