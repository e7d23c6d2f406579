//! `/organise/events`: events of the club, their draws, and what can be taken back.

use std::collections::BTreeSet;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};

use lastcard_snapshots::StagedEventSnapshot;
use lastcard_store::StoreError;
use lastcard_store::staged_events::{self, StagePosition, StagedEventError, StagedEventRecord};
use lastcard_tournament::staged_event::FixtureSlot;
use lastcard_tournament::{EntrantId, file};

use crate::app::{
    error::Error,
    responses::{attachment, html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
pub use crate::staged_events::form_page::{
    change_own_stages, change_stages, create, edit, new, refusal_key, update,
};
use crate::staged_events::{
    certificates::EventCertificatesPage,
    desk_page::{DeskNotes, EventRow, StagedEventDesk, StagedEventsPage},
};
use crate::ui::{
    form::Form,
    page::{ConfirmPage, NoticeQuery},
};

pub async fn list(
    site: web::Data<AppState>,
    organiser: Organiser,
    done: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let (words, club) = (organiser.words(), organiser.club.clone());
    let id = club.id.clone();
    let all = site.with_store(move |store| staged_events::list(store, &id)).await?;
    let row = |record: &StagedEventRecord| EventRow {
        slug: record.slug.clone(),
        name: record.plan.name().to_string(),
        when: words.date_time(record.starts_at, club.time_zone),
        entrants: words.say("staged-entrants-count").with("count", record.plan.entrants().len()).to_string(),
    };
    page(&StagedEventsPage {
        page: organiser.page(words.say("staged-title")),
        events: all.iter().map(row).collect(),
        done: done.message(words),
    })
}

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    done: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let shown = load(&site, &organiser, &slug).await?;
    let notes = DeskNotes { done: done.message(organiser.words()), ..DeskNotes::default() };
    page(&StagedEventDesk::new(&organiser, &shown, notes))
}

/// Shows who takes the places of those who are away.
pub async fn preview(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let shown = load(&site, &organiser, &slug).await?;
    page(&StagedEventDesk::new(&organiser, &shown, DeskNotes { away: away(&form), ..DeskNotes::default() }))
}

/// Returns those who were asked about and are not there.
fn away(form: &Form) -> BTreeSet<EntrantId> {
    let asked = form.all("asked").filter(|id| !form.has("here", id));
    asked.filter_map(|id| EntrantId::parse(id).ok()).collect()
}

pub async fn draw(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let record = find(&site, &organiser, &slug).await?;
    let (club, id, by) = (organiser.club.id.clone(), record.id, organiser.account.id.clone());
    let (seen, gone) = (revision(&form), away(&form));
    let drawn = change(&site, &organiser, move |store| {
        // A cryptographic generator, seeded by the system.
        staged_events::draw(store, &club, &id, (seen, &gone), Some(&by), &mut rand::rng())
    });
    answer(&site, &organiser, &slug, drawn.await?, (&form, "staged-drawn")).await
}

pub async fn take_back(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let record = find(&site, &organiser, &slug).await?;
    let (club, id, seen) = (organiser.club.id.clone(), record.id, revision(&form));
    let only = match form.value("match") {
        "" => None,
        slot => Some(StagePosition::Fixture(slot.parse::<FixtureSlot>().map_err(|()| Error::NotFound)?)),
    };
    let taken =
        change(&site, &organiser, move |store| staged_events::take_back(store, &club, &id, (seen, only)));
    answer(&site, &organiser, &slug, taken.await?, (&form, "staged-taken-back")).await
}

fn revision(form: &Form) -> i32 {
    form.value("revision").parse().unwrap_or(0)
}

/// Runs a change that affects many tournaments, and publishes them.
async fn change(
    site: &AppState,
    organiser: &Organiser,
    deed: impl FnOnce(&lastcard_store::Store) -> Result<StagedEventRecord, StagedEventError> + Send + 'static,
) -> Result<Result<StagedEventRecord, StagedEventError>, Error> {
    let (snapshots, club, noted) =
        (site.snapshots.clone(), organiser.club.id.clone(), organiser.deed.clone());
    let run = move || snapshots.change_club(&club, |store| deed(&store.with_audit_entry(noted)));
    Ok(web::block(run).await?)
}

/// Redirects to the event, or shows it again with the reason why nothing was changed.
async fn answer(
    site: &AppState,
    organiser: &Organiser,
    slug: &str,
    made: Result<StagedEventRecord, StagedEventError>,
    (form, done): (&Form, &str),
) -> Result<HttpResponse, Error> {
    let words = organiser.words();
    let refusal = match made {
        Ok(record) => return Ok(see_other(format!("/organise/events/{}?done={done}", record.slug))),
        Err(StagedEventError::CannotDraw(problems)) => {
            let told = problems.iter().map(|problem| words.fault(&problem.fault).to_string());
            told.collect::<Vec<_>>().join(" ")
        }
        Err(error) => words.say(refusal_key(error)?).to_string(),
    };
    let shown = load(site, organiser, slug).await?;
    let notes = DeskNotes { refusal: Some(refusal), away: away(form), done: None };
    html(StatusCode::CONFLICT, &StagedEventDesk::new(organiser, &shown, notes))
}

/// `GET /organise/events/{event}/file`
pub async fn export(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let shown = load(&site, &organiser, &slug).await?;
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .insert_header((header::CONTENT_DISPOSITION, attachment(&shown.record.slug, ".json")))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(file::write_event(&shown.event)))
}

pub async fn certificates(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let shown = load(&site, &organiser, &slug).await?;
    page(&EventCertificatesPage::new(&organiser, &shown, false))
}

pub async fn certificates_of_everybody(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let shown = load(&site, &organiser, &slug).await?;
    page(&EventCertificatesPage::new(&organiser, &shown, true))
}

pub async fn confirm_deletion(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let record = find(&site, &organiser, &slug).await?;
    let words = organiser.words();
    let back = format!("/organise/events/{}", record.slug);
    page(&ConfirmPage {
        page: organiser.page(words.say("staged-remove-title").with("name", record.plan.name().as_str())),
        text: words.say("staged-remove-text").to_string(),
        button: words.say("staged-remove").to_string(),
        action: format!("{back}/deletion"),
        back,
    })
}

pub async fn delete(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let record = find(&site, &organiser, &slug).await?;
    let club = organiser.club.id.clone();
    organiser
        .write_audited(&site, move |store| -> Result<(), StoreError> {
            staged_events::remove(store, &club, &record.id)
        })
        .await?;
    Ok(see_other("/organise/events?done=staged-removed"))
}

/// Loads an event of the organiser's club, without its tournaments.
pub async fn find(site: &AppState, organiser: &Organiser, slug: &str) -> Result<StagedEventRecord, Error> {
    let (club, slug) = (organiser.club.id.clone(), slug.to_owned());
    site.with_store(move |store| staged_events::by_slug(store, &club, &slug)).await
}

async fn load(site: &AppState, organiser: &Organiser, slug: &str) -> Result<StagedEventSnapshot, Error> {
    let (snapshots, club, slug) = (site.snapshots.clone(), organiser.club.id.clone(), slug.to_owned());
    Ok(web::block(move || snapshots.unredacted_staged_event(&club, &slug)).await??)
}
