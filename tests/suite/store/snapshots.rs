use macro_rules_attribute::apply;
use std::thread;

use lastcard::club::StateChange;
use lastcard::{
    snapshots::{Snapshots, TournamentSnapshot},
    store::{
        Location, Store, StoreError, entries,
        tournaments::{self},
    },
    tournament::{Amendment, tally},
};

use crate::store::set_up;
use crate::support::{
    database::{Database, on_both},
    evening::{self, entry, keys, mark_all_present, new, slot, start_friday_night, win_by_seat},
    patience::wait_until,
};

/// Waits for a snapshot for which `holds` is true.
#[track_caller]
fn wait_for_snapshot(snapshots: &Snapshots, slug: &str, holds: impl Fn(&TournamentSnapshot) -> bool) {
    wait_until(|| holds(&snapshots.unredacted(slug).unwrap()));
}

fn count_entries(snapshots: &Snapshots, slug: &str) -> usize {
    snapshots.unredacted(slug).unwrap().stored.entries.len()
}

#[apply(on_both!)]
fn a_snapshot_shows_results_at_once(database: &Database) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let snapshots = Snapshots::new(database.store.clone());
    let mut watching = snapshots.watch_unredacted(&header.slug).unwrap();
    let before = snapshots.unredacted(&header.slug).unwrap();
    assert_eq!((before.tally.effects.len(), before.club.id.clone()), (0, club.id));
    let one = slot(1, 1, 1);
    snapshots.record(&entry(&before.stored, one, Some(win_by_seat(&before.stored, one, 0, 10)))).unwrap();
    assert!(watching.has_changed().unwrap());
    let after = watching.borrow_and_update().clone();
    assert_eq!(after.tally.effects.len(), 1);
    assert_ne!(after.record_version(), before.record_version());
    assert_eq!(after.changed_at(), after.stored.entries.last().unwrap().created_at);
}

#[apply(on_both!)]
fn a_refused_result_changes_no_snapshot(database: &Database) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let snapshots = Snapshots::new(database.store.clone());
    let watching = snapshots.watch_unredacted(&header.slug).unwrap();
    let before = snapshots.unredacted(&header.slug).unwrap();
    let far = slot(1, 1, 5);
    snapshots.record(&entry(&before.stored, far, Some(win_by_seat(&before.stored, far, 0, 10)))).unwrap_err();
    assert!(!watching.has_changed().unwrap());
}

#[apply(on_both!)]
fn writes_of_another_copy_are_seen(database: &Database) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let snapshots = Snapshots::new(database.store.clone());
    let _listener = snapshots.listen().unwrap();
    let before = snapshots.unredacted(&header.slug).unwrap();
    let other = database.open_other_copy();
    let one = slot(1, 1, 1);
    entries::record(&other, &entry(&before.stored, one, Some(win_by_seat(&before.stored, one, 0, 10))))
        .unwrap();
    wait_for_snapshot(&snapshots, &header.slug, |snapshot| snapshot.stored.entries.len() == 1);
    tournaments::change_state(&other, &club.id, &header.id, StateChange::Stop, None).unwrap();
    wait_for_snapshot(&snapshots, &header.slug, |snapshot| snapshot.tournament().is_stopped());
}

#[apply(on_both!)]
fn a_deleted_draft_has_no_snapshot(database: &Database) {
    let (club, _) = set_up(&database.store);
    let header =
        tournaments::create(&database.store, &club.id, None, &new("X", &keys("four-player"))).unwrap();
    let snapshots = Snapshots::new(database.store.clone());
    let watching = snapshots.watch_unredacted(&header.slug).unwrap();
    assert!(snapshots.unredacted(&header.slug).unwrap().is_draft());
    snapshots
        .change(&header.id, |store| {
            mark_all_present(store, &header);
            Ok::<_, StoreError>(())
        })
        .unwrap();
    assert!(snapshots.unredacted(&header.slug).unwrap().stored.people.values().all(|person| person.present));
    snapshots.change(&header.id, |store| tournaments::delete(store, &club.id, &header.id)).unwrap();
    assert!(matches!(snapshots.unredacted(&header.slug), Err(StoreError::NotFound)));
    assert!(watching.has_changed().is_err(), "whoever watches learns that it is over");
}

#[apply(on_both!)]
fn alternating_copies_agree_with_the_store(database: &Database) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("eight-player"));
    let copies = [Snapshots::new(database.store.clone()), Snapshots::new(database.open_other_copy())];
    for snapshots in &copies {
        snapshots.watch_unredacted(&header.slug).unwrap();
    }
    let on_disk = || tournaments::load(&database.store, &header.slug).unwrap();
    let mut turn = copies.iter().cycle();
    let mut write = |slot, amendment| {
        let (snapshots, stored) = (turn.next().unwrap(), on_disk());
        snapshots.record(&evening::amendment(&stored, slot, amendment)).unwrap();
        let (shown, kept) = (snapshots.unredacted(&header.slug).unwrap(), on_disk());
        assert_eq!(
            (&shown.stored.tournament, shown.stored.entries.len()),
            (&kept.tournament, kept.entries.len())
        );
        assert_eq!(shown.tally, tally(&kept.tournament));
    };
    let result = |slot, points| {
        let outcome = win_by_seat(&on_disk(), slot, 0, points);
        Amendment::Record { outcome, penalties: Vec::new() }
    };
    for hand in 1..=6 {
        for table in 1..=2 {
            let slot = slot(1, table, hand);
            write(slot, result(slot, 10 + hand));
            if hand % 2 == 0 {
                write(slot, result(slot, 50));
                write(slot, Amendment::Undo);
            }
        }
        if hand == 3 {
            write(slot(1, 1, 2), Amendment::Undo);
            write(slot(1, 1, 2), Amendment::Redo);
        }
    }
}

#[apply(on_both!)]
fn concurrent_results_are_validated_individually(database: &Database) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("eight-player"));
    let snapshots = Snapshots::new(database.store.clone());
    let stored = snapshots.unredacted(&header.slug).unwrap().stored.clone();
    let done: Vec<bool> = thread::scope(|scope| {
        let record = |number: u32| {
            let (snapshots, stored) = (snapshots.clone(), &stored);
            // Every third one is for a hand that is not due yet.
            let at = slot(1, 1 + number % 2, if number.is_multiple_of(3) { 9 } else { 1 });
            scope.spawn(move || {
                snapshots.record(&entry(stored, at, Some(win_by_seat(stored, at, 0, 10)))).is_ok()
            })
        };
        let all: Vec<_> = (0..24).map(record).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(done.iter().filter(|ok| **ok).count(), 2, "one a table; the others saw an older page");
    assert_eq!(count_entries(&snapshots, &header.slug), 2);
    assert_eq!(tournaments::load(&database.store, &header.slug).unwrap().entries.len(), 2);
}

#[apply(on_both!)]
fn concurrent_readers_end_with_the_newest_snapshot(database: &Database) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("eight-player"));
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    let snapshots = Snapshots::new(database.store.clone());
    let _listener = snapshots.listen().unwrap();
    for hand in 1..=8 {
        thread::scope(|scope| {
            for table in 1..=2 {
                let (snapshots, stored) = (snapshots.clone(), &stored);
                scope.spawn(move || {
                    let at = slot(1, table, hand);
                    snapshots.record(&entry(stored, at, Some(win_by_seat(stored, at, 0, 10)))).unwrap();
                });
            }
            scope.spawn(|| assert!(count_entries(&snapshots, &header.slug) <= 2 * hand as usize));
        });
        assert_eq!(count_entries(&snapshots, &header.slug), 2 * hand as usize);
    }
}

#[test]
fn writes_during_a_cut_connection_are_caught_up() {
    let database = Database::postgres();
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let snapshots = Snapshots::new(database.store.clone());
    let _listener = snapshots.listen().unwrap();
    let stored = snapshots.unredacted(&header.slug).unwrap().stored.clone();
    for hand in 1..=3 {
        database.cut_connections();
        let at = slot(1, 1, hand);
        entries::record(
            &database.open_other_copy(),
            &entry(&stored, at, Some(win_by_seat(&stored, at, 0, 10))),
        )
        .unwrap();
        wait_for_snapshot(&snapshots, &header.slug, |snapshot| {
            snapshot.stored.entries.len() == hand as usize
        });
    }
}

/// A copy cut off from the other, but not from the database, reads the notifications that it missed.
#[test]
fn missed_notifications_are_caught_up() {
    let database = Database::postgres();
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let (snapshots, other) =
        (Snapshots::new(database.open_other_copy()), Snapshots::new(database.store.clone()));
    let _listeners = [snapshots.listen().unwrap(), other.listen().unwrap()];
    let stored = snapshots.unredacted(&header.slug).unwrap().stored.clone();
    let listening = "SELECT pid::text AS key FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'lastcard listener'";
    for hand in 1..=4 {
        wait_until(|| database.texts(listening).len() == 2);
        database.run(&listening.replace("pid::text AS key", "pg_terminate_backend(pid)"));
        let at = slot(1, 1, hand);
        other.record(&entry(&stored, at, Some(win_by_seat(&stored, at, 0, 10)))).unwrap();
        wait_for_snapshot(&snapshots, &header.slug, |snapshot| {
            snapshot.stored.entries.len() == hand as usize
        });
    }
}

/// The address has options that only libpq reads: changes arrive all the same.
#[test]
fn a_server_with_libpq_only_options_is_polled() {
    let database = Database::postgres();
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let Location::Postgres(url) = &database.location else { panic!("not a server") };
    let only_libpq = Location::parse(&format!("{url}?keepalives_count=3")).unwrap();
    let snapshots = Snapshots::new(Store::open(&only_libpq).unwrap());
    let _listener = snapshots.listen().unwrap();
    let stored = snapshots.unredacted(&header.slug).unwrap().stored.clone();
    for hand in 1..=3 {
        let at = slot(1, 1, hand);
        entries::record(&database.store, &entry(&stored, at, Some(win_by_seat(&stored, at, 0, 10)))).unwrap();
        wait_for_snapshot(&snapshots, &header.slug, |snapshot| {
            snapshot.stored.entries.len() == hand as usize
        });
    }
    // A diesel connection sets its application name only after connecting.
    let asked = "SELECT query AS key FROM pg_stat_activity WHERE datname = current_database()
        AND application_name = 'lastcard listener' AND query ~ '^(SET application_name|SELECT 1$)'";
    assert_eq!(database.texts(asked).len(), 1);
}

#[test]
fn recording_survives_a_server_restart() {
    let database = Database::postgres();
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let snapshots = Snapshots::new(database.store.clone());
    let stored = snapshots.unredacted(&header.slug).unwrap().stored.clone();
    for hand in 1..=4 {
        let at = slot(1, 1, hand);
        snapshots.record(&entry(&stored, at, Some(win_by_seat(&stored, at, 0, 10)))).unwrap();
        database.cut_connections();
    }
    assert_eq!(count_entries(&snapshots, &header.slug), 4);
}

#[test]
fn a_snapshot_survives_a_database_outage() {
    let database = Database::sqlite();
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let snapshots = Snapshots::new(database.store.clone());
    let before = snapshots.unredacted(&header.slug).unwrap();
    let aside = database.path().with_extension("aside");
    std::fs::rename(database.path(), &aside).unwrap();
    let one = slot(1, 1, 1);
    let new = entry(&before.stored, one, Some(win_by_seat(&before.stored, one, 0, 10)));
    assert!(matches!(snapshots.record(&new), Err(entries::RecordError::Store(StoreError::Unavailable(_)))));
    assert_eq!(*snapshots.unredacted(&header.slug).unwrap(), *before);
    std::fs::rename(&aside, database.path()).unwrap();
    assert!(snapshots.record(&new).unwrap().first);
    assert_eq!(count_entries(&snapshots, &header.slug), 1);
}
