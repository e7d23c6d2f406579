//! The pages that list tournaments: of all clubs, and of one.

use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;
use chrono::Utc;

use lastcard_snapshots::{Snapshots, TournamentSnapshot};
use lastcard_store::tournaments::{self, Header};
use lastcard_store::{ClubId, StoreError, accounts, announcements, clubs, seasons, skip_unreadable};

use crate::app::{error::Error, state::AppState};
use crate::clubs::home_page::{ClubPage, HomePage};
use crate::live::{club_versions, page_cache::CachedPage};
use crate::ui::page::Visitor;

/// Maximum number of tournaments on the home page, and of announcements on either page.
const MAX_LISTED: u32 = 60;

/// `/`: every club.
pub async fn home(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    Ok(home_page(&site, &visitor).await?.answer(&request))
}

/// `/live`: stream of the home page.
pub async fn home_live(site: web::Data<AppState>, visitor: Visitor) -> HttpResponse {
    let visitor = Visitor { path: "/".to_owned(), ..visitor };
    let key = ("/live".to_owned(), visitor.words.language());
    let (watched, closing, viewers) =
        (site.snapshots.watch_clubs(), site.watch_shutdown(), site.viewers.clone());
    viewers.subscribe(
        key,
        closing,
        club_versions::feed(watched, async move || home_page(&site, &visitor).await),
    )
}

/// Returns the current home page, from the page cache if nothing has changed.
async fn home_page(site: &AppState, visitor: &Visitor) -> Result<Arc<CachedPage>, Error> {
    let snapshots = site.snapshots.clone();
    // Read before the data, so that a change in between is not missed.
    let club_version = snapshots.club_version();
    if let Some(kept) =
        site.rendered.get(&visitor.path, visitor.words.language(), &club_version.to_string(), &visitor.origin)
    {
        return Ok(kept);
    }
    let (clubs, snapshots, coming, fresh) = site
        .with_store(move |store| -> Result<_, StoreError> {
            let headers = tournaments::list_public(store, MAX_LISTED)?;
            let coming = announcements::list_public(store, None, Utc::now(), MAX_LISTED)?;
            Ok((
                clubs::list(store)?,
                load_snapshots(&snapshots, &headers)?,
                coming,
                !accounts::is_set_up(store)?,
            ))
        })
        .await?;
    let snapshots: Vec<_> =
        snapshots.into_iter().map(|snapshot| visitor.words.localise_snapshot(snapshot)).collect();
    let snapshots = snapshots.iter().map(AsRef::as_ref);
    let page = || Ok(HomePage::new(visitor, &clubs, snapshots, &coming, fresh, club_version).render()?);
    // The setup publishes no change, so this page must not be cached.
    if fresh {
        return Ok(Arc::new(CachedPage::new(&club_version.to_string(), page()?)));
    }
    site.rendered.page(visitor, &club_version.to_string(), page)
}

/// `/c/{club}`: one club.
pub async fn club(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (id, visitor) = club_at(&site, &slug, visitor).await?;
    Ok(club_page(&site, &visitor, &id).await?.answer(&request))
}

/// `/c/{club}/live`: stream of a club's page.
pub async fn club_live(
    site: web::Data<AppState>,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (id, visitor) = club_at(&site, &slug, visitor).await?;
    let key = (format!("{}/live", visitor.path), visitor.words.language());
    let (watched, closing, viewers) =
        (site.snapshots.watch_club(&id), site.watch_shutdown(), site.viewers.clone());
    let page = async move || club_page(&site, &visitor, &id).await;
    Ok(viewers.subscribe(key, closing, club_versions::feed(watched, page)))
}

/// Returns the club at an address, and the visitor with the canonical path of its page. Addresses are permanent, so each is looked up once.
pub async fn club_at(site: &AppState, slug: &str, visitor: Visitor) -> Result<(ClubId, Visitor), Error> {
    let slug = slug.to_lowercase();
    let visitor = Visitor { path: format!("/c/{slug}"), ..visitor };
    if let Some(id) = site.cached_club(&slug) {
        return Ok((id, visitor));
    }
    let asked = slug.clone();
    let club = site.with_store(move |store| clubs::by_slug(store, &asked)).await?;
    site.cache_club(slug, club.id.clone());
    Ok((club.id, visitor))
}

/// Returns the current page of a club, from the page cache if nothing has changed.
async fn club_page(site: &AppState, visitor: &Visitor, id: &ClubId) -> Result<Arc<CachedPage>, Error> {
    let snapshots = site.snapshots.clone();
    let club_version = *snapshots.watch_club(id).borrow();
    if let Some(kept) =
        site.rendered.get(&visitor.path, visitor.words.language(), &club_version.to_string(), &visitor.origin)
    {
        return Ok(kept);
    }
    let id = id.clone();
    let (club, seasons, coming, snapshots) = site
        .with_store(move |store| -> Result<_, StoreError> {
            let headers = tournaments::list(store, &id)?;
            let coming = announcements::list_public(store, Some(&id), Utc::now(), MAX_LISTED)?;
            Ok((
                clubs::by_id(store, &id)?,
                seasons::list(store, &id)?,
                coming,
                load_snapshots(&snapshots, &headers)?,
            ))
        })
        .await?;
    let snapshots: Vec<_> =
        snapshots.into_iter().map(|snapshot| visitor.words.localise_snapshot(snapshot)).collect();
    let snapshots = snapshots.iter().map(AsRef::as_ref);
    let page = || Ok(ClubPage::new(visitor, &club, &seasons, &coming, snapshots, club_version).render()?);
    site.rendered.page(visitor, &club_version.to_string(), page)
}

/// Loads the snapshots of those tournaments that may appear in lists.
pub fn load_snapshots(
    snapshots: &Snapshots,
    headers: &[Header],
) -> Result<Vec<Arc<TournamentSnapshot>>, StoreError> {
    let listed = headers.iter().filter(|header| header.is_listed());
    map_readable(listed, |header| snapshots.snapshot(&header.slug))
}

/// Applies `of` to each tournament of a list. Skips tournaments that were just deleted or cannot be read.
pub fn map_readable<'a, T>(
    headers: impl IntoIterator<Item = &'a Header>,
    of: impl Fn(&Header) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let found =
        headers.into_iter().filter_map(|header| skip_unreadable("tournaments", &header.id, of(header)));
    found.filter(|one| !matches!(one, Err(StoreError::NotFound))).collect()
}
