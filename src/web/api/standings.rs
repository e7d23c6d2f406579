//! `/api/v1/tournaments/{slug}/standings`: the standings.

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::Value;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::Problem;

use crate::api::{
    answer::Representation, caller::ApiCaller, redacted::require_no_embargo, shapes::StandingsFile,
};
use crate::app::{error::Error, state::AppState};
use crate::ui::translator::Translator;

#[utoipa::path(
    get,
    path = "/tournaments/{slug}/standings",
    operation_id = "read-standings",
    tag = "tournaments",
    params(("slug" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = StandingsFile), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub async fn show(
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
pub fn standings(snapshot: &TournamentSnapshot) -> Value {
    let words = Translator::english();
    snapshot
        .tally
        .standings
        .to_json(|problem: &Problem| format!("{}: {}", problem.place, words.fault(&problem.fault)))
}
