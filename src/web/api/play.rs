//! `/api/v1/tournaments/{slug}/schedule` and `…/next`: the seating of all hands, and the hands to be played next.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use lastcard_tournament::{Hand, file};

use crate::api::{answer::Representation, caller::ApiCaller, shapes::FileHand};
use crate::app::{error::Error, state::AppState};

/// The hands without their results.
#[derive(Serialize, ToSchema)]
pub struct ScheduleFile {
    #[schema(value_type = Vec<FileHand>)]
    hands: Vec<Value>,
}

/// The hands that tables wait for.
#[derive(Serialize, ToSchema)]
pub struct NextHands {
    next: Vec<WaitingHand>,
}

/// A hand that a table waits for.
#[derive(Serialize, ToSchema)]
struct WaitingHand {
    /// Round, table and hand.
    slot: String,
    round: u32,
    hand: u32,
    table: u32,
    /// Players clockwise from seat 0.
    seats: Vec<String>,
    dealer: Option<String>,
    opener: Option<String>,
    /// Revision to base its result on.
    revision: u32,
}

#[utoipa::path(
    get,
    path = "/tournaments/{slug}/schedule",
    operation_id = "read-schedule",
    tag = "tournaments",
    params(("slug" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = ScheduleFile), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub async fn schedule(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let snapshot = caller.snapshot(&site, &slug).await?;
    let unplayed = |hand: &Hand| {
        let open = Hand { result: None, voided: Vec::new(), penalties: Vec::new(), ..hand.clone() };
        file::hand_json(&open)
    };
    let hands = snapshot.tournament().hands().iter().map(unplayed).collect();
    Ok(Representation::json(&ScheduleFile { hands })?.answer(&request))
}

#[utoipa::path(
    get,
    path = "/tournaments/{slug}/next",
    operation_id = "read-next-hands",
    tag = "tournaments",
    params(("slug" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = NextHands), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub async fn next(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let snapshot = caller.snapshot(&site, &slug).await?;
    let waiting = snapshot.tally.standings.next.iter().map(|next| WaitingHand {
        slot: next.slot.to_string(),
        round: next.slot.round,
        hand: next.slot.hand,
        table: next.slot.table,
        seats: next.seats.players().iter().map(ToString::to_string).collect(),
        dealer: next.dealer.as_ref().map(ToString::to_string),
        opener: next.opener.as_ref().map(ToString::to_string),
        revision: snapshot.stored.revision(next.slot),
    });
    // A draft has hands, but nobody plays them.
    let next = if snapshot.is_draft() { Vec::new() } else { waiting.collect() };
    Ok(Representation::json(&json!(NextHands { next }))?.answer(&request))
}
