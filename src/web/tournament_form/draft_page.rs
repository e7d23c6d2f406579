//! The page of a draft: what was agreed, the schedule, attendance and the start.

use askama::Template;

use lastcard_club::{EntrantOrder, EventKind};
use lastcard_store::accounts::Account;
use lastcard_store::clubs::Club;
use lastcard_store::tournaments::{Event, TournamentRecord};
use lastcard_tournament::forecast::{TournamentLength, over_limit_permille};

use crate::audience::AudienceLine;
use crate::control_room::events::{EventLine, event_lines, order_of};
use crate::forecast::{at_limit_text, duration};
use crate::rules::page::link;
use crate::schedule::setup_preview::Schedule;
use crate::tournament_form::setup_summary::setup_summary;
use crate::ui::{
    link::Link,
    page::Page,
    translator::{Translator, join_names},
};

/// The page at `/organise/t/{slug}` before the start.
#[derive(Template)]
#[template(path = "tournament_form/draft.html")]
pub struct DraftPage {
    pub page: Page,
    pub draft: DraftView,
    /// Confirms what was just done.
    pub done: Option<String>,
    /// The reason why the draft was not started.
    pub refusal: Option<StartRefusal>,
}

/// A reason why a draft was not started.
pub enum StartRefusal {
    /// These players have not been marked as present.
    Missing(Vec<String>),
    /// Somebody else has changed the draft in the meantime.
    Changed,
}

/// A draft as it is shown.
pub struct DraftView {
    /// The tournament's slug.
    pub slug: String,
    /// The revision, sent along with the start.
    pub revision: i32,
    pub when: String,
    pub facts: Vec<String>,
    /// Duration and end.
    pub takes: Option<String>,
    /// Sentence about how often such a schedule ends with everybody at the limit, if that can happen.
    pub at_limit: Option<String>,
    /// Link to the page that explains the rules.
    pub rules: Link,
    /// The entrants in their order.
    pub order: String,
    /// The draw that gave the order, if there was one.
    pub drawn: Option<LotDraw>,
    pub schedule: Schedule,
    /// The audience of the tournament once it has started.
    pub audience: AudienceLine,
    pub players: Vec<Attendance>,
    pub tells_chances: bool,
    /// Events so far.
    pub events: Vec<EventLine>,
}

/// A draw by lot.
pub struct LotDraw {
    /// The time of the last draw.
    pub when: String,
    /// Number of draws made.
    pub count: usize,
}

/// A player, with attendance.
pub struct Attendance {
    /// The id within the tournament.
    pub id: String,
    pub name: String,
    /// True if an organiser marked the player as present.
    pub here: bool,
}

impl DraftView {
    /// Creates the view of a draft for the organisers of its club.
    pub fn of(
        stored: &TournamentRecord,
        events: &[Event],
        accounts: &[Account],
        club: &Club,
        words: Translator,
    ) -> Self {
        let (tournament, zone) = (&stored.tournament, club.time_zone);
        let (setup, players) = (tournament.setup(), tournament.players().count());
        let length = TournamentLength::of(setup, players);
        let starts_at = Some(stored.header.starts_at);
        let settled = |event: &'_ Event| match &event.kind {
            EventKind::Drawn { order, entrants } => Some((*order, entrants.clone(), event.created_at)),
            _ => None,
        };
        let last = events.iter().rev().find_map(settled);
        let is_by_lot = |order: EntrantOrder| order == EntrantOrder::ByLot;
        let count = events.iter().filter_map(settled).filter(|(order, ..)| is_by_lot(*order)).count();
        let entrants: Vec<&str> = tournament.entrants().iter().map(|entrant| entrant.name.as_str()).collect();
        Self {
            slug: stored.header.slug.clone(),
            audience: AudienceLine::of(&stored.header, zone, words),
            revision: stored.header.revision,
            when: words.date_time(stored.header.starts_at, zone),
            facts: setup_summary(setup, words),
            at_limit: over_limit_permille(setup, players).map(|permille| at_limit_text(permille, words)),
            takes: length.map(|length| duration(length, starts_at, club.pace, zone, words)),
            rules: link(words, setup.rules().preset()),
            order: last
                .as_ref()
                .map_or_else(|| join_names(&entrants), |(_, order, _)| order_of(order, tournament)),
            drawn: last
                .filter(|(order, ..)| is_by_lot(*order))
                .map(|(.., at)| LotDraw { when: words.date_time(at, zone), count }),
            schedule: Schedule::of(tournament, words),
            players: tournament
                .players()
                .map(|player| Attendance {
                    id: player.id.to_string(),
                    name: player.name.to_string(),
                    here: stored.people.get(&player.id).is_some_and(|person| person.present),
                })
                .collect(),
            tells_chances: stored.header.tells_chances,
            events: event_lines(events, tournament, accounts, zone, words),
        }
    }

    fn present_count(&self) -> usize {
        self.players.iter().filter(|player| player.here).count()
    }
}
