//! `/login/second-step`: code of the second factor, asked for after the password.

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::TimeDelta;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use lastcard_rules::hex;
use lastcard_store::accounts::{self, Account};
use lastcard_store::second_factors::{self, SecondFactor};
use lastcard_store::{AccountId, StoreError};

use crate::accounts::{login, pages::SecondStepPage, second_factor};
use crate::app::{
    error::Error,
    responses::{FormRefusal, page, see_other, see_other_with_cookie, with_cookie},
    state::AppState,
};
use crate::extract::session;
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    known_device,
    rate_limit::LimitKind,
    signed_cookie::SignedCookie,
};
use crate::ui::{
    form::Form,
    page::{Page, Visitor},
};

/// Cookie for the time between the password and the code, valid for long enough to find the phone.
static COOKIE: SignedCookie = SignedCookie::new("lastcard_second_step", TimeDelta::minutes(10));

#[derive(Debug, Clone, Serialize, Deserialize)]
struct SecondStepClaims {
    sub: AccountId,
    /// Fingerprint of the password that was typed. Changing the password invalidates the step.
    after: String,
    next: String,
}

/// Identifies a password without revealing anything about it.
fn password_fingerprint(account: &Account) -> String {
    hex(&Sha256::digest(&account.password_hash)).chars().take(16).collect()
}

/// Continues after the right password, or after a link for a new one: asks for the second factor if there is one, and logs in otherwise.
pub async fn ask_or_log_in(
    site: &AppState,
    request: &HttpRequest,
    account: &Account,
    next: &str,
) -> Result<HttpResponse, Error> {
    let id = account.id.clone();
    if site.with_store(move |store| second_factors::find(store, &id)).await?.is_none() {
        return log_in(site, request, account, next).await;
    }
    let claims = SecondStepClaims {
        sub: account.id.clone(),
        after: password_fingerprint(account),
        next: next.to_owned(),
    };
    see_other_with_cookie("/login/second-step", &COOKIE.create(site, request, &claims)?)
}

/// Logs an account in: begins a session, and remembers the browser as known.
pub async fn log_in(
    site: &AppState,
    request: &HttpRequest,
    account: &Account,
    next: &str,
) -> Result<HttpResponse, Error> {
    let session = session::start(site, request, account).await?;
    SecurityLogEntry::new(request, SecurityEvent::LogIn).with_account(account).log();
    let response = see_other_with_cookie(next, &session)?;
    with_cookie(response, &known_device::cookie(site, request, &account.login)?)
}

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    match pending_login(&site, &request).await? {
        Some(_) => page(&step_page(&visitor, Form::default())),
        None => Ok(see_other("/login")),
    }
}

pub async fn create(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let Some((account, factor, next)) = pending_login(&site, &request).await? else {
        return Ok(see_other("/login"));
    };
    // Everybody who gets here knows the password. A stranger who knows it cannot lock out the known browser.
    let key =
        known_device::device_id(&site, &request, &account.login).unwrap_or_else(|| account.id.to_string());
    let limit = [site.limits.limit_for(LimitKind::LogIn, format_args!("code {key}"))];
    if !site.limits.attempt(&limit).await? {
        SecurityLogEntry::new(&request, SecurityEvent::LimitReached)
            .with_account(&account)
            .with_subject("second step")
            .log();
        return Err(Error::TooManyFailures);
    }
    if !second_factor::verify_code(&site, &account, &factor, form.value("code")).await? {
        SecurityLogEntry::new(&request, SecurityEvent::SecondFactorFailed).with_account(&account).log();
        form.add_error("code", visitor.words.say("second-factor-code-wrong"));
        return FormRefusal::Wrong.show(&step_page(&visitor, form));
    }
    site.limits.forget(&limit).await?;
    let response = log_in(&site, &request, &account, login::next_path(&next)).await?;
    with_cookie(response, &COOKIE.removal(&request))
}

/// Returns the account whose password was right, its second factor, and the address to continue at.
async fn pending_login(
    site: &AppState,
    request: &HttpRequest,
) -> Result<Option<(Account, SecondFactor, String)>, Error> {
    let Some(claims) = COOKIE.read::<SecondStepClaims>(site, request) else { return Ok(None) };
    let found = site
        .with_store(move |store| match accounts::by_id(store, &claims.sub) {
            Ok(account) if password_fingerprint(&account) != claims.after => Ok(None),
            Ok(account) => Ok(second_factors::find(store, &account.id)?.map(|factor| (account, factor))),
            Err(StoreError::NotFound) => Ok(None),
            Err(error) => Err(error),
        })
        .await?;
    Ok(found.map(|(account, factor)| (account, factor, claims.next)))
}

fn step_page(visitor: &Visitor, form: Form) -> SecondStepPage {
    SecondStepPage { page: Page::new(visitor, visitor.words.say("second-step-title")), form }
}
