//! Full backups to a file, and their restoration.

mod club_file;
mod folder;
mod refused;

use macro_rules_attribute::apply;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use diesel::backend::Backend;
use diesel::migration::MigrationSource;
use diesel::{Connection as _, PgConnection};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness};
use lastcard::club::ClaimMethod;
use lastcard::rules::bot::Bot;
use lastcard::store::backup::{self, BackupError, BackupSummary};
use lastcard::store::clubs::Club;
use lastcard::store::entries::{EntrySource, NewEntry};
use lastcard::store::seats::{self, Holder};
use lastcard::store::tournaments::{self, Header};
use lastcard::store::webhooks::{self, Delivery, DeliveryOutcome, MessageKind, WebhookAddress};
use lastcard::store::{Location, Store, entries, played_hands, player_codes, players};
use tempfile::TempDir;

use crate::store::played_hands::duplicates;
use crate::store::played_hands::storage as hands;
use crate::store::{name, set_up};
use crate::support::database::{Database, POSTGRES, SQLITE, connect_to_file, on_both};
use crate::support::evening::{entry, keys, slot, start_friday_night, win_by_seat};

/// Creates a club with a bit of everything: results, a correction, a hand on phones with its moves, codes, aliases
/// and a draft.
fn create_evening(store: &Store) -> (Club, Header) {
    let (club, _) = set_up(store);
    let header = start_friday_night(store, &club, &keys("eight-player"));
    for (number, points) in [(1, 20), (2, 33), (1, 25)] {
        let stored = tournaments::load(store, &header.slug).unwrap();
        let at = slot(1, 1, number);
        entries::record(store, &entry(&stored, at, Some(win_by_seat(&stored, at, 1, points)))).unwrap();
    }
    let hand = played_hands::set_up(store, &header.id, slot(1, 2, 1)).unwrap();
    for player in hand.seating.players() {
        seats::take(store, &header.id, player, &Holder::Bot(Bot::Greedy), ClaimMethod::Sit, None).unwrap();
    }
    let hand = played_hands::deal(store, &hand.id, None).unwrap();
    let (moves, _) = hands::play_to_end(&hand);
    hands::append(store, &hand.id, 0, &moves[..9]).unwrap();
    let everybody: Vec<_> = tournaments::load(store, &header.slug).unwrap().people.keys().cloned().collect();
    player_codes::get_or_issue(store, &club.id, &header.id, &everybody).unwrap();
    let odd = players::add(store, &club.id, &[name("प्रिया \"Ω\" 🃏 'x'"), name("\\u0041")]).unwrap();
    players::set_alias(store, &club.id, &odd[0].id, Some(&name("Fox"))).unwrap();
    tournaments::create(store, &club.id, None, &crate::support::evening::new("Draft", &keys("individual")))
        .unwrap();
    let address = WebhookAddress::parse("https://uno.example/news").unwrap();
    let webhook =
        webhooks::create(store, &club.id, &address, &MessageKind::choices().collect(), None).unwrap();
    let test = Delivery::now("test-1", MessageKind::Test, 1, DeliveryOutcome::Answered(204));
    webhooks::note_test(store, &club.id, &webhook.id, &test).unwrap();
    (club, header)
}

fn take_backup(store: &Store, folder: &Path, file: &str) -> (PathBuf, BackupSummary) {
    let path = folder.join(file);
    let contents = backup::write(store, &path).unwrap();
    assert_eq!(backup::verify(&path).unwrap(), contents);
    (path, contents)
}

/// Reverts the newest migrations: the table `walls`, and everything after it.
pub(crate) fn revert_migrations(location: &Location) {
    match location {
        Location::Sqlite(path) => revert_to_walls(&mut connect_to_file(path), || SQLITE),
        Location::Postgres(url) => revert_to_walls(&mut PgConnection::establish(url).unwrap(), || POSTGRES),
    }
}

fn revert_to_walls<DB: Backend>(conn: &mut impl MigrationHarness<DB>, known: impl Fn() -> EmbeddedMigrations)
where
    EmbeddedMigrations: MigrationSource<DB>,
{
    while !conn.revert_last_migration(known()).unwrap().to_string().starts_with("20261123000300") {}
}

#[apply(on_both!)]
fn both_databases_write_the_same_backup(database: &Database) {
    let (club, header) = create_evening(&database.store);
    let folder = TempDir::new().unwrap();
    let (first, contents) = take_backup(&database.store, folder.path(), "first");
    assert_eq!((contents.rows["clubs"], contents.rows["entries"], contents.rows["dealt_moves"]), (1, 3, 9));
    let before = tournaments::load(&database.store, &header.slug).unwrap();
    for other in [Database::sqlite(), Database::postgres()] {
        assert_eq!(backup::restore(&other.location, &first).unwrap().contents, contents);
        let (again, _) = take_backup(&other.store, folder.path(), "again");
        assert!(fs::read(&first).unwrap() == fs::read(&again).unwrap(), "the same file");
        let after = tournaments::load(&other.store, &header.slug).unwrap();
        assert_eq!(after.tournament, before.tournament);
        assert_eq!((after.header, after.people), (before.header.clone(), before.people.clone()));
        let secrets = |store: &Store| webhooks::list(store, &club.id).unwrap()[0].secrets.clone();
        assert_eq!(secrets(&other.store), secrets(&database.store));
        // The tournament goes on from there.
        let stored = tournaments::load(&other.store, &header.slug).unwrap();
        let next = slot(1, 1, 3);
        entries::record(&other.store, &entry(&stored, next, Some(win_by_seat(&stored, next, 0, 7)))).unwrap();
        let open = played_hands::list_open(&other.store).unwrap();
        assert_eq!(played_hands::moves(&other.store, &open[0], 0).unwrap().len(), 9);
    }
}

#[apply(on_both!)]
fn an_older_backup_is_migrated(database: &Database) {
    let (_, header) = create_evening(&database.store);
    revert_migrations(&database.location);
    let folder = TempDir::new().unwrap();
    // The backup is taken without migrating the tables.
    let (older, contents) =
        take_backup(&Store::open_unmigrated(&database.location).unwrap(), folder.path(), "older");
    assert!(!contents.rows.contains_key("walls"));
    for other in [Database::sqlite(), Database::postgres()] {
        let refused = backup::restore(&other.location, &older);
        assert!(matches!(refused, Err(BackupError::OlderThanTables(_))), "{refused:?}");
        backup::restore(other.revert_migrations(), &older).unwrap();
        let store = Store::open(&other.location).unwrap();
        let after = tournaments::load(&store, &header.slug).unwrap();
        assert_eq!(after.entries.iter().count(), 3);
        assert_eq!(take_backup(&store, folder.path(), "newer").1.rows["walls"], 0);
    }
}

#[apply(on_both!)]
fn a_failed_restore_changes_nothing(database: &Database) {
    create_evening(&database.store);
    let folder = TempDir::new().unwrap();
    let (whole, _) = take_backup(&database.store, folder.path(), "whole");
    let bytes = fs::read(&whole).unwrap();
    let refused = backup::restore(&database.location, &whole);
    assert!(matches!(&refused, Err(BackupError::InUse(table)) if table == "clubs"), "{refused:?}");
    let (now, _) = take_backup(&database.store, folder.path(), "now");
    assert!(fs::read(&now).unwrap() == bytes, "as it was");
    let other = Database::sqlite();
    let cut = folder.path().join("cut");
    for length in [0, 5, 20, bytes.len() / 2, bytes.len() - 1] {
        fs::write(&cut, &bytes[..length]).unwrap();
        let refused = backup::restore(&other.location, &cut);
        assert!(matches!(refused, Err(BackupError::CutShort)), "{length}: {refused:?}");
    }
    for place in (20..bytes.len()).step_by(501) {
        let mut flipped = bytes.clone();
        flipped[place] ^= 4;
        fs::write(&cut, &flipped).unwrap();
        assert!(backup::restore(&other.location, &cut).is_err(), "{place}");
    }
    fs::write(&cut, "Anna, Boris").unwrap();
    assert!(matches!(backup::restore(&other.location, &cut), Err(BackupError::NoBackup)));
    assert_eq!(lastcard::store::clubs::list(&other.store).unwrap().len(), 0);
    // A failed write leaves the existing file alone.
    let nowhere = folder.path().join("no such folder/backup");
    assert!(matches!(backup::write(&database.store, &nowhere), Err(BackupError::File(_))));
}

#[apply(on_both!)]
fn a_backup_under_load_has_every_acknowledged_write(database: &Database) {
    assert_backups_under_load(database, 40, 8);
}

#[test]
#[ignore = "takes minutes"]
fn a_thousand_backups_under_load_lose_nothing_on_sqlite() {
    assert_backups_under_load(&Database::sqlite(), 1000, 1);
}

#[test]
#[ignore = "takes minutes"]
fn a_thousand_backups_under_load_lose_nothing_on_postgres() {
    assert_backups_under_load(&Database::postgres(), 1000, 1);
}

/// Takes backups at random moments while results are entered and corrected without a pause. Each must hold the
/// ledger up to one of its entries, and every entry acknowledged before. One in `restored_of` is restored.
fn assert_backups_under_load(database: &Database, backups: usize, restored_of: usize) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let (acknowledged, ended, folder) =
        (AtomicUsize::new(0), AtomicBool::new(false), TempDir::new().unwrap());
    let keys_of = |stored: &tournaments::TournamentRecord| -> Vec<_> {
        stored.entries.iter().map(|entry| (entry.id.clone(), entry.entry.clone())).collect()
    };
    thread::scope(|scope| {
        let writer = scope.spawn(|| {
            for number in (1..=12).cycle() {
                if ended.load(Ordering::SeqCst) {
                    break;
                }
                let stored = tournaments::load(&database.store, &header.slug).unwrap();
                let at = slot(1, 1, number);
                let points = 1 + u32::try_from(stored.entries.iter().count() % 90).unwrap();
                // A table may not correct a hand that often.
                let new = entry(&stored, at, Some(win_by_seat(&stored, at, 0, points)));
                let new = NewEntry { via: EntrySource::Organiser, ..new };
                entries::record(&database.store, &new).unwrap();
                acknowledged.fetch_add(1, Ordering::SeqCst);
            }
        });
        for round in 1..=backups {
            // Even with a slow disk, something is written between two backups.
            let before = acknowledged.load(Ordering::SeqCst);
            while acknowledged.load(Ordering::SeqCst) == before {
                assert!(!writer.is_finished(), "the writer failed");
                thread::yield_now();
            }
            let least = acknowledged.load(Ordering::SeqCst);
            let (path, contents) = take_backup(&database.store, folder.path(), "busy");
            let most = acknowledged.load(Ordering::SeqCst) + 1;
            let held = usize::try_from(contents.rows["entries"]).unwrap();
            assert!((least..=most).contains(&held), "{held} of {least} to {most}");
            if round % restored_of == 0 {
                let other = Database::sqlite();
                backup::restore(&other.location, &path).unwrap();
                let restored = tournaments::load(&other.store, &header.slug).unwrap();
                let all = tournaments::load(&database.store, &header.slug).unwrap();
                assert_eq!(keys_of(&restored), keys_of(&all)[..held], "a prefix of the ledger");
            }
        }
        ended.store(true, Ordering::SeqCst);
    });
    assert!(acknowledged.load(Ordering::SeqCst) >= backups, "there was a load");
}
