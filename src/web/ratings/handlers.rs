//! `/ratings`: joint ratings of all clubs that take part.

use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;

use crate::app::{error::Error, state::AppState};
use crate::live::{club_versions, page_cache::CachedPage};
use crate::ratings::page::RatingsPage;
use crate::ui::page::Visitor;

/// `GET /ratings`
pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    Ok(page(&site, &visitor).await?.answer(&request))
}

/// `GET /ratings/live`
pub async fn live(site: web::Data<AppState>, visitor: Visitor) -> Result<HttpResponse, Error> {
    let visitor = Visitor { path: "/ratings".to_owned(), ..visitor };
    // An address that does not exist has no stream.
    page(&site, &visitor).await?;
    let key = ("/ratings/live".to_owned(), visitor.words.language());
    let (watched, closing, viewers) =
        (site.snapshots.watch_clubs(), site.watch_shutdown(), site.viewers.clone());
    Ok(viewers.subscribe(
        key,
        closing,
        club_versions::feed(watched, async move || page(&site, &visitor).await),
    ))
}

/// Returns the current page, from the page cache if nothing has changed in any club.
async fn page(site: &AppState, visitor: &Visitor) -> Result<Arc<CachedPage>, Error> {
    let snapshots = site.snapshots.clone();
    let club_version = snapshots.club_version();
    let own = visitor.clone();
    let page =
        move || Ok(RatingsPage::of_all_clubs(&own, &snapshots.joint_ratings()?, club_version).render()?);
    site.rendered.queued_page(visitor, &club_version.to_string(), page).await
}
