//! Who is logged in: a signed token in a cookie that names a session of the store. Cookies with other signed tokens (a phone's seat, a
//! known device, the way to the second step of the log-in) are made and read here as well; each token is good for its own cookie only.

use std::borrow::Cow;

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, encode};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Error, Origin, Site, browser_name};
use crate::store::SessionId;
use crate::store::accounts::Account;
use crate::store::sessions::{self, LIFETIME, LoginPlace, Session};

/// The cookie's name; behind TLS it has [`HOST_ONLY`] before it.
const COOKIE: &str = "lastcard_session";

/// Browsers take a cookie with such a name only from this host itself and over TLS.
const HOST_ONLY: &str = "__Host-";

/// What a token says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claims {
    /// The account's id.
    pub sub: String,
    /// The session's id.
    pub sid: SessionId,
    /// Seconds since 1970 when it ends.
    pub exp: i64,
}

/// Claims with the name of the cookie that they are for.
#[derive(Serialize)]
struct Addressed<'a, C> {
    aud: &'a str,
    #[serde(flatten)]
    claims: &'a C,
}

/// Signs and checks tokens with the installation's secret.
pub struct Sessions {
    sign: EncodingKey,
    check: DecodingKey,
}

impl std::fmt::Debug for Sessions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Sessions(…)")
    }
}

impl Sessions {
    /// Sessions under a secret.
    pub fn new(secret: &str) -> Self {
        Self {
            sign: EncodingKey::from_secret(secret.as_bytes()),
            check: DecodingKey::from_secret(secret.as_bytes()),
        }
    }

    /// A cookie that holds a signed token.
    pub(super) fn signed(
        &self,
        request: &HttpRequest,
        name: impl Into<Cow<'static, str>>,
        claims: &impl Serialize,
        days: i64,
    ) -> Result<Cookie<'static>, Error> {
        let name = name.into();
        let claims = Addressed { aud: &name, claims };
        let token = encode(&Header::new(Algorithm::HS256), &claims, &self.sign)
            .map_err(|error| Error::Internal(format!("signing a token: {error}")))?;
        let mut cookie = bare(request, &name, token);
        cookie.set_max_age(Duration::days(days));
        Ok(cookie)
    }

    /// What the request's cookie says, if we signed it and its time is not over.
    pub fn claims(&self, request: &HttpRequest) -> Option<Claims> {
        self.read(request, COOKIE)
    }

    /// What a cookie with a token of ours says, if we signed it for this cookie and its time is not over.
    pub(super) fn read<C: DeserializeOwned + Clone>(&self, request: &HttpRequest, name: &str) -> Option<C> {
        let cookie = request.cookie(&name_of(request, name))?;
        let mut validation = Validation::new(Algorithm::HS256);
        // Seats that phones took before tokens were addressed have none, and stay theirs.
        validation.set_audience(&[name]);
        let token = decode::<C>(cookie.value(), &self.check, &validation);
        token.ok().map(|token| token.claims)
    }
}

/// Begins a session of an account in the browser behind a request, in place of any it had. Returns its cookie.
pub(super) async fn begin(
    site: &Site,
    request: &HttpRequest,
    account: &Account,
) -> Result<Cookie<'static>, Error> {
    let before = site.sessions.claims(request).map(|claims| claims.sid);
    let place =
        LoginPlace { browser: browser_name::of(request), address: site.address_of(request).to_string() };
    let id = account.id.clone();
    let session: Session =
        site.ask(move |store| sessions::begin(store, &id, &place, before.as_ref())).await?;
    let exp = session.ends_at().timestamp();
    let claims = Claims { sub: account.id.to_string(), sid: session.id, exp };
    site.sessions.signed(request, COOKIE, &claims, LIFETIME.num_days())
}

/// The cookie that logs out.
pub(super) fn removal(request: &HttpRequest) -> Cookie<'static> {
    removal_of(request, COOKIE)
}

/// The cookie that takes one of ours away.
pub(super) fn removal_of(request: &HttpRequest, name: &str) -> Cookie<'static> {
    let mut cookie = bare(request, name, String::new());
    cookie.make_removal();
    cookie
}

/// Where visitors come by TLS the cookie never travels without it.
fn bare(request: &HttpRequest, name: &str, value: String) -> Cookie<'static> {
    Cookie::build(name_of(request, name), value)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_over_tls(request))
        .finish()
}

fn name_of(request: &HttpRequest, name: &str) -> String {
    if is_over_tls(request) { format!("{HOST_ONLY}{name}") } else { name.to_owned() }
}

fn is_over_tls(request: &HttpRequest) -> bool {
    Origin::of(request).is_secure()
}
