//! `/organise/coming/{slug}`: sign-up list of an announcement, where organisers can act on behalf of others.

use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use chrono::Utc;
use serde::Deserialize;

use lastcard_club::{Publication, SignUpSource};
use lastcard_store::announcements::{self, Announcement};
use lastcard_store::entries::random_key;
use lastcard_store::sign_ups::{self, NewSignUp, SignUp, SignUpAction, SignUpChangeError, SignUpTally};
use lastcard_store::{AnnouncementId, RosterId};
use lastcard_tournament::IdempotencyKey;

use crate::announcements::{
    context::AnnouncementContext,
    desk::load_own,
    desk_page::AnnouncementDeskPage,
    form_page::AnnouncementQuestions,
    pasted_sign_ups::PastedSignUps,
    sign_up::{read_sign_up, report_sign_up_error},
};
use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::roster::{self, handlers::NAMES_FIELD};
use crate::ui::{dated_name::redate, form::Form, page::NoticeQuery, translator::Translator};

/// Numbers of pasted names, for the page that follows.
#[derive(Deserialize)]
pub struct PastedQuery {
    added: Option<usize>,
    /// Number of names that were already on the list.
    known: Option<usize>,
}

impl PastedQuery {
    fn message(&self, words: Translator) -> Option<String> {
        let text = |key: &'static str, count: Option<usize>| {
            count.filter(|count| *count > 0).map(|count| words.say(key).with("count", count).to_string())
        };
        let texts = [text("announcement-added", self.added), text("roster-known", self.known)];
        let texts: Vec<String> = texts.into_iter().flatten().collect();
        (!texts.is_empty()).then(|| texts.join(" "))
    }
}

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    done: web::Query<NoticeQuery>,
    pasted: web::Query<PastedQuery>,
) -> Result<HttpResponse, Error> {
    let found = load_own(&site, &organiser, &slug).await?;
    let words = organiser.words();
    let done = done.message(words).or_else(|| pasted.message(words));
    page(&desk_page(&site, &organiser, &found, Form::default(), done).await?)
}

/// `POST /organise/coming/{slug}/sign-ups`: signs up people who have no phone: several in `names`, or one sign-up in `name`.
pub async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let found = load_own(&site, &organiser, &slug).await?;
    if form.has_field(NAMES_FIELD) {
        return create_pasted(&site, &organiser, &found, form).await;
    }
    let words = organiser.words();
    let Some((names, remark)) = read_sign_up(&mut form, &found.announcement, words) else {
        return html(
            StatusCode::UNPROCESSABLE_ENTITY,
            &desk_page(&site, &organiser, &found, form, None).await?,
        );
    };
    let entry_key = IdempotencyKey::parse(form.value("entry_key")).unwrap_or_else(|_| random_key());
    let new = NewSignUp { names, remark, entry_key, source: SignUpSource::Club };
    let (snapshots, id) = (site.snapshots.clone(), found.id());
    let deed = organiser.deed.clone();
    match web::block(move || sign_ups::sign_up(&snapshots.store().with_audit_entry(deed), &id, &new)).await? {
        Ok(_) => Ok(see_other(format!("/organise/coming/{}?done=signed-up", found.announcement.slug))),
        Err(why) => {
            let status = report_sign_up_error(&mut form, "name", why, words)?;
            html(status, &desk_page(&site, &organiser, &found, form, None).await?)
        }
    }
}

/// Adds the names that are not on the list yet. If the text was understood in an unexpected way, the result is shown first.
async fn create_pasted(
    site: &AppState,
    organiser: &Organiser,
    found: &AnnouncementContext,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let (words, slug) = (organiser.words(), &found.announcement.slug);
    let pasted = PastedSignUps::of(&form, found.announcement.setup.format());
    let read = pasted.read(&mut form, words);
    let Some(new) = read.filter(|_| !pasted.needs_review(&form)) else {
        let status = if form.is_valid() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
        return html(status, &review_page(site, organiser, found, form, &pasted).await?);
    };
    let (snapshots, id, deed) = (site.snapshots.clone(), found.id(), organiser.deed.clone());
    let signed =
        web::block(move || sign_ups::sign_up_all(&snapshots.store().with_audit_entry(deed), &id, &new));
    match signed.await? {
        Ok(SignUpTally { added, known }) => {
            Ok(see_other(format!("/organise/coming/{slug}?added={added}&known={known}")))
        }
        Err(why) => {
            let status = report_sign_up_error(&mut form, NAMES_FIELD, why, words)?;
            html(status, &review_page(site, organiser, found, form, &pasted).await?)
        }
    }
}

/// Returns the page with the names in the form as they were understood.
async fn review_page(
    site: &AppState,
    organiser: &Organiser,
    found: &AnnouncementContext,
    mut form: Form,
    pasted: &PastedSignUps,
) -> Result<AnnouncementDeskPage, Error> {
    let roster = roster::handlers::load_roster(site, organiser).await?;
    let shown = pasted.review(&mut form, &roster, organiser.words());
    Ok(desk_page(site, organiser, found, form, None).await?.with_review(shown))
}

/// `POST /organise/coming/{slug}/sign-ups/{number}`
pub async fn update(
    site: web::Data<AppState>,
    organiser: Organiser,
    path: web::Path<(String, u32)>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let (slug, number) = path.into_inner();
    let found = load_own(&site, &organiser, &slug).await?;
    let chosen = || form.all("roster").map(|id| (!id.is_empty()).then(|| RosterId::from(id.to_owned())));
    let deed = match form.value("do") {
        "confirm" => Some(SignUpAction::Confirm(chosen().collect())),
        "come" => Some(SignUpAction::Come),
        "not-come" => Some(SignUpAction::NotCome),
        "leave" => Some(SignUpAction::Leave),
        "put-back" => Some(SignUpAction::PutBack),
        "take-off-source" => None,
        _ => return Err(Error::BadRequest),
    };
    if deed == Some(SignUpAction::PutBack) {
        let questions = put_back_questions(organiser.words(), &found, number);
        if !questions.are_answered(&form) {
            let shown = desk_page(&site, &organiser, &found, Form::default(), None).await?;
            let shown = shown.with_question(number, questions);
            return html(StatusCode::CONFLICT, &shown);
        }
    }
    let id = found.id();
    let changed = organiser.write_audited(&site, move |store| -> Result<(), SignUpChangeError> {
        match deed {
            Some(deed) => sign_ups::change(store, &id, number, &deed).map(drop),
            None => Ok(sign_ups::remove_by_source(store, &id, number).map(drop)?),
        }
    });
    changed.await?;
    Ok(see_other(format!("/organise/coming/{}?done=sign-up", found.announcement.slug)))
}

/// Asks about players who would lose their place if a cancelled sign-up were put back.
fn put_back_questions(words: Translator, found: &AnnouncementContext, number: u32) -> AnnouncementQuestions {
    let (list, places) = (found.list.as_slice(), found.announcement.places);
    let back = |one: &SignUp| SignUp { left_at: one.left_at.filter(|_| one.number != number), ..one.clone() };
    let after: Vec<SignUp> = list.iter().map(back).collect();
    let mut questions = AnnouncementQuestions::default();
    questions.ask_lost_places(words, &sign_ups::find_displaced((list, places), (&after, places)));
    questions
}

/// `POST /organise/coming/{slug}/confirmations`: confirms all new names.
pub async fn confirm_all(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let found = load_own(&site, &organiser, &slug).await?;
    let id = found.id();
    organiser.write_audited(&site, move |store| sign_ups::confirm_all(store, &id)).await?;
    Ok(see_other(format!("/organise/coming/{}?done=names-confirmed", found.announcement.slug)))
}

async fn desk_page(
    site: &AppState,
    organiser: &Organiser,
    found: &AnnouncementContext,
    form: Form,
    done: Option<String>,
) -> Result<AnnouncementDeskPage, Error> {
    let roster = roster::handlers::load_roster(site, organiser).await?;
    let playing: Option<BTreeSet<RosterId>> = match &found.announcement.tournament {
        None => None,
        Some(header) => {
            let snapshot = site.unredacted_snapshot(&header.slug).await?;
            let people = snapshot.stored.people.values();
            Some(people.filter_map(|person| person.roster_id.clone()).collect())
        }
    };
    let page = organiser.page(found.announcement.name.as_str());
    let page =
        AnnouncementDeskPage::new(page, &found.view(), &found.list, playing.as_ref(), &roster, form, done);
    Ok(page.with_series(hidden_series(site, found).await?))
}

/// Returns the hidden evenings of the same name that are still to come, this one among them; none unless there are several.
async fn hidden_series(site: &AppState, found: &AnnouncementContext) -> Result<Vec<AnnouncementId>, Error> {
    if found.announcement.state != Publication::Hidden {
        return Ok(Vec::new());
    }
    let (club, own) = (found.club.clone(), found.announcement.clone());
    let all = site.with_store(move |store| announcements::list(store, &club.id)).await?;
    let is_to_come =
        |one: &Announcement| one.state == Publication::Hidden && one.sign_up_list().is_upcoming(Utc::now());
    let day = |one: &Announcement| one.starts_at.with_timezone(&found.club.time_zone).date_naive();
    // The names may differ in their dates.
    let is_alike = |one: &Announcement| {
        one.name == own.name || redate(one.name.as_str(), day(one), day(&own)) == own.name.as_str()
    };
    let ids: Vec<_> =
        all.into_iter().filter(|one| is_to_come(one) && is_alike(one)).map(|one| one.id).collect();
    Ok(if ids.len() > 1 { ids } else { Vec::new() })
}
