//! The organiser behind a request.

use std::pin::Pin;
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::http::{Method, StatusCode};
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest, HttpResponse, web};

use lastcard_club::Role;
use lastcard_store::accounts::{self, Account};
use lastcard_store::audit_log::NewAuditEntry;
use lastcard_store::clubs::{self, Club};
use lastcard_store::sessions::{self, Session};
use lastcard_store::tournaments::Header;
use lastcard_store::{Store, StoreError};

use crate::app::{error::Error, route_table::RouteAccess, state::AppState};
use crate::extract::{
    session::{self, SessionClaims},
    visitor,
};
use crate::live::own_stream;
use crate::middleware::audit_log;
use crate::security::events::{SecurityEvent, SecurityLogEntry};
use crate::ui::{
    page::{Page, Visitor},
    translator::Translator,
};

/// Logged-in organiser or referee, with the club they organise. Everything they may see is looked up through that club.
#[derive(Debug, Clone)]
pub struct Organiser {
    pub account: Account,
    pub club: Club,
    pub session: Session,
    pub visitor: Visitor,
    /// Audit entry of this request, if it has one, to be written with the change.
    pub deed: Option<Arc<NewAuditEntry>>,
    /// The trial evening that the request is about, if it is about one.
    pub trial: Option<Header>,
}

impl Organiser {
    /// Notes the tournament that the request is about: the pages of a trial evening say that they are.
    #[must_use]
    pub fn at_tournament(self, header: &Header) -> Self {
        Self { trial: Some(header.clone()).filter(Header::is_trial), ..self }
    }

    pub fn page(&self, title: impl Into<String>) -> Page {
        self.frame(Page::new(&self.visitor, title))
    }

    /// Frames a page as one of this organiser's.
    pub fn frame(&self, page: Page) -> Page {
        let page = page
            .for_organiser(self.account.name.as_str())
            .with_organised_club(format!("/c/{}", self.club.slug));
        let page = match &self.trial {
            Some(header) => page.of_own_trial(header, self.club.time_zone),
            None => page,
        };
        if self.account.role == Role::Referee { page.for_referee() } else { page }
    }

    /// Runs a change of the store on a blocking thread, and writes the audit entry in the same transaction.
    pub async fn write_audited<T, E, F>(&self, site: &AppState, deed: F) -> Result<T, Error>
    where
        F: FnOnce(&Store) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: Into<Error> + Send + 'static,
    {
        let noted = self.deed.clone();
        site.with_store(move |store| deed(&store.with_audit_entry(noted))).await
    }

    /// Sets the subject of the audit entry, if the address does not name it.
    pub fn set_audit_object(&self, what: impl Into<String>) {
        if let Some(deed) = &self.deed {
            deed.set_object(what);
        }
    }

    pub fn words(&self) -> Translator {
        self.visitor.words
    }
}

impl FromRequest for Organiser {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let site = AppState::from_request(&request)?;
            match find(&site, &request).await? {
                Some(organiser) if may_use(&organiser, &request) => {
                    Ok(Self { deed: audit_log::entry_for(&request, &organiser.account), ..organiser })
                }
                Some(organiser) => {
                    let pattern = request.match_pattern().unwrap_or_default();
                    let note = SecurityLogEntry::new(&request, SecurityEvent::Refused);
                    note.with_account(&organiser.account).with_subject(&pattern).log();
                    Err(Error::Message { status: StatusCode::FORBIDDEN, key: "error-referee" })
                }
                None => Err(unauthenticated_error(&site, &request).await?),
            }
        })
    }
}

/// Returns true if the account's role may use the requested route. A route that names no role is for nobody.
fn may_use(organiser: &Organiser, request: &HttpRequest) -> bool {
    request.app_data::<RouteAccess>().is_some_and(|access| access.allows(organiser.account.role))
}

/// Streams the versions of the organiser's club until their session ends. An open page does not count as use of the session.
pub fn stream_club_versions(
    site: &Data<AppState>,
    request: &HttpRequest,
    organiser: &Organiser,
) -> HttpResponse {
    let (site, claims) = (site.clone(), session::claims(site, request));
    let watched = site.snapshots.watch_club(&organiser.club.id);
    own_stream::club_versions(&site.clone(), watched, async move || match claims.clone() {
        // While the database is unavailable the session counts as valid; the page's next request fails anyway.
        Some(claims) => {
            let found = site.with_store(move |store| load_session(store, &claims).map(|_| ())).await;
            !matches!(found, Err(Error::NotFound))
        }
        None => false,
    })
}

async fn find(site: &AppState, request: &HttpRequest) -> Result<Option<Organiser>, Error> {
    let Some(claims) = session::claims(site, request) else { return Ok(None) };
    let found = site
        .with_store(move |store| match load_session(store, &claims) {
            Err(StoreError::NotFound) => Ok(None),
            other => other.map(Some),
        })
        .await?;
    let Some((session, account, club)) = found else { return Ok(None) };
    if session.should_record_use() {
        let id = session.id.clone();
        // Readers are served even while nothing can be written.
        if let Err(error) = site.with_store(move |store| sessions::note_use(store, &id)).await {
            tracing::warn!(%error, "the use of a session was not recorded");
        }
    }
    Ok(Some(Organiser {
        account,
        club,
        session,
        visitor: visitor::from_request(request),
        deed: None,
        trial: None,
    }))
}

/// Loads the session that a token names, with its account and club.
fn load_session(store: &Store, claims: &SessionClaims) -> Result<(Session, Account, Club), StoreError> {
    let session = sessions::find(store, &claims.sid)?;
    let account = accounts::by_id(store, &session.account_id)?;
    if account.id.as_str() != claims.sub {
        return Err(StoreError::NotFound);
    }
    let club = clubs::by_id(store, &account.club_id)?;
    Ok((session, account, club))
}

/// Redirects to the setup while there is no organiser at all, and otherwise to the log-in and back here. A change is refused instead, since
/// it could not be repeated after the log-in.
async fn unauthenticated_error(site: &web::Data<AppState>, request: &HttpRequest) -> Result<Error, Error> {
    if !site.with_store(accounts::is_set_up).await? {
        return Ok(Error::SetUpFirst);
    }
    let next = request.uri().path_and_query().map(ToString::to_string);
    Ok(Error::LogInFirst { next: next.filter(|_| request.method() == Method::GET) })
}
