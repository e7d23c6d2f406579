//! `/api/v1/tournaments`: the latest tournaments of all clubs, and new ones.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, ResponseError as _, web};
use chrono::{DateTime, Utc};
use utoipa::ToSchema;

use lastcard_club::ApiRight;
use lastcard_store::tournaments::{self, Header, ImportError, TournamentImport, TournamentScope};
use lastcard_store::{AccountId, ClubId, Store, StoreError};
use lastcard_tournament::{Fault, Hand, IdempotencyKey, Place, Problem, Tournament, file};

use crate::api::{
    body::ApiBody,
    caller::ApiCaller,
    list::{ListPage, parameter},
    problem::{ApiProblem, ProblemDocument, validation_problem},
    shapes::TournamentFile,
    summary::TournamentSummary,
    tournament::{represent_tournament, starts_at},
};
use crate::app::{error::Error, state::AppState};
use crate::clubs::handlers::map_readable;

/// One page of a list of tournaments.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct TournamentList {
    tournaments: Vec<TournamentSummary>,
    /// Address of the next page.
    next: Option<String>,
}

#[utoipa::path(
    get,
    path = "/tournaments",
    operation_id = "list-tournaments",
    tag = "tournaments",
    params(
        ("page" = Option<u32>, Query, minimum = 1, maximum = 10_000),
        ("per_page" = Option<u32>, Query, minimum = 1, maximum = 100),
        ("If-None-Match" = Option<String>, Header),
    ),
    responses((status = 200, body = TournamentList), (status = 304)),
    security((), ("token" = [])),
)]
pub async fn list(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
) -> Result<HttpResponse, Error> {
    let part = match ListPage::parse(&request) {
        Ok(part) => part,
        Err(problems) => return Ok(validation_problem(caller.words, &problems)),
    };
    let snapshots = site.snapshots.clone();
    let (snapshots, has_more) = site
        .with_store(move |store| -> Result<_, StoreError> {
            let headers = tournaments::list_public(store, part.query_limit(), TournamentScope::All)?;
            let (headers, has_more) = part.paginate(headers);
            Ok((map_readable(&headers, |header| snapshots.snapshot(&header.slug))?, has_more))
        })
        .await?;
    let listed: Vec<_> = snapshots.iter().map(|snapshot| TournamentSummary::new(snapshot, &caller)).collect();
    part.answer(&request, "tournaments", (listed, has_more))
}

#[utoipa::path(
    post,
    path = "/tournaments",
    operation_id = "create-tournament",
    tag = "set-up",
    params(
        ("starts_at" = Option<String>, Query, format = DateTime),
        ("again" = Option<bool>, Query),
        ("Idempotency-Key" = Option<String>, Header, min_length = 8, max_length = 64, pattern = "^[0-9A-Za-z-]+$"),
    ),
    request_body = TournamentFile,
    responses((status = 201, body = TournamentFile), (status = 200, body = TournamentFile)),
    security(("token" = ["set-up"])),
)]
pub async fn create(
    site: web::Data<AppState>,
    request: HttpRequest,
    body: ApiBody,
) -> Result<HttpResponse, Error> {
    let (words, permit) = (body.caller.words, body.caller.permit(ApiRight::SetUp)?);
    let read = body.text().and_then(file::read);
    let key = match key(&request) {
        Ok(key) => key,
        Err(problem) => return Ok(validation_problem(words, &[problem])),
    };
    let (tournament, starts_at) = match (read, starts_at(&request)) {
        (Ok(tournament), Ok(starts_at)) => (tournament, starts_at),
        (read, starts_at) => {
            let problems = read.err().into_iter().flatten().chain(starts_at.err());
            return Ok(validation_problem(words, &problems.collect::<Vec<_>>()));
        }
    };
    if tournament.hands().iter().any(|hand| !hand.is_open()) {
        body.caller.permit(ApiRight::Entries)?;
    }
    let (club, by) = (permit.club().id.clone(), permit.token().account_id.clone());
    let again = is_again(&request);
    let made = site.with_store(move |store| {
        match make(store, (&club, &by), (key.as_ref(), again), starts_at, tournament) {
            Err(ImportError::Store(error)) => Err(error),
            made => Ok(made),
        }
    });
    let (header, first) = match made.await? {
        Ok(made) => made,
        Err(why) => return Ok(import_problem(&body.caller, why)),
    };
    let snapshot = permit.snapshot(&site, &header.slug).await?;
    let address = format!("/api/v1/tournaments/{}", header.slug);
    let status = if first { StatusCode::CREATED } else { StatusCode::OK };
    represent_tournament(&snapshot, &body.caller).send_with_location(status, &address)
}

/// Returns the idempotency key of a request, if it has one.
pub fn key(request: &HttpRequest) -> Result<Option<IdempotencyKey>, Problem> {
    let given = request.headers().get("idempotency-key");
    let key = given.map(|given| IdempotencyKey::parse(given.to_str().unwrap_or_default())).transpose();
    key.map_err(|fault| Place::root().key("Idempotency-Key").fault(fault))
}

/// Returns true if what the club already has may be created once more.
pub fn is_again(request: &HttpRequest) -> bool {
    parameter(request, "again").is_some_and(|given| given != "false")
}

/// Creates a tournament, only once per key. Without a key, results that the club already has are imported again only on request, whereas a
/// draft may be created from the same file every week.
fn make(
    store: &Store,
    (club, by): (&ClubId, &AccountId),
    (key, again): (Option<&IdempotencyKey>, bool),
    starts_at: Option<DateTime<Utc>>,
    tournament: Tournament,
) -> Result<(Header, bool), ImportError> {
    let may_be_again = again || tournament.hands().iter().all(Hand::is_open);
    if key.is_none() && !may_be_again {
        let made = tournaments::import_new(store, club, Some(by), starts_at, &tournament)?;
        return Ok((made, true));
    }
    let import = TournamentImport { starts_at: starts_at.unwrap_or_else(Utc::now), tournament };
    match key {
        Some(key) => tournaments::import_once(store, club, Some(by), key, &import),
        None => Ok((tournaments::import(store, club, Some(by), &import)?, true)),
    }
}

/// Answers with the reason why something was not imported.
pub fn import_problem(caller: &ApiCaller, why: ImportError) -> HttpResponse {
    let words = caller.words;
    match why {
        // The start of an open hand follows from the hands before it.
        ImportError::OpenHand(slot) => {
            validation_problem(words, &[Place::root().key("hands").fault(Fault::NoSuchHand { slot })])
        }
        ImportError::There(slug) => {
            // The unknown address may be all that hides the tournament from others.
            let detail = match caller.permit(ApiRight::Read) {
                Ok(_) => words.say("api-tournament-there").with("slug", slug).to_string(),
                Err(_) => words.say("api-tournament-there-unnamed").to_string(),
            };
            ProblemDocument::of(words, ApiProblem::Conflict)
                .with_detail("tournament-there", detail)
                .answer(words)
        }
        ImportError::EventThere(_) => {
            let detail = words.say("api-event-there").to_string();
            ProblemDocument::of(words, ApiProblem::Conflict).with_detail("event-there", detail).answer(words)
        }
        ImportError::KeyUsed => {
            let detail = words.say("import-key-used").to_string();
            ProblemDocument::of(words, ApiProblem::Conflict).with_detail("key-used", detail).answer(words)
        }
        ImportError::Store(error) => Error::from(error).error_response(),
    }
}
