//! Identity of a phone in a tournament: an id that we issue, in a signed cookie. The seat that the phone holds decides what it may see. A
//! phone that drops its cookie is a new phone without a seat.

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;
use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use lastcard_store::TournamentId;
use lastcard_store::seats::Holder;

use crate::app::{error::Error, state::AppState};
use crate::security::signed_cookie::SignedCookie;

/// Long enough for an evening and the next one.
const LIFETIME: TimeDelta = TimeDelta::days(30);

#[derive(Debug, Clone, Serialize, Deserialize)]
struct SeatClaims {
    tournament: String,
    phone: String,
}

/// Returns the cookie of a tournament: a phone plays for one player in each.
fn cookie_for(tournament: &TournamentId) -> SignedCookie {
    SignedCookie::with_name(format!("lastcard_seat_{tournament}"), LIFETIME)
}

/// Returns the phone behind a request; `None` if it never asked for a seat in this tournament.
pub fn phone(site: &AppState, request: &HttpRequest, tournament: &TournamentId) -> Option<Holder> {
    let claims: SeatClaims = cookie_for(tournament).read(site, request)?;
    (claims.tournament == tournament.as_str()).then_some(Holder::Phone(claims.phone))
}

/// Creates the cookie that identifies a phone from now on.
pub fn cookie(
    site: &AppState,
    request: &HttpRequest,
    tournament: &TournamentId,
    phone: &Holder,
) -> Result<Cookie<'static>, Error> {
    let Holder::Phone(phone) = phone else { return Err(Error::Internal("a bot has no cookies".to_owned())) };
    let claims = SeatClaims { tournament: tournament.to_string(), phone: phone.clone() };
    cookie_for(tournament).create(site, request, &claims)
}
