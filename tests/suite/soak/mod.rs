//! The campaign of faults: people enter results, play on phones and look on while the service, its database, its disk, its clock and the
//! way to it fail. An auditor knows what was acknowledged and looks whether it is there, once and whole.
//!
//! What is sent follows from a seed; when a fault meets it does not. `make test` runs a little of it, `make soak` runs it for long. `SOAK_SEED`
//! repeats a run, `SOAK_WRITES` says how many writes the storm has to see acknowledged, `SOAK_TABLES` how many tables are in it.

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

/// A number that the environment may set.
fn setting(name: &str, usual: u64) -> u64 {
    env::var(name)
        .map_or(usual, |value| value.parse().unwrap_or_else(|_| panic!("{name} is no number: {value}")))
}

/// A club that nobody has set up yet.
fn club(database: &Database) -> Club {
    clubs::create(&database.store, &details("Aurora")).unwrap()
}

/// Asks until there is an answer: what somebody does behind the service's back meets the same faults as the service.
fn at_last<T, E: Debug>(mut ask: impl FnMut() -> Result<T, E>) -> T {
    for _ in 0..400 {
        if let Ok(answer) = ask() {
            return answer;
        }
        thread::sleep(Duration::from_millis(50));
    }
    ask().unwrap()
}
