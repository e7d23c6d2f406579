//! `/organise/coming/{slug}`: sign-up list of an announcement, where organisers can act on behalf of others.

use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use lastcard_club::SignUpSource;
use lastcard_store::RosterId;
use lastcard_store::entries::random_key;
use lastcard_store::sign_ups::{self, NewSignUp, SignUp, SignUpAction, SignUpChangeError};
use lastcard_tournament::IdempotencyKey;

use crate::announcements::{
    context::AnnouncementContext,
    desk::load_own,
    desk_page::AnnouncementDeskPage,
    form_page::AnnouncementQuestions,
    sign_up::{read_sign_up, report_sign_up_error},
};
use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::roster;
use crate::ui::{form::Form, page::NoticeQuery, translator::Translator};

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    done: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let found = load_own(&site, &organiser, &slug).await?;
    let form = Form::default().with("entry_key", random_key().as_str());
    page(&desk_page(&site, &organiser, &found, form, done.message(organiser.words())).await?)
}

/// `POST /organise/coming/{slug}/sign-ups`: signs up somebody who has no phone.
pub async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let found = load_own(&site, &organiser, &slug).await?;
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
            let status = report_sign_up_error(&mut form, why, words)?;
            html(status, &desk_page(&site, &organiser, &found, form, None).await?)
        }
    }
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
            let entry_key = Form::default().with("entry_key", random_key().as_str());
            let shown =
                desk_page(&site, &organiser, &found, entry_key, None).await?.with_question(number, questions);
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
    Ok(AnnouncementDeskPage::new(page, &found.view(), &found.list, playing.as_ref(), &roster, form, done))
}
