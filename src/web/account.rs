//! `/organise/account`: one's own password and sessions.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use super::organiser::Organiser;
use super::security_events::{Event, Note};
use super::{Error, Site, html, new_account, page, password, see_other_with, session};
use crate::store::accounts;
use crate::view::{AccountPage, Form};

#[derive(Deserialize)]
pub(super) struct Query {
    done: Option<String>,
}

pub(super) async fn show(organiser: Organiser, query: web::Query<Query>) -> Result<HttpResponse, Error> {
    let done = query.done.is_some().then_some("account-password-changed");
    page(&AccountPage { done, ..account_page(&organiser, Form::default()) })
}

pub(super) async fn change_password(
    site: web::Data<Site>,
    request: HttpRequest,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let words = organiser.words();
    let login = organiser.account.login.as_str();
    if site.logins.closed(login) {
        Note::new(&request, Event::LimitReached).of(&organiser.account).about("password").log();
        return Err(Error::TooManyFailures);
    }
    let (current, hash) = (form.value("current").to_owned(), organiser.account.password_hash.clone());
    let right = web::block(move || password::is_right(&current, Some(&hash))).await?;
    if right {
        site.logins.succeeded(login);
    } else {
        site.logins.failed(login);
        Note::new(&request, Event::PasswordWrong).of(&organiser.account).log();
        form.fail("current", words.say("account-current-wrong"));
    }
    let chosen = new_account::password(&mut form, login, words).filter(|_| right);
    let Some(chosen) = chosen else {
        return html(StatusCode::UNPROCESSABLE_ENTITY, &account_page(&organiser, form));
    };
    let id = organiser.account.id.clone();
    let account =
        site.ask(move |store| Ok::<_, Error>(accounts::set_password(store, &id, &chosen.hash()?)?)).await?;
    Note::new(&request, Event::PasswordChanged).of(&account).log();
    let cookie = site.sessions.cookie(&request, &account)?;
    see_other_with("/organise/account?done=password", &cookie)
}

pub(super) async fn log_out_everywhere(
    site: web::Data<Site>,
    request: HttpRequest,
    organiser: Organiser,
) -> Result<HttpResponse, Error> {
    Note::new(&request, Event::LogOut).of(&organiser.account).about("everywhere").log();
    site.ask(move |store| accounts::log_out_everywhere(store, &organiser.account.id)).await?;
    see_other_with("/login", &session::removal(&request))
}

fn account_page(organiser: &Organiser, form: Form) -> AccountPage {
    AccountPage {
        page: organiser.page(organiser.words().say("account-title")),
        login: organiser.account.login.to_string(),
        form,
        done: None,
    }
}
