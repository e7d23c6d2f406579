//! `/invite/{token}`: a one-time link, for a new organiser or for a new password.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use super::new_account::{self, Wanted};
use super::security_events::{Event, Note};
use super::{Error, Site, html, page, see_other_with};
use crate::store::accounts::{self, Account};
use crate::store::clubs::{self, Club};
use crate::store::invites::{self, InviteError, InviteKind};
use crate::view::{Form, InvitePage, Page, Visitor};

/// What a link opens.
struct Opened {
    club: Club,
    reset_of: Option<Account>,
}

pub(super) async fn show(
    site: web::Data<Site>,
    visitor: Visitor,
    token: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let opened = open(&site, &token).await?;
    page(&invite_page(&visitor, &opened, Form::default()))
}

pub(super) async fn accept(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    token: web::Path<String>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let opened = open(&site, &token).await?;
    let used = match &opened.reset_of {
        Some(account) => reset(&site, &visitor, &token, account, &mut form).await?,
        None => join(&site, &visitor, &token, &mut form).await?,
    };
    let Some(account) = used else {
        return html(StatusCode::UNPROCESSABLE_ENTITY, &invite_page(&visitor, &opened, form));
    };
    let event = if opened.reset_of.is_some() { Event::PasswordChanged } else { Event::OrganiserAdded };
    Note::new(&request, Event::LinkUsed).of(&account).log();
    Note::new(&request, event).of(&account).about("link").log();
    let cookie = site.sessions.cookie(&request, &account)?;
    see_other_with("/organise", &cookie)
}

async fn open(site: &Site, token: &str) -> Result<Opened, Error> {
    let token = token.to_owned();
    site.ask(move |store| {
        let invite = invites::find(store, &token)?;
        let club = clubs::by_id(store, &invite.club_id)?;
        let reset_of = match &invite.kind {
            InviteKind::Organiser => None,
            InviteKind::Reset(id) => Some(accounts::by_id(store, id)?),
        };
        Ok::<_, Error>(Opened { club, reset_of })
    })
    .await
}

/// The new organiser; none when the form has to be shown again.
async fn join(
    site: &Site,
    visitor: &Visitor,
    token: &str,
    form: &mut Form,
) -> Result<Option<Account>, Error> {
    let Some(wanted) = Wanted::read(form, visitor.words) else { return Ok(None) };
    let token = token.to_owned();
    let joined = site
        .ask(move |store| match invites::accept(store, &token, &wanted.hashed()?) {
            Err(InviteError::LoginTaken) => Ok(None),
            other => Ok::<_, Error>(Some(other?)),
        })
        .await?;
    if joined.is_none() {
        form.fail("login", visitor.words.say("account-login-taken"));
    }
    Ok(joined)
}

/// The account with its new password; none when the form has to be shown again.
async fn reset(
    site: &Site,
    visitor: &Visitor,
    token: &str,
    account: &Account,
    form: &mut Form,
) -> Result<Option<Account>, Error> {
    let chosen = new_account::password(form, account.login.as_str(), visitor.words);
    let Some(chosen) = chosen else { return Ok(None) };
    let token = token.to_owned();
    site.ask(move |store| Ok::<_, Error>(Some(invites::reset(store, &token, &chosen.hash()?)?))).await
}

fn invite_page(visitor: &Visitor, opened: &Opened, form: Form) -> InvitePage {
    let title = if opened.reset_of.is_some() { "invite-reset-title" } else { "invite-title" };
    InvitePage {
        page: Page::new(visitor, visitor.words.say(title)),
        form,
        club: opened.club.name.to_string(),
        reset_of: opened.reset_of.as_ref().map(|account| account.login.to_string()),
    }
}

impl From<InviteError> for Error {
    fn from(error: InviteError) -> Self {
        match error {
            InviteError::Store(error) => error.into(),
            InviteError::Used => Self::Told { status: StatusCode::GONE, key: "invite-used" },
            InviteError::Expired => Self::Told { status: StatusCode::GONE, key: "invite-expired" },
            InviteError::Unknown | InviteError::LoginTaken => {
                Self::Told { status: StatusCode::NOT_FOUND, key: "invite-unknown" }
            }
        }
    }
}
