//! `POST /organise/guesses`: somebody guessed at codes, and new phones were shut out. An organiser lets them in again.

use actix_web::{HttpRequest, HttpResponse, web};

use crate::store::tournaments::{self, Header};
use crate::store::{StoreError, TournamentId};
use crate::web::security_events::{Note, SecurityEvent};
use crate::web::{Error, Organiser, Site, see_other};

/// Whether new phones are shut out where the organiser is, or where the club plays.
pub(super) fn closed(site: &Site, request: &HttpRequest, headers: &[Header]) -> bool {
    site.codes.closed_around(site.address_of(request), |of| is_of(headers, of))
}

pub(in crate::web) async fn open(
    site: web::Data<Site>,
    request: HttpRequest,
    organiser: Organiser,
) -> Result<HttpResponse, Error> {
    let club = organiser.club.id.clone();
    let headers = site.ask(move |store| -> Result<_, StoreError> { tournaments::list(store, &club) }).await?;
    site.codes.open_around(site.address_of(&request), |of| is_of(&headers, of));
    Note::new(&request, SecurityEvent::GuessesForgiven).of(&organiser.account).log();
    Ok(see_other("/organise?done=codes-open"))
}

fn is_of(headers: &[Header], tournament: &TournamentId) -> bool {
    headers.iter().any(|header| header.id == *tournament)
}
