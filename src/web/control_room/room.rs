//! The control room in words: a row per table, and the next action.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use lastcard_club::{ClubEvening, ControlRoom, NextAction, RoomTable, TableNeed, TableReport};
use lastcard_store::clubs::Club;
use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::{Slot, Status, TableState, Tally, Zone};

use crate::control_room::tables::{hand_name, versus};
use crate::desk::worklist::{club_evening, help_request_text};
use crate::forecast::minutes;
use crate::table::{cards::TableCard, dealer::DealerDrawView};
use crate::ui::{
    page::{Link, bar},
    tournament_text::TournamentText,
    translator::{Translator, join_names},
};

/// The tables of a started tournament, and the organiser's next action.
pub struct RoomView {
    pub tables: Vec<RoomRow>,
    pub next: NextActionView,
    /// Recorded hands of all tables, and the total if it is known.
    pub played: (usize, Option<usize>),
    /// Progress per thousand, if the total is known.
    pub part: Option<u32>,
    /// Expected end on the club's clocks.
    pub ends: Option<String>,
}

/// The next action.
pub struct NextActionView {
    /// The reason for it.
    pub says: String,
    /// True if people are waiting for it.
    pub is_urgent: bool,
    pub button: Link,
    /// True if the button sends a form instead of following a link.
    pub posts: bool,
}

/// One table of the control room.
pub struct RoomRow {
    pub number: u32,
    /// The hand to play, or a note that there is none.
    pub state: String,
    /// The opposing sides of that hand.
    pub sides: Option<String>,
    /// Recorded hands, and the total if it is known.
    pub played: (usize, Option<usize>),
    /// Progress per thousand, if the total is known.
    pub part: Option<u32>,
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

pub struct RoomContext<'a> {
    /// The tournament, followed by the others that the club is playing.
    pub all: &'a [(&'a TournamentRecord, &'a Tally)],
    /// Reports on its tables, by number.
    pub reports: &'a BTreeMap<u32, TableReport>,
    /// The club, for its pace and time zone.
    pub club: &'a Club,
    pub now: DateTime<Utc>,
}

impl RoomView {
    /// Removes the draws for the first dealer.
    #[must_use]
    pub fn without_draws(mut self) -> Self {
        for table in &mut self.tables {
            table.draw = None;
        }
        self
    }

    /// Creates the organiser's view of the tables; `None` without a tournament.
    pub fn of(sight: &RoomContext<'_>, mut cards: Vec<TableCard>, words: Translator) -> Option<Self> {
        let (stored, tally) = sight.all.first()?;
        let evenings: Vec<ClubEvening<'_>> =
            sight.all.iter().map(|(stored, tally)| club_evening(stored, tally)).collect();
        let room = ControlRoom::of(&evenings, sight.reports, sight.club.pace, sight.now)?;
        let zone = sight.club.time_zone;
        let text = RoomText { stored, status: stored.status(&tally.standings), zone, words };
        let played = room.tables.iter().map(|table| table.table.recorded).sum();
        let all = room.tables.iter().map(|table| table.hands).sum::<Option<usize>>();
        let card = |table: u32, cards: &mut Vec<TableCard>| {
            let at = cards.iter().position(|card| card.number == table)?;
            Some(cards.remove(at))
        };
        Some(Self {
            next: text.next_action(room.next, sight),
            tables: room
                .tables
                .iter()
                .map(|table| text.row(table, card(table.table.number, &mut cards)))
                .collect(),
            played: (played, all),
            part: all.map(|all| bar(played, all)),
            ends: room.ends_at.map(|at| words.time_of_day(at, sight.club.time_zone)),
        })
    }
}

struct RoomText<'a> {
    stored: &'a TournamentRecord,
    status: Status,
    zone: Zone,
    words: Translator,
}

impl RoomText<'_> {
    fn row(&self, table: &RoomTable<'_>, card: Option<TableCard>) -> RoomRow {
        let (tournament, number) = (&self.stored.tournament, table.table.number);
        let slot = match table.table.state {
            TableState::Plays(slot) => Some(slot),
            TableState::Waits | TableState::Done => None,
        };
        let hand = slot.and_then(|slot| tournament.hand(slot));
        let dealer = || {
            let action = format!("{}/dealer/{number}", self.base_url());
            DealerDrawView::new(self.says(), number, action, self.status.takes_results())
        };
        let awaits = tournament.hand_awaiting_dealer(number).is_some();
        RoomRow {
            number,
            state: match (table.table.state, hand) {
                (_, Some(hand)) => hand_name(tournament, hand, self.words),
                (TableState::Waits, _) => self.words.say("desk-table-waits").to_string(),
                _ if table.hands.is_some_and(|hands| table.table.recorded < hands) => {
                    self.words.say("desk-table-ended").to_string()
                }
                _ => self.words.say("desk-table-done").to_string(),
            },
            sides: hand.and_then(|hand| versus(tournament, hand, self.words)),
            played: (table.table.recorded, table.hands),
            part: table.hands.map(|hands| bar(table.table.recorded, hands)),
            silent: table.silent.map(|silent| (silent.num_minutes(), self.silent(silent))),
            is_urgent: table.is_urgent(),
            needs: table.needs.iter().filter_map(|need| self.need(number, need)).collect(),
            record: slot.filter(|_| self.status.takes_results() && !table.on_phones),
            last: table.table.last.map(|hand| hand.slot),
            on_phones: table.on_phones,
            card,
            draw: if awaits { dealer() } else { None },
            drawn: if awaits { None } else { dealer() },
        }
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

    fn next_action(&self, next: NextAction, sight: &RoomContext<'_>) -> NextActionView {
        let (words, at, slug) = (self.words, self.base_url(), &self.stored.header.slug);
        let step = |says: String, key: &'static str, href: String| NextActionView {
            says,
            is_urgent: false,
            button: Link { href, text: words.say(key).to_string() },
            posts: false,
        };
        let say = |key: &'static str| words.say(key).to_string();
        let follow = |key| step(say(key), "running-leaderboard", self.standings_url(sight));
        match next {
            NextAction::AnswerCall { table } => {
                let call = self.stored.hall.calls.get(&table);
                let says =
                    call.map(|call| help_request_text(words, table, call, self.zone)).unwrap_or_default();
                let step = step(says, "room-call-answered", format!("{at}/calls/{table}"));
                NextActionView { is_urgent: true, posts: true, ..step }
            }
            NextAction::AnswerPhone { table } => {
                let says = words.say("room-next-asks").with("table", table).to_string();
                NextActionView { is_urgent: true, ..step(says, "room-answer", format!("{at}/phones")) }
            }
            NextAction::Stop { since } => {
                let when = words.date_time(since, sight.club.time_zone);
                step(
                    words.say("waiting-idle").with("when", when).to_string(),
                    "running-stop",
                    format!("{at}/stop"),
                )
            }
            NextAction::HandOutCodes => step(say("room-next-codes"), "room-codes", format!("{at}/cards")),
            NextAction::Record { slot, silent, others_wait } => {
                let key = if others_wait { "waiting-holds-up" } else { "waiting-late" };
                let hand = self.says().hand(slot);
                let says = words
                    .say(key)
                    .with("table", slot.table)
                    .with("hand", hand)
                    .with("time", self.span(silent));
                let step = step(says.to_string(), "room-record-late", format!("{at}/hands/{slot}"));
                NextActionView { is_urgent: true, ..step }
            }
            NextAction::Follow => follow("waiting-nothing"),
            NextAction::Watch => follow("room-next-watch"),
            NextAction::PlayOff => step(say("room-next-play-off"), "play-off-title", "#play-off".to_owned()),
            NextAction::ReadOut if self.is_embargoed(sight) => {
                step(say("room-next-read-out"), "standings-check", self.standings_url(sight))
            }
            NextAction::ReadOut => {
                step(say("room-next-read-out"), "room-read-out", format!("/t/{slug}/projector"))
            }
            NextAction::Archive if self.stored.content().can_redraft() => NextActionView {
                posts: true,
                ..step(say("room-next-untouched"), "running-redraft", format!("{at}/start/end"))
            },
            NextAction::Archive => NextActionView {
                posts: true,
                ..step(say("waiting-over"), "running-archive", format!("{at}/archive"))
            },
            NextAction::LookBack => follow("room-next-archived"),
        }
    }

    fn is_embargoed(&self, sight: &RoomContext<'_>) -> bool {
        self.stored.header.audience.embargo.is_embargoed(sight.now)
    }

    /// Returns the address at which the organiser sees the standings.
    fn standings_url(&self, sight: &RoomContext<'_>) -> String {
        if self.is_embargoed(sight) || !self.stored.header.is_open() {
            return format!("{}/standings", self.base_url());
        }
        format!("/t/{}", self.stored.header.slug)
    }

    fn silent(&self, silent: TimeDelta) -> String {
        if silent < TimeDelta::minutes(1) {
            return self.words.say("room-silent-now").to_string();
        }
        self.words.say("room-silent").with("time", self.span(silent)).to_string()
    }

    fn span(&self, span: TimeDelta) -> String {
        minutes(u32::try_from(span.num_minutes()).unwrap_or_default(), self.words)
    }

    fn says(&self) -> TournamentText<'_> {
        TournamentText { words: self.words, tournament: &self.stored.tournament }
    }

    fn base_url(&self) -> String {
        format!("/organise/t/{}", self.stored.header.slug)
    }
}
