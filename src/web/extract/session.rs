//! Log-in sessions: a cookie that names a session of the store.

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;
use serde::{Deserialize, Serialize};

use lastcard_store::SessionId;
use lastcard_store::accounts::Account;
use lastcard_store::audit_log::NewAuditEntry;
use lastcard_store::sessions::{self, LIFETIME, LoginPlace, Session};

use crate::app::{error::Error, state::AppState};
use crate::security::{browser_name, signed_cookie::SignedCookie};

static COOKIE: SignedCookie = SignedCookie::new("lastcard_session", LIFETIME);

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SessionClaims {
    /// Id of the account.
    pub sub: String,
    pub sid: SessionId,
}

/// Returns the session and account of the request's cookie, if we signed it and it has not expired.
pub fn claims(site: &AppState, request: &HttpRequest) -> Option<SessionClaims> {
    COOKIE.read(site, request)
}

/// Begins a session of an account in the requesting browser, replacing any it had. Returns its cookie.
pub async fn start(
    site: &AppState,
    request: &HttpRequest,
    account: &Account,
) -> Result<Cookie<'static>, Error> {
    let before = claims(site, request).map(|claims| claims.sid);
    let place = LoginPlace {
        browser: browser_name::from_request(request),
        address: site.address_of(request).to_string(),
    };
    let id = account.id.clone();
    let by = Some(account.name.to_string());
    let noted = Some(NewAuditEntry::new(&account.club_id, "log-in", place.browser.clone(), by));
    let begun = site.with_store(move |store| {
        sessions::start(&store.with_audit_entry(noted), &id, &place, before.as_ref())
    });
    let session: Session = begun.await?;
    COOKIE.create(site, request, &SessionClaims { sub: account.id.to_string(), sid: session.id })
}

/// Returns the cookie that logs out.
pub fn removal(request: &HttpRequest) -> Cookie<'static> {
    COOKIE.removal(request)
}
