//! What waits for the organisers of a club, of all its tournaments that are not put away.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, TimeZone, Utc};

use crate::{
    Entry, Pace, Player, PlayerId, Slot, Standings, Status, TableCall, TableState, Tournament, tables,
};

/// A table that has recorded nothing for so many hands' time is late.
pub(super) const LATE_HANDS: u32 = 2;
/// A tournament in which nobody has recorded anything for so long is idle.
const IDLE: TimeDelta = TimeDelta::days(1);
/// Changes of a recorded hand are told for so long.
const CHANGED: TimeDelta = TimeDelta::hours(1);

/// A tournament of a club, with what its worklist needs to know beside the hands.
#[derive(Debug, Clone)]
pub struct ClubEvening<'a> {
    /// The tournament.
    pub tournament: &'a Tournament,
    /// What its hands add up to.
    pub standings: &'a Standings,
    /// How far it is.
    pub status: Status,
    /// When it is to begin.
    pub starts_at: DateTime<Utc>,
    /// Since when its first hands can be played.
    pub opened_at: DateTime<Utc>,
    /// Everything that was recorded, oldest first.
    pub recorded: Vec<TimedEntry<'a>>,
    /// Its players whom the club's roster knows, by their ids there: in each tournament they have another one.
    pub members: BTreeMap<&'a PlayerId, &'a str>,
    /// Its tables that call an organiser.
    pub calls: &'a BTreeMap<u32, TableCall>,
    /// The hands of which its players said what cannot be true, each with since when anything is said of it.
    pub mismatched: Vec<(Slot, DateTime<Utc>)>,
    /// Since when the results were entered that nobody of the other side has confirmed in time.
    pub unconfirmed: Vec<DateTime<Utc>>,
}

/// What was recorded about a hand, and when.
#[derive(Debug, Clone, Copy)]
pub struct TimedEntry<'a> {
    /// What was recorded.
    pub entry: &'a Entry,
    /// When.
    pub at: DateTime<Utc>,
    /// Whether an organiser did it, who need not be told.
    pub by_organiser: bool,
}

/// Something that waits for an organiser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkItem<'a> {
    /// Which of the tournaments it is about; of several the first one.
    pub tournament: usize,
    /// What waits.
    pub task: Task<'a>,
}

/// What waits for an organiser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Task<'a> {
    /// A table calls an organiser.
    Called {
        /// Its number.
        table: u32,
        /// Since when, and why.
        call: &'a TableCall,
    },
    /// What the players of a hand said, each from the own phone, cannot be true.
    Mismatched {
        /// The hand.
        slot: Slot,
        /// Since when anything is said of it.
        since: DateTime<Utc>,
    },
    /// Somebody of the roster is due at several tables at once, each by its tournament and number.
    SeveralTables {
        /// The player, as the first of the tournaments knows him or her.
        player: &'a Player,
        /// The tables.
        tables: Vec<(usize, u32)>,
    },
    /// Other tables wait until this hand is recorded (T-8P-5).
    HoldsUp {
        /// The hand.
        slot: Slot,
        /// For how long it could have been played.
        silent: TimeDelta,
    },
    /// A table has recorded nothing for longer than two hands take.
    Late {
        /// The hand that it is to play.
        slot: Slot,
        /// For how long it could have been played.
        silent: TimeDelta,
    },
    /// A draft is to begin today, or was to begin.
    Begins {
        /// When.
        at: DateTime<Utc>,
        /// Whether that is over.
        is_past: bool,
    },
    /// Nobody of the other side has confirmed results in time.
    Unconfirmed {
        /// How many.
        count: usize,
        /// Since when the oldest waits.
        since: DateTime<Utc>,
    },
    /// Somebody else than an organiser changed a recorded hand within the last hour.
    Changed {
        /// What holds now.
        entry: &'a Entry,
        /// How long ago.
        ago: TimeDelta,
    },
    /// It is over, and can be put away.
    Over,
    /// Nobody has recorded anything for more than a day.
    Idle {
        /// Since when a table could have.
        since: DateTime<Utc>,
    },
}

impl Task<'_> {
    /// What stops play comes first, what can wait till tomorrow last; of what is alike what has waited longest, but the latest change.
    fn urgency(&self, now: DateTime<Utc>) -> (u8, TimeDelta) {
        match self {
            Self::Called { call, .. } => (0, call.since - now),
            Self::Mismatched { since, .. } => (1, *since - now),
            Self::SeveralTables { .. } => (2, TimeDelta::zero()),
            Self::HoldsUp { silent, .. } => (3, -*silent),
            Self::Late { silent, .. } => (4, -*silent),
            Self::Unconfirmed { since, .. } => (5, *since - now),
            Self::Begins { at, .. } => (6, *at - now),
            Self::Changed { ago, .. } => (7, *ago),
            Self::Over => (8, TimeDelta::zero()),
            Self::Idle { since } => (9, *since - now),
        }
    }
}

/// Everything that waits, the most urgent first. A club plays at this pace, and its days begin and end in this zone.
pub fn worklist<'a, Z: TimeZone>(
    evenings: &[ClubEvening<'a>],
    pace: Pace,
    zone: &Z,
    now: DateTime<Utc>,
) -> Vec<WorkItem<'a>> {
    let mut items = due_twice(evenings);
    for (tournament, evening) in evenings.iter().enumerate() {
        let tasks = match evening.status {
            Status::Draft => evening.begins(zone, now).into_iter().collect(),
            Status::Ready | Status::Running | Status::PlayOff => {
                let calls = evening.calls.iter().map(|(table, call)| Task::Called { table: *table, call });
                let waits = [evening.mismatched(), evening.silent(pace, now), evening.unconfirmed()].concat();
                [calls.collect(), waits, evening.changed(now)].concat()
            }
            Status::Finished | Status::Stopped => {
                [vec![Task::Over], evening.unconfirmed(), evening.changed(now)].concat()
            }
            Status::Archived => Vec::new(),
        };
        items.extend(tasks.into_iter().map(|task| WorkItem { tournament, task }));
    }
    items.sort_by_key(|item| item.task.urgency(now));
    items
}

/// Whoever is due in the next hands of several tables.
pub(super) fn due_twice<'a>(evenings: &[ClubEvening<'a>]) -> Vec<WorkItem<'a>> {
    let mut due: BTreeMap<&str, Vec<(usize, u32, &'a Player)>> = BTreeMap::new();
    for (tournament, evening) in evenings.iter().enumerate() {
        for next in evening.standings.next.iter().filter(|_| evening.status.is_played()) {
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
    /// The tables that others wait for, and those that are late; once for all where nobody plays any more.
    pub(super) fn silent(&self, pace: Pace, now: DateTime<Utc>) -> Vec<Task<'a>> {
        let tables = tables(self.tournament, self.standings);
        let others_wait = tables.iter().any(|table| table.state == TableState::Waits);
        let playing = tables.iter().filter_map(|table| match table.state {
            TableState::Plays(slot) => Some((slot, self.since(slot))),
            TableState::Waits | TableState::Done => None,
        });
        let playing: Vec<(Slot, DateTime<Utc>)> = playing.collect();
        let last = playing.iter().map(|(_, since)| *since).max();
        if let Some(since) = last.filter(|last| now - *last > IDLE) {
            return vec![Task::Idle { since }];
        }
        let task = |(slot, since): (Slot, DateTime<Utc>)| {
            let silent = now - since;
            if others_wait {
                Some(Task::HoldsUp { slot, silent })
            } else {
                (silent > pace.of(LATE_HANDS)).then_some(Task::Late { slot, silent })
            }
        };
        playing.into_iter().filter_map(task).collect()
    }

    /// Since when a table has been able to play this hand: its hand before and all earlier blocks are recorded.
    pub(super) fn since(&self, slot: Slot) -> DateTime<Utc> {
        let block = |slot| self.tournament.hand(slot).map(|hand| (hand.slot.round, hand.block));
        let is_before = |other: Slot| other.table == slot.table || block(other) < block(slot);
        let before = self.recorded.iter().filter(|recorded| is_before(recorded.entry.slot));
        before.map(|recorded| recorded.at).max().map_or(self.opened_at, |at| at.max(self.opened_at))
    }

    /// The hands whose players contradict each other.
    fn mismatched(&self) -> Vec<Task<'a>> {
        self.mismatched.iter().map(|(slot, since)| Task::Mismatched { slot: *slot, since: *since }).collect()
    }

    /// The results that nobody has confirmed in time, told at once.
    fn unconfirmed(&self) -> Vec<Task<'a>> {
        let count = self.unconfirmed.len();
        self.unconfirmed
            .iter()
            .min()
            .map(|since| Task::Unconfirmed { count, since: *since })
            .into_iter()
            .collect()
    }

    /// The hands that were changed just now.
    pub(super) fn changed(&self, now: DateTime<Utc>) -> Vec<Task<'a>> {
        let mut latest: BTreeMap<Slot, u32> = BTreeMap::new();
        for TimedEntry { entry, .. } in &self.recorded {
            let revision = latest.entry(entry.slot).or_default();
            *revision = entry.revision.max(*revision);
        }
        let is_told = |recorded: &&TimedEntry<'a>| {
            let TimedEntry { entry, at, by_organiser } = **recorded;
            let is_latest = latest.get(&entry.slot) == Some(&entry.revision);
            let is_there = self.tournament.hand(entry.slot).is_some();
            is_latest && is_there && entry.revision > 1 && !by_organiser && now - at < CHANGED
        };
        let task =
            |recorded: &TimedEntry<'a>| Task::Changed { entry: recorded.entry, ago: now - recorded.at };
        self.recorded.iter().filter(is_told).map(task).collect()
    }

    /// A draft whose day it is, or was.
    fn begins<Z: TimeZone>(&self, zone: &Z, now: DateTime<Utc>) -> Option<Task<'a>> {
        let at = self.starts_at;
        let day = |moment: DateTime<Utc>| moment.with_timezone(zone).date_naive();
        (day(at) <= day(now)).then_some(Task::Begins { at, is_past: at < now })
    }
}
