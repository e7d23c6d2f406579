//! The page of a draft: what was agreed, the schedule, check-in, the draw and the start.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use lastcard_club::{EntrantOrder, EventKind};
use lastcard_store::accounts::Account;
use lastcard_store::clubs::Club;
use lastcard_store::tournaments::{self, ChangeError, Event, TournamentRecord};
use lastcard_tournament::forecast::{TournamentLength, over_limit_permille};
use lastcard_tournament::{Player, PlayerId, Tournament};

use crate::app::{
    error::Error,
    responses::{see_other, slow_html},
    state::AppState,
};
use crate::audience::AudienceLine;
use crate::control_room::{
    self,
    events::{EventLine, event_lines, order_of},
};
use crate::extract::own_tournament::OwnTournament;
use crate::forecast::{DurationText, at_limit_text};
use crate::rules::page::link;
use crate::schedule::{matrix::ScheduleMatrix, setup_preview::fairness_text};
use crate::tournament_form::{
    figures::{DraftFigure, draft_figures},
    first_block::FirstBlock,
    form::revision,
    handlers::{active_roster, reader},
    prefill::redraw_form,
    setup::setup_summary,
};
use crate::ui::{
    form::Form,
    message::join_names,
    names::NameCollator,
    page::{Link, Page},
    tournament_text::TournamentText,
    translator::Translator,
};

/// The page at `/organise/t/{slug}` before the start.
#[derive(Template)]
#[template(path = "tournament_form/draft.html")]
pub struct DraftPage {
    pub page: Page,
    pub draft: DraftView,
    /// Confirms what was just done.
    pub done: Option<String>,
    pub refusal: Option<StartRefusal>,
}

pub enum StartRefusal {
    /// These players have not been marked as present.
    Missing(Vec<String>),
    /// Somebody else has changed the draft in the meantime.
    Changed,
}

pub struct DraftView {
    pub slug: String,
    /// The revision, sent along with the start.
    pub revision: i32,
    pub when: String,
    pub facts: Vec<String>,
    pub figures: Vec<DraftFigure>,
    pub first: FirstBlock,
    /// Sentence about how often such a schedule ends with everybody at the limit, if that can happen.
    pub at_limit: Option<String>,
    /// Link to the page that explains the rules.
    pub rules: Link,
    /// The entrants in their order.
    pub order: String,
    /// The draw that gave the order, if there was one.
    pub drawn: Option<LotDraw>,
    /// All blocks of a movement.
    pub matrix: Option<ScheduleMatrix>,
    /// Sentence that proves that the movement is fair.
    pub fairness: Option<String>,
    /// The audience of the tournament once it has started.
    pub audience: AudienceLine,
    pub players: Vec<Attendance>,
    pub tells_chances: bool,
    pub events: Vec<EventLine>,
}

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
        let takes = length.and_then(|length| DurationText::new(length, starts_at, club.pace, zone, words));
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
            figures: draft_figures(tournament, takes, words),
            first: FirstBlock::of(tournament, words),
            rules: link(words, setup.rules().preset()),
            order: last
                .as_ref()
                .map_or_else(|| join_names(&entrants), |(_, order, _)| order_of(order, tournament)),
            drawn: last
                .filter(|(order, ..)| is_by_lot(*order))
                .map(|(.., at)| LotDraw { when: words.date_time(at, zone), count }),
            matrix: matrix(stored, club, words),
            fairness: fairness_text(tournament, words),
            players: attendance(stored, club),
            tells_chances: stored.header.tells_chances,
            events: event_lines(events, tournament, accounts, zone, words),
        }
    }

    fn present_count(&self) -> usize {
        self.players.iter().filter(|player| player.here).count()
    }

    /// Returns true if some players are ticked and others are not.
    fn is_partly_here(&self) -> bool {
        (1..self.players.len()).contains(&self.present_count())
    }
}

/// Lists the players by name, since that is how they are looked for.
fn attendance(stored: &TournamentRecord, club: &Club) -> Vec<Attendance> {
    let line = |player: &Player| Attendance {
        id: player.id.to_string(),
        name: player.name.to_string(),
        here: stored.people.get(&player.id).is_some_and(|person| person.present),
    };
    let mut players: Vec<Attendance> = stored.tournament.players().map(line).collect();
    NameCollator::of(&club.language).sort(&mut players, |player| &player.name);
    players
}

/// Returns the schedule of a movement, with the expected time of each block.
fn matrix(stored: &TournamentRecord, club: &Club, words: Translator) -> Option<ScheduleMatrix> {
    let says = TournamentText { words, tournament: &stored.tournament };
    let matrix = ScheduleMatrix::of(says)?;
    Some(matrix.with_times(says, stored.header.starts_at, club.pace, club.time_zone))
}

/// `/organise/t/{slug}/draw`: draws the order of a draft again. The record keeps every draw.
pub async fn draw_again(
    site: web::Data<AppState>,
    own: OwnTournament,
    form: Form,
) -> Result<HttpResponse, Error> {
    let seen = revision(&form).ok_or(Error::BadRequest)?;
    own.require_draft()?;
    let organiser = &own.organiser;
    let roster = active_roster(&site, organiser).await?;
    let reader = reader(organiser, &roster, Some(&own.stored));
    let new = reader
        .read_tournament(&redraw_form(&own.stored, organiser.club.time_zone), &mut rand::rng())
        .map_err(|_| Error::Internal("a saved draft cannot be read".to_owned()))?;
    let drawn = organiser.change_tournament(&site, &own.stored.header.id, move |store, deed| {
        tournaments::edit(store, &deed.club, &deed.tournament, seen, Some(&deed.by), &new)
    });
    Ok(see_other(format!("/organise/t/{}?done=drawn", drawn.await?.slug)))
}

/// `/organise/t/{slug}/presence`: check-in before the start.
pub async fn update_presence(
    site: web::Data<AppState>,
    own: OwnTournament,
    form: Form,
) -> Result<HttpResponse, Error> {
    save_presence(&site, &own, &form).await?;
    Ok(see_other(format!("/organise/t/{}?done=present#attendance", own.stored.header.slug)))
}

/// Saves the check-ins from the form. Only what was changed in the form is saved, because another organiser may be checking players in as
/// well.
pub async fn save_presence(site: &AppState, own: &OwnTournament, form: &Form) -> Result<(), Error> {
    let everybody = form.has_field("everybody");
    let tick = |player: &Player| {
        let id = player.id.as_str();
        let here = everybody || form.has("here", id);
        (here != form.has("was", id) || everybody).then(|| (player.id.clone(), here))
    };
    let present: BTreeMap<PlayerId, bool> = own.stored.tournament.players().filter_map(tick).collect();
    let saved = own.organiser.change_tournament(site, &own.stored.header.id, move |store, deed| {
        tournaments::set_present(store, &deed.club, &deed.tournament, &present)
    });
    saved.await
}

/// `/organise/t/{slug}/start`: starts a draft, once everybody has checked in.
pub async fn start(site: web::Data<AppState>, own: OwnTournament, form: Form) -> Result<HttpResponse, Error> {
    let seen: i32 = form.value("revision").parse().map_err(|_| Error::BadRequest)?;
    own.require_draft()?;
    save_presence(&site, &own, &form).await?;
    let OwnTournament { organiser, stored, .. } = own;
    let refused = organiser.change_tournament(&site, &stored.header.id, move |store, deed| {
        match tournaments::start(store, &deed.club, &deed.tournament, seen, Some(&deed.by)) {
            Ok(_) => Ok(None),
            Err(refused @ (ChangeError::Absent(_) | ChangeError::Stale)) => Ok(Some(refused)),
            Err(other) => Err(other),
        }
    });
    let slug = &stored.header.slug;
    let (status, refusal) = match refused.await? {
        None => return Ok(see_other(format!("/organise/t/{slug}?done=started"))),
        Some(ChangeError::Absent(players)) => {
            let names = names(&stored.tournament, &players);
            (StatusCode::UNPROCESSABLE_ENTITY, StartRefusal::Missing(names))
        }
        Some(_) => (StatusCode::CONFLICT, StartRefusal::Changed),
    };
    let own = OwnTournament::load(&site, &organiser, slug).await?;
    slow_html(status, move || control_room::handlers::draft_page(&own, None, Some(refusal))).await
}

fn names(tournament: &Tournament, players: &[PlayerId]) -> Vec<String> {
    players.iter().filter_map(|id| tournament.player(id)).map(|player| player.name.to_string()).collect()
}
