//! Browsers in which an account was logged in before: they have a small count of failures of their own, so that strangers who guess
//! cannot lock an organiser out.

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;
use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use super::address::Address;
use super::signed_cookie::SignedCookie;
use super::{Error, Site};
use crate::store::accounts::Login;

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
    Device(String),
    /// Any other: for the login from this address, the login, and the address.
    Stranger { pair: String, login: String, address: Address },
}

impl Counted {
    /// For whom a log-in counts. A known browser that failed too often is a stranger again.
    pub(super) fn of(site: &Site, request: &HttpRequest, login: &Login) -> Self {
        let device = of(site, request, login).map(|device| format!("device {device}"));
        if let Some(device) = device.filter(|device| !site.logins.closed(device)) {
            return Self::Device(device);
        }
        let address = site.address_of(request);
        Self::Stranger { pair: format!("{login} {address}"), login: login.to_string(), address }
    }

    /// Whether there were too many failures.
    pub(super) fn is_closed(&self, site: &Site) -> bool {
        match self {
            Self::Device(device) => site.logins.closed(device),
            Self::Stranger { pair, login, address } => {
                site.logins.closed(pair) || site.floods.closed(login) || site.floods.closed(*address)
            }
        }
    }

    /// Notes a failure.
    pub(super) fn failed(&self, site: &Site) {
        match self {
            Self::Device(device) => site.logins.failed(device),
            Self::Stranger { pair, login, address } => {
                site.logins.failed(pair);
                site.floods.failed(login);
                site.floods.failed(*address);
            }
        }
    }

    /// Takes a failure back that was none: nobody looked at the password.
    pub(super) fn forgive(&self, site: &Site) {
        match self {
            Self::Device(device) => site.logins.forgive(device),
            Self::Stranger { pair, login, address } => {
                site.logins.forgive(pair);
                site.floods.forgive(login);
                site.floods.forgive(*address);
            }
        }
    }

    /// Forgets the failures of who got it right; what others did is still counted.
    pub(super) fn succeeded(&self, site: &Site) {
        match self {
            Self::Device(device) => site.logins.succeeded(device),
            Self::Stranger { pair, login, address } => {
                site.logins.succeeded(pair);
                site.floods.forgive(login);
                site.floods.forgive(*address);
            }
        }
    }
}
