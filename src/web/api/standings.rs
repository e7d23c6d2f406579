//! `/api/v1/tournaments/{slug}/standings`: the standings.

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::Value;

use super::answer::Representation;
use super::caller::ApiCaller;
use super::hidden::require_no_embargo;
use super::shapes::StandingsFile;
use crate::live::TournamentSnapshot;
use crate::tournament::Problem;
use crate::view::Translator;
use crate::web::{AppState, Error};

#[utoipa::path(
    get,
    path = "/tournaments/{slug}/standings",
    operation_id = "read-standings",
    tag = "tournaments",
    params(("slug" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = StandingsFile), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub(super) async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let snapshot = caller.snapshot(&site, &slug).await?;
    require_no_embargo(&snapshot)?;
    Ok(Representation::json(&standings(&snapshot))?.answer(&request))
}

/// Returns the standings as `lastcard score` writes them. Their sentences are in English for all callers, so that the text is always the
/// same.
pub(super) fn standings(snapshot: &TournamentSnapshot) -> Value {
    let words = Translator::english();
    snapshot
        .tally
        .standings
        .to_json(|problem: &Problem| format!("{}: {}", problem.place, words.fault(&problem.fault)))
}
