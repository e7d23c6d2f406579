//! `/api/v1/tournaments/{slug}`: a tournament as a file, and its summary.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{DateTime, Utc};

use lastcard_club::{ApiRight, EntrantOrder};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::tournaments::{self, ChangeError, NewTournament};
use lastcard_tournament::date::{self, DateFault};
use lastcard_tournament::{Fault, Place, Problem, Tournament, file};

use crate::api::{
    answer::Representation,
    body::ApiBody,
    caller::{ApiCaller, ApiPermit},
    list::parameter,
    problem::{ApiProblem, validation_problem},
    redacted::{RedactedHands, require_no_embargo},
    shapes::TournamentFile,
    summary::TournamentSummary,
};
use crate::app::{error::Error, state::AppState};

#[utoipa::path(
    get,
    path = "/tournaments/{slug}",
    operation_id = "read-tournament",
    tag = "tournaments",
    params(("slug" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = TournamentFile), (status = 304)),
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
    Ok(represent_tournament(&snapshot, &caller).answer(&request))
}

#[utoipa::path(
    get,
    path = "/tournaments/{slug}/summary",
    operation_id = "read-tournament-summary",
    tag = "tournaments",
    params(("slug" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = TournamentSummary), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub async fn summary(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let snapshot = caller.snapshot(&site, &slug).await?;
    Ok(Representation::json(&TournamentSummary::new(&snapshot, &caller))?.answer(&request))
}

#[utoipa::path(
    put,
    path = "/tournaments/{slug}",
    operation_id = "edit-tournament",
    tag = "set-up",
    params(
        ("slug" = String, Path),
        ("If-Match" = String, Header),
        ("starts_at" = Option<String>, Query, format = DateTime),
    ),
    request_body = TournamentFile,
    responses((status = 200, body = TournamentFile)),
    security(("token" = ["set-up"])),
)]
pub async fn update(
    site: web::Data<AppState>,
    request: HttpRequest,
    body: ApiBody,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (words, permit) = (body.caller.words, body.caller.permit(ApiRight::SetUp)?);
    let before = permit.snapshot(&site, &slug).await?;
    represent_tournament(&before, &body.caller).require_if_match(&request)?;
    match (body.text().and_then(file::read), starts_at(&request)) {
        (Ok(tournament), Ok(starts_at)) => {
            let starts_at = starts_at.unwrap_or(before.header().starts_at);
            edit(&site, &body.caller, &permit, &before, tournament, starts_at).await
        }
        (read, starts_at) => {
            let problems = read.err().into_iter().flatten().chain(starts_at.err());
            Ok(validation_problem(words, &problems.collect::<Vec<_>>()))
        }
    }
}

#[utoipa::path(
    delete,
    path = "/tournaments/{slug}",
    operation_id = "delete-tournament",
    tag = "set-up",
    params(("slug" = String, Path)),
    responses((status = 204)),
    security(("token" = ["set-up"])),
)]
pub async fn delete(
    site: web::Data<AppState>,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let permit = caller.permit(ApiRight::SetUp)?;
    let id = permit.snapshot(&site, &slug).await?.header().id.clone();
    permit
        .change(&site, &id, |store, deed| tournaments::delete(store, &deed.club, &deed.tournament))
        .await??;
    Ok(HttpResponse::NoContent().finish())
}

/// Replaces a draft that has not changed since the caller saw it.
pub async fn edit(
    site: &AppState,
    caller: &ApiCaller,
    permit: &ApiPermit,
    before: &TournamentSnapshot,
    tournament: Tournament,
    starts_at: DateTime<Utc>,
) -> Result<HttpResponse, Error> {
    if has_begun(&tournament) {
        let place = Place::root().key("hands");
        return Ok(validation_problem(caller.words, &[place.fault(Fault::BegunDraft)]));
    }
    let order = |tournament: &Tournament| {
        tournament.entrants().iter().map(|entrant| entrant.id.clone()).collect::<Vec<_>>()
    };
    let is_new_order = order(&tournament) != order(before.tournament());
    let order = is_new_order.then_some(EntrantOrder::AsTyped);
    let new = NewTournament { starts_at, tournament, roster: BTreeMap::new(), order, announcement: None };
    let seen = before.header().revision;
    let edited = permit.change(site, &before.header().id, move |store, deed| {
        tournaments::edit(store, &deed.club, &deed.tournament, seen, Some(&deed.by), &new)
    });
    let header = match edited.await? {
        Err(ChangeError::Stale) => return Err(ApiProblem::PreconditionFailed.into()),
        edited => edited?,
    };
    let snapshot = permit.snapshot(site, &header.slug).await?;
    Ok(represent_tournament(&snapshot, caller).send(StatusCode::OK))
}

/// Returns the tournament as this caller may read it.
pub fn represent_tournament(snapshot: &TournamentSnapshot, caller: &ApiCaller) -> Representation {
    Representation::from_text(RedactedHands::new(snapshot, caller).file())
}

/// Parses the start time from the query parameters, if there is one.
pub fn starts_at(request: &HttpRequest) -> Result<Option<DateTime<Utc>>, Problem> {
    let Some(given) = parameter(request, "starts_at") else { return Ok(None) };
    let fault = |fault| match fault {
        DateFault::NoDate => {
            Fault::UnknownWord { given: given.clone(), known: "2026-11-27T18:30:00Z".to_owned() }
        }
        DateFault::Year(fault) => fault.into(),
    };
    date::parse_time(&given).map(Some).map_err(|why| Place::root().key("starts_at").fault(fault(why)))
}

/// Returns true if the tournament contains anything that a draft cannot have: results, line-up changes, a drawn dealer.
fn has_begun(tournament: &Tournament) -> bool {
    tournament.hands().iter().any(|hand| !hand.is_open() || !hand.voided.is_empty())
        || !tournament.line_up_changes().is_empty()
        || tournament.is_stopped()
        || tournament.first_dealers().next().is_some()
        || tournament.play_off().is_some()
}
