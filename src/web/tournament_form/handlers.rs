//! `/organise/tournaments`: new tournaments.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use chrono::Utc;
use serde::Deserialize;

use lastcard_club::TournamentState;
use lastcard_store::players::RosterPlayer;
use lastcard_store::tournaments::{self, NewTournament, TournamentRecord};
use lastcard_store::{StoreError, TournamentId};

use crate::app::{
    error::Error,
    responses::{see_other, slow_html},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::tournament_form::{
    fields::{FORMAT, SUGGESTED},
    form::{announcement_id, draft_id},
    name::{name_by_date, rename_by_date},
    names::{NamedForm, read_named_form},
    page::{TournamentFormPage, TournamentFormTarget},
    prefill::{form_from_announcement, form_like, new_form},
    problems::FieldProblem,
    reading::FormReader,
};
use crate::ui::form::Form;
use crate::{announcements, roster};

/// Source of a new tournament, if any.
#[derive(Deserialize)]
pub struct NewQuery {
    /// Tournament of the club whose setup is copied.
    like: Option<String>,
    /// Announcement that becomes a tournament.
    #[serde(rename = "fixture")]
    announcement: Option<String>,
    /// Draft that was created from the form: going back to the form leads to the draft.
    draft: Option<String>,
    /// What led here.
    done: Option<String>,
}

/// Shows the form for a new tournament.
///
/// A draft gets its id when its form is opened, so pressing the button twice creates only one draft. If both blocks and rounds are filled
/// in, blocks win.
pub async fn new(
    site: web::Data<AppState>,
    organiser: Organiser,
    query: web::Query<NewQuery>,
) -> Result<HttpResponse, Error> {
    let query = query.into_inner();
    if let Some(id) = query.draft.clone()
        && let Some(address) = tournament_url(&site, &organiser, TournamentId::from(id)).await?
    {
        return Ok(see_other(address));
    }
    let roster = active_roster(&site, &organiser).await?;
    let zone = organiser.club.time_zone;
    let (done, words) = (query.done.clone(), organiser.words());
    let reads = reader(&organiser, &roster, None);
    let mut form = match query {
        NewQuery { announcement: Some(slug), .. } => {
            let found = announcements::desk::load_own(&site, &organiser, &slug).await?;
            if let Some(header) = &found.announcement.tournament {
                return Ok(see_other(format!("/organise/t/{}", header.slug)));
            }
            let mut form = form_from_announcement(&found.announcement, &found.list, &reads);
            // An open format is decided by the number of people who have come.
            if found.announcement.format_open {
                form.set(FORMAT.name, String::new());
                form = read_named_form(&reads, form).form;
            }
            form
        }
        NewQuery { like: Some(slug), .. } => {
            let stored = site.with_store(move |store| tournaments::load(store, &slug)).await?;
            if stored.header.club_id != organiser.club.id {
                return Err(Error::NotFound);
            }
            let mut form = form_like(&stored, &reads);
            rename_by_date(&mut form, &stored.header, zone, words);
            form
        }
        NewQuery { like: None, announcement: None, .. } => new_form(Utc::now(), zone),
    };
    name_by_date(&mut form, words);
    let welcome = done.filter(|done| done == "set-up").map(|_| words.say("setup-done").to_string());
    slow_html(StatusCode::OK, move || new_page(&organiser, &roster, form, &[]).with_welcome(welcome)).await
}

/// Shows the form again with the names as they were understood. Without scripts this is the second of two steps; scripts insert it into the
/// page.
pub async fn review_names(
    site: web::Data<AppState>,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let roster = active_roster(&site, &organiser).await?;
    name_by_date(&mut form, organiser.words());
    let page = move || {
        reader(&organiser, &roster, None).remove_line(&mut form);
        let NamedForm { form, problems, pasted } = read_named_form(&reader(&organiser, &roster, None), form);
        new_page(&organiser, &roster, form, &problems).with_pasted_notes(&pasted)
    };
    slow_html(StatusCode::OK, page).await
}

pub async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let roster = active_roster(&site, &organiser).await?;
    name_by_date(&mut form, organiser.words());
    let reads = reader(&organiser, &roster, None);
    // The page may have been sent before it knew the names.
    if form.has_field(SUGGESTED) {
        reads.suggest_format(&mut form);
    }
    // A cryptographic generator, seeded by the system.
    let new = match reads.read_tournament(&form, &mut rand::rng()) {
        Ok(new) => NewTournament { announcement: announcement_id(&form), ..new },
        Err(problems) => {
            let page = move || new_page(&organiser, &roster, form, &problems);
            return slow_html(StatusCode::UNPROCESSABLE_ENTITY, page).await;
        }
    };
    let (club, by, id) = (organiser.club.id.clone(), organiser.account.id.clone(), draft_id(&form));
    organiser.set_audit_object(new.tournament.name().as_str());
    let header = organiser.write_audited(&site, move |store| match id {
        Some(id) => tournaments::create_once(store, &club, Some(&by), &id, &new),
        None => tournaments::create(store, &club, Some(&by), &new),
    });
    let header = header.await?;
    Ok(see_other(format!("/organise/t/{}?done=created", header.slug)))
}

/// Returns the address of a tournament of this club, or of its form while it is a draft; `None` if it does not exist.
async fn tournament_url(
    site: &AppState,
    organiser: &Organiser,
    id: TournamentId,
) -> Result<Option<String>, Error> {
    let club = organiser.club.id.clone();
    let header = site.with_store(move |store| match tournaments::find(store, &club, &id) {
        Err(StoreError::NotFound) => Ok(None),
        found => found.map(Some),
    });
    let address = |header: tournaments::Header| match header.state {
        TournamentState::Draft => format!("/organise/t/{}/edit", header.slug),
        _ => format!("/organise/t/{}", header.slug),
    };
    Ok(header.await?.map(address))
}

/// Returns the players offered for a tournament.
pub async fn active_roster(site: &AppState, organiser: &Organiser) -> Result<Vec<RosterPlayer>, Error> {
    let players = roster::handlers::load_roster(site, organiser).await?;
    Ok(players.into_iter().filter(|player| player.archived_at.is_none()).collect())
}

fn new_page(
    organiser: &Organiser,
    roster: &[RosterPlayer],
    form: Form,
    problems: &[FieldProblem],
) -> TournamentFormPage {
    let reader = reader(organiser, roster, None);
    form_page(organiser, &TournamentFormTarget::New, form, problems, &reader)
}

/// Renders the form. Slow, because a model simulates the duration.
pub fn form_page(
    organiser: &Organiser,
    target: &TournamentFormTarget,
    form: Form,
    problems: &[FieldProblem],
    reader: &FormReader<'_>,
) -> TournamentFormPage {
    TournamentFormPage::new(organiser.page(""), target, form, problems, reader)
}

pub fn reader<'a>(
    organiser: &Organiser,
    roster: &'a [RosterPlayer],
    before: Option<&'a TournamentRecord>,
) -> FormReader<'a> {
    FormReader { zone: organiser.club.time_zone, pace: organiser.club.pace, roster, before, now: Utc::now() }
}
