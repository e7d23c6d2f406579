//! `/organise/account/second-factor`: a code from an authenticator app (TOTP, RFC 6238), asked for after the password.

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::Utc;
use totp_rs::{Builder, Secret, Totp};

use lastcard_store::accounts::Account;
use lastcard_store::second_factors::{self, SecondFactor};
use lastcard_store::sessions;

use crate::accounts::pages::{RecoveryCodesPage, SecondFactorPage, SecondFactorState};
use crate::app::{
    error::Error,
    responses::{FormRefusal, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    rate_limit::LimitKind,
    reauthentication,
};
use crate::ui::form::Form;

/// Length that RFC 4226 recommends.
const SECRET_BYTES: usize = 20;

/// Digits of a code from the app. Recovery codes are longer.
const DIGITS: usize = 6;

pub async fn show(site: web::Data<AppState>, organiser: Organiser) -> Result<HttpResponse, Error> {
    let factor = find_factor(&site, &organiser).await?;
    page(&factor_page(&organiser, factor.as_ref(), Form::default())?)
}

/// Switches the second factor on. The secret is sent back with the form: until it is confirmed, only the app and the form know it.
pub async fn create(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    if find_factor(&site, &organiser).await?.is_some() {
        return Ok(see_other("/organise/account/second-factor"));
    }
    let totp = totp(&organiser, form.value("secret"))?;
    let checked = reauthentication::check(&site, &request, &organiser, &mut form).await?;
    let Some(step) = step_of(&totp, form.value("code")) else {
        form.add_error("code", organiser.words().say("second-factor-code-wrong"));
        return checked.err().unwrap_or(FormRefusal::Wrong).show(&factor_page(&organiser, None, form)?);
    };
    if let Err(again) = checked {
        return again.show(&factor_page(&organiser, None, form)?);
    }
    let (id, keep, secret) =
        (organiser.account.id.clone(), organiser.session.id.clone(), totp.secret().to_base32());
    let codes = organiser
        .write_audited(&site, move |store| {
            let codes = second_factors::switch_on(store, &id, &secret, step)?;
            // The other sessions began without the second factor.
            sessions::end_all(store, &id, Some(&keep))?;
            Ok::<_, lastcard_store::StoreError>(codes)
        })
        .await?;
    SecurityLogEntry::new(&request, SecurityEvent::SecondFactorOn).with_account(&organiser.account).log();
    let title = organiser.words().say("recovery-codes-title");
    page(&RecoveryCodesPage { page: organiser.page(title), codes })
}

/// Switches the second factor off, given the password and a code.
pub async fn end(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let Some(factor) = find_factor(&site, &organiser).await? else {
        return Ok(see_other("/organise/account"));
    };
    if let Err(again) = reauthentication::check(&site, &request, &organiser, &mut form).await? {
        return again.show(&factor_page(&organiser, Some(&factor), form)?);
    }
    let limit = [site.limits.limit_for(LimitKind::LogIn, format_args!("code {}", organiser.session.id))];
    if !site.limits.attempt(&limit).await? {
        SecurityLogEntry::new(&request, SecurityEvent::LimitReached)
            .with_account(&organiser.account)
            .with_subject("second factor")
            .log();
        return Err(Error::TooManyFailures);
    }
    if !verify_code(&site, &organiser.account, &factor, form.value("code")).await? {
        SecurityLogEntry::new(&request, SecurityEvent::SecondFactorFailed)
            .with_account(&organiser.account)
            .log();
        form.add_error("code", organiser.words().say("second-factor-code-wrong"));
        return FormRefusal::Wrong.show(&factor_page(&organiser, Some(&factor), form)?);
    }
    site.limits.forget(&limit).await?;
    let id = organiser.account.id.clone();
    organiser.write_audited(&site, move |store| second_factors::switch_off(store, &id)).await?;
    SecurityLogEntry::new(&request, SecurityEvent::SecondFactorOff).with_account(&organiser.account).log();
    Ok(see_other("/organise/account?done=second-factor-off"))
}

/// Returns true if a code of the app or a recovery code is valid now, and uses it up.
pub async fn verify_code(
    site: &AppState,
    account: &Account,
    factor: &SecondFactor,
    typed: &str,
) -> Result<bool, Error> {
    let (id, code) = (account.id.clone(), strip_gaps(typed));
    if code.len() != DIGITS || !code.bytes().all(|byte| byte.is_ascii_digit()) {
        let typed = typed.to_owned();
        return site.with_store(move |store| second_factors::use_recovery_code(store, &id, &typed)).await;
    }
    let secret = Secret::try_from_base32(&factor.secret);
    let secret = secret.map_err(|error| Error::Internal(format!("a second factor's secret: {error:?}")))?;
    match step_of(&build_totp(Builder::new().with_secret(secret))?, &code) {
        Some(step) => site.with_store(move |store| second_factors::use_step(store, &id, step)).await,
        None => Ok(false),
    }
}

/// Returns the time step of a code: the current one, or one before or after it, for clocks that are slightly wrong.
fn step_of(totp: &Totp, code: &str) -> Option<i32> {
    let seconds = u64::try_from(Utc::now().timestamp()).ok()?;
    i32::try_from(totp.check(&strip_gaps(code), seconds)?).ok()
}

/// Returns a code without the gaps that apps show between groups of digits.
fn strip_gaps(typed: &str) -> String {
    typed.chars().filter(|c| !c.is_whitespace() && *c != '-').collect()
}

async fn find_factor(site: &AppState, organiser: &Organiser) -> Result<Option<SecondFactor>, Error> {
    let id = organiser.account.id.clone();
    site.with_store(move |store| second_factors::find(store, &id)).await
}

/// Restores the TOTP parameters given to the app, from a secret that was shown before.
fn totp(organiser: &Organiser, secret: &str) -> Result<Totp, Error> {
    let secret =
        Secret::try_from_base32(secret).ok().filter(|secret| secret.as_bytes().len() == SECRET_BYTES);
    labelled_totp(organiser, secret.ok_or(Error::BadRequest)?)
}

/// Labels a secret. The app lists it under the program, the club and the login, and a colon would separate them in the wrong place.
fn labelled_totp(organiser: &Organiser, secret: Secret) -> Result<Totp, Error> {
    let issuer = format!("Lastcard {}", organiser.club.name).replace(':', " ");
    let account = organiser.account.login.as_str().replace(':', " ");
    build_totp(Builder::new().with_secret(secret).with_issuer(Some(issuer)).with_account_name(account))
}

fn build_totp(builder: Builder) -> Result<Totp, Error> {
    builder.build().map_err(|error| Error::Internal(format!("a second factor: {error:?}")))
}

fn factor_page(
    organiser: &Organiser,
    factor: Option<&SecondFactor>,
    form: Form,
) -> Result<SecondFactorPage, Error> {
    let words = organiser.words();
    let state = if let Some(factor) = factor {
        let since = words.date_time(factor.since, organiser.club.time_zone);
        SecondFactorState::On { since, codes_left: factor.recovery_codes }
    } else {
        let totp = if form.has_field("secret") {
            totp(organiser, form.value("secret"))?
        } else {
            labelled_totp(organiser, Secret::from(rand::random::<[u8; SECRET_BYTES]>()))?
        };
        let url = totp.to_url().map_err(|error| Error::Internal(format!("a second factor: {error:?}")))?;
        SecondFactorState::Off { secret: totp.secret().to_base32(), url }
    };
    Ok(SecondFactorPage {
        page: organiser.page(words.say("second-factor-title")),
        login: organiser.account.login.to_string(),
        form,
        state,
    })
}
