//! Worklist of a club's organisers, and its order.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use lastcard_tournament::{
    Entry, HandResult, Pace, PlayerId, SetupKeys, Slot, Standings, Status, Tournament, tally,
};

use super::build::*;
use crate::HelpRequest;
use crate::worklist::{ClubEvening, Task, TimedEntry, worklist};

/// Six in the evening.
pub(super) fn evening() -> DateTime<Utc> {
    "2026-03-06T18:00:00Z".parse().unwrap()
}

pub(super) fn after(minutes: i64) -> DateTime<Utc> {
    evening() + TimeDelta::minutes(minutes)
}

/// A tournament with its entries: the entry, the minute, and whether an organiser made it.
pub(super) struct Played {
    tournament: Tournament,
    standings: Standings,
    ledger: Vec<(Entry, i64, bool)>,
    calls: BTreeMap<u32, HelpRequest>,
}

impl Played {
    pub(super) fn new(tournament: Tournament) -> Self {
        let standings = tally(&tournament).standings;
        Self { standings, tournament, ledger: Vec::new(), calls: BTreeMap::new() }
    }

    pub(super) fn with_call(mut self, table: u32, minute: i64) -> Self {
        self.calls.insert(table, HelpRequest { since: after(minute), note: None });
        self
    }

    pub(super) fn with_entry(
        mut self,
        slot: Slot,
        outcome: Option<HandResult>,
        minute: i64,
        by_organiser: bool,
    ) -> Self {
        let before = self.ledger.iter().filter(|(entry, ..)| entry.slot == slot).count();
        let revision = u32::try_from(before).unwrap() + 1;
        let entry = self.tournament.new_entry(slot, revision, outcome, Vec::new()).expect("accepted");
        self.ledger.push((entry, minute, by_organiser));
        self.tournament = self.tournament.with_ledger(self.ledger.iter().map(|(entry, ..)| entry)).unwrap();
        self.standings = tally(&self.tournament).standings;
        self
    }

    pub(super) fn stopped(mut self) -> Self {
        self.tournament = self.tournament.with_stopped(true);
        self.standings = tally(&self.tournament).standings;
        self
    }

    /// In the club's roster, everybody has the same id as in the tournament.
    pub(super) fn evening(&self, status: Status) -> ClubEvening<'_> {
        let recorded = self.ledger.iter().map(|(entry, minute, by_organiser)| TimedEntry {
            entry,
            at: after(*minute),
            by_organiser: *by_organiser,
        });
        let members: Vec<&PlayerId> = self.tournament.players().map(|player| &player.id).collect();
        ClubEvening {
            tournament: &self.tournament,
            standings: &self.standings,
            status,
            starts_at: evening(),
            opened_at: evening(),
            recorded: recorded.collect(),
            members: members.into_iter().map(|id| (id, id.as_str())).collect(),
            calls: &self.calls,
            mismatched: Vec::new(),
            unconfirmed: Vec::new(),
            prize_giving: None,
        }
    }

    pub(super) fn running(&self) -> ClubEvening<'_> {
        self.evening(Status::Running)
    }
}

pub(super) fn four() -> Played {
    Played::new(draw(&keys("four-player", "lazy"), "a b c d"))
}

pub(super) fn at(table: u32, hand: u32) -> Slot {
    Slot { round: 1, hand, table }
}

/// Tasks that many minutes after the start; the club plays a hand in six minutes.
fn tasks_after<'a>(evenings: &[ClubEvening<'a>], minutes: i64) -> Vec<Task<'a>> {
    let items = worklist(evenings, Pace::default(), after(minutes));
    items.into_iter().map(|item| item.task).collect()
}

pub(super) fn silence_of(minutes: i64) -> TimeDelta {
    TimeDelta::minutes(minutes)
}

#[test]
fn a_table_is_late_then_idle_after_a_day() {
    let (fresh, begun) = (four(), four().with_entry(at(1, 1), Some(named("b", &["c"])), 10, false));
    let late = |hand, minutes| vec![Task::Late { slot: at(1, hand), silent: silence_of(minutes) }];
    let day = 24 * 60;
    let table = [
        (&fresh, 0, vec![]),
        (&fresh, 12, vec![]),
        (&fresh, 13, late(1, 13)),
        (&fresh, day, late(1, day)),
        (&fresh, day + 1, vec![Task::Idle { since: evening() }]),
        // Counted from the hand before.
        (&begun, 22, vec![]),
        (&begun, 23, late(2, 13)),
        (&begun, day + 11, vec![Task::Idle { since: after(10) }]),
    ];
    for (played, minutes, tasks) in table {
        assert_eq!(tasks_after(&[played.running()], minutes), tasks, "{minutes}");
    }
}

/// T-8P-5.
#[test]
fn a_blocking_table_is_listed_at_once() {
    let short = SetupKeys { blocks: Some(2), ..keys("eight-player", "lazy") };
    let mut played = Played::new(draw(&short, "1 2 3 4 5 6 7 8"));
    for hand in 1..=4 {
        played = played.with_entry(at(1, hand), Some(named("8", &["2"])), 5 * i64::from(hand), false);
    }
    let holds_up = |minutes| vec![Task::HoldsUp { slot: at(2, 1), silent: silence_of(minutes) }];
    assert_eq!(tasks_after(&[played.running()], 21), holds_up(21));
    // The next block starts for everybody with the last hand of this one.
    for hand in 1..=4 {
        played = played.with_entry(at(2, hand), Some(named("3", &["5"])), 20 + 5 * i64::from(hand), false);
    }
    let late = |table| Task::Late { slot: at(table, 5), silent: silence_of(13) };
    assert_eq!(tasks_after(&[played.running()], 52), []);
    assert_eq!(tasks_after(&[played.running()], 53), [late(1), late(2)]);
}

#[test]
fn recent_changes_not_by_organisers_are_listed() {
    let first = || four().with_entry(at(1, 1), Some(named("b", &["c"])), 1, false);
    let again =
        |minute, by_organiser| first().with_entry(at(1, 1), Some(named("c", &["a"])), minute, by_organiser);
    let told = |played: &Played, minutes| {
        let tasks = tasks_after(&[played.running()], minutes);
        tasks.into_iter().any(|task| matches!(task, Task::Changed { .. }))
    };
    // Entries, minute of the check, and whether a change is listed.
    let table = [
        (first(), 2, false),
        (again(2, false), 2, true),
        (again(2, false), 61, true),
        (again(2, false), 62, false),
        (again(2, true), 3, false),
        // An organiser has changed the hand since.
        (again(2, false).with_entry(at(1, 1), None, 3, true), 4, false),
        (first().with_entry(at(1, 1), None, 3, false), 4, true),
    ];
    for (case, (played, minutes, is_told)) in table.into_iter().enumerate() {
        assert_eq!(told(&played, minutes), is_told, "{case}");
    }
}

#[test]
fn blocking_tasks_come_first() {
    let changed = four().with_entry(at(1, 1), Some(named("b", &["c"])), 1, false);
    let changed = changed.with_entry(at(1, 1), Some(named("c", &["a"])), 14, false);
    let (other, over, draft) = (four().with_call(1, 2), four().with_call(1, 3), four());
    let mismatched = vec![(at(1, 1), after(2))];
    let unconfirmed = vec![after(1), after(0)];
    let ready = ClubEvening { mismatched, unconfirmed, ..other.evening(Status::Ready) };
    let evenings = [
        over.evening(Status::Stopped),
        draft.evening(Status::Draft),
        changed.running(),
        ready,
        over.evening(Status::Archived),
    ];
    let items = worklist(&evenings, Pace::default(), after(15));
    let kinds: Vec<(usize, &str)> = items
        .iter()
        .map(|item| match &item.task {
            Task::SeveralTables { player, tables } => {
                assert_eq!(tables, &[(2, 1), (3, 1)], "{}", player.id);
                (item.tournament, player.id.as_str())
            }
            Task::Late { .. } => (item.tournament, "late"),
            Task::Changed { .. } => (item.tournament, "changed"),
            Task::Called { .. } => (item.tournament, "called"),
            Task::Unconfirmed { count, .. } => {
                assert_eq!(*count, 2);
                (item.tournament, "unconfirmed")
            }
            Task::Mismatched { .. } => (item.tournament, "mismatched"),
            Task::HoldsUp { .. } | Task::Idle { .. } => panic!("{item:?}"),
        })
        .collect();
    let twice = ["a", "b", "c", "d"].map(|player| (2, player));
    let rest = [(3, "late"), (3, "unconfirmed"), (2, "changed")];
    let called = [(3, "called"), (3, "mismatched")];
    assert_eq!(kinds, [&called[..], &twice, &rest].concat());
}

/// The longest wait comes first among late tables, the latest first among changes.
#[test]
fn equal_tasks_are_ordered_by_time() {
    let one = four().with_entry(at(1, 1), Some(named("b", &["c"])), 5, false);
    let one = one.with_entry(at(1, 1), Some(named("c", &["a"])), 6, false);
    let two = Played::new(draw(&keys("four-player", "lazy"), "e f g h"));
    let two = two.with_entry(at(1, 1), Some(named("f", &["g"])), 2, false);
    let two = two.with_entry(at(1, 1), Some(named("g", &["e"])), 4, false);
    let items = worklist(&[one.running(), two.running()], Pace::default(), after(30));
    let order: Vec<_> =
        items.iter().map(|item| (item.tournament, matches!(item.task, Task::Late { .. }))).collect();
    assert_eq!(order, [(1, true), (0, true), (0, false), (1, false)]);
}
