//! `/organise/t/{slug}/draw`: draws the order of a draft again. The record keeps every draw.

use actix_web::{HttpResponse, web};

use super::own_tournament::OwnTournament;
use super::tournaments::{reader, roster};
use crate::store::tournaments;
use crate::view::Form;
use crate::view::organise::tournament_form::{redrawn, revision};
use crate::web::{AppState, Error, see_other};

pub(in crate::web) async fn create(
    site: web::Data<AppState>,
    own: OwnTournament,
    form: Form,
) -> Result<HttpResponse, Error> {
    let seen = revision(&form).ok_or(Error::BadRequest)?;
    own.require_draft()?;
    let organiser = &own.organiser;
    let roster = roster(&site, organiser).await?;
    let reader = reader(organiser, &roster, Some(&own.stored));
    let new = reader
        .draw_up(&redrawn(&own.stored, organiser.club.time_zone), &mut rand::rng())
        .map_err(|_| Error::Internal("a saved draft does not read back".to_owned()))?;
    let drawn = organiser.change(&site, &own.stored.header.id, move |store, deed| {
        tournaments::edit(store, &deed.club, &deed.tournament, seen, Some(&deed.by), &new)
    });
    Ok(see_other(format!("/organise/t/{}?done=drawn", drawn.await?.slug)))
}
