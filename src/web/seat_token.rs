//! Which phone of a tournament a request comes from: a name that we made, in a signed cookie. What the phone may see follows from the
//! seat that it holds; one that drops its cookie is a new phone, which holds none.

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;
use chrono::Utc;
use serde::{Deserialize, Serialize};

use super::{Error, Site};
use crate::store::TournamentId;
use crate::store::seats::Holder;

/// As long as an evening and its next one.
const DAYS: i64 = 30;

#[derive(Debug, Clone, Serialize, Deserialize)]
struct SeatClaims {
    tournament: String,
    phone: String,
    exp: i64,
}

/// One cookie a tournament: a phone plays for one player in each.
fn name(tournament: &TournamentId) -> String {
    format!("lastcard_seat_{tournament}")
}

/// The phone behind a request; none where it never asked for a seat in this tournament.
pub(super) fn phone(site: &Site, request: &HttpRequest, tournament: &TournamentId) -> Option<Holder> {
    let claims: SeatClaims = site.sessions.read(request, &name(tournament))?;
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
    let claims = SeatClaims {
        tournament: tournament.to_string(),
        phone: phone.clone(),
        exp: (Utc::now() + chrono::Duration::days(DAYS)).timestamp(),
    };
    site.sessions.signed(request, name(tournament), &claims, DAYS)
}
