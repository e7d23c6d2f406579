//! The control room of a tournament: state and needs of each table, and the organiser's next step.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use lastcard_rules::choice::DealerPick;
use lastcard_tournament::{
    Entry, Hand, HandsToWin, Method, Pace, Player, Slot, Status, Table, TableState, tables,
};

use crate::worklist::{LATE_HANDS, double_bookings};
use crate::{ClubEvening, HelpRequest, Holdup, PrizeGiving, PrizeGivingPhase, Task};

/// Time after the last result during which the standings can be read out; after that, the next step is to
/// archive the tournament.
const READ_OUT: TimeDelta = TimeDelta::hours(12);

/// Facts about a table beyond its hands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TableReport {
    /// Number of phones asking for a seat.
    pub asks: usize,
    /// True while a hand is being played on phones at the table.
    pub on_phones: bool,
    /// True if a phone has ever opened the table.
    pub opened: bool,
}

/// A tournament from the organiser's point of view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ControlRoom<'a> {
    /// Tables, by number.
    pub tables: Vec<RoomTable<'a>>,
    /// Next step for the organiser.
    pub next: NextAction,
    /// Expected end of the last hand at the club's pace; `None` if the end depends on a score or on the
    /// organiser.
    pub ends_at: Option<DateTime<Utc>>,
}

/// A table from the organiser's point of view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomTable<'a> {
    /// State and progress of the table.
    pub table: Table<'a>,
    /// Total number of hands of the table; in a match, the agreed number.
    pub hands: Option<usize>,
    /// Time since the table was first able to play its next hand.
    pub silent: Option<TimeDelta>,
    /// True while a hand is being played on phones at the table.
    pub on_phones: bool,
    /// Hand that the table plays or, while it waits, the first hand of its next block.
    pub hand: Option<&'a Hand>,
    /// Tables that it waits for; empty if it waits for nobody.
    pub waits_for: Vec<Holdup<'a>>,
    /// Needs of the table, most urgent first.
    pub needs: Vec<TableNeed<'a>>,
}

/// Something at a table that may need attention.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableNeed<'a> {
    /// The table is calling the organiser.
    Called {
        /// Start and reason of the call.
        call: &'a HelpRequest,
    },
    /// Phones are asking for a seat.
    SeatAsked {
        /// Number of phones.
        phones: usize,
    },
    /// Some players of the table are also due at another table.
    DueElsewhere {
        /// Players who are due twice.
        players: Vec<&'a Player>,
    },
    /// Other tables are waiting for this one (T-8P-5).
    HoldsUp {
        /// True if they have waited longer than a hand takes.
        late: bool,
    },
    /// Nothing has been recorded for longer than two hands take.
    Late,
    /// No phone has opened the table, and nothing is recorded.
    Unopened,
    /// The first dealer can be drawn, but has not been (R-DLR-1).
    DealerDraw,
    /// Somebody other than an organiser changed a hand recently.
    Changed {
        /// Entry currently in force.
        entry: &'a Entry,
        /// Time since the change.
        ago: TimeDelta,
    },
}

impl TableNeed<'_> {
    fn urgency(&self) -> u8 {
        match self {
            Self::Called { .. } => 0,
            Self::SeatAsked { .. } => 1,
            Self::DueElsewhere { .. } => 2,
            Self::HoldsUp { .. } => 3,
            Self::Late => 4,
            Self::Unopened => 5,
            Self::DealerDraw => 6,
            Self::Changed { .. } => 7,
        }
    }

    /// Returns true if this need keeps people from playing.
    pub fn is_urgent(&self) -> bool {
        matches!(
            self,
            Self::Called { .. }
                | Self::SeatAsked { .. }
                | Self::DueElsewhere { .. }
                | Self::Late
                | Self::HoldsUp { late: true }
        )
    }
}

/// The organiser's next step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextAction {
    /// Answer the table that has been calling longest.
    AnswerCall {
        /// Number of the table.
        table: u32,
    },
    /// Answer a phone that is asking for a seat.
    AnswerPhone {
        /// Number of the table.
        table: u32,
    },
    /// Stop the tournament: nobody seems to be playing any more.
    Stop {
        /// Time from which a table could have played.
        since: DateTime<Utc>,
    },
    /// Hand out the codes: no phone has opened a table yet.
    HandOutCodes,
    /// Record a hand that is late.
    Record {
        /// The late hand.
        slot: Slot,
        /// Time since the hand could first have been played.
        silent: TimeDelta,
        /// True if other tables are waiting for this hand.
        others_wait: bool,
    },
    /// Follow the standings: all is well.
    Follow,
    /// Follow the standings: something is waiting at a table, but needs no action yet.
    Watch,
    /// Decide about a play-off: entrants share first place.
    PlayOff,
    /// Read out the standings at the prize-giving: the tournament is over.
    ReadOut,
    /// Archive the tournament: it is over and was read out.
    Archive,
    /// Look back: the tournament is archived.
    LookBack,
}

impl<'a> ControlRoom<'a> {
    /// Builds the control room of the first tournament in `evenings`; the others are the tournaments that the
    /// club is playing at the same time. A table without a report gets the default report.
    pub fn of(
        evenings: &[ClubEvening<'a>],
        reports: &BTreeMap<u32, TableReport>,
        pace: Pace,
        now: DateTime<Utc>,
    ) -> Option<Self> {
        let evening = evenings.first()?;
        let silent = if evening.status.is_in_play() { evening.overdue_tasks(pace, now) } else { Vec::new() };
        let mut room = Self { tables: Vec::new(), next: NextAction::Follow, ends_at: None };
        for table in tables(evening.tournament, evening.standings) {
            let report = reports.get(&table.number).copied().unwrap_or_default();
            room.tables.push(RoomTable::of(evening, table, report, pace, now));
        }
        for item in double_bookings(evenings) {
            let Task::SeveralTables { player, tables } = item.task else { continue };
            for (_, number) in tables.iter().filter(|(tournament, _)| *tournament == 0) {
                room.add_due_elsewhere(*number, player);
            }
        }
        for task in &silent {
            match task {
                Task::HoldsUp { slot, silent } => {
                    room.add_need(slot.table, TableNeed::HoldsUp { late: *silent > pace.time_for(1) });
                }
                Task::Late { slot, .. } => room.add_need(slot.table, TableNeed::Late),
                _ => {}
            }
        }
        for task in evening.change_tasks(now) {
            if let Task::Changed { entry, ago } = task {
                room.add_need(entry.slot.table, TableNeed::Changed { entry, ago });
            }
        }
        room.tables.iter_mut().for_each(|table| table.needs.sort_by_key(TableNeed::urgency));
        room.ends_at = room.ends_at(evening, pace, now);
        room.next = room.next(evening, &silent, reports, now);
        Some(room)
    }

    fn add_due_elsewhere(&mut self, table: u32, player: &'a Player) {
        let Some(table) = self.tables.iter_mut().find(|one| one.table.number == table) else { return };
        let known = table.needs.iter_mut().find_map(|need| match need {
            TableNeed::DueElsewhere { players } => Some(players),
            _ => None,
        });
        match known {
            Some(players) => players.push(player),
            None => table.needs.push(TableNeed::DueElsewhere { players: vec![player] }),
        }
    }

    fn add_need(&mut self, table: u32, need: TableNeed<'a>) {
        if let Some(table) = self.tables.iter_mut().find(|one| one.table.number == table) {
            table.needs.push(need);
        }
    }

    fn next(
        &self,
        evening: &ClubEvening<'a>,
        silent: &[Task<'a>],
        reports: &BTreeMap<u32, TableReport>,
        now: DateTime<Utc>,
    ) -> NextAction {
        match evening.status {
            Status::Archived => NextAction::LookBack,
            Status::Draft => NextAction::Follow,
            Status::Finished | Status::Stopped => action_after_end(evening, now),
            Status::Ready | Status::Running | Status::PlayOff => {
                if let Some((table, _)) = evening.calls.iter().min_by_key(|(_, call)| call.since) {
                    return NextAction::AnswerCall { table: *table };
                }
                let asked = self
                    .tables
                    .iter()
                    .find(|table| table.needs.iter().any(|need| matches!(need, TableNeed::SeatAsked { .. })));
                if let Some(table) = asked {
                    return NextAction::AnswerPhone { table: table.table.number };
                }
                if let (Some(Task::Idle { since }), true) = (silent.first(), evening.status.can_stop()) {
                    return NextAction::Stop { since: *since };
                }
                if evening.recorded.is_empty() && !reports.values().any(|report| report.opened) {
                    return NextAction::HandOutCodes;
                }
                let calm = if self.is_calm() { NextAction::Follow } else { NextAction::Watch };
                self.longest_late_hand().unwrap_or(calm)
            }
        }
    }

    /// Returns true if no table needs attention. A changed hand does not need any, and drawing the first
    /// dealer is optional.
    fn is_calm(&self) -> bool {
        let mut needs = self.tables.iter().flat_map(|table| &table.needs);
        needs.all(|need| matches!(need, TableNeed::Changed { .. } | TableNeed::DealerDraw))
    }

    /// Returns the late hand that has waited longest. Skips hands played on phones, which are recorded
    /// automatically.
    fn longest_late_hand(&self) -> Option<NextAction> {
        let late = self.tables.iter().filter(|table| !table.on_phones).filter_map(|table| {
            let others_wait = table.needs.contains(&TableNeed::HoldsUp { late: true });
            let TableState::Plays(slot) = table.table.state else { return None };
            let is_late = others_wait || table.needs.contains(&TableNeed::Late);
            Some((slot, table.silent?, others_wait)).filter(|_| is_late)
        });
        let (slot, silent, others_wait) = late.min_by_key(|(_, silent, _)| Reverse(*silent))?;
        Some(NextAction::Record { slot, silent, others_wait })
    }

    /// Estimates when the last table finishes its last hand.
    fn ends_at(&self, evening: &ClubEvening<'a>, pace: Pace, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let method = evening.tournament.setup().method();
        let ends_early = matches!(method, Method::Lose200 { stop_at_limit: true, .. });
        if ends_early || !matches!(evening.status, Status::Ready | Status::Running) {
            return None;
        }
        let mut last = None;
        for table in &self.tables {
            let left = u32::try_from(table.hands?.saturating_sub(table.table.recorded)).ok()?;
            if left > 0 {
                let hand = (now - table.silent.unwrap_or_default() + pace.time_for(1)).max(now);
                last = last.max(Some(hand + pace.time_for(left - 1)));
            }
        }
        last
    }
}

impl<'a> RoomTable<'a> {
    fn of(
        evening: &ClubEvening<'a>,
        table: Table<'a>,
        report: TableReport,
        pace: Pace,
        now: DateTime<Utc>,
    ) -> Self {
        let plays = match table.state {
            TableState::Plays(slot) => Some(slot),
            TableState::Waits | TableState::Done => None,
        };
        let silent = plays.map(|slot| now - evening.playable_since(slot));
        let tournament = evening.tournament;
        let mut needs = Vec::new();
        needs.extend(evening.calls.get(&table.number).map(|call| TableNeed::Called { call }));
        if report.asks > 0 {
            needs.push(TableNeed::SeatAsked { phones: report.asks });
        }
        let waits = evening.status.is_in_play() && plays.is_some();
        if waits && table.recorded == 0 && !report.opened {
            needs.push(TableNeed::Unopened);
        }
        let undrawn = tournament.first_dealer(table.number).is_none();
        // Once two hands could have been played, the table is presumably playing, regardless of who deals.
        let is_new = silent.is_some_and(|silent| silent <= pace.time_for(LATE_HANDS));
        let is_drawn_for = tournament.setup().rules().options().dealer_pick != DealerPick::Assigned;
        let awaits = undrawn && is_drawn_for && tournament.hand_awaiting_dealer(table.number).is_some();
        if waits && is_new && awaits && !report.on_phones {
            needs.push(TableNeed::DealerDraw);
        }
        let agreed =
            tournament.setup().method().agreed_hands().filter(|_| tournament.setup().plan().is_none());
        let agreed = agreed.and_then(|hands| usize::try_from(hands).ok());
        Self {
            hands: table.hands.or(agreed),
            silent,
            on_phones: report.on_phones,
            hand: evening.due_hand(&table),
            waits_for: evening.holdups(&table),
            needs,
            table,
        }
    }

    /// Returns true if something keeps the players from playing.
    pub fn is_urgent(&self) -> bool {
        self.needs.iter().any(TableNeed::is_urgent)
    }
}

fn action_after_end(evening: &ClubEvening<'_>, now: DateTime<Utc>) -> NextAction {
    let played_off = evening.standings.play_off.is_some();
    if !played_off && evening.tournament.new_play_off(HandsToWin::One).is_ok() {
        return NextAction::PlayOff;
    }
    // Without a recorded hand, there is nothing to read out.
    let Some(last) = evening.recorded.iter().map(|recorded| recorded.at).max() else {
        return NextAction::Archive;
    };
    let giving = PrizeGiving::of(evening.tournament, evening.standings, evening.prize_giving, false);
    let is_read_out = giving.phase() == PrizeGivingPhase::Over || now - last > READ_OUT;
    if is_read_out { NextAction::Archive } else { NextAction::ReadOut }
}
