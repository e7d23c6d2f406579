use lastcard::club::StateChange;
use lastcard::{
    rules::{Face, FaceCounts},
    store::{
        StoreError,
        accounts::Account,
        clubs::Club,
        entries::{self, EntrySource, NewEntry, RecordError},
        played_hands,
        tournaments::{self, TournamentRecord},
    },
    tournament::{Amendment, FinalHolding, HandResult, Penalty, SetupKeys, Slot, VoidReason, tally},
};
use macro_rules_attribute::apply;

use crate::store::set_up;
use crate::support::{
    database::{Database, on_both},
    evening::{amendment, entry, keys, new, slot, start_friday_night, win_by_seat},
};

const FIRST: Slot = Slot { round: 1, hand: 1, table: 1 };

/// Starts a tournament; returns its club and organiser too.
fn start_tournament(database: &Database, keys: &SetupKeys) -> (Club, Account, TournamentRecord) {
    let (club, account) = set_up(&database.store);
    let header = start_friday_night(&database.store, &club, keys);
    (club, account, tournaments::load(&database.store, &header.slug).unwrap())
}

fn reload(database: &Database, stored: &TournamentRecord) -> TournamentRecord {
    tournaments::load(&database.store, &stored.header.slug).unwrap()
}

#[apply(on_both!)]
fn an_entry_reads_back_with_everything_in_it(database: &Database) {
    let (club, account) = set_up(&database.store);
    // Without and with the tournament already in memory.
    for known in [false, true] {
        let header = start_friday_night(&database.store, &club, &keys("four-player"));
        let stored = tournaments::load(&database.store, &header.slug).unwrap();
        let known = known.then(|| (header.id.clone(), stored.clone())).into_iter().collect();
        let seats = stored.tournament.hand(FIRST).unwrap().seating.clone();
        let [out, one, partner, two] = seats.players() else { panic!() };
        let counts: FaceCounts = [(Face::Five, 1), (Face::Skip, 2)].into_iter().collect();
        let left = [
            (one.clone(), FinalHolding::Counted(counts)),
            (two.clone(), FinalHolding::Total(77)),
            (partner.clone(), FinalHolding::Total(3)),
        ];
        let outcome = HandResult::Won { out: out.clone(), left: left.into_iter().collect(), losers: None };
        let penalties = vec![Penalty { player: two.clone(), kind: "rude".to_owned(), cards: 2 }];
        let mut new = NewEntry {
            account: Some(account.id.clone()),
            via: EntrySource::Organiser,
            note: "Recounted — \"गिना\" 🃏\\".to_owned(),
            ..entry(&stored, FIRST, None)
        };
        new.request.amendment = Amendment::Record { outcome: outcome.clone(), penalties: penalties.clone() };
        let (_, mut done) = entries::record_all(&database.store, &known, &[&new]).unwrap();
        let recorded = done.remove(0).unwrap();
        assert!(recorded.first);
        let stored = reload(database, &stored);
        assert_eq!(stored.entries.iter().collect::<Vec<_>>(), [&recorded.entry]);
        let kept = stored.entries.last().unwrap();
        assert_eq!(kept.entry.outcome.as_ref(), Some(&outcome));
        assert_eq!((kept.entry.revision, &kept.entry.seating), (1, &seats));
        assert_eq!(kept.entry.penalties, penalties);
        assert_eq!((&kept.note, &kept.account_id, &kept.via), (&new.note, &new.account, &new.via));
        assert_eq!(stored.tournament.hand(FIRST).unwrap().result, Some(outcome));
    }
}

#[apply(on_both!)]
fn a_ledger_of_any_length_is_read_whole(database: &Database) {
    let (_, _, mut stored) = start_tournament(database, &keys("four-player"));
    // Around the number of entries read from the database at a time.
    for length in [999, 1_000, 1_001] {
        let correction = |based_on: u32| {
            let outcome = win_by_seat(&stored, FIRST, 0, 10 + based_on % 2);
            let mut new = entry(&stored, FIRST, Some(outcome));
            (new.request.based_on, new.via) = (based_on, EntrySource::Organiser);
            new
        };
        let news: Vec<NewEntry> = (stored.revision(FIRST)..length).map(correction).collect();
        let known = [(stored.header.id.clone(), stored.clone())].into();
        let news: Vec<&NewEntry> = news.iter().collect();
        let (now, done) = entries::record_all(&database.store, &known, &news).unwrap();
        assert!(done.iter().all(Result::is_ok));
        stored = reload(database, &stored);
        assert!(stored.entries.all().map(|entry| entry.revision).eq(1..=length), "{length}");
        assert_eq!(Some(&stored), now.get(&stored.header.id));
    }
    // Unreadable entries are reported, also by the thread that reads while others are being processed.
    database.run("UPDATE entries SET outcome = 'unreadable' WHERE number = 5");
    let unreadable = tournaments::load(&database.store, &stored.header.slug);
    assert!(matches!(unreadable, Err(StoreError::Corrupt { .. })), "{unreadable:?}");
}

#[apply(on_both!)]
fn a_played_hand_leaves_no_ledger_gap(database: &Database) {
    let (_, _, before) = start_tournament(database, &keys("eight-player"));
    let id = &before.header.id;
    played_hands::set_up(&database.store, id, FIRST).unwrap();
    let first = |stored: &TournamentRecord, slot| entry(stored, slot, Some(win_by_seat(stored, slot, 0, 10)));
    let news = [first(&before, FIRST), first(&before, slot(1, 2, 1))];
    let known = [(id.clone(), before.clone())].into();
    let (now, done) = entries::record_all(&database.store, &known, &news.each_ref()).unwrap();
    assert!(done.iter().all(|done| done.as_ref().is_ok_and(|done| done.first)), "{done:?}");
    assert_eq!(now[id].version(), tournaments::version_of(&database.store, id).unwrap());
    entries::record(&database.store, &first(&reload(database, &before), slot(1, 2, 2))).unwrap();
    let after = reload(database, &before);
    assert_eq!(after.version(), tournaments::version_of(&database.store, id).unwrap());
    assert_eq!(after.entries.len(), 3);
}

#[apply(on_both!)]
fn a_refused_result_delays_no_other(database: &Database) {
    let (_, _, before) = start_tournament(database, &keys("eight-player"));
    let of = |slot| entry(&before, slot, Some(win_by_seat(&before, slot, 0, 10)));
    let news = [of(slot(1, 1, 9)), of(FIRST), of(slot(1, 1, 9)), of(slot(1, 2, 1))];
    let known = [(before.header.id.clone(), before.clone())].into();
    let (_, done) = entries::record_all(&database.store, &known, &news.each_ref()).unwrap();
    let kinds: Vec<_> = done.iter().map(|done| done.as_ref().map(|done| done.entry.entry.slot)).collect();
    assert!(
        matches!(kinds[..], [Err(RecordError::NotYet), Ok(FIRST), Err(RecordError::NotYet), Ok(other)] if other == slot(1, 2, 1)),
        "{kinds:?}"
    );
    assert_eq!(reload(database, &before).entries.len(), 2);
}

#[apply(on_both!)]
fn corrections_voids_and_undos_stay_in_history(database: &Database) {
    let (_, _, mut stored) = start_tournament(database, &keys("four-player"));
    let outcomes = [
        Some(win_by_seat(&stored, FIRST, 0, 10)),
        Some(win_by_seat(&stored, FIRST, 1, 20)),
        Some(HandResult::Void(VoidReason::Abandoned)),
        None,
        Some(HandResult::Void(VoidReason::Stuck)),
        Some(win_by_seat(&stored, FIRST, 2, 30)),
    ];
    for (outcome, revision) in outcomes.iter().zip(1..) {
        let recorded = entries::record(&database.store, &entry(&stored, FIRST, outcome.clone())).unwrap();
        assert_eq!(recorded.entry.entry.revision, revision);
        stored = reload(database, &stored);
    }
    let history: Vec<_> = stored.history(FIRST).map(|entry| entry.entry.outcome.clone()).collect();
    assert_eq!(history, outcomes);
    let hand = stored.tournament.hand(FIRST).unwrap();
    assert_eq!(hand.result, outcomes[5]);
    assert_eq!(hand.voided.len(), 1);
}

#[apply(on_both!)]
fn undo_and_redo_read_back(database: &Database) {
    let (_, _, mut stored) = start_tournament(database, &keys("four-player"));
    let (first, second) = (win_by_seat(&stored, FIRST, 0, 10), win_by_seat(&stored, FIRST, 1, 20));
    for outcome in [&first, &second] {
        entries::record(&database.store, &entry(&stored, FIRST, Some(outcome.clone()))).unwrap();
        stored = reload(database, &stored);
    }
    let steps = [
        (Amendment::Undo, Some(&first), Some(1)),
        (Amendment::Redo, Some(&second), Some(2)),
        (Amendment::Open, None, None),
        (Amendment::Redo, Some(&second), Some(2)),
        (Amendment::Undo, Some(&first), Some(1)),
        (Amendment::Undo, None, None),
    ];
    for (what, outcome, restores) in steps {
        let recorded =
            entries::record(&database.store, &amendment(&stored, FIRST, what.clone())).unwrap().entry.entry;
        assert_eq!((recorded.outcome.as_ref(), recorded.restores), (outcome, restores), "{what:?}");
        stored = reload(database, &stored);
        assert_eq!(stored.tournament.hand(FIRST).unwrap().result.as_ref(), outcome, "{what:?}");
    }
    for (what, is_expected) in [(Amendment::Undo, false), (Amendment::Open, false), (Amendment::Redo, true)] {
        let done = entries::record(&database.store, &amendment(&stored, FIRST, what.clone()));
        assert_eq!(done.is_ok(), is_expected, "{what:?}: {done:?}");
    }
}

#[apply(on_both!)]
fn the_same_submission_is_recorded_once(database: &Database) {
    let (_, _, stored) = start_tournament(database, &keys("four-player"));
    let new = entry(&stored, FIRST, Some(win_by_seat(&stored, FIRST, 0, 10)));
    let first = entries::record(&database.store, &new).unwrap();
    let second = entries::record(&database.store, &new).unwrap();
    assert!(first.first && !second.first);
    assert_eq!(first.entry, second.entry);
    let correction = entry(&reload(database, &stored), FIRST, Some(win_by_seat(&stored, FIRST, 1, 20)));
    entries::record(&database.store, &correction).unwrap();
    let third = entries::record(&database.store, &new).unwrap();
    assert_eq!((third.entry, third.first), (first.entry, false), "even after a correction");
    assert_eq!(reload(database, &stored).entries.len(), 2);
}

#[apply(on_both!)]
fn a_stale_entry_conflicts_and_shows_the_other(database: &Database) {
    let (_, _, stored) = start_tournament(database, &keys("four-player"));
    let theirs = entry(&stored, FIRST, Some(win_by_seat(&stored, FIRST, 0, 10)));
    let theirs = entries::record(&database.store, &theirs).unwrap().entry;
    let mine = entry(&stored, FIRST, Some(win_by_seat(&stored, FIRST, 1, 20)));
    match entries::record(&database.store, &mine) {
        Err(RecordError::Conflict { theirs: shown }) => assert_eq!(*shown, theirs),
        other => panic!("{other:?}"),
    }
    assert_eq!(reload(database, &stored).entries.iter().collect::<Vec<_>>(), [&theirs]);
}

#[apply(on_both!)]
fn impossible_results_are_not_recorded(database: &Database) {
    let (_, _, stored) = start_tournament(database, &keys("four-player"));
    let mut outcome = win_by_seat(&stored, FIRST, 0, 1241);
    let refused = entries::record(&database.store, &entry(&stored, FIRST, Some(outcome.clone())));
    assert!(matches!(refused, Err(RecordError::Refused(problems)) if !problems.is_empty()));
    if let HandResult::Won { left, .. } = &mut outcome {
        left.clear();
    }
    let refused = entries::record(&database.store, &entry(&stored, FIRST, Some(outcome)));
    assert!(matches!(refused, Err(RecordError::Refused(problems)) if problems.len() == 2));
    let mut unknown = entry(&stored, FIRST, Some(win_by_seat(&stored, FIRST, 0, 1)));
    for nowhere in [slot(1, 9, 1), slot(u32::MAX, u32::MAX, u32::MAX)] {
        unknown.request.slot = nowhere;
        assert!(matches!(entries::record(&database.store, &unknown), Err(RecordError::NoHand)));
    }
    assert!(reload(database, &stored).entries.is_empty());
}

#[apply(on_both!)]
fn a_hand_waits_for_its_turn(database: &Database) {
    let (_, _, stored) = start_tournament(database, &keys("eight-player"));
    let second = entry(&stored, slot(1, 1, 2), Some(win_by_seat(&stored, slot(1, 1, 2), 0, 10)));
    assert!(matches!(entries::record(&database.store, &second), Err(RecordError::NotYet)));
    for hand in 1..=4 {
        let one = entry(&stored, slot(1, 1, hand), Some(win_by_seat(&stored, slot(1, 1, hand), 0, 10)));
        entries::record(&database.store, &one).unwrap();
    }
    let fifth = entry(&stored, slot(1, 1, 5), Some(win_by_seat(&stored, slot(1, 1, 5), 0, 10)));
    assert!(matches!(entries::record(&database.store, &fifth), Err(RecordError::NotYet)), "T-8P-5");
    for hand in 1..=4 {
        let one = entry(&stored, slot(1, 2, hand), Some(win_by_seat(&stored, slot(1, 2, hand), 0, 10)));
        entries::record(&database.store, &one).unwrap();
    }
    entries::record(&database.store, &fifth).unwrap();
}

#[apply(on_both!)]
fn a_match_ends_at_its_target_unless_corrected(database: &Database) {
    let (_, _, mut stored) =
        start_tournament(database, &SetupKeys { target: Some(100), ..keys("two-vs-two") });
    for hand in 1..=2 {
        let slot = slot(1, 1, hand);
        entries::record(&database.store, &entry(&stored, slot, Some(win_by_seat(&stored, slot, 0, 30))))
            .unwrap();
        stored = reload(database, &stored);
    }
    assert!(tally(&stored.tournament).standings.finished);
    let mut third = entry(&stored, FIRST, Some(win_by_seat(&stored, FIRST, 0, 5)));
    (third.request.slot, third.request.based_on) = (slot(1, 1, 3), 0);
    let over = entries::record(&database.store, &third);
    assert!(matches!(over, Err(RecordError::NoHand | RecordError::Over)), "{over:?}");
    let correction = entry(&stored, FIRST, Some(win_by_seat(&stored, FIRST, 0, 3)));
    entries::record(&database.store, &correction).unwrap();
    assert!(!tally(&reload(database, &stored).tournament).standings.finished);
    entries::record(&database.store, &third).unwrap();
}

#[apply(on_both!)]
fn nothing_is_recorded_before_start_or_after_end(database: &Database) {
    let store = &database.store;
    let (club, _, stored) = start_tournament(database, &keys("four-player"));
    let draft = tournaments::create(store, &club.id, None, &new("Draft", &keys("four-player"))).unwrap();
    let draft = tournaments::load(store, &draft.slug).unwrap();
    let early = entry(&draft, FIRST, Some(win_by_seat(&draft, FIRST, 0, 10)));
    assert!(matches!(entries::record(store, &early), Err(RecordError::NotStarted)));

    entries::record(store, &entry(&stored, FIRST, Some(win_by_seat(&stored, FIRST, 0, 10)))).unwrap();
    let second = entry(&stored, slot(1, 1, 2), Some(win_by_seat(&stored, slot(1, 1, 2), 0, 10)));
    tournaments::change_state(store, &club.id, &stored.header.id, StateChange::Stop, None).unwrap();
    assert!(matches!(entries::record(store, &second), Err(RecordError::Over)));
    let stopped = reload(database, &stored);
    let correction = entry(&stopped, FIRST, Some(win_by_seat(&stored, FIRST, 1, 10)));
    entries::record(store, &correction).unwrap();

    tournaments::change_state(store, &club.id, &stored.header.id, StateChange::Archive, None).unwrap();
    let late = entry(&reload(database, &stored), FIRST, Some(win_by_seat(&stored, FIRST, 0, 1)));
    assert!(matches!(entries::record(store, &late), Err(RecordError::Archived)));
    tournaments::change_state(store, &club.id, &stored.header.id, StateChange::Unarchive, None).unwrap();
    tournaments::change_state(store, &club.id, &stored.header.id, StateChange::Reopen, None).unwrap();
    entries::record(store, &second).unwrap();
}
