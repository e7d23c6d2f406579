//! `/organise/account`: the organiser's own password and sessions.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use lastcard_store::sessions::{self, Session};
use lastcard_store::{SessionId, StoreError, accounts, second_factors};

use crate::accounts::{
    new_account,
    pages::{AccountPage, SessionLine},
};
use crate::app::{
    error::Error,
    responses::{FormRefusal, page, see_other, see_other_with_cookie},
    state::AppState,
};
use crate::extract::{organiser::Organiser, session};
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    reauthentication,
};
use crate::ui::form::Form;

#[derive(Deserialize)]
pub struct AccountQuery {
    done: Option<String>,
}

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    query: web::Query<AccountQuery>,
) -> Result<HttpResponse, Error> {
    let done = match query.done.as_deref() {
        Some("password") => Some("account-password-changed"),
        Some("session") => Some("account-session-ended"),
        Some("sessions") => Some("account-others-ended"),
        Some("second-factor-off") => Some("second-factor-is-off"),
        _ => None,
    };
    let shown = account_page(&site, &organiser, Form::default()).await?;
    page(&AccountPage { done, ..shown })
}

pub async fn change_password(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let hash = match new_hash(&site, &request, &organiser, &mut form).await? {
        Ok(hash) => hash,
        Err(again) => return again.show(&account_page(&site, &organiser, form).await?),
    };
    let id = organiser.account.id.clone();
    let account =
        organiser.write_audited(&site, move |store| accounts::set_password(store, &id, &hash)).await?;
    SecurityLogEntry::new(&request, SecurityEvent::PasswordChanged).with_account(&account).log();
    let cookie = session::start(&site, &request, &account).await?;
    see_other_with_cookie("/organise/account?done=password", &cookie)
}

/// Hashes the new password after checking the current one.
async fn new_hash(
    site: &AppState,
    request: &HttpRequest,
    organiser: &Organiser,
    form: &mut Form,
) -> Result<Result<String, FormRefusal>, Error> {
    let words = organiser.words();
    let checked = reauthentication::check(site, request, organiser, form).await?;
    let context =
        [organiser.account.login.as_str(), organiser.account.name.as_str(), organiser.club.name.as_str()];
    let chosen = new_account::password(form, &context, words);
    match (checked, chosen) {
        (Err(again), _) => Ok(Err(again)),
        (Ok(()), None) => Ok(Err(FormRefusal::Wrong)),
        (Ok(()), Some(chosen)) => new_account::hash_password(site, chosen, form, words).await,
    }
}

pub async fn end_session(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    id: web::Path<SessionId>,
) -> Result<HttpResponse, Error> {
    let (account, id) = (organiser.account.id.clone(), id.into_inner());
    let own = id == organiser.session.id;
    organiser.write_audited(&site, move |store| sessions::end(store, &account, &id)).await?;
    SecurityLogEntry::new(&request, SecurityEvent::SessionEnded)
        .with_account(&organiser.account)
        .with_subject("one")
        .log();
    if own {
        return see_other_with_cookie("/login", &session::removal(&request));
    }
    Ok(see_other("/organise/account?done=session"))
}

pub async fn end_others(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
) -> Result<HttpResponse, Error> {
    let (account, keep) = (organiser.account.id.clone(), organiser.session.id.clone());
    organiser.write_audited(&site, move |store| sessions::end_all(store, &account, Some(&keep))).await?;
    SecurityLogEntry::new(&request, SecurityEvent::SessionEnded)
        .with_account(&organiser.account)
        .with_subject("all others")
        .log();
    Ok(see_other("/organise/account?done=sessions"))
}

pub async fn log_out_everywhere(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
) -> Result<HttpResponse, Error> {
    let account = organiser.account.id.clone();
    organiser.write_audited(&site, move |store| sessions::end_all(store, &account, None)).await?;
    SecurityLogEntry::new(&request, SecurityEvent::SessionEnded)
        .with_account(&organiser.account)
        .with_subject("everywhere")
        .log();
    see_other_with_cookie("/login", &session::removal(&request))
}

async fn account_page(site: &AppState, organiser: &Organiser, form: Form) -> Result<AccountPage, Error> {
    let id = organiser.account.id.clone();
    let (listed, factor) = site
        .with_store(move |store| {
            Ok::<_, StoreError>((sessions::list(store, &id)?, second_factors::find(store, &id)?))
        })
        .await?;
    Ok(AccountPage {
        page: organiser.page(organiser.words().say("account-title")),
        login: organiser.account.login.to_string(),
        form,
        done: None,
        has_second_factor: factor.is_some(),
        sessions: listed.iter().map(|session| line(organiser, session)).collect(),
    })
}

fn line(organiser: &Organiser, session: &Session) -> SessionLine {
    let (words, zone) = (organiser.words(), organiser.club.time_zone);
    SessionLine {
        id: session.id.to_string(),
        browser: match session.browser.as_str() {
            "" => words.say("account-browser-unknown").to_string(),
            known => known.to_owned(),
        },
        address: session.address.clone(),
        made: words.date_time(session.made_at, zone),
        seen: words.date_time(session.seen_at, zone),
        own: session.id == organiser.session.id,
    }
}
