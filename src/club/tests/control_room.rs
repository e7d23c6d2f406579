//! Needs of the tables, and the organiser's next step.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta};

use lastcard_tournament::{Pace, SetupKeys, Status, TableState};

use super::build::{keys, named};
use super::worklist::{Played, after, at, evening, four, silence_of};
use crate::{
    BlockClock, BlockStart, ClubEvening, ControlRoom, NextAction, PrizeGivingProgress, TableNeed, TableReport,
};

fn opened_tables() -> BTreeMap<u32, TableReport> {
    [1, 2].map(|table| (table, TableReport { opened: true, ..TableReport::default() })).into()
}

fn room<'a>(
    evenings: &[ClubEvening<'a>],
    reports: &BTreeMap<u32, TableReport>,
    minutes: i64,
) -> ControlRoom<'a> {
    ControlRoom::of(evenings, reports, Pace::default(), after(minutes)).unwrap()
}

#[test]
fn a_tournament_asks_for_codes_then_for_late_hands() {
    let (fresh, reports) = (four(), opened_tables());
    let ready = || [fresh.evening(Status::Ready)];
    let before = room(&ready(), &BTreeMap::new(), 1);
    assert_eq!(before.next, NextAction::HandOutCodes);
    assert_eq!(before.tables[0].needs, [TableNeed::Unopened, TableNeed::DealerDraw]);
    assert!(!before.tables[0].is_urgent());
    let open = room(&ready(), &reports, 1);
    assert_eq!((open.next, &open.tables[0].needs[..]), (NextAction::Follow, &[TableNeed::DealerDraw][..]));
    assert_eq!(open.tables[0].silent, Some(silence_of(1)));
    let late = room(&ready(), &reports, 13);
    assert_eq!(late.next, NextAction::Record { slot: at(1, 1), silent: silence_of(13), others_wait: false });
    assert_eq!(late.tables[0].needs, [TableNeed::Late]);
    assert!(late.tables[0].is_urgent());
    let idle = room(&ready(), &reports, 24 * 60 + 1);
    assert_eq!(idle.next, NextAction::Stop { since: evening() });
}

#[test]
fn a_calling_table_comes_first() {
    let calls = four().with_call(1, 20);
    let report = TableReport { asks: 2, on_phones: false, opened: true };
    let called = room(&[calls.running()], &[(1, report)].into(), 30);
    assert_eq!(called.next, NextAction::AnswerCall { table: 1 });
    assert!(matches!(
        called.tables[0].needs[..],
        [TableNeed::Called { .. }, TableNeed::SeatAsked { .. }, TableNeed::Late]
    ));
    assert!(called.tables[0].is_urgent());
}

#[test]
fn seat_requests_come_first_and_played_hands_need_nothing() {
    let fresh = four();
    let report = TableReport { asks: 2, on_phones: true, opened: true };
    let asked = room(&[fresh.running()], &[(1, report)].into(), 30);
    assert_eq!(asked.next, NextAction::AnswerPhone { table: 1 });
    assert_eq!(asked.tables[0].needs, [TableNeed::SeatAsked { phones: 2 }, TableNeed::Late]);
    let quiet = room(&[fresh.running()], &[(1, TableReport { asks: 0, ..report })].into(), 30);
    assert_eq!(quiet.next, NextAction::Watch);
}

/// T-8P-5.
#[test]
fn a_blocking_table_is_late_after_one_hand() {
    let short = SetupKeys { blocks: Some(2), ..keys("eight-player", "lazy") };
    let mut played = Played::new(super::build::draw(&short, "1 2 3 4 5 6 7 8"));
    for hand in 1..=4 {
        played = played.with_entry(at(1, hand), Some(named("8", &["2"])), 0, false);
    }
    let soon = room(&[played.running()], &opened_tables(), 6);
    assert_eq!(soon.next, NextAction::Watch);
    assert_eq!(soon.tables[0].table.state, TableState::Waits);
    assert_eq!(
        (soon.tables[0].silent, soon.tables[0].table.recorded, soon.tables[0].hands),
        (None, 4, Some(8))
    );
    assert!(
        soon.tables[1].needs.contains(&TableNeed::HoldsUp { late: false }) && !soon.tables[1].is_urgent()
    );
    let late = room(&[played.running()], &opened_tables(), 7);
    assert_eq!(late.next, NextAction::Record { slot: at(2, 1), silent: silence_of(7), others_wait: true });
    assert!(late.tables[1].is_urgent());
    // Eight hands of six minutes, the first of them overdue.
    assert_eq!(late.ends_at, Some(after(7 + 42)));
    assert_eq!(room(&[played.running()], &opened_tables(), 1).ends_at, Some(after(48)));
}

#[test]
fn a_row_shows_double_bookings_and_changes() {
    let (one, two) = (four(), four());
    let both = room(&[one.running(), two.running()], &opened_tables(), 1);
    let TableNeed::DueElsewhere { players } = &both.tables[0].needs[0] else { panic!("{both:?}") };
    assert_eq!(players.len(), 4);
    let changed = four().with_entry(at(1, 1), Some(named("b", &["c"])), 1, false);
    let changed = changed.with_entry(at(1, 1), Some(named("c", &["a"])), 2, false);
    let told = room(&[changed.running()], &opened_tables(), 5);
    assert!(matches!(told.tables[0].needs[..], [TableNeed::Changed { ago, .. }] if ago == silence_of(3)));
}

#[test]
fn a_finished_tournament_is_read_out_then_archived() {
    // Of two players nobody is level for first place.
    let two = Played::new(super::build::draw(&keys("free-for-all", "lazy"), "a b"));
    let played = two.with_entry(at(1, 1), Some(named("b", &["a"])), 10, false);
    let next = |status, hours: i64| room(&[played.evening(status)], &opened_tables(), 10 + hours * 60).next;
    assert_eq!(next(Status::Finished, 12), NextAction::ReadOut);
    assert_eq!(next(Status::Stopped, 13), NextAction::Archive);
    assert_eq!(next(Status::Archived, 0), NextAction::LookBack);
    // The prize-giving is over before its time is.
    let given = Some(PrizeGivingProgress { place: Some(1) });
    let stopped = played.stopped();
    let ends = |prize_giving| {
        let evening = ClubEvening { prize_giving, ..stopped.evening(Status::Stopped) };
        room(&[evening], &opened_tables(), 11).next
    };
    assert_eq!((ends(None), ends(given)), (NextAction::ReadOut, NextAction::Archive));
    // Nothing to announce if it was stopped before the first hand.
    assert_eq!(room(&[four().evening(Status::Stopped)], &opened_tables(), 1).next, NextAction::Archive);
}

#[test]
fn the_end_is_forecast_if_the_hands_are_agreed() {
    let ends = |keys: &SetupKeys, names: &str| -> Option<DateTime<chrono::Utc>> {
        let played = Played::new(super::build::draw(keys, names));
        room(&[played.running()], &opened_tables(), 0).ends_at
    };
    let hours = |minutes: i64| Some(evening() + TimeDelta::minutes(minutes));
    assert_eq!(ends(&keys("four-player", "std"), "a b c d"), hours(72));
    let agreed = SetupKeys { agreed_hands: Some(5), ..keys("free-for-all", "lazy") };
    assert_eq!(ends(&agreed, "a b c"), hours(30));
    assert_eq!(ends(&keys("free-for-all", "lazy"), "a b c"), None);
    assert_eq!(ends(&keys("two-vs-two", "std"), "a+c b+d"), None);
    let stops = SetupKeys { stop_at_limit: Some(true), ..keys("four-player", "lose200") };
    assert_eq!(ends(&stops, "a b c d"), None);
}

/// The names of the players due at a table, and those whom it waits for, with their tables.
fn seats_and_holdups(room: &ControlRoom<'_>, table: usize) -> (Vec<String>, Vec<(u32, Vec<String>)>) {
    let table = &room.tables[table];
    let seats = table.hand.map(|hand| hand.seating.players().iter().map(ToString::to_string).collect());
    let name = |player: &&lastcard_tournament::Player| player.name.to_string();
    let held = table.waits_for.iter().map(|one| (one.table, one.players.iter().map(name).collect()));
    (seats.unwrap_or_default(), held.collect())
}

/// T-8P-5.
#[test]
fn a_waiting_table_names_those_who_still_sit_elsewhere() {
    let mut played = Played::new(super::build::draw(&keys("eight-player", "lazy"), "1 2 3 4 5 6 7 8"));
    let fresh = room(&[played.running()], &opened_tables(), 1);
    assert!(fresh.tables.iter().all(|table| table.hand.is_some() && table.waits_for.is_empty()));
    for hand in 1..=4 {
        let out = played.running().tournament.hand(at(1, hand)).unwrap().seating.players()[0].to_string();
        let loser = played.running().tournament.hand(at(1, hand)).unwrap().seating.players()[1].to_string();
        played = played.with_entry(at(1, hand), Some(named(&out, &[&loser])), 0, false);
    }
    let waits = room(&[played.running()], &opened_tables(), 2);
    let (next, held) = seats_and_holdups(&waits, 0);
    let there = seats_and_holdups(&waits, 1).0;
    let missing: Vec<String> = next.iter().filter(|player| there.contains(player)).cloned().collect();
    assert!(!missing.is_empty() && missing.len() < 4, "{next:?} {there:?}");
    assert_eq!(held, [(2, missing)]);
    // The table that plays waits for nobody, and nor does anybody once play is over.
    assert_eq!(seats_and_holdups(&waits, 1).1, []);
    for status in [Status::Stopped, Status::Finished, Status::Archived] {
        let over = room(&[played.evening(status)], &opened_tables(), 2);
        assert!(over.tables.iter().all(|table| table.hand.is_none() && table.waits_for.is_empty()));
    }
}

#[test]
fn a_table_without_missing_players_waits_for_the_block() {
    let short = SetupKeys { hands_per_block: Some(1), ..keys("individual", "lazy") };
    let names: Vec<String> = (1..=16).map(|player| player.to_string()).collect();
    let mut played = Played::new(super::build::draw(&short, &names.join(" ")));
    let tables = || [1, 2, 3, 4].map(|table| (table, TableReport { opened: true, ..TableReport::default() }));
    let seats = |played: &Played, table| {
        let hand = played.running().tournament.hand(at(table, 1)).unwrap();
        hand.seating.players().iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    for table in 1..=3 {
        let at_table = seats(&played, table);
        played = played.with_entry(at(table, 1), Some(named(&at_table[0], &[&at_table[1]])), 0, false);
    }
    let reports = tables().into();
    let one_plays = room(&[played.running()], &reports, 2);
    let there = seats(&played, 4);
    for table in 0..3 {
        let (next, held) = seats_and_holdups(&one_plays, table);
        let missing: Vec<String> = next.into_iter().filter(|player| there.contains(player)).collect();
        assert_eq!(held, [(4, missing)]);
    }
}

#[test]
fn the_clock_is_started_once_a_block() {
    let mut played = Played::new(super::build::draw(&keys("four-player", "lazy"), "a b c d"));
    let runs = |minute| Some(BlockClock::Runs { ends_at: after(minute) });
    let start = |played: &Played, clock, started: Option<i64>, minute| {
        BlockStart::of(&played.running(), clock, started.map(after), after(minute))
    };
    let first = BlockStart { block: Some((1, 1)), replaces: false };
    assert_eq!(start(&played, None, None, 1), Some(first));
    assert_eq!(start(&played, runs(24), Some(0), 1), None);
    // Time is up: the same block's clock can be started again.
    assert_eq!(start(&played, runs(24), Some(0), 25), Some(BlockStart { block: None, replaces: false }));
    for hand in 1..=4 {
        played = played.with_entry(at(1, hand), Some(named("b", &["c"])), 10, false);
    }
    let second = BlockStart { block: Some((1, 2)), replaces: true };
    assert_eq!(start(&played, runs(24), Some(0), 11), Some(second));
    assert_eq!(start(&played, runs(36), Some(12), 13), None);
    let over = played.evening(Status::Stopped);
    assert_eq!(BlockStart::of(&over, None, None, after(11)), None);
}

#[test]
fn without_blocks_the_clock_is_started_whenever_it_stands() {
    let free = Played::new(super::build::draw(&keys("free-for-all", "lazy"), "a b c"));
    let start = |clock, minute| BlockStart::of(&free.running(), clock, None, after(minute));
    assert_eq!(start(None, 1), Some(BlockStart { block: None, replaces: false }));
    let runs = BlockClock::Runs { ends_at: after(6) };
    assert_eq!((start(Some(runs), 1), start(Some(runs), 7).is_some()), (None, true));
}
