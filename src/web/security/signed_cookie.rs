//! Cookies with a signed token: the session, a phone's seat, a known browser, the second step of a log-in. A token is valid only in its own
//! cookie, and only until it expires.

use std::borrow::Cow;

use actix_web::HttpRequest;
use actix_web::cookie::{Cookie, SameSite, time::Duration};
use chrono::{TimeDelta, Utc};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::app::{error::Error, state::AppState};
use crate::middleware::public_url::Origin;

/// Prefix of cookies that browsers accept only from this host itself and over TLS.
pub const HOST_ONLY: &str = "__Host-";

/// Cookie with this name, which is prefixed with [`HOST_ONLY`] if visitors use TLS.
pub struct SignedCookie {
    name: Cow<'static, str>,
    lifetime: TimeDelta,
}

impl SignedCookie {
    pub const fn new(name: &'static str, lifetime: TimeDelta) -> Self {
        Self { name: Cow::Borrowed(name), lifetime }
    }

    /// Creates one of a family of cookies, with a name made at run time.
    pub fn with_name(name: String, lifetime: TimeDelta) -> Self {
        Self { name: Cow::Owned(name), lifetime }
    }

    /// Reads the claims of the request's cookie, if we signed it for this cookie and it has not expired.
    pub fn read<C: DeserializeOwned + Clone>(&self, site: &AppState, request: &HttpRequest) -> Option<C> {
        let cookie = request.cookie(&self.full_name(request))?;
        site.keys.verify(&self.name, cookie.value())
    }

    pub fn create(
        &self,
        site: &AppState,
        request: &HttpRequest,
        claims: &impl Serialize,
    ) -> Result<Cookie<'static>, Error> {
        let token = site.keys.sign(&self.name, Utc::now() + self.lifetime, claims)?;
        let mut cookie = self.cookie_with_value(request, token);
        cookie.set_max_age(Duration::seconds(self.lifetime.num_seconds()));
        Ok(cookie)
    }

    /// Creates the cookie that removes this one.
    pub fn removal(&self, request: &HttpRequest) -> Cookie<'static> {
        let mut cookie = self.cookie_with_value(request, String::new());
        cookie.make_removal();
        cookie
    }

    fn cookie_with_value(&self, request: &HttpRequest, value: String) -> Cookie<'static> {
        own_cookie(request, self.full_name(request), value)
    }

    fn full_name(&self, request: &HttpRequest) -> String {
        full_name(request, &self.name)
    }
}

/// Returns the name of a cookie as the browser stores it.
pub fn full_name(request: &HttpRequest, name: &str) -> String {
    if is_over_tls(request) { format!("{HOST_ONLY}{name}") } else { name.to_owned() }
}

/// Creates a cookie for all our pages, which scripts cannot read. If visitors use TLS, it is never sent without TLS.
pub fn own_cookie<'a>(
    request: &HttpRequest,
    name: impl Into<Cow<'a, str>>,
    value: impl Into<Cow<'a, str>>,
) -> Cookie<'a> {
    Cookie::build(name, value)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_over_tls(request))
        .finish()
}

fn is_over_tls(request: &HttpRequest) -> bool {
    Origin::for_request(request).is_secure()
}
