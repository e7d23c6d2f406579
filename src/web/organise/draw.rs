//! `/organise/t/{slug}/draw`: a draft's order, drawn by lot once more. Every draw stays in the record.

use actix_web::{HttpResponse, web};

use super::draft::Reader;
use super::draft_page::roster;
use super::{fill, one};
use crate::store::tournaments::{self, ChangeError};
use crate::view::Form;
use crate::web::{Error, Organiser, Site, see_other};

pub(in crate::web) async fn create(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let seen: i32 = form.value("revision").parse().map_err(|_| Error::BadRequest)?;
    let one = one::load(&site, &organiser, &slug).await?;
    if !one.is_draft() {
        return Err(ChangeError::NotADraft.into());
    }
    let roster = roster(&site, &organiser).await?;
    let zone = organiser.club.time_zone;
    let reader = Reader { zone, roster: &roster, words: organiser.words(), before: Some(&one.stored) };
    let mut saved = fill::saved(&one.stored, zone);
    saved.set("order", "lot");
    let new = reader
        .read(&mut saved)
        .ok_or_else(|| Error::Internal("a saved draft does not read back".to_owned()))?;
    let header = one::change(&site, &organiser, &slug, move |store, deed| {
        tournaments::edit(store, &deed.club, &deed.tournament, seen, Some(&deed.by), &new)
    })
    .await?;
    Ok(see_other(format!("/organise/t/{}?done=drawn", header.slug)))
}
