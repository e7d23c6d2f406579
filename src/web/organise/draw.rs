//! `/organise/t/{slug}/draw`: draws the order of a draft again. The record keeps every draw.

use actix_web::{HttpResponse, web};

use super::own_tournament::OwnTournament;
use super::tournaments::{active_roster, reader};
use crate::store::tournaments;
use crate::view::Form;
use crate::view::organise::tournament_form::{redraw_form, revision};
use crate::web::{AppState, Error, see_other};

pub(in crate::web) async fn create(
    site: web::Data<AppState>,
    own: OwnTournament,
    form: Form,
) -> Result<HttpResponse, Error> {
    let seen = revision(&form).ok_or(Error::BadRequest)?;
    own.require_draft()?;
    let organiser = &own.organiser;
    let roster = active_roster(&site, organiser).await?;
    let reader = reader(organiser, &roster, Some(&own.stored));
    let new = reader
        .read_tournament(&redraw_form(&own.stored, organiser.club.time_zone), &mut rand::rng())
        .map_err(|_| Error::Internal("a saved draft cannot be read".to_owned()))?;
    let drawn = organiser.change_tournament(&site, &own.stored.header.id, move |store, deed| {
        tournaments::edit(store, &deed.club, &deed.tournament, seen, Some(&deed.by), &new)
    });
    Ok(see_other(format!("/organise/t/{}?done=drawn", drawn.await?.slug)))
}
