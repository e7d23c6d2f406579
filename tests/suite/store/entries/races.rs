//! Concurrent clients.

use macro_rules_attribute::apply;
use std::{sync::Barrier, thread};

use lastcard::{
    store::{
        Store,
        entries::{self, NewEntry, RecordError},
        tournaments::{self, TournamentRecord},
    },
    tournament::{HandResult, Slot},
};

use crate::store::set_up;
use crate::support::{
    database::{Database, on_both},
    evening::{entry, keys, slot, start_friday_night, win_by_seat},
};

/// Sends all entries at once, and returns the answers in the same order.
fn record_at_once(store: &Store, all: &[NewEntry]) -> Vec<Result<entries::RecordOutcome, RecordError>> {
    let start = Barrier::new(all.len());
    thread::scope(|scope| {
        let sent: Vec<_> = all
            .iter()
            .map(|one| {
                scope.spawn(|| {
                    start.wait();
                    entries::record(store, one)
                })
            })
            .collect();
        sent.into_iter().map(|one| one.join().unwrap()).collect()
    })
}

fn first_entry(stored: &TournamentRecord, slot: Slot, points: u32) -> NewEntry {
    entry(stored, slot, Some(win_by_seat(stored, slot, 0, points)))
}

#[apply(on_both!)]
fn two_tables_at_once_lose_nothing(database: &Database) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("eight-player"));
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    for hand in 1..=28 {
        let both = [first_entry(&stored, slot(1, 1, hand), 10), first_entry(&stored, slot(1, 2, hand), 20)];
        for answer in record_at_once(&database.store, &both) {
            assert!(answer.unwrap().first);
        }
    }
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    assert_eq!(stored.entries.len(), 56);
    assert!(stored.tournament.hands().iter().all(|hand| hand.result.is_some()));
}

#[apply(on_both!)]
fn simultaneous_results_are_recorded_once(database: &Database) {
    const CLIENTS: usize = 4;
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    for hand in 1..=12 {
        let stored = tournaments::load(&database.store, &header.slug).unwrap();
        let all: Vec<NewEntry> = (1..=CLIENTS)
            .map(|n| first_entry(&stored, slot(1, 1, hand), u32::try_from(n).unwrap()))
            .collect();
        let answers = record_at_once(&database.store, &all);
        let kept: Vec<_> = answers.iter().filter_map(|answer| answer.as_ref().ok()).collect();
        assert_eq!(kept.len(), 1, "{answers:?}");
        for answer in &answers {
            match answer {
                Ok(recorded) => assert!(recorded.first),
                Err(RecordError::Conflict { theirs }) => assert_eq!(**theirs, kept[0].entry),
                other => panic!("{other:?}"),
            }
        }
    }
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    assert_eq!(stored.entries.len(), 12);
}

#[apply(on_both!)]
fn a_repeated_submission_is_recorded_once(database: &Database) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    for hand in 1..=12 {
        let stored = tournaments::load(&database.store, &header.slug).unwrap();
        let one = first_entry(&stored, slot(1, 1, hand), 10);
        let answers: Vec<_> =
            record_at_once(&database.store, &vec![one; 4]).into_iter().map(Result::unwrap).collect();
        assert_eq!(answers.iter().filter(|answer| answer.first).count(), 1);
        assert!(answers.iter().all(|answer| answer.entry == answers[0].entry));
    }
    assert_eq!(tournaments::load(&database.store, &header.slug).unwrap().entries.len(), 12);
}

#[apply(on_both!)]
fn many_tournaments_record_without_deadlock(database: &Database) {
    let (club, _) = set_up(&database.store);
    let all: Vec<TournamentRecord> = (0..8)
        .map(|_| {
            let header = start_friday_night(&database.store, &club, &keys("four-player"));
            tournaments::load(&database.store, &header.slug).unwrap()
        })
        .collect();
    for hand in 1..=12 {
        let entries: Vec<_> = all.iter().map(|stored| first_entry(stored, slot(1, 1, hand), 10)).collect();
        for answer in record_at_once(&database.store, &entries) {
            assert!(answer.unwrap().first);
        }
    }
}

#[apply(on_both!)]
fn concurrent_corrections_follow_each_other(database: &Database) {
    let (club, _) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let at = slot(1, 1, 1);
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    entries::record(&database.store, &first_entry(&stored, at, 1)).unwrap();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..5 {
                    correct(&database.store, &header.slug, at);
                }
            });
        }
    });
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    let totals: Vec<u32> = stored.history(at).map(|entry| points(entry.entry.outcome.as_ref())).collect();
    assert_eq!(totals, (1..=21).collect::<Vec<_>>(), "each correction saw the one before");
}

/// Adds one point to the recorded result, and retries as often as somebody else is faster.
fn correct(store: &Store, slug: &str, at: Slot) {
    loop {
        let stored = tournaments::load(store, slug).unwrap();
        let now = points(stored.tournament.hand(at).unwrap().result.as_ref());
        match entries::record(store, &entry(&stored, at, Some(win_by_seat(&stored, at, 0, now + 1)))) {
            Ok(_) => return,
            Err(RecordError::Conflict { .. }) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

fn points(outcome: Option<&HandResult>) -> u32 {
    match outcome {
        Some(HandResult::Won { left, .. }) => match left.values().next() {
            Some(lastcard::tournament::FinalHolding::Total(total)) => *total,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}
