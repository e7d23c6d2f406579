//! A table of the control room: who sits there, whom it waits for, and what it needs.

use std::collections::BTreeSet;

use chrono::TimeDelta;

use lastcard_club::{Holdup, RoomTable, TableNeed};
use lastcard_tournament::{Hand, PlayerId, Slot, Status, TableState};

use crate::control_room::room::RoomText;
use crate::control_room::tables::{hand_name, versus};
use crate::desk::worklist::help_request_text;
use crate::leaderboard::playing::{PlayingSeat, seats};
use crate::table::{cards::TableCard, dealer::DealerDrawView};
use crate::ui::{badge::Badge, message::join_names, tournament_text::TournamentText};

/// One table of the control room.
pub struct RoomRow {
    pub number: u32,
    /// The reason for its place in a long list.
    pub mood: TableMood,
    /// State of the table: playing, waiting or finished.
    pub badge: Badge,
    /// The hand to play, or to be played once the wait is over; a note if there is none.
    pub state: String,
    /// The opposing sides of that hand.
    pub sides: Option<String>,
    /// The players in their seats, clockwise, and true for those who still sit at another table.
    pub seats: Vec<(PlayingSeat, bool)>,
    /// Those whom the table waits for, with their tables.
    pub waits: Option<String>,
    /// Recorded hands, and the total if it is known.
    pub played: (usize, Option<usize>),
    /// Time since the last sign of life: in minutes, and in words.
    pub silent: Option<(i64, String)>,
    /// True if something keeps people from playing.
    pub is_urgent: bool,
    pub needs: Vec<RoomNeed>,
    /// The hand that can be recorded now.
    pub record: Option<Slot>,
    /// The hand that was recorded last.
    pub last: Option<Slot>,
    /// True if a hand is being played on phones.
    pub on_phones: bool,
    /// The table's code, while there is something to play.
    pub card: Option<TableCard>,
    /// The draw for the first dealer, while it is due.
    pub draw: Option<DealerDrawView>,
    /// The draw that was held, once a hand is recorded.
    pub drawn: Option<DealerDrawView>,
}

/// Order of the tables in a long list: those that need somebody first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TableMood {
    Urgent,
    Waiting,
    Playing,
    Finished,
}

impl TableMood {
    fn of(table: &RoomTable<'_>) -> Self {
        match table.table.state {
            _ if table.is_urgent() => Self::Urgent,
            TableState::Plays(_) => Self::Playing,
            TableState::Waits => Self::Waiting,
            TableState::Done => Self::Finished,
        }
    }
}

impl RoomRow {
    /// Returns true if the table seats four; the row then draws the seats around a table.
    pub fn has_four_seats(&self) -> bool {
        self.seats.len() == 4
    }
}

/// A task at a table.
pub struct RoomNeed {
    pub says: String,
    /// True if people are waiting for it.
    pub is_urgent: bool,
    /// The address at which it can be done.
    pub href: Option<String>,
    /// The address that answers the table's call.
    pub answers: Option<String>,
}

impl RoomText<'_> {
    pub(super) fn row(&self, table: &RoomTable<'_>, card: Option<TableCard>) -> RoomRow {
        let (tournament, number) = (&self.stored.tournament, table.table.number);
        let slot = match table.table.state {
            TableState::Plays(slot) => Some(slot),
            TableState::Waits | TableState::Done => None,
        };
        let dealer = || {
            let action = format!("{}/dealer/{number}", self.base_url());
            DealerDrawView::new(self.says(), number, action, self.status.takes_results())
        };
        let awaits = tournament.hand_awaiting_dealer(number).is_some();
        RoomRow {
            number,
            mood: TableMood::of(table),
            badge: table.table.state.into(),
            state: self.state(table),
            sides: table.hand.and_then(|hand| versus(tournament, hand, self.words)),
            seats: table.hand.map(|hand| seats_at(self.says(), hand, &table.waits_for)).unwrap_or_default(),
            waits: self.waits(&table.waits_for),
            played: (table.table.recorded, table.hands),
            silent: table.silent.map(|silent| (silent.num_minutes(), self.silent(silent))),
            is_urgent: table.is_urgent(),
            needs: table.needs.iter().filter_map(|need| self.need(number, need)).collect(),
            record: slot.filter(|_| self.status.takes_results() && !table.on_phones),
            last: table.table.last.map(|hand| hand.slot).filter(|_| self.status != Status::Archived),
            on_phones: table.on_phones,
            card,
            draw: if awaits { dealer() } else { None },
            drawn: if awaits { None } else { dealer() },
        }
    }

    fn state(&self, table: &RoomTable<'_>) -> String {
        let key = match table.table.state {
            TableState::Plays(_) | TableState::Waits => "desk-table-waits",
            TableState::Done if table.hands.is_some_and(|hands| table.table.recorded < hands) => {
                "desk-table-ended"
            }
            TableState::Done => "desk-table-done",
        };
        let say = || self.words.say(key).to_string();
        table.hand.map_or_else(say, |hand| hand_name(&self.stored.tournament, hand, self.words))
    }

    /// “Waiting for: Maks (table 2), Egor (table 1)”; only the tables if nobody in particular is missing.
    fn waits(&self, holdups: &[Holdup<'_>]) -> Option<String> {
        let words = self.words;
        let who = |one: &Holdup<'_>| {
            if one.players.is_empty() {
                return words.say("desk-table-of").with("table", one.table).to_string();
            }
            let names: Vec<String> =
                one.players.iter().map(|player| self.says().player(&player.id)).collect();
            let names = self.says().list(&names);
            words.say("room-waits-at").with("names", names).with("table", one.table).to_string()
        };
        let all: Vec<String> = holdups.iter().map(who).collect();
        let all = all.join(&words.say("table-list-comma").to_string());
        (!holdups.is_empty()).then(|| words.say("room-waits-for").with("who", all).to_string())
    }

    /// Describes a task at a table. `None` for a pending draw, because the row shows the draw itself.
    fn need(&self, table: u32, need: &TableNeed<'_>) -> Option<RoomNeed> {
        let words = self.words;
        let (says, href) = match need {
            TableNeed::Called { call } => (help_request_text(words, table, call, self.zone), None),
            TableNeed::SeatAsked { phones } => {
                let says = words.say("room-asks").with("count", *phones).to_string();
                (says, Some(format!("{}/phones", self.base_url())))
            }
            TableNeed::DueElsewhere { players } => {
                let names = join_names(players.iter().map(|player| player.name.as_str()));
                (words.say("room-elsewhere").with("names", names).to_string(), None)
            }
            // In a long list, the waiting tables say for whom they wait.
            TableNeed::HoldsUp { late: false } if self.has_many_tables() => return None,
            TableNeed::HoldsUp { .. } => (words.say("room-holds-up").to_string(), None),
            TableNeed::Late => (words.say("room-late").to_string(), None),
            TableNeed::Unopened => (words.say("room-unopened").to_string(), None),
            TableNeed::DealerDraw => return None,
            TableNeed::Changed { entry, ago } => {
                let key = if *ago < TimeDelta::minutes(1) { "room-changed-now" } else { "room-changed" };
                let says =
                    words.say(key).with("hand", self.says().hand(entry.slot)).with("time", self.span(*ago));
                (says.to_string(), Some(format!("/t/{}/hands/{}", self.stored.header.slug, entry.slot)))
            }
        };
        let is_call = matches!(need, TableNeed::Called { .. });
        let answers = is_call.then(|| format!("{}/calls/{table}", self.base_url()));
        Some(RoomNeed { says, is_urgent: need.is_urgent(), href, answers })
    }

    fn silent(&self, silent: TimeDelta) -> String {
        if silent < TimeDelta::minutes(1) {
            return self.words.say("room-silent-now").to_string();
        }
        self.words.say("room-silent").with("time", self.span(silent)).to_string()
    }
}

/// Returns the players of a hand in their seats, and true for those who still sit at another table.
fn seats_at(says: TournamentText<'_>, hand: &Hand, holdups: &[Holdup<'_>]) -> Vec<(PlayingSeat, bool)> {
    let missing: BTreeSet<&PlayerId> =
        holdups.iter().flat_map(|one| &one.players).map(|player| &player.id).collect();
    let players = hand.seating.players().iter();
    seats(says, hand).into_iter().zip(players.map(|player| missing.contains(player))).collect()
}
