//! `/organise/t/{slug}/draw`: draws the order of a draft again. The record keeps every draw.

use actix_web::{HttpResponse, web};

use lastcard_store::tournaments;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::own_tournament::OwnTournament;
use crate::tournament_form::{
    form::revision,
    handlers::{active_roster, reader},
    prefill::redraw_form,
};
use crate::ui::form::Form;

pub async fn create(
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
