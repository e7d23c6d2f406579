//! Cookies that hold a signed token: who is logged in, a phone's seat, a known browser, the way to the second step of the log-in. What one
//! of them says is good for that cookie only, and for its time.

use std::borrow::Cow;

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use chrono::{TimeDelta, Utc};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, encode};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Error, Origin, Site};

/// Browsers take a cookie whose name begins like this only from this host itself and over TLS.
const HOST_ONLY: &str = "__Host-";

/// The installation's secret, as it signs and checks tokens.
pub(super) struct TokenKeys {
    sign: EncodingKey,
    check: DecodingKey,
}

impl std::fmt::Debug for TokenKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenKeys(…)")
    }
}

impl TokenKeys {
    pub(super) fn new(secret: &str) -> Self {
        Self {
            sign: EncodingKey::from_secret(secret.as_bytes()),
            check: DecodingKey::from_secret(secret.as_bytes()),
        }
    }
}

/// A cookie by its name, which has [`HOST_ONLY`] before it where visitors come by TLS.
pub(super) struct SignedCookie {
    name: Cow<'static, str>,
    lifetime: TimeDelta,
}

/// What a token says: the cookie that it is for, when it ends in seconds since 1970, and the claims.
#[derive(Serialize)]
struct SignedToken<'a, C> {
    aud: &'a str,
    exp: i64,
    #[serde(flatten)]
    claims: &'a C,
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
        let mut validation = Validation::new(Algorithm::HS256);
        // Seats that phones took before tokens were addressed have none, and stay theirs.
        validation.set_audience(&[&self.name]);
        let token = decode::<C>(cookie.value(), &site.keys.check, &validation);
        token.ok().map(|token| token.claims)
    }

    /// The cookie that says this from now on.
    pub(super) fn write(
        &self,
        site: &Site,
        request: &HttpRequest,
        claims: &impl Serialize,
    ) -> Result<Cookie<'static>, Error> {
        let token = SignedToken { aud: &self.name, exp: (Utc::now() + self.lifetime).timestamp(), claims };
        let token = encode(&Header::new(Algorithm::HS256), &token, &site.keys.sign)
            .map_err(|error| Error::Internal(format!("signing a token: {error}")))?;
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
        if is_over_tls(request) { format!("{HOST_ONLY}{}", self.name) } else { self.name.to_string() }
    }
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
