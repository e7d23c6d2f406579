//! A disk that fails or fills up: what cannot be stored is not acknowledged, and is accepted once the disk
//! recovers.

use tempfile::TempDir;

use super::auditor::{faults, page_fault};
use super::evening::{Answer, Evening};
use super::injected::{self, InjectedFault};
use super::{create_club, setting};
use crate::support::app::Browser;
use crate::support::database::Database;

/// Attempts in one evening, some of which fail.
const TRIES: usize = 12;

fn fail_at(error: &'static str, calls: impl IntoIterator<Item = u32>) {
    let (database, folder) = (Database::sqlite(), TempDir::new().unwrap());
    let club = create_club(&database);
    let (mut total, mut failed) = (0, 0);
    for (number, seed) in calls.into_iter().zip(setting("SOAK_SEED", 1)..) {
        let mut evening = Evening::begin(&database.store, &club, seed);
        if let Some(service) = injected::start(&folder, &database, InjectedFault::Error(error), number) {
            let phone = Browser::new(service.socket());
            failed += (0..TRIES).filter(|_| evening.step(&phone) == Answer::Failed).count();
            service.kill();
        }
        assert_eq!(faults(&database.store, &evening), [] as [String; 0], "{error} at {number}");
        let service = injected::start_sound(&folder, &database);
        let phone = Browser::new(service.socket());
        assert_eq!(evening.step(&phone), Answer::Acknowledged, "the disk is well again");
        assert_eq!(page_fault(&database.store, &evening.header, &phone), None);
        total += evening.acknowledged();
    }
    assert!(failed > 0, "the faults met nothing");
    eprintln!("{error}: {total} results acknowledged, {failed} refused, none lost");
}

#[test]
fn at_some_writes() {
    fail_at("ENOSPC", [9, 16]);
    fail_at("EIO", [11, 21]);
}

#[test]
#[ignore = "takes minutes: make soak"]
fn at_every_write() {
    fail_at("ENOSPC", 1..=80);
    fail_at("EIO", 1..=80);
}
