//! `/organise/organisers`: who organises the club, and one-time links for others.

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{Duration, Utc};

use super::organiser::Organiser;
use super::security_events::{Event, Note};
use super::{Error, Site, page, site};
use crate::store::accounts::{self, Account};
use crate::store::invites::{self, InviteKind, NewInvite};
use crate::store::{AccountId, StoreError};
use crate::view::{NewLink, OrganiserLine, OrganisersPage};

/// How long a link works.
const DAYS: i64 = 3;

pub(super) async fn show(site: web::Data<Site>, organiser: Organiser) -> Result<HttpResponse, Error> {
    let accounts = accounts_of(&site, &organiser).await?;
    page(&organisers_page(&organiser, &accounts, None))
}

/// Makes an invitation.
pub(super) async fn invite(
    site: web::Data<Site>,
    request: HttpRequest,
    organiser: Organiser,
) -> Result<HttpResponse, Error> {
    let url = new_link(&site, &request, &organiser, InviteKind::Organiser).await?;
    let accounts = accounts_of(&site, &organiser).await?;
    page(&organisers_page(&organiser, &accounts, Some(NewLink { url, reset_of: None })))
}

/// Makes a link with which another organiser of the club chooses a new password.
pub(super) async fn reset(
    site: web::Data<Site>,
    request: HttpRequest,
    organiser: Organiser,
    id: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let id = AccountId::from(id.into_inner());
    let accounts = accounts_of(&site, &organiser).await?;
    let other = accounts.iter().find(|account| account.id == id).ok_or(Error::NotFound)?;
    let reset_of = Some(other.name.to_string());
    let url = new_link(&site, &request, &organiser, InviteKind::Reset(id)).await?;
    page(&organisers_page(&organiser, &accounts, Some(NewLink { url, reset_of })))
}

async fn new_link(
    site: &Site,
    request: &HttpRequest,
    organiser: &Organiser,
    kind: InviteKind,
) -> Result<String, Error> {
    let about = match &kind {
        InviteKind::Organiser => "invitation".to_owned(),
        InviteKind::Reset(id) => format!("reset {id}"),
    };
    Note::new(request, Event::LinkMade).of(&organiser.account).about(&about).log();
    let new = NewInvite {
        club_id: organiser.club.id.clone(),
        kind,
        created_by: Some(organiser.account.id.clone()),
        expires_at: Utc::now() + Duration::days(DAYS),
    };
    let (_, token) = site.ask(move |store| invites::create(store, &new)).await?;
    Ok(site::absolute(request, &format!("/invite/{}", token.as_str())))
}

async fn accounts_of(site: &Site, organiser: &Organiser) -> Result<Vec<Account>, Error> {
    let club = organiser.club.id.clone();
    site.ask(move |store| -> Result<_, StoreError> { accounts::list(store, &club) }).await
}

fn organisers_page(organiser: &Organiser, accounts: &[Account], link: Option<NewLink>) -> OrganisersPage {
    let listed = |account: &Account| OrganiserLine {
        id: account.id.to_string(),
        name: account.name.to_string(),
        login: account.login.to_string(),
        own: account.id == organiser.account.id,
    };
    let page = organiser.page(organiser.words().say("organisers-title"));
    OrganisersPage { page, organisers: accounts.iter().map(listed).collect(), link }
}
