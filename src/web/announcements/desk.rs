//! `/organise/coming`: announcements of tournaments.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use chrono::{DateTime, Utc};
use serde::Deserialize;

use lastcard_club::{DayDoubt, Publication};
use lastcard_store::announcements::{self, AnnouncementError};
use lastcard_store::{AnnouncementId, sign_ups};
use lastcard_tournament::Zone;

use crate::announcements::{
    context::AnnouncementContext,
    form::{read_announcements, saved_announcement_form},
    form_page::{AnnouncementFormPage, AnnouncementFormTarget, AnnouncementQuestions},
    proposal::propose,
};
use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::tournament_form::{form::announcement_id, handlers::reader};
use crate::ui::{form::Form, page::ConfirmPage};

/// Announcement or tournament that a new announcement is like.
#[derive(Deserialize)]
pub struct CopyQuery {
    like: Option<String>,
}

pub async fn new(
    site: web::Data<AppState>,
    organiser: Organiser,
    query: web::Query<CopyQuery>,
) -> Result<HttpResponse, Error> {
    let (club, words, like) = (organiser.club.clone(), organiser.words(), query.into_inner().like);
    let form =
        site.with_store(move |store| propose(store, &club, like.as_deref(), (Utc::now(), words))).await?;
    let form = form.with("fixture", AnnouncementId::made().as_str());
    let zone = organiser.club.time_zone;
    page(&AnnouncementFormPage::new(organiser.page(""), &AnnouncementFormTarget::New, form, zone))
}

pub async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let (words, zone) = (organiser.words(), organiser.club.time_zone);
    let shown =
        |form| AnnouncementFormPage::new(organiser.page(""), &AnnouncementFormTarget::New, form, zone);
    let Some(new) = read_announcements(&mut form, &reader(&organiser, &[], None), words) else {
        return html(StatusCode::UNPROCESSABLE_ENTITY, &shown(form));
    };
    let mut questions = AnnouncementQuestions::default();
    let doubt = new.first().and_then(|first| day_doubt(first.starts_at, zone));
    questions.ask_day(words, doubt, form.value("date"));
    if !questions.are_answered(&form) {
        return html(StatusCode::CONFLICT, &shown(form).with_questions(questions));
    }
    let (club, first) =
        (organiser.club.id.clone(), announcement_id(&form).unwrap_or_else(AnnouncementId::made));
    let (several, is_public) = (new.len() > 1, form.value("do") == "announce");
    organiser.set_audit_object(new.first().map(|first| first.name.to_string()).unwrap_or_default());
    let create = if is_public { announcements::create_public } else { announcements::create };
    let made = organiser.write_audited(&site, move |store| create(store, &club, &first, &new)).await?;
    let own = format!("/organise/coming/{}", made.slug);
    Ok(see_other(match (is_public, several) {
        (true, true) => format!("{own}?done=fixtures-announced"),
        (true, false) => format!("{own}?done=fixture-announced"),
        (false, true) => "/organise?done=fixtures-saved".to_owned(),
        (false, false) => format!("{own}?done=fixture-saved"),
    }))
}

pub async fn edit(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let found = load_own(&site, &organiser, &slug).await?;
    let zone = organiser.club.time_zone;
    let form = saved_announcement_form(&found.announcement, zone, organiser.club.pace);
    let target = AnnouncementFormTarget::Saved(found.announcement.slug);
    page(&AnnouncementFormPage::new(organiser.page(""), &target, form, zone))
}

pub async fn update(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let found = load_own(&site, &organiser, &slug).await?;
    let (words, slug) = (organiser.words(), found.announcement.slug.clone());
    let target = AnnouncementFormTarget::Saved(slug.clone());
    let shown = |form| AnnouncementFormPage::new(organiser.page(""), &target, form, organiser.club.time_zone);
    let new = read_announcements(&mut form, &reader(&organiser, &[], None), words);
    let Some(new) = new.and_then(|all| all.into_iter().next()) else {
        return html(StatusCode::UNPROCESSABLE_ENTITY, &shown(form));
    };
    let mut questions = AnnouncementQuestions::default();
    let is_moved = new.starts_at != found.announcement.starts_at;
    let doubt = day_doubt(new.starts_at, organiser.club.time_zone).filter(|_| is_moved);
    questions.ask_day(words, doubt, form.value("date"));
    let list = found.list.as_slice();
    questions.ask_lost_places(
        words,
        &sign_ups::find_displaced((list, found.announcement.places), (list, new.places)),
    );
    if !questions.are_answered(&form) {
        return html(StatusCode::CONFLICT, &shown(form).with_questions(questions));
    }
    let (snapshots, club, id) = (site.snapshots.clone(), organiser.club.id.clone(), found.id());
    let seen = form.value("revision").parse().unwrap_or(0);
    let deed = organiser.deed.clone();
    match web::block(move || {
        announcements::update(&snapshots.store().with_audit_entry(deed), &club, &id, seen, &new)
    })
    .await?
    {
        Ok(_) => Ok(see_other(format!("/organise/coming/{slug}?done=fixture-saved"))),
        Err(AnnouncementError::Stale) => {
            form.add_error("name", words.say("announcement-stale"));
            html(StatusCode::CONFLICT, &shown(form))
        }
        Err(other) => Err(other.into()),
    }
}

/// `POST /organise/coming/{slug}/state`: announces, hides or calls off, and opens or closes the sign-up list.
pub async fn set_state(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let found = load_own(&site, &organiser, &slug).await?;
    let (state, takes_names) = (found.announcement.state, found.announcement.takes_names);
    let (state, takes_names, done) = match form.value("do") {
        "announce" => (Publication::Announced, takes_names, "fixture-announced"),
        "hide" => (Publication::Hidden, takes_names, "fixture-hidden"),
        "call-off" => (Publication::CalledOff, takes_names, "fixture-called-off"),
        "open" => (state, true, "names-open"),
        "close" => (state, false, "names-closed"),
        _ => return Err(Error::BadRequest),
    };
    let (snapshots, club, id) = (site.snapshots.clone(), organiser.club.id.clone(), found.id());
    let deed = organiser.deed.clone();
    let set = web::block(move || {
        announcements::set_state(&snapshots.store().with_audit_entry(deed), &club, &id, state, takes_names)
    });
    set.await?.map_err(Error::from)?;
    Ok(see_other(format!("/organise/coming/{}?done={done}", found.announcement.slug)))
}

/// `POST /organise/announcements`: publishes all announcements that the desk, or the page of the evening `from`, showed as hidden.
pub async fn announce_all(
    site: web::Data<AppState>,
    organiser: Organiser,
    form: Form,
) -> Result<HttpResponse, Error> {
    let club = organiser.club.id.clone();
    let ids: Vec<AnnouncementId> =
        form.all("fixture").map(|id| AnnouncementId::from(id.to_owned())).collect();
    organiser.write_audited(&site, move |store| announcements::announce_all(store, &club, &ids)).await?;
    let from = match form.value("from") {
        "" => "/organise".to_owned(),
        slug => format!("/organise/coming/{}", load_own(&site, &organiser, slug).await?.announcement.slug),
    };
    Ok(see_other(format!("{from}?done=fixtures-announced")))
}

/// `POST /organise/coming/{slug}/check-in`: replaces the check-in link.
pub async fn reissue_check_in(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let found = load_own(&site, &organiser, &slug).await?;
    let (club, id) = (organiser.club.id.clone(), found.id());
    organiser.write_audited(&site, move |store| announcements::reissue_check_in(store, &club, &id)).await?;
    Ok(see_other(format!("/organise/coming/{}?done=check-in", found.announcement.slug)))
}

pub async fn ask_deletion(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let found = load_own(&site, &organiser, &slug).await?;
    if found.announcement.sign_up_list().has_begun() {
        return Err(AnnouncementError::Begun.into());
    }
    let words = organiser.words();
    let back = format!("/organise/coming/{}", found.announcement.slug);
    let names = found.announcement.names;
    page(&ConfirmPage {
        page: organiser
            .page(words.say("announcement-delete-title").with("name", found.announcement.name.as_str())),
        text: words.say("announcement-delete-text").with("count", names).to_string(),
        button: words.say("announcement-delete").to_string(),
        action: format!("{back}/deletion"),
        back,
    })
}

pub async fn delete(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let found = load_own(&site, &organiser, &slug).await?;
    let (club, id) = (organiser.club.id.clone(), found.id());
    organiser.write_audited(&site, move |store| announcements::delete(store, &club, &id)).await?;
    Ok(see_other("/organise?done=fixture-removed"))
}

/// Returns the doubt about a day, on the clocks of the club.
fn day_doubt(starts_at: DateTime<Utc>, zone: Zone) -> Option<DayDoubt> {
    let day = |moment: DateTime<Utc>| moment.with_timezone(&zone).date_naive();
    DayDoubt::of(day(starts_at), day(Utc::now()))
}

/// Loads an announcement of the organiser's club.
pub async fn load_own(
    site: &AppState,
    organiser: &Organiser,
    slug: &str,
) -> Result<AnnouncementContext, Error> {
    let found = AnnouncementContext::load(site, slug).await?;
    if found.club.id == organiser.club.id { Ok(found) } else { Err(Error::NotFound) }
}

impl From<AnnouncementError> for Error {
    fn from(error: AnnouncementError) -> Self {
        let key = match error {
            AnnouncementError::Store(error) => return error.into(),
            AnnouncementError::Stale => "error-draft-stale",
            AnnouncementError::Begun => "error-announcement-begun",
        };
        Self::Message { status: StatusCode::CONFLICT, key }
    }
}
