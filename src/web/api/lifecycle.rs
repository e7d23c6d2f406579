//! `POST /api/v1/tournaments/{slug}/start`, and the calls that stop, reopen and archive a tournament.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use lastcard_club::{ApiRight, StateChange};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::tournaments::{self, ChangeError};
use lastcard_tournament::PlayerId;

use crate::api::{
    answer::Representation,
    caller::{ApiCaller, ApiPermit},
    problem::{ApiProblem, ProblemDocument, ProblemPlace},
    summary::TournamentSummary,
    tournament::represent_tournament,
};
use crate::app::{error::Error, state::AppState};

#[utoipa::path(
    post,
    path = "/tournaments/{slug}/start",
    operation_id = "start-tournament",
    tag = "set-up",
    params(("slug" = String, Path), ("If-Match" = String, Header)),
    responses((status = 200, body = TournamentSummary)),
    security(("token" = ["set-up"])),
)]
pub async fn start(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let permit = caller.permit(ApiRight::SetUp)?;
    let snapshot = permit.snapshot(&site, &slug).await?;
    represent_tournament(&snapshot, &caller).require_if_match(&request)?;
    let seen = snapshot.header().revision;
    let started = permit.change(&site, &snapshot.header().id, move |store, deed| {
        tournaments::start(store, &deed.club, &deed.tournament, seen, Some(&deed.by))
    });
    match started.await? {
        Ok(_) => summary(&site, &caller, &permit, &slug).await,
        Err(ChangeError::Absent(players)) => Ok(absent_players_problem(&caller, &snapshot, &players)),
        Err(ChangeError::Stale) => Err(ApiProblem::PreconditionFailed.into()),
        Err(error) => Err(error.into()),
    }
}

#[utoipa::path(
    post,
    path = "/tournaments/{slug}/stop",
    operation_id = "stop-tournament",
    tag = "set-up",
    params(("slug" = String, Path)),
    responses((status = 200, body = TournamentSummary)),
    security(("token" = ["set-up"])),
)]
pub async fn stop(
    site: web::Data<AppState>,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    change_state(&site, &caller, &slug, StateChange::Stop).await
}

#[utoipa::path(
    post,
    path = "/tournaments/{slug}/reopening",
    operation_id = "reopen-tournament",
    tag = "set-up",
    params(("slug" = String, Path)),
    responses((status = 200, body = TournamentSummary)),
    security(("token" = ["set-up"])),
)]
pub async fn reopen(
    site: web::Data<AppState>,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    change_state(&site, &caller, &slug, StateChange::Reopen).await
}

#[utoipa::path(
    post,
    path = "/tournaments/{slug}/archive",
    operation_id = "archive-tournament",
    tag = "set-up",
    params(("slug" = String, Path)),
    responses((status = 200, body = TournamentSummary)),
    security(("token" = ["set-up"])),
)]
pub async fn archive(
    site: web::Data<AppState>,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    change_state(&site, &caller, &slug, StateChange::Archive).await
}

#[utoipa::path(
    delete,
    path = "/tournaments/{slug}/archive",
    operation_id = "unarchive-tournament",
    tag = "set-up",
    params(("slug" = String, Path)),
    responses((status = 200, body = TournamentSummary)),
    security(("token" = ["set-up"])),
)]
pub async fn unarchive(
    site: web::Data<AppState>,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    change_state(&site, &caller, &slug, StateChange::Unarchive).await
}

async fn change_state(
    site: &AppState,
    caller: &ApiCaller,
    slug: &str,
    change: StateChange,
) -> Result<HttpResponse, Error> {
    let permit = caller.permit(ApiRight::SetUp)?;
    let id = permit.snapshot(site, slug).await?.header().id.clone();
    permit
        .change(site, &id, move |store, deed| {
            tournaments::change_state(store, &deed.club, &deed.tournament, change, Some(&deed.by))
        })
        .await??;
    summary(site, caller, &permit, slug).await
}

async fn summary(
    site: &AppState,
    caller: &ApiCaller,
    permit: &ApiPermit,
    slug: &str,
) -> Result<HttpResponse, Error> {
    let snapshot = permit.snapshot(site, slug).await?;
    Ok(Representation::json(&TournamentSummary::new(&snapshot, caller))?.send(StatusCode::OK))
}

/// Answers that players are missing: all must have checked in before the start.
fn absent_players_problem(
    caller: &ApiCaller,
    snapshot: &TournamentSnapshot,
    players: &[PlayerId],
) -> HttpResponse {
    let words = caller.words;
    let place = |id: &PlayerId| {
        let name = snapshot.tournament().player(id).map_or(id.to_string(), |player| player.name.to_string());
        ProblemPlace {
            place: format!("present.{id}"),
            message: words.say("api-absent").with("name", name).to_string(),
        }
    };
    let conflict = ProblemDocument::of(words, ApiProblem::Conflict);
    let detail = words.say("error-players-absent-help").to_string();
    conflict
        .with_detail("players-absent", detail)
        .with_places(players.iter().map(place).collect())
        .answer(words)
}
