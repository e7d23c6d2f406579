//! Browsers in which an account has logged in before. They have failure counters of their own, so that strangers who guess cannot lock an
//! organiser out.

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;
use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use lastcard_store::accounts::Login;
use lastcard_store::failures::FailureLimit;

use crate::app::{error::Error, state::AppState};
use crate::security::{rate_limit::LimitKind, signed_cookie::SignedCookie};

/// Valid for longer than the pause between two seasons.
static COOKIE: SignedCookie = SignedCookie::new("lastcard_device", TimeDelta::days(180));

#[derive(Debug, Clone, Serialize, Deserialize)]
struct DeviceClaims {
    login: String,
    device: String,
}

/// Returns the id of the browser, if this login has used it before.
pub fn device_id(site: &AppState, request: &HttpRequest, login: &Login) -> Option<String> {
    let claims: DeviceClaims = COOKIE.read(site, request)?;
    (claims.login == login.as_str()).then_some(claims.device)
}

/// Creates the cookie for a browser in which somebody has just logged in.
pub fn cookie(site: &AppState, request: &HttpRequest, login: &Login) -> Result<Cookie<'static>, Error> {
    let device = device_id(site, request, login).unwrap_or_else(|| uuid::Uuid::now_v7().simple().to_string());
    COOKIE.create(site, request, &DeviceClaims { login: login.to_string(), device })
}

pub enum LoginLimits {
    /// Known browser of this login: one limit for the browser alone.
    Device(FailureLimit),
    /// Any other browser: the login at this address, the login, and the address.
    Stranger([FailureLimit; 3]),
}

impl LoginLimits {
    /// Returns the limits for a log-in. A known browser that has failed too often counts as a stranger.
    pub async fn for_login(site: &AppState, request: &HttpRequest, login: &Login) -> Result<Self, Error> {
        let limits = &site.limits;
        if let Some(device) = device_id(site, request, login) {
            let device = limits.limit_for(LimitKind::LogIn, format_args!("device {device}"));
            if limits.reached_since(std::slice::from_ref(&device)).await?.is_none() {
                return Ok(Self::Device(device));
            }
        }
        let address = site.address_of(request);
        Ok(Self::Stranger([
            limits.limit_for(LimitKind::LogIn, format_args!("{login} {address}")),
            limits.limit_for(LimitKind::LogIns, login),
            limits.limit_for(LimitKind::LogIns, address),
        ]))
    }

    /// Counts the log-in as a failure before the slow check of the password. Returns false if there were too many failures.
    pub async fn attempt(&self, site: &AppState) -> Result<bool, Error> {
        site.limits.attempt(self.all()).await
    }

    /// Takes the failure back if the password was never checked.
    pub async fn forgive(&self, site: &AppState) -> Result<(), Error> {
        site.limits.forgive(self.all()).await
    }

    /// Forgets the failures of the person who has logged in. Failures of others still count.
    pub async fn clear_failures(&self, site: &AppState) -> Result<(), Error> {
        let [own, others @ ..] = self.all() else { return Ok(()) };
        site.limits.forget(std::slice::from_ref(own)).await?;
        if others.is_empty() { Ok(()) } else { site.limits.forgive(others).await }
    }

    /// Returns all limits. The first one is not shared with anybody else.
    fn all(&self) -> &[FailureLimit] {
        match self {
            Self::Device(device) => std::slice::from_ref(device),
            Self::Stranger(limits) => limits,
        }
    }
}
