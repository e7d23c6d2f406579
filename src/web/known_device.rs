//! Browsers in which an account was logged in before: they have a small count of failures of their own, so that strangers who guess
//! cannot lock an organiser out.

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;
use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use super::limits::Guarded;
use super::signed_cookie::SignedCookie;
use super::{Error, Site};
use crate::store::accounts::Login;
use crate::store::failures::Limit;

/// Good for longer than the pause between two seasons.
static COOKIE: SignedCookie = SignedCookie::new("lastcard_device", TimeDelta::days(180));

#[derive(Debug, Clone, Serialize, Deserialize)]
struct DeviceClaims {
    login: String,
    device: String,
}

/// The name of the browser behind a request, if this login was used in it before.
pub(super) fn of(site: &Site, request: &HttpRequest, login: &Login) -> Option<String> {
    let claims: DeviceClaims = COOKIE.read(site, request)?;
    (claims.login == login.as_str()).then_some(claims.device)
}

/// The cookie of a browser in which somebody has just logged in.
pub(super) fn cookie(site: &Site, request: &HttpRequest, login: &Login) -> Result<Cookie<'static>, Error> {
    let device = of(site, request, login).unwrap_or_else(|| uuid::Uuid::now_v7().simple().to_string());
    COOKIE.write(site, request, &DeviceClaims { login: login.to_string(), device })
}

/// What failures of one log-in are counted for.
pub(super) enum Counted {
    /// A browser that this login was used in before: for it alone.
    Device(Limit),
    /// Any other: for the login from this address, the login, and the address.
    Stranger([Limit; 3]),
}

impl Counted {
    /// For whom a log-in counts. A known browser that failed too often is a stranger again.
    pub(super) async fn of(site: &Site, request: &HttpRequest, login: &Login) -> Result<Self, Error> {
        let limits = &site.limits;
        if let Some(device) = of(site, request, login) {
            let device = limits.of(Guarded::LogIn, format_args!("device {device}"));
            if limits.closed(std::slice::from_ref(&device)).await?.is_none() {
                return Ok(Self::Device(device));
            }
        }
        let address = site.address_of(request);
        Ok(Self::Stranger([
            limits.of(Guarded::LogIn, format_args!("{login} {address}")),
            limits.of(Guarded::LogIns, login),
            limits.of(Guarded::LogIns, address),
        ]))
    }

    /// Counts the log-in as a failure, before the slow check; false where there were too many.
    pub(super) async fn attempt(&self, site: &Site) -> Result<bool, Error> {
        site.limits.attempt(self.all()).await
    }

    /// Takes a failure back that was none: nobody looked at the password.
    pub(super) async fn forgive(&self, site: &Site) -> Result<(), Error> {
        site.limits.forgive(self.all()).await
    }

    /// Forgets the failures of who got it right; what others did is still counted.
    pub(super) async fn succeeded(&self, site: &Site) -> Result<(), Error> {
        let [own, others @ ..] = self.all() else { return Ok(()) };
        site.limits.forget(std::slice::from_ref(own)).await?;
        if others.is_empty() { Ok(()) } else { site.limits.forgive(others).await }
    }

    /// The one that is nobody else's first.
    fn all(&self) -> &[Limit] {
        match self {
            Self::Device(device) => std::slice::from_ref(device),
            Self::Stranger(limits) => limits,
        }
    }
}
