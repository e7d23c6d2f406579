//! The organiser's next step.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use lastcard_tournament::{HandsToWin, Slot, Status, TableState};

use super::{ControlRoom, TableNeed, TableReport};
use crate::{ClubEvening, PrizeGiving, PrizeGivingPhase, Task};

/// Time after the last result during which the standings can be read out; after that, the next step is to
/// archive the tournament.
const READ_OUT: TimeDelta = TimeDelta::hours(12);

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
    pub(super) fn next_action(
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
