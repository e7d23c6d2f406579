//! Which phone of a tournament a request comes from: a name that we made, in a signed cookie. What the phone may see follows from the
//! seat that it holds; one that drops its cookie is a new phone, which holds none.

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;
use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use super::signed_cookie::SignedCookie;
use super::{Error, Site};
use crate::store::TournamentId;
use crate::store::seats::Holder;

/// As long as an evening and its next one.
const LIFETIME: TimeDelta = TimeDelta::days(30);

#[derive(Debug, Clone, Serialize, Deserialize)]
struct SeatClaims {
    tournament: String,
    phone: String,
}

/// One cookie a tournament: a phone plays for one player in each.
fn of(tournament: &TournamentId) -> SignedCookie {
    SignedCookie::named(format!("lastcard_seat_{tournament}"), LIFETIME)
}

/// The phone behind a request; none where it never asked for a seat in this tournament.
pub(super) fn phone(site: &Site, request: &HttpRequest, tournament: &TournamentId) -> Option<Holder> {
    let claims: SeatClaims = of(tournament).read(site, request)?;
    (claims.tournament == tournament.as_str()).then_some(Holder::Phone(claims.phone))
}

/// The cookie by which a phone is known from now on.
pub(super) fn cookie(
    site: &Site,
    request: &HttpRequest,
    tournament: &TournamentId,
    phone: &Holder,
) -> Result<Cookie<'static>, Error> {
    let Holder::Phone(phone) = phone else { return Err(Error::Internal("a bot has no cookies".to_owned())) };
    let claims = SeatClaims { tournament: tournament.to_string(), phone: phone.clone() };
    of(tournament).write(site, request, &claims)
}
