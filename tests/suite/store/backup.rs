//! Everything in one file, and out of it again.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use diesel::{Connection as _, PgConnection, SqliteConnection};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness as _, embed_migrations};
use lastcard::rules::bot::Bot;
use lastcard::store::backup::{self, BackupError, Contents};
use lastcard::store::clubs::Club;
use lastcard::store::seats::{self, Holder, Way};
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{Location, Store, dealt, entries, player_codes, players};
use tempfile::TempDir;

use super::{dealt as hands, name, set_up};
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, keys, slot, started, won};

const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// A club with a bit of everything: results, one of them corrected, a hand on phones with its moves, codes, aliases and a draft.
fn evening(store: &Store) -> (Club, Header) {
    let (club, _) = set_up(store);
    let header = started(store, &club, &keys("eight-player"));
    for (number, points) in [(1, 20), (2, 33), (1, 25)] {
        let stored = tournaments::load(store, &header.slug).unwrap();
        let at = slot(1, 1, number);
        entries::record(store, &entry(&stored, at, Some(won(&stored, at, 1, points)))).unwrap();
    }
    let hand = dealt::set_up(store, &header.id, slot(1, 2, 1)).unwrap();
    for player in hand.seating.players() {
        seats::take(store, &header.id, player, &Holder::Bot(Bot::Greedy), Way::Sit, None).unwrap();
    }
    let hand = dealt::deal(store, &hand.id, None).unwrap();
    let (moves, _) = hands::played_out(&hand);
    hands::append(store, &hand.id, 0, &moves[..9]).unwrap();
    let everybody: Vec<_> = tournaments::load(store, &header.slug).unwrap().people.keys().cloned().collect();
    player_codes::of_players(store, &club.id, &header.id, &everybody).unwrap();
    let odd = players::add(store, &club.id, &[name("प्रिया \"Ω\" 🃏 'x'"), name("\\u0041")]).unwrap();
    players::set_alias(store, &club.id, &odd[0].id, Some(&name("Fox"))).unwrap();
    tournaments::create(store, &club.id, None, &crate::support::evening::new("Draft", &keys("individual")))
        .unwrap();
    (club, header)
}

fn taken(store: &Store, folder: &Path, file: &str) -> (PathBuf, Contents) {
    let path = folder.join(file);
    let contents = backup::write(store, &path).unwrap();
    assert_eq!(backup::verify(&path).unwrap(), contents);
    (path, contents)
}

/// A database without any tables.
fn bare(database: &Database) -> &Location {
    match &database.location {
        Location::Sqlite(path) => {
            let mut conn = SqliteConnection::establish(path.to_str().unwrap()).unwrap();
            conn.revert_all_migrations(SQLITE).unwrap();
        }
        Location::Postgres(url) => {
            PgConnection::establish(url).unwrap().revert_all_migrations(POSTGRES).unwrap();
        }
    }
    &database.location
}

on_both! {
    fn a_backup_is_the_same_from_whichever_database_it_comes(database) {
        let (_, header) = evening(&database.store);
        let folder = TempDir::new().unwrap();
        let (first, contents) = taken(&database.store, folder.path(), "first");
        assert_eq!((contents.rows["clubs"], contents.rows["entries"], contents.rows["dealt_moves"]), (1, 3, 9));
        let before = tournaments::load(&database.store, &header.slug).unwrap();
        for other in [Database::sqlite(), Database::postgres()] {
            assert_eq!(backup::restore(&other.location, &first).unwrap(), contents);
            let (again, _) = taken(&other.store, folder.path(), "again");
            assert!(fs::read(&first).unwrap() == fs::read(&again).unwrap(), "the same file");
            let after = tournaments::load(&other.store, &header.slug).unwrap();
            assert_eq!(after.tournament, before.tournament);
            assert_eq!((after.header, after.people), (before.header.clone(), before.people.clone()));
            // It goes on from there.
            let stored = tournaments::load(&other.store, &header.slug).unwrap();
            let next = slot(1, 1, 3);
            entries::record(&other.store, &entry(&stored, next, Some(won(&stored, next, 0, 7)))).unwrap();
            let open = dealt::open(&other.store).unwrap();
            assert_eq!(dealt::moves(&other.store, &open[0], 0).unwrap().len(), 9);
        }
    }

    fn a_backup_of_before_comes_up_to_date(database) {
        let (_, header) = evening(&database.store);
        match &database.location {
            Location::Sqlite(path) => {
                let mut conn = SqliteConnection::establish(path.to_str().unwrap()).unwrap();
                (0..4).for_each(|_| drop(conn.revert_last_migration(SQLITE).unwrap()));
            }
            Location::Postgres(url) => {
                let mut conn = PgConnection::establish(url).unwrap();
                (0..4).for_each(|_| drop(conn.revert_last_migration(POSTGRES).unwrap()));
            }
        }
        let folder = TempDir::new().unwrap();
        // It is taken without the tables being touched.
        let (older, contents) = taken(&Store::as_it_is(&database.location).unwrap(), folder.path(), "older");
        assert!(!contents.rows.contains_key("walls"));
        for other in [Database::sqlite(), Database::postgres()] {
            let refused = backup::restore(&other.location, &older);
            assert!(matches!(refused, Err(BackupError::OlderThanTables(_))), "{refused:?}");
            backup::restore(bare(&other), &older).unwrap();
            let store = Store::open(&other.location).unwrap();
            let after = tournaments::load(&store, &header.slug).unwrap();
            assert_eq!(after.entries.iter().count(), 3);
            assert_eq!(taken(&store, folder.path(), "newer").1.rows["walls"], 0);
        }
    }

    fn what_is_not_whole_or_not_empty_changes_nothing(database) {
        evening(&database.store);
        let folder = TempDir::new().unwrap();
        let (whole, _) = taken(&database.store, folder.path(), "whole");
        let bytes = fs::read(&whole).unwrap();
        let refused = backup::restore(&database.location, &whole);
        assert!(matches!(&refused, Err(BackupError::InUse(table)) if table == "clubs"), "{refused:?}");
        let (now, _) = taken(&database.store, folder.path(), "now");
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
        // A file that cannot be written leaves the one that was there.
        let nowhere = folder.path().join("no such folder/backup");
        assert!(matches!(backup::write(&database.store, &nowhere), Err(BackupError::File(_))));
    }

    fn a_backup_under_load_is_everything_that_was_acknowledged_before_it(database) {
        let (club, _) = set_up(&database.store);
        let header = started(&database.store, &club, &keys("two-vs-two"));
        let (acknowledged, folder) = (AtomicUsize::new(0), TempDir::new().unwrap());
        thread::scope(|scope| {
            let writer = scope.spawn(|| {
                for number in 1..=120 {
                    let stored = tournaments::load(&database.store, &header.slug).unwrap();
                    let at = slot(1, 1, number);
                    let new = entry(&stored, at, Some(won(&stored, at, 0, 1)));
                    entries::record(&database.store, &new).unwrap();
                    acknowledged.fetch_add(1, Ordering::SeqCst);
                }
            });
            let (mut least, mut round) = (0, 0);
            while least < 120 {
                assert!(!writer.is_finished() || acknowledged.load(Ordering::SeqCst) == 120, "the writer failed");
                least = acknowledged.load(Ordering::SeqCst);
                let (path, contents) = taken(&database.store, folder.path(), "busy");
                let most = acknowledged.load(Ordering::SeqCst) + 1;
                let held = usize::try_from(contents.rows["entries"]).unwrap();
                assert!((least..=most).contains(&held), "{held} of {least} to {most}");
                round += 1;
                if round % 8 == 0 || least == 120 {
                    let other = Database::sqlite();
                    backup::restore(&other.location, &path).unwrap();
                    let restored = tournaments::load(&other.store, &header.slug).unwrap();
                    let all = tournaments::load(&database.store, &header.slug).unwrap();
                    let keys = |stored: &tournaments::Stored| -> Vec<_> {
                        stored.entries.iter().map(|entry| (entry.id.clone(), entry.entry.clone())).collect()
                    };
                    let (restored, all) = (keys(&restored), keys(&all));
                    assert_eq!(restored, all[..held], "a prefix of the ledger");
                }
            }
        });
    }
}
