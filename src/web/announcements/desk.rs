//! `/organise/coming`: announcements of tournaments.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use chrono::{DateTime, Utc};
use serde::Deserialize;

use lastcard_club::Publication;
use lastcard_store::announcements::{self, AnnouncementError};
use lastcard_store::{AnnouncementId, sign_ups, tournaments as stored_tournaments};
use lastcard_tournament::Zone;

use crate::announcements::{
    context::AnnouncementContext,
    form::{new_announcement_form, read_announcements, saved_announcement_form},
    form_page::{AnnouncementFormPage, AnnouncementFormTarget, AnnouncementQuestions},
};
use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::tournament_form::{form::announcement_id, handlers::reader};
use crate::ui::{form::Form, page::ConfirmPage};

/// Tournament whose setup a new announcement copies.
#[derive(Deserialize)]
pub struct CopyQuery {
    like: Option<String>,
}

pub async fn new(
    site: web::Data<AppState>,
    organiser: Organiser,
    query: web::Query<CopyQuery>,
) -> Result<HttpResponse, Error> {
    let (club, zone) = (organiser.club.id.clone(), organiser.club.time_zone);
    let form = match query.into_inner().like {
        None => new_announcement_form(Utc::now(), zone, None),
        Some(slug) => {
            let stored = site.with_store(move |store| stored_tournaments::load(store, &slug)).await?;
            if stored.header.club_id != club {
                return Err(Error::NotFound);
            }
            new_announcement_form(Utc::now(), zone, Some((&stored.header.name, stored.tournament.setup())))
        }
    };
    let form = form.with("fixture", AnnouncementId::made().as_str());
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
    if new.first().is_some_and(|first| is_past(first.starts_at, zone)) {
        questions.ask_past_day(words, form.value("date"));
    }
    if !questions.are_answered(&form) {
        return html(StatusCode::CONFLICT, &shown(form).with_questions(questions));
    }
    let (club, first) =
        (organiser.club.id.clone(), announcement_id(&form).unwrap_or_else(AnnouncementId::made));
    let several = new.len() > 1;
    organiser.set_audit_object(new.first().map(|first| first.name.to_string()).unwrap_or_default());
    let made = organiser
        .write_audited(&site, move |store| announcements::create(store, &club, &first, &new))
        .await?;
    Ok(see_other(if several {
        "/organise?done=fixtures-saved".to_owned()
    } else {
        format!("/organise/coming/{}?done=fixture-saved", made.slug)
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
    if new.starts_at != found.announcement.starts_at && is_past(new.starts_at, organiser.club.time_zone) {
        questions.ask_past_day(words, form.value("date"));
    }
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

/// `POST /organise/announcements`: publishes all announcements that the desk showed as hidden.
pub async fn announce_all(
    site: web::Data<AppState>,
    organiser: Organiser,
    form: Form,
) -> Result<HttpResponse, Error> {
    let club = organiser.club.id.clone();
    let ids: Vec<AnnouncementId> =
        form.all("fixture").map(|id| AnnouncementId::from(id.to_owned())).collect();
    organiser.write_audited(&site, move |store| announcements::announce_all(store, &club, &ids)).await?;
    Ok(see_other("/organise?done=fixtures-announced"))
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

/// Returns true if the day is over in the time zone of the club.
fn is_past(starts_at: DateTime<Utc>, zone: Zone) -> bool {
    let day = |moment: DateTime<Utc>| moment.with_timezone(&zone).date_naive();
    day(starts_at) < day(Utc::now())
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
