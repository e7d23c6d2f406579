//! Cookies that hold a signed token: who is logged in, a phone's seat, a known browser, the way to the second step of the log-in. What one
//! of them says is good for that cookie only, and for its time.

use std::borrow::Cow;

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use chrono::{TimeDelta, Utc};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Error, Origin, Site};

/// Browsers take a cookie whose name begins like this only from this host itself and over TLS.
pub(super) const HOST_ONLY: &str = "__Host-";

/// A cookie by its name, which has [`HOST_ONLY`] before it where visitors come by TLS.
pub(super) struct SignedCookie {
    name: Cow<'static, str>,
    lifetime: TimeDelta,
}

impl SignedCookie {
    /// A cookie of this name that is good for so long.
    pub(super) const fn new(name: &'static str, lifetime: TimeDelta) -> Self {
        Self { name: Cow::Borrowed(name), lifetime }
    }

    /// One of a family of cookies.
    pub(super) fn named(name: String, lifetime: TimeDelta) -> Self {
        Self { name: Cow::Owned(name), lifetime }
    }

    /// What the request's cookie says, if we signed it for this cookie and its time is not over.
    pub(super) fn read<C: DeserializeOwned + Clone>(&self, site: &Site, request: &HttpRequest) -> Option<C> {
        let cookie = request.cookie(&self.full_name(request))?;
        site.keys.check(&self.name, cookie.value())
    }

    /// The cookie that says this from now on.
    pub(super) fn write(
        &self,
        site: &Site,
        request: &HttpRequest,
        claims: &impl Serialize,
    ) -> Result<Cookie<'static>, Error> {
        let token = site.keys.sign(&self.name, Utc::now() + self.lifetime, claims)?;
        let mut cookie = self.bare(request, token);
        cookie.set_max_age(Duration::seconds(self.lifetime.num_seconds()));
        Ok(cookie)
    }

    /// The cookie that takes this one away.
    pub(super) fn removal(&self, request: &HttpRequest) -> Cookie<'static> {
        let mut cookie = self.bare(request, String::new());
        cookie.make_removal();
        cookie
    }

    fn bare(&self, request: &HttpRequest, value: String) -> Cookie<'static> {
        own_cookie(request, self.full_name(request), value)
    }

    fn full_name(&self, request: &HttpRequest) -> String {
        full_name(request, &self.name)
    }
}

/// The name of a cookie as the visitor's browser keeps it.
pub(super) fn full_name(request: &HttpRequest, name: &str) -> String {
    if is_over_tls(request) { format!("{HOST_ONLY}{name}") } else { name.to_owned() }
}

/// A cookie for all our pages and no script. Where visitors come by TLS it never travels without it.
pub(super) fn own_cookie<'a>(
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
    Origin::of(request).is_secure()
}
