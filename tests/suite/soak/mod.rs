//! The campaign of faults: people enter results while the service, its database, its disk and the way to it fail. An auditor knows
//! what was acknowledged and looks whether it is there, once and whole.
//!
//! What is sent follows from a seed; when a fault meets it does not. `make test` runs a little of it, `make soak` runs it for long. `SOAK_SEED` repeats a run, `SOAK_WRITES` says how many results the
//! storm has to see acknowledged.

mod at_every_write;
mod auditor;
mod evening;
mod faulty_disk;
mod injected;
mod proxy;
mod rolling;
mod storm;

use std::env;

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
