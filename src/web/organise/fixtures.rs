//! `/organise/coming`: announcements of tournaments.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::tournaments::reader;
use crate::store::fixtures::{self, FixtureError, Publication};
use crate::store::{FixtureId, sign_ups, tournaments as stored_tournaments};
use crate::tournament::Zone;
use crate::view::Form;
use crate::view::organise::tournament_form::fixture_id;
use crate::view::organise::{
    ConfirmPage, FixtureFormPage, FixtureFormTarget, FixtureQuestions, filled_fixture, new_fixture,
    read_fixtures,
};
use crate::web::fixtures::AnnouncementContext;
use crate::web::{AppState, Error, Organiser, html, page, see_other};

/// Tournament whose setup a new announcement copies.
#[derive(Deserialize)]
pub(in crate::web) struct LikeQuery {
    like: Option<String>,
}

pub(in crate::web) async fn new(
    site: web::Data<AppState>,
    organiser: Organiser,
    query: web::Query<LikeQuery>,
) -> Result<HttpResponse, Error> {
    let (club, zone) = (organiser.club.id.clone(), organiser.club.time_zone);
    let form = match query.into_inner().like {
        None => new_fixture(Utc::now(), zone, None),
        Some(slug) => {
            let stored = site.ask(move |store| stored_tournaments::load(store, &slug)).await?;
            if stored.header.club_id != club {
                return Err(Error::NotFound);
            }
            new_fixture(Utc::now(), zone, Some((&stored.header.name, stored.tournament.setup())))
        }
    };
    let form = form.with("fixture", FixtureId::made().as_str());
    page(&FixtureFormPage::new(organiser.page(""), &FixtureFormTarget::New, form, zone))
}

pub(in crate::web) async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let (w, zone) = (organiser.words(), organiser.club.time_zone);
    let shown = |form| FixtureFormPage::new(organiser.page(""), &FixtureFormTarget::New, form, zone);
    let Some(new) = read_fixtures(&mut form, &reader(&organiser, &[], None), w) else {
        return html(StatusCode::UNPROCESSABLE_ENTITY, &shown(form));
    };
    let mut questions = FixtureQuestions::default();
    if new.first().is_some_and(|first| is_past(first.starts_at, zone)) {
        questions.past(w, form.value("date"));
    }
    if !questions.are_answered(&form) {
        return html(StatusCode::CONFLICT, &shown(form).asking(questions));
    }
    let (club, first) = (organiser.club.id.clone(), fixture_id(&form).unwrap_or_else(FixtureId::made));
    let several = new.len() > 1;
    organiser.makes(new.first().map(|first| first.name.to_string()).unwrap_or_default());
    let made = organiser.does(&site, move |store| fixtures::create(store, &club, &first, &new)).await?;
    site.live.tell_club(&organiser.club.id);
    Ok(see_other(if several {
        "/organise?done=fixtures-saved".to_owned()
    } else {
        format!("/organise/coming/{}?done=fixture-saved", made.slug)
    }))
}

pub(in crate::web) async fn edit(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let found = own(&site, &organiser, &slug).await?;
    let zone = organiser.club.time_zone;
    let form = filled_fixture(&found.fixture, zone, organiser.club.pace);
    let target = FixtureFormTarget::Saved(found.fixture.slug);
    page(&FixtureFormPage::new(organiser.page(""), &target, form, zone))
}

pub(in crate::web) async fn update(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let found = own(&site, &organiser, &slug).await?;
    let (w, slug) = (organiser.words(), found.fixture.slug.clone());
    let target = FixtureFormTarget::Saved(slug.clone());
    let shown = |form| FixtureFormPage::new(organiser.page(""), &target, form, organiser.club.time_zone);
    let new = read_fixtures(&mut form, &reader(&organiser, &[], None), w);
    let Some(new) = new.and_then(|all| all.into_iter().next()) else {
        return html(StatusCode::UNPROCESSABLE_ENTITY, &shown(form));
    };
    let mut questions = FixtureQuestions::default();
    if new.starts_at != found.fixture.starts_at && is_past(new.starts_at, organiser.club.time_zone) {
        questions.past(w, form.value("date"));
    }
    let list = found.list.as_slice();
    questions.waiting(w, &sign_ups::losing((list, found.fixture.places), (list, new.places)));
    if !questions.are_answered(&form) {
        return html(StatusCode::CONFLICT, &shown(form).asking(questions));
    }
    let (live, club, id) = (site.live.clone(), organiser.club.id.clone(), found.id());
    let seen = form.value("revision").parse().unwrap_or(0);
    let deed = organiser.deed.clone();
    match web::block(move || fixtures::update(&live.store().noting(deed), &club, &id, seen, &new)).await? {
        Ok(_) => {
            site.live.tell_club(&organiser.club.id);
            Ok(see_other(format!("/organise/coming/{slug}?done=fixture-saved")))
        }
        Err(FixtureError::Stale) => {
            form.fail("name", w.say("fixture-stale"));
            html(StatusCode::CONFLICT, &shown(form))
        }
        Err(other) => Err(other.into()),
    }
}

/// `POST /organise/coming/{slug}/state`: announces, hides or calls off, and opens or closes the sign-up list.
pub(in crate::web) async fn set_state(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let found = own(&site, &organiser, &slug).await?;
    let (state, takes_names) = (found.fixture.state, found.fixture.takes_names);
    let (state, takes_names, done) = match form.value("do") {
        "announce" => (Publication::Announced, takes_names, "fixture-announced"),
        "hide" => (Publication::Hidden, takes_names, "fixture-hidden"),
        "call-off" => (Publication::CalledOff, takes_names, "fixture-called-off"),
        "open" => (state, true, "names-open"),
        "close" => (state, false, "names-closed"),
        _ => return Err(Error::BadRequest),
    };
    let (live, club, id) = (site.live.clone(), organiser.club.id.clone(), found.id());
    let deed = organiser.deed.clone();
    let set =
        web::block(move || fixtures::set_state(&live.store().noting(deed), &club, &id, state, takes_names));
    set.await?.map_err(Error::from)?;
    site.live.tell_club(&organiser.club.id);
    Ok(see_other(format!("/organise/coming/{}?done={done}", found.fixture.slug)))
}

/// `POST /organise/announcements`: publishes all announcements that the desk showed as hidden.
pub(in crate::web) async fn announce_all(
    site: web::Data<AppState>,
    organiser: Organiser,
    form: Form,
) -> Result<HttpResponse, Error> {
    let club = organiser.club.id.clone();
    let ids: Vec<FixtureId> = form.all("fixture").map(|id| FixtureId::from(id.to_owned())).collect();
    organiser.does(&site, move |store| fixtures::announce_all(store, &club, &ids)).await?;
    site.live.tell_club(&organiser.club.id);
    Ok(see_other("/organise?done=fixtures-announced"))
}

/// `POST /organise/coming/{slug}/check-in`: replaces the link for the door.
pub(in crate::web) async fn reissue_check_in(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let found = own(&site, &organiser, &slug).await?;
    let (club, id) = (organiser.club.id.clone(), found.id());
    organiser.does(&site, move |store| fixtures::reissue_check_in(store, &club, &id)).await?;
    site.live.tell_club(&organiser.club.id);
    Ok(see_other(format!("/organise/coming/{}?done=check-in", found.fixture.slug)))
}

pub(in crate::web) async fn ask_deletion(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let found = own(&site, &organiser, &slug).await?;
    if found.fixture.has_begun() {
        return Err(FixtureError::Begun.into());
    }
    let w = organiser.words();
    let back = format!("/organise/coming/{}", found.fixture.slug);
    let names = found.fixture.names;
    page(&ConfirmPage {
        page: organiser.page(w.say("fixture-delete-title").with("name", found.fixture.name.as_str())),
        text: w.say("fixture-delete-text").with("count", names).to_string(),
        button: w.say("fixture-delete").to_string(),
        action: format!("{back}/deletion"),
        back,
    })
}

pub(in crate::web) async fn delete(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let found = own(&site, &organiser, &slug).await?;
    let (club, id) = (organiser.club.id.clone(), found.id());
    organiser.does(&site, move |store| fixtures::delete(store, &club, &id)).await?;
    site.live.tell_club(&organiser.club.id);
    Ok(see_other("/organise?done=fixture-removed"))
}

/// Returns true if the day is over in the time zone of the club.
fn is_past(starts_at: DateTime<Utc>, zone: Zone) -> bool {
    let day = |moment: DateTime<Utc>| moment.with_timezone(&zone).date_naive();
    day(starts_at) < day(Utc::now())
}

/// Loads an announcement of the organiser's club.
pub(super) async fn own(
    site: &AppState,
    organiser: &Organiser,
    slug: &str,
) -> Result<AnnouncementContext, Error> {
    let found = AnnouncementContext::at(site, slug).await?;
    if found.club.id == organiser.club.id { Ok(found) } else { Err(Error::NotFound) }
}

impl From<FixtureError> for Error {
    fn from(error: FixtureError) -> Self {
        let key = match error {
            FixtureError::Store(error) => return error.into(),
            FixtureError::Stale => "error-draft-stale",
            FixtureError::Begun => "error-fixture-begun",
        };
        Self::Told { status: StatusCode::CONFLICT, key }
    }
}
