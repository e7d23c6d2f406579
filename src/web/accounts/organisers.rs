//! `/organise/organisers`: organisers of the club, open links, and removal. Granting or removing access requires reauthentication.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use lastcard_club::Role;
use lastcard_store::accounts::{self, Account, AccountError};
use lastcard_store::invites::{self, Invite, InviteKind, NewInvite};
use lastcard_store::{AccountId, InviteId, StoreError, second_factors};

use crate::accounts::pages::{LinkLine, NewLink, OrganiserLine, OrganisersPage, ReauthenticationPage};
use crate::app::{
    error::Error,
    responses::{page, see_other},
    state::{self, AppState},
};
use crate::extract::organiser::Organiser;
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    reauthentication,
};
use crate::ui::form::Form;

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    query: web::Query<OrganisersQuery>,
) -> Result<HttpResponse, Error> {
    let done = match query.done.as_deref() {
        Some("removed") => Some("organisers-removed"),
        Some("revoked") => Some("organisers-revoked"),
        _ => None,
    };
    let shown = organisers_page(&site, &organiser, None).await?;
    page(&OrganisersPage { done, ..shown })
}

#[derive(serde::Deserialize)]
pub struct OrganisersQuery {
    done: Option<String>,
}

/// Asks for the password before an invitation is created.
pub async fn show_invite_form(organiser: Organiser) -> Result<HttpResponse, Error> {
    page(&invite_page(&organiser, Form::default().with("id", InviteId::made().as_str())))
}

pub async fn invite(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    if let Err(again) = reauthentication::check(&site, &request, &organiser, &mut form).await? {
        return again.show(&invite_page(&organiser, form));
    }
    let role = if form.value("role") == "referee" { Role::Referee } else { Role::Organiser };
    let url =
        new_link(&site, &request, &organiser, InviteKind::Account(role), form.preassigned_id("id")).await?;
    let link = NewLink { url, reset_of: None };
    page(&organisers_page(&site, &organiser, Some(link)).await?)
}

/// Asks for the password before a link for a new password is created.
pub async fn show_reset_form(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<AccountId>,
) -> Result<HttpResponse, Error> {
    let other = find_other(&site, &organiser, &id).await?;
    page(&reset_page(&organiser, &other, Form::default()))
}

/// Creates a link with which another organiser of the club chooses a new password.
pub async fn create_reset_link(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    id: web::Path<AccountId>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let other = find_other(&site, &organiser, &id).await?;
    if let Err(again) = reauthentication::check(&site, &request, &organiser, &mut form).await? {
        return again.show(&reset_page(&organiser, &other, form));
    }
    let url = new_link(&site, &request, &organiser, InviteKind::Reset(other.id), None).await?;
    let link = NewLink { url, reset_of: Some(other.name.to_string()) };
    page(&organisers_page(&site, &organiser, Some(link)).await?)
}

pub async fn show_removal_form(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<AccountId>,
) -> Result<HttpResponse, Error> {
    let other = find_other(&site, &organiser, &id).await?;
    page(&removal_page(&organiser, &other, Form::default()))
}

/// Removes another organiser of the club. Their sessions and links end with the account.
pub async fn remove(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    id: web::Path<AccountId>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let other = find_other(&site, &organiser, &id).await?;
    if let Err(again) = reauthentication::check(&site, &request, &organiser, &mut form).await? {
        return again.show(&removal_page(&organiser, &other, form));
    }
    let (club, id) = (organiser.club.id.clone(), other.id.clone());
    organiser.write_audited(&site, move |store| accounts::remove(store, &club, &id)).await?;
    let about = format!("{} {}", other.id, other.login);
    SecurityLogEntry::new(&request, SecurityEvent::OrganiserRemoved)
        .with_account(&organiser.account)
        .with_subject(&about)
        .log();
    Ok(see_other("/organise/organisers?done=removed"))
}

pub async fn revoke(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    id: web::Path<InviteId>,
) -> Result<HttpResponse, Error> {
    let (club, id) = (organiser.club.id.clone(), id.into_inner());
    SecurityLogEntry::new(&request, SecurityEvent::LinkRevoked)
        .with_account(&organiser.account)
        .with_subject(id.as_str())
        .log();
    organiser.write_audited(&site, move |store| invites::revoke(store, &club, &id)).await?;
    Ok(see_other("/organise/organisers?done=revoked"))
}

/// Returns another organiser of the club. The organiser's own account is refused: it has a form for the password, and nobody can remove
/// themselves.
async fn find_other(site: &AppState, organiser: &Organiser, id: &AccountId) -> Result<Account, Error> {
    if *id == organiser.account.id {
        return Err(Error::Message { status: StatusCode::FORBIDDEN, key: "organisers-not-oneself" });
    }
    let (club, id) = (organiser.club.id.clone(), id.clone());
    let accounts = site.with_store(move |store| accounts::list(store, &club)).await?;
    accounts.into_iter().find(|account| account.id == id).ok_or(Error::NotFound)
}

async fn new_link(
    site: &AppState,
    request: &HttpRequest,
    organiser: &Organiser,
    kind: InviteKind,
    id: Option<String>,
) -> Result<String, Error> {
    let by = Some(organiser.account.id.clone());
    let new = NewInvite::new(organiser.club.id.clone(), kind, by);
    let new = NewInvite { id: id.map_or(new.id, InviteId::from), ..new };
    let (invite, token) = organiser.write_audited(site, move |store| invites::create(store, &new)).await?;
    let about = match &invite.kind {
        InviteKind::Account(role) => format!("invitation {} of {role}", invite.id),
        InviteKind::Reset(id) => format!("reset {} of {id}", invite.id),
    };
    SecurityLogEntry::new(request, SecurityEvent::LinkMade)
        .with_account(&organiser.account)
        .with_subject(&about)
        .log();
    Ok(state::absolute_url(request, &format!("/invite/{}", token.as_str())))
}

async fn organisers_page(
    site: &AppState,
    organiser: &Organiser,
    link: Option<NewLink>,
) -> Result<OrganisersPage, Error> {
    let club = organiser.club.id.clone();
    let (accounts, links, secured) = site
        .with_store(move |store| {
            let (accounts, links) = (accounts::list(store, &club)?, invites::list(store, &club)?);
            Ok::<_, StoreError>((accounts, links, second_factors::of_club(store, &club)?))
        })
        .await?;
    let listed = |account: &Account| OrganiserLine {
        id: account.id.to_string(),
        name: account.name.to_string(),
        login: account.login.to_string(),
        own: account.id == organiser.account.id,
        is_referee: account.role == Role::Referee,
        has_second_factor: secured.contains(&account.id),
    };
    Ok(OrganisersPage {
        page: organiser.page(organiser.words().say("organisers-title")),
        organisers: accounts.iter().map(listed).collect(),
        links: links.iter().map(|link| line(organiser, &accounts, link)).collect(),
        link,
        done: None,
    })
}

fn line(organiser: &Organiser, accounts: &[Account], link: &Invite) -> LinkLine {
    let (words, zone) = (organiser.words(), organiser.club.time_zone);
    let name = |id: &AccountId| {
        let account = accounts.iter().find(|account| account.id == *id);
        account.map(|account| account.name.to_string()).unwrap_or_default()
    };
    let made = words.date_time(link.created_at, zone);
    LinkLine {
        id: link.id.to_string(),
        what: match &link.kind {
            InviteKind::Account(Role::Organiser) => words.say("links-invite").to_string(),
            InviteKind::Account(Role::Referee) => words.say("links-invite-referee").to_string(),
            InviteKind::Reset(id) => words.say("links-reset").with("name", name(id)).to_string(),
        },
        made: match &link.created_by {
            Some(id) => words.say("links-made-by").with("name", name(id)).with("at", made).to_string(),
            None => words.say("links-made-on-server").with("at", made).to_string(),
        },
        until: words.date_time(link.expires_at, zone),
    }
}

fn invite_page(organiser: &Organiser, form: Form) -> ReauthenticationPage {
    let words = organiser.words();
    ReauthenticationPage {
        page: organiser.page(words.say("organisers-invite")),
        text: words.say("organisers-invite-help").into(),
        button: words.say("organisers-invite-submit").into(),
        roles: true,
        is_danger: false,
        login: organiser.account.login.to_string(),
        form,
    }
}

fn reset_page(organiser: &Organiser, other: &Account, form: Form) -> ReauthenticationPage {
    let (words, name) = (organiser.words(), other.name.as_str());
    ReauthenticationPage {
        page: organiser.page(words.say("organisers-reset-title").with("name", name)),
        text: words.say("organisers-reset-help").with("name", name).into(),
        button: words.say("organisers-reset").into(),
        roles: false,
        is_danger: false,
        login: organiser.account.login.to_string(),
        form,
    }
}

fn removal_page(organiser: &Organiser, other: &Account, form: Form) -> ReauthenticationPage {
    let (words, name) = (organiser.words(), other.name.as_str());
    ReauthenticationPage {
        page: organiser.page(words.say("organisers-removal-title").with("name", name)),
        text: words.say("organisers-removal-help").with("name", name).into(),
        button: words.say("organisers-removal-submit").with("name", name).into(),
        roles: false,
        is_danger: true,
        login: organiser.account.login.to_string(),
        form,
    }
}

impl From<AccountError> for Error {
    fn from(error: AccountError) -> Self {
        match error {
            AccountError::Store(error) => error.into(),
            AccountError::LastAccount => {
                Self::Message { status: StatusCode::CONFLICT, key: "organisers-last" }
            }
            AccountError::LoginTaken | AccountError::AlreadySetUp => Self::Conflict,
        }
    }
}
