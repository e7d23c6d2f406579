//! A table in the control room: its state and its needs.

use chrono::{DateTime, TimeDelta, Utc};

use lastcard_rules::choice::DealerPick;
use lastcard_tournament::{Entry, Hand, Pace, Player, Table, TableState};

use crate::worklist::LATE_HANDS;
use crate::{ClubEvening, HelpRequest, Holdup};

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
    pub(super) fn urgency(&self) -> u8 {
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

impl<'a> RoomTable<'a> {
    pub(super) fn of(
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
