//! `/login` and `/logout`.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use lastcard_store::accounts::{self, Account, Login};
use lastcard_store::{StoreError, sessions};

use crate::accounts::{pages::LoginPage, second_step};
use crate::app::{
    error::Error,
    responses::{FormRefusal, page, safe_redirect_path, see_other_with_cookie},
    state::AppState,
};
use crate::extract::session;
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    hashing,
    known_device::LoginLimits,
};
use crate::ui::{
    form::Form,
    page::{Page, Visitor},
};

/// Destination after a log-in that no other page required.
const HOME: &str = "/organise";

#[derive(Deserialize)]
pub struct LoginQuery {
    #[serde(default)]
    next: String,
}

pub async fn show(
    site: web::Data<AppState>,
    visitor: Visitor,
    query: web::Query<LoginQuery>,
) -> Result<HttpResponse, Error> {
    if !site.with_store(accounts::is_set_up).await? {
        return Err(Error::SetUpFirst);
    }
    page(&login_page(&visitor, Form::default().with("next", query.into_inner().next)))
}

pub async fn create(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    // An invalid login belongs to nobody, so nothing is counted for it. The keys of counters thus stay as short as logins.
    let Ok(login) = Login::parse(form.value("login")) else {
        form.add_error("login", visitor.words.say("login-wrong"));
        return FormRefusal::Wrong.show(&login_page(&visitor, form));
    };
    let counted = LoginLimits::for_login(&site, &request, &login).await?;
    // Counted before the slow check, so that concurrent guesses all count as failures; taken back if the password is right.
    if !counted.attempt(&site).await? {
        SecurityLogEntry::new(&request, SecurityEvent::LimitReached)
            .with_login(login.as_str())
            .with_subject("log-in")
            .log();
        return Err(Error::TooManyFailures);
    }
    match authenticate(&site, &login, form.value("password")).await {
        Ok(Some(account)) => {
            counted.clear_failures(&site).await?;
            second_step::ask_or_log_in(&site, &request, &account, next_path(form.value("next"))).await
        }
        Ok(None) => {
            SecurityLogEntry::new(&request, SecurityEvent::LogInFailed).with_login(login.as_str()).log();
            form.add_error("login", visitor.words.say("login-wrong"));
            FormRefusal::Wrong.show(&login_page(&visitor, form))
        }
        Err(Error::Busy) => {
            counted.forgive(&site).await?;
            form.add_error("password", visitor.words.say("error-busy-help"));
            FormRefusal::Busy.show(&login_page(&visitor, form))
        }
        Err(error) => Err(error),
    }
}

pub async fn delete(site: web::Data<AppState>, request: HttpRequest) -> Result<HttpResponse, Error> {
    if let Some(claims) = session::claims(&site, &request) {
        let ended = site.with_store(move |store| end_session(store, claims)).await?;
        if let Some(account) = ended {
            SecurityLogEntry::new(&request, SecurityEvent::SessionEnded)
                .with_account(&account)
                .with_subject("log-out")
                .log();
        }
    }
    see_other_with_cookie("/", &session::removal(&request))
}

/// Ends the session that a token names. Returns its account, or `None` if the session had ended before.
fn end_session(
    store: &lastcard_store::Store,
    claims: session::SessionClaims,
) -> Result<Option<Account>, StoreError> {
    let id = claims.sub.into();
    match sessions::end(store, &id, &claims.sid) {
        Ok(()) => accounts::by_id(store, &id).map(Some),
        Err(StoreError::NotFound) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Returns the account if the password is right.
async fn authenticate(site: &AppState, login: &Login, typed: &str) -> Result<Option<Account>, Error> {
    let wanted = login.clone();
    let account = site
        .with_store(move |store| match accounts::by_login(store, &wanted) {
            Ok(account) => Ok(Some(account)),
            Err(StoreError::NotFound) => Ok(None),
            Err(error) => Err(error),
        })
        .await?;
    let hash = account.as_ref().map(|account| account.password_hash.clone());
    let is_right = site.hashing.verify(typed.to_owned(), hash).await?;
    let Some(account) = account.filter(|_| is_right) else { return Ok(None) };
    if hashing::is_outdated(&account.password_hash) {
        rehash(site, &account, typed).await?;
    }
    Ok(Some(account))
}

/// Replaces a hash made with old parameters. If the service is busy, this is left to the next log-in.
async fn rehash(site: &AppState, account: &Account, typed: &str) -> Result<(), Error> {
    let hash = match site.hashing.rehash(typed.to_owned()).await {
        Err(Error::Busy) => return Ok(()),
        other => other?,
    };
    let (id, before) = (account.id.clone(), account.password_hash.clone());
    site.with_store(move |store| accounts::replace_hash(store, &id, &before, &hash)).await
}

fn login_page(visitor: &Visitor, form: Form) -> LoginPage {
    // Whoever has to log in organises nothing on this device yet, or no more.
    let page = Page::new(visitor, visitor.words.say("login-title")).with_organised_club("");
    LoginPage { page, form }
}

/// Returns the address at which to continue after a log-in.
pub fn next_path(wanted: &str) -> &str {
    safe_redirect_path(wanted).unwrap_or(HOME)
}

#[cfg(test)]
mod tests {
    use super::next_path;

    #[test]
    fn log_in_redirects_only_to_own_pages() {
        assert_eq!(next_path("/organise/t/friday?tab=2"), "/organise/t/friday?tab=2");
        for elsewhere in ["", "//evil.example", "/\\evil.example", "https://evil.example", "/\n/evil"] {
            assert_eq!(next_path(elsewhere), "/organise", "{elsewhere:?}");
        }
    }
}
