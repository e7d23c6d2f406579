//! The control room of a tournament: state and needs of each table, and the organiser's next step.

mod next_action;
mod room_table;

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use lastcard_tournament::{Method, Pace, Player, Status, tables};

use crate::worklist::double_bookings;
use crate::{ClubEvening, Task};

pub use next_action::NextAction;
pub use room_table::{RoomTable, TableNeed, TableReport};

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
        room.next = room.next_action(evening, &silent, reports, now);
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
