//! Who is logged in: a signed token in a cookie, void as soon as the account's generation moves on.

use std::borrow::Cow;

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use chrono::Utc;
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, encode};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Error;
use crate::store::accounts::Account;

/// The cookie's name.
pub const COOKIE: &str = "lastcard_session";

/// How long one stays logged in: long enough that an organiser is not thrown out between two club evenings.
const DAYS: i64 = 30;

/// What a token says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claims {
    /// The account's id.
    pub sub: String,
    /// The account's generation when it was issued.
    pub generation: i32,
    /// Seconds since 1970 when it ends.
    pub exp: i64,
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

    /// The cookie that logs an account in.
    pub fn cookie(&self, request: &HttpRequest, account: &Account) -> Result<Cookie<'static>, Error> {
        let exp = (Utc::now() + chrono::Duration::days(DAYS)).timestamp();
        let claims = Claims { sub: account.id.to_string(), generation: account.generation, exp };
        self.signed(request, COOKIE, &claims, DAYS)
    }

    /// A cookie that holds a signed token.
    pub(super) fn signed(
        &self,
        request: &HttpRequest,
        name: impl Into<Cow<'static, str>>,
        claims: &impl Serialize,
        days: i64,
    ) -> Result<Cookie<'static>, Error> {
        let token = encode(&Header::new(Algorithm::HS256), claims, &self.sign)
            .map_err(|error| Error::Internal(format!("signing a token: {error}")))?;
        let mut cookie = bare(request, name, token);
        cookie.set_max_age(Duration::days(days));
        Ok(cookie)
    }

    /// What the request's cookie says, if we signed it and it has not ended.
    pub fn claims(&self, request: &HttpRequest) -> Option<Claims> {
        self.read(request, COOKIE)
    }

    /// What a cookie with a token of ours says, if we signed it and it has not ended.
    pub(super) fn read<C: DeserializeOwned + Clone>(&self, request: &HttpRequest, name: &str) -> Option<C> {
        let cookie = request.cookie(name)?;
        let token = decode::<C>(cookie.value(), &self.check, &Validation::new(Algorithm::HS256));
        token.ok().map(|token| token.claims)
    }
}

/// The cookie that logs out.
pub fn removal(request: &HttpRequest) -> Cookie<'static> {
    let mut cookie = bare(request, COOKIE, String::new());
    cookie.make_removal();
    cookie
}

/// Behind TLS (told by the proxy in front) the cookie never travels without it.
fn bare(request: &HttpRequest, name: impl Into<Cow<'static, str>>, value: String) -> Cookie<'static> {
    Cookie::build(name, value)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(request.connection_info().scheme() == "https")
        .finish()
}
