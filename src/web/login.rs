//! `/login` and `/logout`.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use super::security_events::{Event, Note};
use super::{Error, Site, html, page, password, see_other_with, session};
use crate::store::accounts::{self, Account, Login};
use crate::store::{Store, StoreError};
use crate::view::{Form, LoginPage, Page, Visitor};

/// Where the log-in leads, unless it was asked for on the way to somewhere.
const HOME: &str = "/organise";

#[derive(Deserialize)]
pub(super) struct Query {
    #[serde(default)]
    next: String,
}

pub(super) async fn show(
    site: web::Data<Site>,
    visitor: Visitor,
    query: web::Query<Query>,
) -> Result<HttpResponse, Error> {
    if !site.ask(accounts::is_set_up).await? {
        return Err(Error::SetUpFirst);
    }
    page(&login_page(&visitor, Form::default().with("next", query.into_inner().next)))
}

pub(super) async fn create(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let address = site.address_of(&request);
    let login = form.value("login").trim().to_lowercase();
    let pair = format!("{login} {address}");
    if site.logins.closed(&pair) || site.floods.closed(&login) || site.floods.closed(address) {
        Note::new(&request, Event::LimitReached).login(&login).about("log-in").log();
        return Err(Error::TooManyFailures);
    }
    // Counted before the slow check, so that many guesses at once are many failures; taken back when it is right.
    site.logins.failed(&pair);
    site.floods.failed(&login);
    site.floods.failed(address);
    let typed = form.value("password").to_owned();
    let Some(account) = site.ask(move |store| log_in(store, &login, &typed)).await? else {
        Note::new(&request, Event::LogInFailed).login(form.value("login")).log();
        form.fail("login", visitor.words.say("login-wrong"));
        return html(StatusCode::UNPROCESSABLE_ENTITY, &login_page(&visitor, form));
    };
    site.logins.succeeded(&pair);
    Note::new(&request, Event::LogIn).of(&account).log();
    site.floods.forgive(account.login.as_str());
    site.floods.forgive(address);
    let cookie = site.sessions.cookie(&request, &account)?;
    see_other_with(next(form.value("next")), &cookie)
}

pub(super) async fn delete(request: HttpRequest) -> Result<HttpResponse, Error> {
    see_other_with("/", &session::removal(&request))
}

/// The account, if the password is its own.
fn log_in(store: &Store, login: &str, typed: &str) -> Result<Option<Account>, StoreError> {
    let account = match Login::parse(login).map(|login| accounts::by_login(store, &login)) {
        Ok(Ok(account)) => Some(account),
        Ok(Err(StoreError::NotFound)) | Err(_) => None,
        Ok(Err(error)) => return Err(error),
    };
    let hash = account.as_ref().map(|account| account.password_hash.as_str());
    Ok(if password::is_right(typed, hash) { account } else { None })
}

fn login_page(visitor: &Visitor, form: Form) -> LoginPage {
    LoginPage { page: Page::new(visitor, visitor.words.say("login-title")), form }
}

/// A path of this site, never another one's (`//elsewhere`, `/\elsewhere`).
fn next(wanted: &str) -> &str {
    let local = wanted.starts_with('/') && !wanted.starts_with("//") && !wanted.contains('\\');
    if local && !wanted.chars().any(char::is_control) { wanted } else { HOME }
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn the_log_in_leads_nowhere_else() {
        assert_eq!(next("/organise/t/friday?tab=2"), "/organise/t/friday?tab=2");
        for elsewhere in ["", "//evil.example", "/\\evil.example", "https://evil.example", "/\n/evil"] {
            assert_eq!(next(elsewhere), "/organise", "{elsewhere:?}");
        }
    }
}
