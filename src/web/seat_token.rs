//! Which phone plays for which player of a tournament: a signed token in a cookie. It counts only as long as the seat is that
//! phone's.

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;
use chrono::Utc;
use serde::{Deserialize, Serialize};

use super::{Error, Site};
use crate::store::TournamentId;
use crate::store::seats::Holder;
use crate::tournament::PlayerId;
use crate::view::play::Viewer;

/// As long as an evening and its next one.
const DAYS: i64 = 30;

#[derive(Debug, Clone, Serialize, Deserialize)]
struct Claims {
    tournament: String,
    player: String,
    phone: String,
    exp: i64,
}

/// One cookie a tournament: a phone plays for one player in each.
fn name(tournament: &TournamentId) -> String {
    format!("lastcard_seat_{tournament}")
}

/// The player that the phone behind a request took a seat for.
pub(super) fn viewer(site: &Site, request: &HttpRequest, tournament: &TournamentId) -> Option<Viewer> {
    let claims: Claims = site.sessions.read(request, &name(tournament))?;
    let player = PlayerId::parse(&claims.player).ok()?;
    (claims.tournament == tournament.as_str())
        .then_some(Viewer { player, phone: Holder::Phone(claims.phone) })
}

/// The cookie of a phone that takes a player's seat.
pub(super) fn cookie(
    site: &Site,
    request: &HttpRequest,
    tournament: &TournamentId,
    player: &PlayerId,
    phone: &str,
) -> Result<Cookie<'static>, Error> {
    let claims = Claims {
        tournament: tournament.to_string(),
        player: player.to_string(),
        phone: phone.to_owned(),
        exp: (Utc::now() + chrono::Duration::days(DAYS)).timestamp(),
    };
    site.sessions.signed(request, name(tournament), &claims, DAYS)
}
