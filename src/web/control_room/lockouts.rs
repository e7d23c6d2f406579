//! `POST /organise/guesses`: lifts a lockout of new phones after somebody guessed at codes.

use actix_web::{HttpRequest, HttpResponse, web};

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::organiser::Organiser;
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    lockout::active_lockouts,
};

/// Returns true if new phones are locked out at the organiser's address, or where the club plays.
pub async fn is_locked_out(
    site: &AppState,
    request: &HttpRequest,
    organiser: &Organiser,
) -> Result<bool, Error> {
    Ok(!active_lockouts(site, site.address_of(request), &organiser.club.id).await?.is_empty())
}

pub async fn lift_lockout(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
) -> Result<HttpResponse, Error> {
    let doors = active_lockouts(&site, site.address_of(&request), &organiser.club.id).await?;
    site.limits.forget(&doors).await?;
    SecurityLogEntry::new(&request, SecurityEvent::GuessesForgiven).with_account(&organiser.account).log();
    Ok(see_other("/organise?done=codes-open"))
}
