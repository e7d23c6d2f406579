//! `/t/{slug}/hands/{slot}/log`: the log of a hand that was played here, for whoever wants to check it.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use serde::Deserialize;

use super::{Error, Site};
use crate::store::StoreError;
use crate::store::dealt;
use crate::tournament::Slot;

/// Which time that the hand was dealt; the last one, if nothing is said.
#[derive(Deserialize)]
pub(super) struct Which {
    attempt: Option<u32>,
}

pub(super) async fn show(
    site: web::Data<Site>,
    path: web::Path<(String, String)>,
    which: web::Query<Which>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    let slot: Slot = slot.parse().map_err(|_| Error::NotFound)?;
    let picture = site.picture(&slug).await?;
    if picture.is_draft() {
        return Err(Error::NotFound);
    }
    let (live, tournament, attempt) = (site.live.clone(), picture.header().id.clone(), which.attempt);
    let log = web::block(move || {
        let hand = dealt::played(live.store(), &tournament, slot, attempt)?;
        live.hand_log(&hand)?.ok_or(StoreError::NotFound)
    });
    let text = serde_json::to_string(&log.await??).map_err(|error| Error::Internal(error.to_string()))?;
    let name = format!("attachment; filename=\"{slug}-{slot}.json\"", slug = ascii(&slug));
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(text))
}

/// A name that every system takes for a file's.
fn ascii(slug: &str) -> String {
    slug.chars().map(|c| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' }).collect()
}
