//! `/api/v1/clubs`: the clubs, and the tournaments of each.

use actix_web::{HttpRequest, HttpResponse, web};
use utoipa::ToSchema;

use lastcard_store::clubs::{self, Club};
use lastcard_store::{StoreError, tournaments};

use crate::api::{
    answer::Representation,
    caller::ApiCaller,
    list::ListPage,
    problem::validation_problem,
    summary::{ClubSummary, TournamentSummary},
};
use crate::app::{error::Error, state::AppState};
use crate::clubs::handlers::map_readable;

/// One page of the clubs.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct ClubList {
    clubs: Vec<ClubSummary>,
    /// Address of the next page.
    next: Option<String>,
}

#[utoipa::path(
    get,
    path = "/clubs",
    operation_id = "list-clubs",
    tag = "clubs",
    params(
        ("page" = Option<u32>, Query, minimum = 1, maximum = 10_000),
        ("per_page" = Option<u32>, Query, minimum = 1, maximum = 100),
        ("If-None-Match" = Option<String>, Header),
    ),
    responses((status = 200, body = ClubList), (status = 304)),
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
    let clubs = site.with_store(clubs::list).await?;
    part.answer(&request, "clubs", part.paginate(clubs.iter().map(ClubSummary::from)))
}

#[utoipa::path(
    get,
    path = "/clubs/{club}",
    operation_id = "read-club",
    tag = "clubs",
    params(("club" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = ClubSummary), (status = 304)),
    security((), ("token" = [])),
)]
pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    _: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let club = find_club(&site, slug.into_inner()).await?;
    Ok(Representation::json(&ClubSummary::from(&club))?.answer(&request))
}

#[utoipa::path(
    get,
    path = "/clubs/{club}/tournaments",
    operation_id = "list-tournaments-of-club",
    tag = "clubs",
    params(
        ("club" = String, Path),
        ("page" = Option<u32>, Query, minimum = 1, maximum = 10_000),
        ("per_page" = Option<u32>, Query, minimum = 1, maximum = 100),
        ("If-None-Match" = Option<String>, Header),
    ),
    responses((status = 200, body = crate::api::tournaments::TournamentList), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub async fn tournaments(
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
    let (snapshots, reads) = (site.snapshots.clone(), caller.can_read(&club));
    let (whole, has_more) = site
        .with_store(move |store| -> Result<_, StoreError> {
            let headers = tournaments::list(store, &club.id)?;
            let (headers, has_more) =
                part.paginate(headers.into_iter().filter(|header| reads || header.is_listed()));
            Ok((map_readable(&headers, |header| snapshots.unredacted(&header.slug))?, has_more))
        })
        .await?;
    let shown = whole.iter().filter_map(|whole| caller.redact(whole));
    let listed: Vec<_> = shown.map(|snapshot| TournamentSummary::new(&snapshot, &caller)).collect();
    part.answer(&request, "tournaments", (listed, has_more))
}

/// Returns the club at an address.
pub async fn find_club(site: &AppState, slug: String) -> Result<Club, Error> {
    site.with_store(move |store| clubs::by_slug(store, &slug)).await
}
