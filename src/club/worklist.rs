//! Worklist of a club's organisers, over all tournaments that are not filed. An evening that is over is no
//! task: it files itself away ([`is_filed`](crate::is_filed)). One that is still to begin is on the
//! [`Agenda`](crate::Agenda).
//!
//! An entry that was refused as a conflict leaves no trace, so hands changed within the last hour are listed.
//! A person may play in several tournaments at once, which is listed while two tables are waiting for that
//! person.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use lastcard_tournament::{
    Entry, Pace, Player, PlayerId, Slot, Standings, Status, TableState, Tournament, tables,
};

use crate::{HelpRequest, PrizeGivingProgress};

/// Time, in hands, after which a table that has recorded nothing is late.
pub(super) const LATE_HANDS: u32 = 2;
/// Time without any entry after which a tournament is idle.
const IDLE_AFTER: TimeDelta = TimeDelta::days(1);
/// Time for which changes to a recorded hand are listed.
const CHANGE_WINDOW: TimeDelta = TimeDelta::hours(1);

/// A tournament of a club, with everything else that its worklist depends on.
#[derive(Debug, Clone)]
pub struct ClubEvening<'a> {
    /// Tournament with its hands.
    pub tournament: &'a Tournament,
    /// Standings folded from its hands.
    pub standings: &'a Standings,
    /// Stage of the tournament.
    pub status: Status,
    /// Scheduled start.
    pub starts_at: DateTime<Utc>,
    /// Time from which its first hands can be played.
    pub opened_at: DateTime<Utc>,
    /// All recorded entries, oldest first.
    pub recorded: Vec<TimedEntry<'a>>,
    /// Players of the tournament who are on the club's roster, with their roster ids; their player ids differ
    /// from tournament to tournament.
    pub members: BTreeMap<&'a PlayerId, &'a str>,
    /// Calls for an organiser, by table.
    pub calls: &'a BTreeMap<u32, HelpRequest>,
    /// Hands with contradictory self-reports, each with the time of the first report.
    pub mismatched: Vec<(Slot, DateTime<Utc>)>,
    /// Entry times of results that the other side has not confirmed in time.
    pub unconfirmed: Vec<DateTime<Utc>>,
    /// Progress of the prize-giving; `None` unless it has begun.
    pub prize_giving: Option<PrizeGivingProgress>,
}

/// An entry and its time.
#[derive(Debug, Clone, Copy)]
pub struct TimedEntry<'a> {
    /// Entry in the ledger.
    pub entry: &'a Entry,
    /// Time of recording.
    pub at: DateTime<Utc>,
    /// True if an organiser made the entry; then organisers need not be notified of it.
    pub by_organiser: bool,
}

/// A task for an organiser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkItem<'a> {
    /// Index of the tournament that the task belongs to, or of the first one if there are several.
    pub tournament: usize,
    /// Work to be done.
    pub task: Task<'a>,
}

/// Kind of work for an organiser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Task<'a> {
    /// A table is calling an organiser.
    Called {
        /// Number of the table.
        table: u32,
        /// Time and reason of the call.
        call: &'a HelpRequest,
    },
    /// The players' self-reports of a hand contradict each other.
    Mismatched {
        /// Hand that was reported.
        slot: Slot,
        /// Time of the first report.
        since: DateTime<Utc>,
    },
    /// Somebody on the roster is due at several tables at once.
    SeveralTables {
        /// The player, as named in the first of the tournaments.
        player: &'a Player,
        /// Tables, each as the index of its tournament and its number.
        tables: Vec<(usize, u32)>,
    },
    /// Other tables wait until this hand is recorded (T-8P-5).
    HoldsUp {
        /// Hand to be recorded.
        slot: Slot,
        /// Time since the hand could have been played.
        silent: TimeDelta,
    },
    /// A table has recorded nothing for longer than two hands would take.
    Late {
        /// Next hand of the table.
        slot: Slot,
        /// Time since the hand could have been played.
        silent: TimeDelta,
    },
    /// The other side has not confirmed results in time.
    Unconfirmed {
        /// Number of results.
        count: usize,
        /// Entry time of the oldest result.
        since: DateTime<Utc>,
    },
    /// Somebody other than an organiser changed a recorded hand within the last hour.
    Changed {
        /// Entry in force.
        entry: &'a Entry,
        /// Time since the change.
        ago: TimeDelta,
    },
    /// Nobody has recorded anything for more than a day.
    Idle {
        /// Time from which a table could have played.
        since: DateTime<Utc>,
    },
}

impl Task<'_> {
    /// Sort key: work that stops play comes first, work that can wait until tomorrow last. Within a kind, the
    /// longest wait comes first, except that the latest of several changes comes first.
    fn urgency(&self, now: DateTime<Utc>) -> (u8, TimeDelta) {
        match self {
            Self::Called { call, .. } => (0, call.since - now),
            Self::Mismatched { since, .. } => (1, *since - now),
            Self::SeveralTables { .. } => (2, TimeDelta::zero()),
            Self::HoldsUp { silent, .. } => (3, -*silent),
            Self::Late { silent, .. } => (4, -*silent),
            Self::Unconfirmed { since, .. } => (5, *since - now),
            Self::Changed { ago, .. } => (6, *ago),
            Self::Idle { since } => (7, *since - now),
        }
    }
}

/// Lists all work, most urgent first. `pace` is the club's pace of play.
pub fn worklist<'a>(evenings: &[ClubEvening<'a>], pace: Pace, now: DateTime<Utc>) -> Vec<WorkItem<'a>> {
    let mut items = double_bookings(evenings);
    for (tournament, evening) in evenings.iter().enumerate() {
        let tasks = match evening.status {
            Status::Ready | Status::Running | Status::PlayOff => {
                let calls = evening.calls.iter().map(|(table, call)| Task::Called { table: *table, call });
                let waits =
                    [evening.mismatch_tasks(), evening.overdue_tasks(pace, now), evening.unconfirmed_tasks()]
                        .concat();
                [calls.collect(), waits, evening.change_tasks(now)].concat()
            }
            Status::Finished | Status::Stopped => {
                [evening.unconfirmed_tasks(), evening.change_tasks(now)].concat()
            }
            // Drafts are on the agenda.
            Status::Draft | Status::Archived => Vec::new(),
        };
        items.extend(tasks.into_iter().map(|task| WorkItem { tournament, task }));
    }
    items.sort_by_key(|item| item.task.urgency(now));
    items
}

/// Finds players who are due in the next hands of several tables.
pub(super) fn double_bookings<'a>(evenings: &[ClubEvening<'a>]) -> Vec<WorkItem<'a>> {
    let mut due: BTreeMap<&str, Vec<(usize, u32, &'a Player)>> = BTreeMap::new();
    for (tournament, evening) in evenings.iter().enumerate() {
        for next in evening.standings.next.iter().filter(|_| evening.status.is_in_play()) {
            for id in next.seats.players() {
                let player = evening.tournament.player(id);
                if let Some((member, player)) = evening.members.get(id).zip(player) {
                    due.entry(member).or_default().push((tournament, next.slot.table, player));
                }
            }
        }
    }
    let item = |places: Vec<(usize, u32, &'a Player)>| {
        let (tournament, _, player) = *places.first().filter(|_| places.len() > 1)?;
        let tables = places.iter().map(|(tournament, table, _)| (*tournament, *table)).collect();
        Some(WorkItem { tournament, task: Task::SeveralTables { player, tables } })
    };
    due.into_values().filter_map(item).collect()
}

impl<'a> ClubEvening<'a> {
    /// Tasks for tables that hold up others or are late; a single task if the tournament is idle.
    pub(super) fn overdue_tasks(&self, pace: Pace, now: DateTime<Utc>) -> Vec<Task<'a>> {
        let tables = tables(self.tournament, self.standings);
        let others_wait = tables.iter().any(|table| table.state == TableState::Waits);
        let playing = tables.iter().filter_map(|table| match table.state {
            TableState::Plays(slot) => Some((slot, self.playable_since(slot))),
            TableState::Waits | TableState::Done => None,
        });
        let playing: Vec<(Slot, DateTime<Utc>)> = playing.collect();
        let last = playing.iter().map(|(_, since)| *since).max();
        if let Some(since) = last.filter(|last| now - *last > IDLE_AFTER) {
            return vec![Task::Idle { since }];
        }
        let task = |(slot, since): (Slot, DateTime<Utc>)| {
            let silent = now - since;
            if others_wait {
                Some(Task::HoldsUp { slot, silent })
            } else {
                (silent > pace.time_for(LATE_HANDS)).then_some(Task::Late { slot, silent })
            }
        };
        playing.into_iter().filter_map(task).collect()
    }

    /// Time from which a table could play this hand, because the previous hand at the table and all earlier
    /// blocks were recorded.
    pub(super) fn playable_since(&self, slot: Slot) -> DateTime<Utc> {
        let block = |slot| self.tournament.hand(slot).map(|hand| (hand.slot.round, hand.block));
        let is_before = |other: Slot| other.table == slot.table || block(other) < block(slot);
        let before = self.recorded.iter().filter(|recorded| is_before(recorded.entry.slot));
        before.map(|recorded| recorded.at).max().map_or(self.opened_at, |at| at.max(self.opened_at))
    }

    fn mismatch_tasks(&self) -> Vec<Task<'a>> {
        self.mismatched.iter().map(|(slot, since)| Task::Mismatched { slot: *slot, since: *since }).collect()
    }

    /// A single task for all results that were not confirmed in time.
    fn unconfirmed_tasks(&self) -> Vec<Task<'a>> {
        let count = self.unconfirmed.len();
        self.unconfirmed
            .iter()
            .min()
            .map(|since| Task::Unconfirmed { count, since: *since })
            .into_iter()
            .collect()
    }

    /// Tasks for hands changed within the last hour.
    pub(super) fn change_tasks(&self, now: DateTime<Utc>) -> Vec<Task<'a>> {
        let mut latest: BTreeMap<Slot, u32> = BTreeMap::new();
        for TimedEntry { entry, .. } in &self.recorded {
            let revision = latest.entry(entry.slot).or_default();
            *revision = entry.revision.max(*revision);
        }
        let is_told = |recorded: &&TimedEntry<'a>| {
            let TimedEntry { entry, at, by_organiser } = **recorded;
            let is_latest = latest.get(&entry.slot) == Some(&entry.revision);
            let is_there = self.tournament.hand(entry.slot).is_some();
            is_latest && is_there && entry.revision > 1 && !by_organiser && now - at < CHANGE_WINDOW
        };
        let task =
            |recorded: &TimedEntry<'a>| Task::Changed { entry: recorded.entry, ago: now - recorded.at };
        self.recorded.iter().filter(is_told).map(task).collect()
    }
}
