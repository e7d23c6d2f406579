//! `/organise/t/{slug}/draw`: a draft's order, drawn by lot once more. Every draw stays in the record.

use actix_web::{HttpResponse, web};
use chrono::Utc;

use super::one;
use super::tournaments::roster;
use crate::store::tournaments::{self, ChangeError};
use crate::view::Form;
use crate::view::organise::tournament_form::{FormReader, redrawn, revision};
use crate::web::{Error, Organiser, Site, see_other};

pub(in crate::web) async fn create(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let seen = revision(&form).ok_or(Error::BadRequest)?;
    let one = one::load(&site, &organiser, &slug).await?;
    if !one.is_draft() {
        return Err(ChangeError::NotADraft.into());
    }
    let roster = roster(&site, &organiser).await?;
    let zone = organiser.club.time_zone;
    let reader = FormReader { zone, roster: &roster, before: Some(&one.stored), now: Utc::now() };
    let new = reader
        .draw_up(&redrawn(&one.stored, zone), &mut rand::rng())
        .map_err(|_| Error::Internal("a saved draft does not read back".to_owned()))?;
    let header = one::change(&site, &organiser, &slug, move |store, deed| {
        tournaments::edit(store, &deed.club, &deed.tournament, seen, Some(&deed.by), &new)
    })
    .await?;
    Ok(see_other(format!("/organise/t/{}?done=drawn", header.slug)))
}
