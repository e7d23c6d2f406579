//! `/api/v1/tournaments/{slug}/hands/{slot}`: one hand with all its entries, and its log if it is a played hand.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use lastcard_tournament::Slot;

use crate::api::{
    answer::Representation,
    caller::ApiCaller,
    list::{number, parameter},
    problem::{ApiProblem, validation_problem},
    redacted::{RedactedHands, require_no_embargo},
    shapes::{FileHand, HandLogFile, RecordedEntry},
};
use crate::app::{error::Error, state::AppState};
use crate::hands;

/// A hand and its entries.
#[derive(Serialize, ToSchema)]
pub struct HandRecord {
    /// Round, table and hand.
    slot: String,
    /// Revision to base a correction on; 0 if nothing is recorded.
    revision: u32,
    #[schema(value_type = FileHand)]
    hand: Value,
    /// Oldest first.
    #[schema(value_type = Vec<RecordedEntry>)]
    entries: Vec<Value>,
}

#[utoipa::path(
    get,
    path = "/tournaments/{slug}/hands/{slot}",
    operation_id = "read-hand",
    tag = "results",
    params(("slug" = String, Path), ("slot" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = HandRecord), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    let slot: Slot = slot.parse().map_err(|_| Error::NotFound)?;
    let snapshot = caller.snapshot(&site, &slug).await?;
    require_no_embargo(&snapshot)?;
    let hand = snapshot.tournament().hand(slot).ok_or(Error::NotFound)?;
    let told = RedactedHands::new(&snapshot, &caller);
    let record = HandRecord {
        slot: slot.to_string(),
        revision: snapshot.stored.revision(slot),
        hand: told.hand(hand),
        entries: snapshot.stored.history(slot).map(|entry| told.entry(entry)).collect(),
    };
    Ok(Representation::json(&record)?.answer(&request))
}

#[utoipa::path(
    get,
    path = "/tournaments/{slug}/hands/{slot}/log",
    operation_id = "read-hand-log",
    tag = "results",
    params(
        ("slug" = String, Path),
        ("slot" = String, Path),
        ("attempt" = Option<u32>, Query, minimum = 1, maximum = 1_000_000),
        ("If-None-Match" = Option<String>, Header),
    ),
    responses((status = 200, body = HandLogFile), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub async fn log(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let attempt = match number(&request, "attempt", 1..=1_000_000, 1) {
        Ok(attempt) => parameter(&request, "attempt").map(|_| attempt),
        Err(problem) => return Ok(validation_problem(caller.words, &[problem])),
    };
    let (slug, slot) = path.into_inner();
    let slot: Slot = slot.parse().map_err(|_| Error::NotFound)?;
    let snapshot = caller.snapshot(&site, &slug).await?;
    let log = hands::log::public_log(&site, &snapshot, slot, attempt).await?;
    let log = log.ok_or(Error::from(ApiProblem::CardsSecret))?;
    Ok(Representation::json(&log)?.answer(&request))
}
