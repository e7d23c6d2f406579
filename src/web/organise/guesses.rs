//! `POST /organise/guesses`: lifts a lockout of new phones after somebody guessed at codes.

use actix_web::{HttpRequest, HttpResponse, web};

use crate::web::lockout::closed_around;
use crate::web::security_events::{Note, SecurityEvent};
use crate::web::{AppState, Error, Organiser, see_other};

/// Returns true if new phones are locked out at the organiser's address, or where the club plays.
pub(super) async fn closed(
    site: &AppState,
    request: &HttpRequest,
    organiser: &Organiser,
) -> Result<bool, Error> {
    Ok(!closed_around(site, site.address_of(request), &organiser.club.id).await?.is_empty())
}

pub(in crate::web) async fn open(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
) -> Result<HttpResponse, Error> {
    let doors = closed_around(&site, site.address_of(&request), &organiser.club.id).await?;
    site.limits.forget(&doors).await?;
    Note::new(&request, SecurityEvent::GuessesForgiven).of(&organiser.account).log();
    Ok(see_other("/organise?done=codes-open"))
}
