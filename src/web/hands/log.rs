//! `/t/{slug}/hands/{slot}/log`: log of a played hand, for anybody who wants to check it.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use serde::Deserialize;

use lastcard_rules::log::HandLog;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::{StoreError, played_hands};
use lastcard_tournament::Slot;

use crate::app::{
    error::Error,
    responses::{attachment, html},
    state::AppState,
};
use crate::hands::embargoed::WithheldPage;
use crate::ui::page::Visitor;

/// Selects one of the deals of a hand; the last one if there is no number.
#[derive(Deserialize)]
pub struct AttemptQuery {
    attempt: Option<u32>,
}

pub async fn show(
    site: web::Data<AppState>,
    visitor: Visitor,
    path: web::Path<(String, String)>,
    which: web::Query<AttemptQuery>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    let slot: Slot = slot.parse().map_err(|_| Error::NotFound)?;
    let snapshot = site.public_snapshot(&slug).await?;
    let Some(log) = public_log(&site, &snapshot, slot, which.attempt).await? else {
        return withheld_page(&visitor, &snapshot, slot);
    };
    let text = serde_json::to_string(&log).map_err(|error| Error::Internal(error.to_string()))?;
    let name = attachment(&slug, &format!("-{slot}.json"));
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(text))
}

/// Returns the public log of a finished hand; `None` while others have yet to play with the same deck.
pub async fn public_log(
    site: &AppState,
    snapshot: &TournamentSnapshot,
    slot: Slot,
    attempt: Option<u32>,
) -> Result<Option<HandLog>, Error> {
    if snapshot.is_embargoed {
        return Err(Error::Message { status: StatusCode::FORBIDDEN, key: "error-results-withheld" });
    }
    let (snapshots, tournament, told) =
        (site.snapshots.clone(), snapshot.header().id.clone(), snapshot.told.clone());
    let log = web::block(move || -> Result<_, StoreError> {
        let hand = played_hands::find_finished(snapshots.store(), &tournament, slot, attempt)?;
        if played_hands::is_hidden(snapshots.store(), &hand)? {
            return Ok(None);
        }
        snapshots.hand_log(&hand.with_pseudonyms(&told.labels))?.ok_or(StoreError::NotFound).map(Some)
    });
    Ok(log.await??)
}

/// Renders the page shown in place of cards that are still secret.
pub fn withheld_page(
    visitor: &Visitor,
    snapshot: &TournamentSnapshot,
    slot: Slot,
) -> Result<HttpResponse, Error> {
    html(StatusCode::FORBIDDEN, &WithheldPage::new(visitor, snapshot, slot))
}
