//! `/api/v1/clubs/{club}/events`: events of several stages.

use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use lastcard_club::ApiRight;
use lastcard_snapshots::StagedEventSnapshot;
use lastcard_store::clubs::Club;
use lastcard_store::staged_events::{
    self, NewStagedEvent, StagePosition, StagedEventError, StagedEventRecord,
};
use lastcard_store::tournaments::ImportError;
use lastcard_store::{AccountId, ClubId, Store};
use lastcard_tournament::file::{self, ParsedFile};
use lastcard_tournament::staged_event::{EventState, Stage, StagedEvent};
use lastcard_tournament::{EntrantId, Fault, IdempotencyKey, Place, Problem};

use crate::api::{
    answer::Representation,
    body::ApiBody,
    caller::{ApiCaller, ApiPermit},
    club::find_club,
    list::ListPage,
    problem::{ApiProblem, ProblemDocument, validation_problem},
    tournament::starts_at,
    tournaments::{import_problem, is_again, key},
};
use crate::app::{error::Error, state::AppState};

/// An event of several stages without its results.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventSummary {
    /// Name in addresses.
    slug: String,
    name: String,
    /// Club that organises it, by its name in addresses.
    club: String,
    #[schema(value_type = String, format = DateTime)]
    starts_at: DateTime<Utc>,
    entrants: usize,
    /// Names of the stages, in order.
    stages: Vec<String>,
}

/// One page of the events of a club.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct EventList {
    events: Vec<EventSummary>,
    /// Address of the next page.
    next: Option<String>,
}

/// An event with its tournaments and its standings.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventDetail {
    #[serde(flatten)]
    summary: EventSummary,
    /// `to-draw`, `to-pair`, `to-play-off`, `playing` or `finished`.
    state: &'static str,
    /// Changes with each draw.
    revision: i32,
    tournaments: Vec<EventTournament>,
    /// Standings as `lastcard score` writes them for an event; `null` while results are withheld.
    #[schema(value_type = Option<Object>)]
    standings: Option<Value>,
}

/// A tournament of an event.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventTournament {
    /// Name in addresses.
    slug: String,
    /// Number of the stage, from 1.
    stage: usize,
    /// Group, round and match, such as `1.2.3`; `null` for a play-off at the cut to the stage.
    place: Option<String>,
}

/// Entrants who are not there when a stage is drawn.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EventDraw {
    /// Ids of entrants.
    #[serde(default)]
    away: Vec<String>,
}

impl EventSummary {
    fn of(club: &Club, record: &StagedEventRecord) -> Self {
        Self {
            slug: record.slug.clone(),
            name: record.plan.name().to_string(),
            club: club.slug.clone(),
            starts_at: record.starts_at,
            entrants: record.plan.entrants().len(),
            stages: record.plan.stages().iter().map(|stage| stage.plan().name.to_string()).collect(),
        }
    }
}

impl EventDetail {
    /// Describes an event as organisers see it or, with `reads` false, as everybody does.
    fn of(club: &Club, snapshot: &StagedEventSnapshot, reads: bool) -> Self {
        let (record, event) = (&snapshot.record, &snapshot.event);
        let tournament = |one: &staged_events::StageTournament| EventTournament {
            slug: one.header.slug.clone(),
            stage: one.stage + 1,
            place: match one.position {
                StagePosition::Fixture(slot) => Some(slot.to_string()),
                StagePosition::PlayOff(_) => None,
            },
        };
        let is_told = reads || (snapshot.embargoed.is_empty() && snapshot.labels.is_empty());
        Self {
            summary: EventSummary::of(club, record),
            state: match event.state() {
                EventState::ToDraw { .. } => "to-draw",
                EventState::ToPair { .. } => "to-pair",
                EventState::ToPlayOff { .. } => "to-play-off",
                EventState::Playing { .. } => "playing",
                EventState::Finished => "finished",
            },
            revision: record.revision,
            tournaments: record.tournaments.iter().map(tournament).collect(),
            standings: is_told.then(|| event.standings().to_json(event)),
        }
    }
}

#[utoipa::path(
    get,
    path = "/clubs/{club}/events",
    operation_id = "list-events",
    tag = "clubs",
    params(
        ("club" = String, Path),
        ("page" = Option<u32>, Query, minimum = 1, maximum = 10_000),
        ("per_page" = Option<u32>, Query, minimum = 1, maximum = 100),
        ("If-None-Match" = Option<String>, Header),
    ),
    responses((status = 200, body = EventList), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub async fn list(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let part = match ListPage::parse(&request) {
        Ok(part) => part,
        Err(problems) => return Ok(validation_problem(caller.words, &problems)),
    };
    let club = find_club(&site, slug.into_inner()).await?;
    let (id, reads) = (club.id.clone(), caller.can_read(&club));
    let mut events = site.with_store(move |store| staged_events::list(store, &id)).await?;
    events.retain(|event| reads || event.is_public());
    part.answer(
        &request,
        "events",
        part.paginate(events.iter().map(|record| EventSummary::of(&club, record))),
    )
}

#[utoipa::path(
    get,
    path = "/clubs/{club}/events/{event}",
    operation_id = "read-event",
    tag = "clubs",
    params(("club" = String, Path), ("event" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = EventDetail), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (club, event) = path.into_inner();
    let club = find_club(&site, club).await?;
    let reads = caller.can_read(&club);
    let snapshot = load(&site, &club, event, reads).await?;
    Ok(Representation::json(&EventDetail::of(&club, &snapshot, reads))?.answer(&request))
}

#[utoipa::path(
    get,
    path = "/clubs/{club}/events/{event}/file",
    operation_id = "read-event-file",
    tag = "clubs",
    params(("club" = String, Path), ("event" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = Object), (status = 304)),
    security(("token" = ["read"])),
)]
pub async fn show_file(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let permit = caller.permit(ApiRight::Read)?;
    let (club, event) = path.into_inner();
    let club = find_own_club(&site, &permit, club).await?;
    let snapshot = load(&site, &club, event, true).await?;
    Ok(Representation::from_text(file::write_event(&snapshot.event)).answer(&request))
}

#[utoipa::path(
    post,
    path = "/clubs/{club}/events",
    operation_id = "create-event",
    tag = "set-up",
    params(
        ("club" = String, Path),
        ("starts_at" = Option<String>, Query, format = DateTime),
        ("again" = Option<bool>, Query),
        ("Idempotency-Key" = Option<String>, Header, min_length = 8, max_length = 64, pattern = "^[0-9A-Za-z-]+$"),
    ),
    request_body = Object,
    responses((status = 201, body = EventDetail), (status = 200, body = EventDetail)),
    security(("token" = ["set-up"])),
)]
pub async fn create(
    site: web::Data<AppState>,
    request: HttpRequest,
    body: ApiBody,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (words, permit) = (body.caller.words, body.caller.permit(ApiRight::SetUp)?);
    let club = find_own_club(&site, &permit, slug.into_inner()).await?;
    let read = body.text().and_then(file::read_any).and_then(|read| match read {
        ParsedFile::Event(event) => Ok(event),
        ParsedFile::Tournament(_) => Err(vec![Place::root().key("lastcard_event").fault(Fault::Missing)]),
    });
    let key = match key(&request) {
        Ok(key) => key,
        Err(problem) => return Ok(validation_problem(words, &[problem])),
    };
    let (plan, starts_at) = match (read, starts_at(&request)) {
        (Ok(plan), Ok(starts_at)) => (*plan, starts_at),
        (read, starts_at) => {
            let problems = read.err().into_iter().flatten().chain(starts_at.err());
            return Ok(validation_problem(words, &problems.collect::<Vec<_>>()));
        }
    };
    if plan.stages().iter().any(Stage::is_drawn) {
        body.caller.permit(ApiRight::Entries)?;
    }
    let (id, by) = (club.id.clone(), permit.token().account_id.clone());
    let again = is_again(&request);
    let made =
        site.with_store(move |store| match make(store, (&id, &by), (key.as_ref(), again), starts_at, plan) {
            Err(ImportError::Store(error)) => Err(error),
            made => Ok(made),
        });
    let (made, first) = match made.await? {
        Ok(made) => made,
        Err(why) => return Ok(import_problem(&body.caller, why)),
    };
    let snapshot = load(&site, &club, made.slug, true).await?;
    let address = format!("/api/v1/clubs/{}/events/{}", club.slug, snapshot.record.slug);
    let status = if first { StatusCode::CREATED } else { StatusCode::OK };
    Representation::json(&EventDetail::of(&club, &snapshot, true))?.send_with_location(status, &address)
}

/// Creates an event, only once per key. Without a key, an event with draws that the club already has is imported again only on request,
/// whereas a plan may be used every year.
fn make(
    store: &Store,
    (club, by): (&ClubId, &AccountId),
    (key, again): (Option<&IdempotencyKey>, bool),
    starts_at: Option<DateTime<Utc>>,
    plan: StagedEvent,
) -> Result<(StagedEventRecord, bool), ImportError> {
    let may_be_again = again || !plan.stages().iter().any(Stage::is_drawn);
    if key.is_none() && !may_be_again {
        return Ok((staged_events::import_new(store, club, Some(by), starts_at, &plan)?, true));
    }
    let new = NewStagedEvent { starts_at: starts_at.unwrap_or_else(Utc::now), plan, announcement: None };
    match key {
        Some(key) => staged_events::import_once(store, club, Some(by), key, &new),
        None => Ok((staged_events::import(store, club, Some(by), &new)?, true)),
    }
}

#[utoipa::path(
    post,
    path = "/clubs/{club}/events/{event}/draw",
    operation_id = "draw-event",
    tag = "set-up",
    params(("club" = String, Path), ("event" = String, Path), ("If-Match" = String, Header)),
    request_body = EventDraw,
    responses((status = 200, body = EventDetail)),
    security(("token" = ["read", "set-up"])),
)]
pub async fn draw(
    site: web::Data<AppState>,
    request: HttpRequest,
    body: ApiBody,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (words, permit) = (body.caller.words, body.caller.permit(ApiRight::SetUp)?);
    let (club, event) = path.into_inner();
    let club = find_own_club(&site, &permit, club).await?;
    let before = load(&site, &club, event, true).await?;
    let shown = EventDetail::of(&club, &before, body.caller.can_read(&club));
    Representation::json(&shown)?.require_if_match(&request)?;
    let away = match body.text().and_then(read_away) {
        Ok(away) => away,
        Err(problems) => return Ok(validation_problem(words, &problems)),
    };
    let (id, seen) = (before.record.id.clone(), before.record.revision);
    let (snapshots, owner, by) = (site.snapshots.clone(), club.id.clone(), permit.token().account_id.clone());
    let drawn = web::block(move || {
        snapshots.change_club(&owner, |store| {
            staged_events::draw(store, &owner, &id, (seen, &away), Some(&by), &mut rand::rng())
        })
    });
    match drawn.await? {
        Ok(record) => {
            let snapshot = load(&site, &club, record.slug, true).await?;
            Ok(Representation::json(&EventDetail::of(&club, &snapshot, true))?.send(StatusCode::OK))
        }
        Err(StagedEventError::Store(error)) => Err(error.into()),
        Err(StagedEventError::Stale) => Err(ApiProblem::PreconditionFailed.into()),
        Err(StagedEventError::CannotDraw(problems)) => Ok(validation_problem(words, &problems)),
        Err(_) => {
            let detail = words.say("staged-nothing-to-draw").to_string();
            Ok(ProblemDocument::of(words, ApiProblem::Conflict)
                .with_detail("nothing-to-draw", detail)
                .answer(words))
        }
    }
}

/// Reads those who are away; nobody if the body is empty.
fn read_away(text: &str) -> Result<BTreeSet<EntrantId>, Vec<Problem>> {
    let place = Place::root().key("away");
    let draw: EventDraw = match text.trim() {
        "" => EventDraw::default(),
        text => serde_json::from_str(text).map_err(|_| vec![place.fault(Fault::Missing)])?,
    };
    let id = |(index, id): (usize, &String)| {
        EntrantId::parse(id).map_err(|fault| vec![place.index(index).fault(fault)])
    };
    draw.away.iter().enumerate().map(id).collect()
}

/// Returns the club at an address, which must be that of the token.
async fn find_own_club(site: &AppState, permit: &ApiPermit, slug: String) -> Result<Club, Error> {
    let club = find_club(site, slug).await?;
    if club.id == permit.club().id { Ok(club) } else { Err(Error::NotFound) }
}

async fn load(site: &AppState, club: &Club, slug: String, reads: bool) -> Result<StagedEventSnapshot, Error> {
    let (snapshots, club) = (site.snapshots.clone(), club.id.clone());
    let load = move || {
        if reads {
            snapshots.unredacted_staged_event(&club, &slug)
        } else {
            snapshots.staged_event(&club, &slug)
        }
    };
    Ok(web::block(load).await??)
}
