//! Misfortunes that strike while people play, one after the other.

use std::thread;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{Rng, RngExt as _};
use tempfile::TempDir;

use super::cluster::Cluster;
use super::service_copy::ServiceCopy;
use crate::support::database::Database;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Misfortune {
    /// A copy of the service is killed.
    ServiceKilled,
    /// The clock of a copy is set, by up to a day.
    ClockSet,
    /// The file or the server cannot be reached.
    DatabaseAway,
    /// The copies get no notifications from each other, but each reaches the database.
    CopiesCutOff,
    /// A process of the server is killed.
    BackendKilled,
    /// The server is killed.
    ServerKilled,
    /// The server's disk is full.
    ServerDiskFull,
    /// The server's disk fails.
    ServerDiskFails,
    Nothing,
}

/// A club's installation, with the handles for causing faults.
pub(super) struct Installation<'a> {
    pub(super) folder: &'a TempDir,
    pub(super) database: &'a Database,
    /// Set if the database is a server.
    pub(super) cluster: Option<&'a Cluster>,
}

impl Misfortune {
    /// Misfortunes that do not touch the database.
    const OF_SERVICE: [Self; 3] = [Self::ServiceKilled, Self::ClockSet, Self::Nothing];
    const OF_SERVER: [Self; 5] = [
        Self::CopiesCutOff,
        Self::BackendKilled,
        Self::ServerKilled,
        Self::ServerDiskFull,
        Self::ServerDiskFails,
    ];

    /// Returns the misfortunes that can strike an installation.
    pub(super) fn all(of_server: bool) -> Vec<Self> {
        let server = if of_server { &Self::OF_SERVER[..] } else { &[] };
        [&Self::OF_SERVICE[..], &[Self::DatabaseAway], server].concat()
    }

    pub(super) fn any(rng: &mut StdRng, of_server: bool) -> Self {
        *Self::all(of_server).choose(rng).unwrap()
    }

    /// Returns true if direct access to the database has to wait until it is over.
    pub(super) fn is_of_database(self) -> bool {
        !Self::OF_SERVICE.contains(&self) && self != Self::CopiesCutOff
    }

    /// Causes the misfortune, and returns when it is over.
    pub(super) fn strike(
        self,
        installation: &Installation<'_>,
        copies: &mut [ServiceCopy],
        rng: &mut impl Rng,
    ) {
        let Installation { folder, database, cluster } = installation;
        let chosen = rng.random_range(0..copies.len());
        let mut pause = |least, most| thread::sleep(Duration::from_millis(rng.random_range(least..most)));
        match self {
            Self::ServiceKilled => {
                copies[chosen].kill();
                pause(0, 200);
                copies[chosen].start_again(folder, database);
            }
            Self::ClockSet => {
                const DAY: i64 = 86_400;
                copies[chosen].clock.set(rng.random_range(-DAY..DAY));
            }
            Self::DatabaseAway => {
                database.go_away();
                pause(0, 300);
                database.come_back();
            }
            Self::CopiesCutOff => {
                let until = Instant::now() + Duration::from_millis(rng.random_range(100..2_000));
                while Instant::now() < until {
                    database.end_listening();
                    thread::sleep(Duration::from_millis(20));
                }
            }
            Self::BackendKilled => cluster.unwrap().kill_one(),
            Self::ServerKilled => cluster.unwrap().kill_all(),
            Self::ServerDiskFull => cluster.unwrap().fail_disk("ENOSPC"),
            Self::ServerDiskFails => cluster.unwrap().fail_disk("EIO"),
            Self::Nothing => pause(100, 1_000),
        }
    }
}
