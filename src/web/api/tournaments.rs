//! `/api/v1/tournaments`: the latest of all clubs, and new ones.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use utoipa::ToSchema;

use super::body::ApiBody;
use super::caller::ApiCaller;
use super::list::ListPage;
use super::problem::refused;
use super::shapes::TournamentFile;
use super::summary::TournamentSummary;
use super::tournament::{starts_at, written};
use crate::store::StoreError;
use crate::store::api_tokens::ApiRight;
use crate::store::tournaments::{self, ImportError, ImportTournament};
use crate::tournament::{Fault, Place, file};
use crate::web::club_pages::there;
use crate::web::{Error, Site};

/// A part of a list of tournaments.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub(super) struct TournamentList {
    tournaments: Vec<TournamentSummary>,
    /// The address of the next part.
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
pub(super) async fn list(
    site: web::Data<Site>,
    request: HttpRequest,
    caller: ApiCaller,
) -> Result<HttpResponse, Error> {
    let part = match ListPage::of(&request) {
        Ok(part) => part,
        Err(problems) => return Ok(refused(caller.words, &problems)),
    };
    let live = site.live.clone();
    let (pictures, has_more) = site
        .ask(move |store| -> Result<_, StoreError> {
            let headers = tournaments::of_installation(store, part.needed())?;
            let (headers, has_more) = part.cut(headers);
            Ok((there(&headers, |header| live.picture(&header.slug))?, has_more))
        })
        .await?;
    let listed: Vec<_> = pictures.iter().map(|picture| TournamentSummary::of(picture, &caller)).collect();
    part.answer(&request, "tournaments", (listed, has_more))
}

#[utoipa::path(
    post,
    path = "/tournaments",
    operation_id = "create-tournament",
    tag = "set-up",
    params(("starts_at" = Option<String>, Query, format = DateTime)),
    request_body = TournamentFile,
    responses((status = 201, body = TournamentFile)),
    security(("token" = ["set-up"])),
)]
pub(super) async fn create(
    site: web::Data<Site>,
    request: HttpRequest,
    body: ApiBody,
) -> Result<HttpResponse, Error> {
    let (words, permit) = (body.caller.words, body.caller.permit(ApiRight::SetUp)?);
    let read = body.text().and_then(file::read);
    let (tournament, starts_at) = match (read, starts_at(&request)) {
        (Ok(tournament), Ok(starts_at)) => (tournament, starts_at),
        (read, starts_at) => {
            let problems = read.err().into_iter().flatten().chain(starts_at.err());
            return Ok(refused(words, &problems.collect::<Vec<_>>()));
        }
    };
    if tournament.hands().iter().any(|hand| !hand.is_open()) {
        body.caller.permit(ApiRight::Entries)?;
    }
    let import = ImportTournament { starts_at: starts_at.unwrap_or_else(chrono::Utc::now), tournament };
    let (club, by, live) = (permit.club().id.clone(), permit.token().account_id.clone(), site.live.clone());
    let made = site.ask(move |store| {
        let made = tournaments::import(store, &club, Some(&by), &import);
        live.tell_club(&club);
        match made {
            Ok(header) => Ok(Ok(header)),
            Err(ImportError::OpenHand(slot)) => Ok(Err(slot)),
            Err(ImportError::Store(error)) => Err(error),
        }
    });
    let header = match made.await? {
        Ok(header) => header,
        // The start of a hand that is open follows from those before it.
        Err(slot) => {
            let place = Place::root().key("hands");
            return Ok(refused(words, &[place.fault(Fault::NoSuchHand { slot })]));
        }
    };
    let picture = permit.picture(&site, &header.slug).await?;
    let address = format!("/api/v1/tournaments/{}", header.slug);
    written(&picture, &body.caller).send_from(StatusCode::CREATED, &address)
}
