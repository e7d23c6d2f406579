//! The service is killed at its first write, its second, and so on, until an evening needs no further kill.

use tempfile::TempDir;

use super::auditor::{faults, page_fault};
use super::evening::{Answer, Evening};
use super::injected::{self, InjectedFault};
use super::{create_club, setting};
use crate::support::app::Browser;
use crate::support::database::Database;

/// Results of one evening. Calls are counted by thread, and any of several threads may write a result.
const EVENING: usize = 40;

/// Kills at each of these calls; returns true if the last evening went by without a kill.
fn kill_at(calls: impl IntoIterator<Item = u32>) -> bool {
    let (database, folder) = (Database::sqlite(), TempDir::new().unwrap());
    let club = create_club(&database);
    let (mut total, mut is_whole) = (0, false);
    for (number, seed) in calls.into_iter().zip(setting("SOAK_SEED", 1)..) {
        let mut evening = Evening::begin(&database.store, &club, seed);
        if let Some(service) = injected::start(&folder, &database, InjectedFault::Kill, number) {
            let phone = Browser::new(service.socket());
            while evening.acknowledged() < EVENING && evening.step(&phone) == Answer::Acknowledged {}
            is_whole = evening.acknowledged() == EVENING;
            service.kill();
        }
        assert_eq!(faults(&database.store, &evening), [] as [String; 0], "killed at call {number}");
        let service = injected::start_sound(&folder, &database);
        let phone = Browser::new(service.socket());
        assert_eq!(evening.step(&phone), Answer::Acknowledged, "it goes on");
        assert_eq!(page_fault(&database.store, &evening.header, &phone), None);
        total += evening.acknowledged();
        if is_whole {
            break;
        }
    }
    eprintln!("{total} results acknowledged, none lost, none twice");
    is_whole
}

#[test]
fn killed_at_some_writes() {
    kill_at([2, 7, 12, 19, 31]);
}

#[test]
#[ignore = "takes minutes: make soak"]
fn killed_at_every_write() {
    assert!(kill_at(1..=2000), "an evening has more writes than that");
}
