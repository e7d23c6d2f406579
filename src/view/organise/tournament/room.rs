//! The control room in words: a row a table, and the one thing to do next.

use std::collections::BTreeMap;

use crate::tournament::Zone;
use chrono::{DateTime, TimeDelta, Utc};

use super::hands::{hand_name, versus};
use crate::store::clubs::Club;
use crate::store::tournaments::Stored;
use crate::tournament::{
    ClubEvening, ControlRoom, NextDeed, RoomTable, Slot, Status, TableNeed, TableReport, TableState, Tally,
};
use crate::view::organise::TableCard;
use crate::view::organise::desk::{called, evening};
use crate::view::organise::forecast::minutes;
use crate::view::public::{Link, bar};
use crate::view::table::{DealerDrawView, Says};
use crate::view::{Words, listed};

/// The tables of a started tournament, and what its organiser does next.
pub struct RoomView {
    /// A row a table.
    pub tables: Vec<RoomRow>,
    /// What there is to do now.
    pub next: RoomStep,
    /// The hands of all tables with a result, and all there are where that is known.
    pub played: (usize, Option<usize>),
    /// How much of it is played, in thousandths, where that is known.
    pub part: Option<u32>,
    /// When it should end on the club's clocks.
    pub ends: Option<String>,
}

/// The one thing to do.
pub struct RoomStep {
    /// Why.
    pub says: String,
    /// Whether people wait for it.
    pub is_urgent: bool,
    /// The button.
    pub button: Link,
    /// Whether the button sends something, instead of leading somewhere.
    pub posts: bool,
}

/// A table as its row shows it.
pub struct RoomRow {
    /// Its number.
    pub number: u32,
    /// Which hand it is to play, or that it has none.
    pub state: String,
    /// Who plays whom in it.
    pub sides: Option<String>,
    /// Its hands with a result, and all it has where that is known.
    pub played: (usize, Option<usize>),
    /// The same in thousandths.
    pub part: Option<u32>,
    /// For how long it is silent: in minutes, and in words.
    pub silent: Option<(i64, String)>,
    /// Whether something keeps its people from playing.
    pub is_urgent: bool,
    /// What waits there.
    pub needs: Vec<RoomNeed>,
    /// The hand that can be recorded now.
    pub record: Option<Slot>,
    /// The hand that was recorded last.
    pub last: Option<Slot>,
    /// Whether a hand is played on phones there now.
    pub on_phones: bool,
    /// Its code, while there is something to play.
    pub card: Option<TableCard>,
    /// Who deals its first hand: the draw, while it can be held.
    pub draw: Option<DealerDrawView>,
    /// The same once it was held and a hand is recorded.
    pub drawn: Option<DealerDrawView>,
}

/// Something that waits at a table.
pub struct RoomNeed {
    /// What.
    pub says: String,
    /// Whether people wait for it.
    pub is_urgent: bool,
    /// Where to do something about it.
    pub href: Option<String>,
    /// Where to say that somebody has come, at a table that calls.
    pub answers: Option<String>,
}

/// What a room is made of.
pub struct RoomSight<'a> {
    /// The tournament, and after it the others that the club plays now.
    pub all: &'a [(&'a Stored, &'a Tally)],
    /// What is known of its tables.
    pub reports: &'a BTreeMap<u32, TableReport>,
    /// Whose it is.
    pub club: &'a Club,
    /// When it is looked at.
    pub now: DateTime<Utc>,
}

impl RoomView {
    /// The same without the draws for the first dealer.
    #[must_use]
    pub fn without_draws(mut self) -> Self {
        for table in &mut self.tables {
            table.draw = None;
        }
        self
    }

    /// What an organiser sees of the tables; none where there is no tournament.
    pub fn of(sight: &RoomSight<'_>, mut cards: Vec<TableCard>, w: Words) -> Option<Self> {
        let (stored, tally) = sight.all.first()?;
        let evenings: Vec<ClubEvening<'_>> =
            sight.all.iter().map(|(stored, tally)| evening(stored, tally)).collect();
        let room = ControlRoom::of(&evenings, sight.reports, sight.club.pace, sight.now)?;
        let zone = sight.club.time_zone;
        let words = RoomWords { stored, status: stored.status(&tally.standings), zone, w };
        let played = room.tables.iter().map(|table| table.table.recorded).sum();
        let all = room.tables.iter().map(|table| table.hands).sum::<Option<usize>>();
        let card = |table: u32, cards: &mut Vec<TableCard>| {
            let at = cards.iter().position(|card| card.number == table)?;
            Some(cards.remove(at))
        };
        Some(Self {
            next: words.next(room.next, sight),
            tables: room
                .tables
                .iter()
                .map(|table| words.row(table, card(table.table.number, &mut cards)))
                .collect(),
            played: (played, all),
            part: all.map(|all| bar(played, all)),
            ends: room.ends_at.map(|at| w.clock(at, sight.club.time_zone)),
        })
    }
}

/// Says what is in a room.
struct RoomWords<'a> {
    stored: &'a Stored,
    status: Status,
    zone: Zone,
    w: Words,
}

impl RoomWords<'_> {
    fn row(&self, table: &RoomTable<'_>, card: Option<TableCard>) -> RoomRow {
        let (tournament, number) = (&self.stored.tournament, table.table.number);
        let slot = match table.table.state {
            TableState::Plays(slot) => Some(slot),
            TableState::Waits | TableState::Done => None,
        };
        let hand = slot.and_then(|slot| tournament.hand(slot));
        let dealer = || {
            let action = format!("{}/dealer/{number}", self.at());
            DealerDrawView::new(self.says(), number, action, self.status.takes_results())
        };
        let awaits = tournament.awaits_dealer(number).is_some();
        RoomRow {
            number,
            state: match (table.table.state, hand) {
                (_, Some(hand)) => hand_name(tournament, hand, self.w),
                (TableState::Waits, _) => self.w.say("desk-table-waits").to_string(),
                _ if table.hands.is_some_and(|hands| table.table.recorded < hands) => {
                    self.w.say("desk-table-ended").to_string()
                }
                _ => self.w.say("desk-table-done").to_string(),
            },
            sides: hand.and_then(|hand| versus(tournament, hand, self.w)),
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

    /// The draw itself stands there where it is to be held.
    fn need(&self, table: u32, need: &TableNeed<'_>) -> Option<RoomNeed> {
        let w = self.w;
        let (says, href) = match need {
            TableNeed::Called { call } => (called(w, table, call, self.zone), None),
            TableNeed::SeatAsked { phones } => {
                let says = w.say("room-asks").with("count", *phones).to_string();
                (says, Some(format!("{}/phones", self.at())))
            }
            TableNeed::DueElsewhere { players } => {
                let names = listed(players.iter().map(|player| player.name.as_str()));
                (w.say("room-elsewhere").with("names", names).to_string(), None)
            }
            TableNeed::HoldsUp { .. } => (w.say("room-holds-up").to_string(), None),
            TableNeed::Late => (w.say("room-late").to_string(), None),
            TableNeed::Unopened => (w.say("room-unopened").to_string(), None),
            TableNeed::DealerDraw => return None,
            TableNeed::Changed { entry, ago } => {
                let key = if *ago < TimeDelta::minutes(1) { "room-changed-now" } else { "room-changed" };
                let says =
                    w.say(key).with("hand", self.says().hand(entry.slot)).with("time", self.span(*ago));
                (says.to_string(), Some(format!("/t/{}/hands/{}", self.stored.header.slug, entry.slot)))
            }
        };
        let is_call = matches!(need, TableNeed::Called { .. });
        let answers = is_call.then(|| format!("{}/calls/{table}", self.at()));
        Some(RoomNeed { says, is_urgent: need.is_urgent(), href, answers })
    }

    fn next(&self, next: NextDeed, sight: &RoomSight<'_>) -> RoomStep {
        let (w, at, slug) = (self.w, self.at(), &self.stored.header.slug);
        let step = |says: String, key: &'static str, href: String| RoomStep {
            says,
            is_urgent: false,
            button: Link { href, text: w.say(key).to_string() },
            posts: false,
        };
        let say = |key: &'static str| w.say(key).to_string();
        match next {
            NextDeed::AnswerCall { table } => {
                let call = self.stored.conduct.calls.get(&table);
                let says = call.map(|call| called(w, table, call, self.zone)).unwrap_or_default();
                let step = step(says, "room-call-answered", format!("{at}/calls/{table}"));
                RoomStep { is_urgent: true, posts: true, ..step }
            }
            NextDeed::AnswerPhone { table } => {
                let says = w.say("room-next-asks").with("table", table).to_string();
                RoomStep { is_urgent: true, ..step(says, "room-answer", format!("{at}/phones")) }
            }
            NextDeed::Stop { since } => {
                let when = w.moment(since, sight.club.time_zone);
                step(
                    w.say("waiting-idle").with("when", when).to_string(),
                    "running-stop",
                    format!("{at}/stop"),
                )
            }
            NextDeed::HandOutCodes => step(say("room-next-codes"), "room-codes", format!("{at}/cards")),
            NextDeed::Record { slot, silent, others_wait } => {
                let key = if others_wait { "waiting-holds-up" } else { "waiting-late" };
                let hand = self.says().hand(slot);
                let says =
                    w.say(key).with("table", slot.table).with("hand", hand).with("time", self.span(silent));
                let step = step(says.to_string(), "room-record-late", format!("{at}/hands/{slot}"));
                RoomStep { is_urgent: true, ..step }
            }
            NextDeed::Follow => step(say("waiting-nothing"), "running-leaderboard", self.standings(sight)),
            NextDeed::Watch => step(say("room-next-watch"), "running-leaderboard", self.standings(sight)),
            NextDeed::PlayOff => step(say("room-next-play-off"), "play-off-title", "#play-off".to_owned()),
            NextDeed::ReadOut if self.withholds(sight) => {
                step(say("room-next-read-out"), "standings-check", self.standings(sight))
            }
            NextDeed::ReadOut => {
                step(say("room-next-read-out"), "room-read-out", format!("/t/{slug}/projector"))
            }
            NextDeed::Archive if self.stored.is_untouched() => RoomStep {
                posts: true,
                ..step(say("room-next-untouched"), "running-redraft", format!("{at}/start/end"))
            },
            NextDeed::Archive => RoomStep {
                posts: true,
                ..step(say("waiting-over"), "running-archive", format!("{at}/archive"))
            },
            NextDeed::LookBack => {
                step(say("room-next-archived"), "running-leaderboard", self.standings(sight))
            }
        }
    }

    /// Whether nobody else is told the standings yet.
    fn withholds(&self, sight: &RoomSight<'_>) -> bool {
        self.stored.header.audience.telling.withholds(sight.now)
    }

    /// Where the organiser sees how it stands.
    fn standings(&self, sight: &RoomSight<'_>) -> String {
        if self.withholds(sight) || !self.stored.header.is_open() {
            return format!("{}/standings", self.at());
        }
        format!("/t/{}", self.stored.header.slug)
    }

    fn silent(&self, silent: TimeDelta) -> String {
        if silent < TimeDelta::minutes(1) {
            return self.w.say("room-silent-now").to_string();
        }
        self.w.say("room-silent").with("time", self.span(silent)).to_string()
    }

    fn span(&self, span: TimeDelta) -> String {
        minutes(u32::try_from(span.num_minutes()).unwrap_or_default(), self.w)
    }

    fn says(&self) -> Says<'_> {
        Says { words: self.w, tournament: &self.stored.tournament }
    }

    fn at(&self) -> String {
        format!("/organise/t/{}", self.stored.header.slug)
    }
}
