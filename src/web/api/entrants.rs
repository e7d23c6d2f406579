//! `/api/v1/tournaments/{slug}/entrants/{id}`: an entrant and its standing.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use lastcard_tournament::{Hand, file};

use crate::api::{
    answer::Representation,
    caller::ApiCaller,
    shapes::{FileEntrant, RankedEntrant},
};
use crate::app::{error::Error, state::AppState};

/// An entrant with its standing.
#[derive(Serialize, ToSchema)]
pub struct EntrantRecord {
    #[schema(value_type = FileEntrant)]
    entrant: Option<Value>,
    /// Null during an embargo of the standings.
    #[schema(value_type = Option<RankedEntrant>)]
    standing: Option<Value>,
    /// Slots of the hands in which one of its players sits.
    hands: Vec<String>,
}

#[utoipa::path(
    get,
    path = "/tournaments/{slug}/entrants/{id}",
    operation_id = "read-entrant",
    tag = "tournaments",
    params(("slug" = String, Path), ("id" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = EntrantRecord), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, id) = path.into_inner();
    let snapshot = caller.snapshot(&site, &slug).await?;
    let tournament = snapshot.tournament();
    let entrant = tournament.entrants().iter().find(|entrant| entrant.id.as_str() == id);
    let entrant = entrant.ok_or(Error::NotFound)?;
    let line = snapshot.tally.standings.standings.iter().find(|line| line.entrant == entrant.id);
    let plays = |hand: &&Hand| hand.seating.players().iter().any(|player| entrant.has(player));
    let record = EntrantRecord {
        entrant: file::entrant_json(tournament, entrant),
        standing: line.filter(|_| !snapshot.is_embargoed).map(|line| json!(line)),
        hands: tournament.hands().iter().filter(plays).map(|hand| hand.slot.to_string()).collect(),
    };
    Ok(Representation::json(&record)?.answer(&request))
}
