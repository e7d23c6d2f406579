//! `/setup`: the first organiser and the club, protected by the code that `serve` prints.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use lastcard_store::accounts::{self, Account, AccountError, NewAccount};
use lastcard_store::clubs::ClubDetails;
use lastcard_tournament::Zone;

use crate::accounts::{
    new_account::{self, NewAccountForm},
    pages::{SetupClosedPage, SetupPage},
    second_step,
};
use crate::app::{
    error::Error,
    responses::{FormRefusal, html, page, see_other},
    state::{AppState, setup_code},
};
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    lockout,
};
use crate::ui::{
    form::Form,
    language::Language,
    page::{Page, Visitor},
    translator::Translator,
};

#[derive(Deserialize)]
pub struct SetupQuery {
    #[serde(default)]
    code: String,
}

enum SetupAccess {
    Open,
    Closed,
    /// The setup is over, since there is an organiser.
    Gone,
}

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    query: web::Query<SetupQuery>,
) -> Result<HttpResponse, Error> {
    let code = query.into_inner().code;
    match check_code(&site, &request, &code).await? {
        SetupAccess::Gone => Ok(see_other("/organise")),
        SetupAccess::Closed => show_closed(&visitor, &code),
        SetupAccess::Open => {
            let language = visitor.words.language();
            let form = Form::default().with("code", code).with("time_zone", "UTC").with("language", language);
            page(&setup_page(&visitor, form))
        }
    }
}

pub async fn create(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    match check_code(&site, &request, form.value("code")).await? {
        SetupAccess::Gone => return Ok(see_other("/organise")),
        SetupAccess::Closed if form.has_field("club") => {
            form.add_error("code", visitor.words.say("setup-code-wrong"));
            return html(StatusCode::FORBIDDEN, &setup_page(&visitor, form));
        }
        SetupAccess::Closed => return show_closed(&visitor, form.value("code")),
        SetupAccess::Open => {}
    }
    let club = club(&mut form, visitor.words);
    let typed = form.value("club").to_owned();
    let wanted = NewAccountForm::read(&mut form, &typed, visitor.words);
    let (Some(club), Some(wanted)) = (club, wanted) else {
        return FormRefusal::Wrong.show(&setup_page(&visitor, form));
    };
    let new = match wanted.hash(&site, &mut form, visitor.words).await? {
        Ok(new) => new,
        Err(again) => return again.show(&setup_page(&visitor, form)),
    };
    let made = site.with_store(move |store| set_up(store, &club, &new)).await?;
    match made {
        Some(account) => {
            SecurityLogEntry::new(&request, SecurityEvent::OrganiserAdded)
                .with_account(&account)
                .with_subject("setup")
                .log();
            // A club is set up in order to play: the first tournament's form comes next.
            second_step::log_in(&site, &request, &account, "/organise/tournaments/new?done=set-up").await
        }
        None => Ok(see_other("/organise")),
    }
}

/// Creates the club and its first organiser; `None` if somebody else was first.
fn set_up(
    store: &lastcard_store::Store,
    club: &ClubDetails,
    new: &NewAccount,
) -> Result<Option<Account>, Error> {
    match accounts::set_up(store, club, new) {
        Ok((_, account)) => {
            setup_code(store)?;
            Ok(Some(account))
        }
        Err(AccountError::Store(error)) => Err(error.into()),
        Err(_) => Ok(None),
    }
}

async fn check_code(site: &AppState, request: &HttpRequest, code: &str) -> Result<SetupAccess, Error> {
    let Some(right) = site.with_store(setup_code).await? else { return Ok(SetupAccess::Gone) };
    if code.is_empty() {
        return Ok(SetupAccess::Closed);
    }
    if code.trim() == right {
        return Ok(SetupAccess::Open);
    }
    lockout::count_wrong_key(site, request, "setup").await?;
    Ok(SetupAccess::Closed)
}

fn show_closed(visitor: &Visitor, code: &str) -> Result<HttpResponse, Error> {
    let title = visitor.words.say("setup-title");
    let wrong = !code.is_empty();
    let status = if wrong { StatusCode::FORBIDDEN } else { StatusCode::OK };
    html(status, &SetupClosedPage { page: Page::new(visitor, title), wrong })
}

fn setup_page(visitor: &Visitor, form: Form) -> SetupPage {
    let title = visitor.words.say("setup-title");
    SetupPage { page: Page::new(visitor, title), form, zones: zones(None), languages: languages() }
}

/// Prefixes of time zone names. Names without such a prefix are older names of the same zones, such as `GB` and `PRC`.
const REGIONS: [&str; 10] = [
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
];

/// Returns the time zones to choose from, as value and label, including the one chosen before.
pub fn zones(chosen: Option<Zone>) -> Vec<(String, String)> {
    let offered = |zone: &Zone| {
        let region = zone.name().split_once('/').map(|(region, _)| region);
        *zone == Zone::UTC || Some(*zone) == chosen || region.is_some_and(|region| REGIONS.contains(&region))
    };
    let zones = Zone::all().filter(|zone| offered(zone));
    zones.map(|zone| (zone.name().to_owned(), zone.name().replace('_', " "))).collect()
}

/// Returns the languages to choose from, as value and label.
pub fn languages() -> Vec<(String, String)> {
    Language::all().iter().map(|l| (l.code().to_owned(), l.name().to_owned())).collect()
}

/// Reads the fields of a club. Errors are noted in the form.
pub fn club(form: &mut Form, words: Translator) -> Option<ClubDetails> {
    let name = new_account::name(form, "club", "setup-club-name-needed", words);
    let zone = form.value("time_zone").parse::<Zone>();
    let time_zone = form.ok_or_report("time_zone", zone, |_| words.say("account-zone-unknown").into());
    let language = form.value("language").to_owned();
    let known = Language::all().iter().any(|l| l.code() == language).then_some(language).ok_or(());
    let language = form.ok_or_report("language", known, |()| words.say("account-language-unknown").into());
    Some(ClubDetails { name: name?, time_zone: time_zone?, language: language? })
}
