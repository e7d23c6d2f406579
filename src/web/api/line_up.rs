//! `/api/v1/tournaments/{slug}/line-up`: the entrants and their order, before the start.

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::{Value, json};

use lastcard_club::ApiRight;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::tournaments::ChangeError;
use lastcard_tournament::file;

use crate::api::{
    answer::Representation,
    body::ApiBody,
    caller::ApiCaller,
    problem::validation_problem,
    shapes::{LineUp, TournamentFile},
    tournament::edit,
};
use crate::app::{error::Error, state::AppState};

#[utoipa::path(
    get,
    path = "/tournaments/{slug}/line-up",
    operation_id = "read-line-up",
    tag = "set-up",
    params(("slug" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = LineUp), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let snapshot = caller.snapshot(&site, &slug).await?;
    Ok(represent_line_up(&snapshot)?.answer(&request))
}

#[utoipa::path(
    put,
    path = "/tournaments/{slug}/line-up",
    operation_id = "set-line-up",
    tag = "set-up",
    params(("slug" = String, Path), ("If-Match" = String, Header)),
    request_body = LineUp,
    responses((status = 200, body = TournamentFile)),
    security(("token" = ["line-up"])),
)]
pub async fn update(
    site: web::Data<AppState>,
    request: HttpRequest,
    body: ApiBody,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let permit = body.caller.permit(ApiRight::LineUp)?;
    let before = permit.snapshot(&site, &slug).await?;
    represent_line_up(&before)?.require_if_match(&request)?;
    // The line-up of a started tournament is final.
    if !before.is_draft() {
        return Err(ChangeError::NotADraft.into());
    }
    match body.text().and_then(|text| file::read_line_up(text, before.tournament())) {
        Ok(tournament) => {
            let starts_at = before.header().starts_at;
            edit(&site, &body.caller, &permit, &before, tournament, starts_at).await
        }
        Err(problems) => Ok(validation_problem(body.caller.words, &problems)),
    }
}

/// Returns the entrants in the format of the tournament file.
fn represent_line_up(snapshot: &TournamentSnapshot) -> Result<Representation, Error> {
    let tournament = snapshot.tournament();
    let entrants = tournament.entrants().iter().filter_map(|entrant| file::entrant_json(tournament, entrant));
    Representation::json(&json!({ "entrants": entrants.collect::<Vec<Value>>() }))
}
