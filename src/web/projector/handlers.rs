//! Projector page of a tournament, and the overlay for a video stream.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;
use serde::Deserialize;

use lastcard_snapshots::played_hands::SpectatorSnapshot;

use crate::app::{error::Error, state::AppState};
use crate::leaderboard::{
    handlers::{public_snapshot, show},
    page::version,
};
use crate::live::{page_cache::CachedPage, tournament_page::TournamentPage};
use crate::middleware::public_url::Origin;
use crate::projector::{page::ProjectorPage, spectate};
use crate::ui::page::Visitor;

/// Display options of the projector.
#[derive(Debug, Deserialize)]
pub struct ProjectorQuery {
    /// Present for the overlay of a video stream.
    overlay: Option<String>,
}

impl ProjectorQuery {
    pub fn is_overlay(&self) -> bool {
        self.overlay.is_some()
    }
}

/// `/t/{slug}/projector`.
pub async fn projector(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
    query: web::Query<ProjectorQuery>,
) -> Result<HttpResponse, Error> {
    if query.is_overlay() {
        return overlay(site, request, visitor, slug).await;
    }
    let snapshot = public_snapshot(&site, &slug).await?;
    // A loopback address is of no use to a phone.
    let origin =
        Some(Origin::for_request(&request)).filter(|origin| !origin.is_local()).map(|it| it.to_string());
    if !snapshot.stored.phones.last.is_empty() {
        let sight = spectate::localise(spectate::subscribe(&site, &slug, None).await?.1, &visitor);
        let page = ProjectorPage::new(&visitor, &sight, origin.as_deref()).render()?;
        return Ok(CachedPage::new("", page).answer(&request));
    }
    // Without played hands the page shows only the tournament, and can be cached.
    let visitor = Visitor { path: format!("/t/{}/projector", snapshot.header().slug), ..visitor };
    // The page contains the public URL, which may differ between visitors.
    let version = format!("{} {}", version(&snapshot), origin.as_deref().unwrap_or_default());
    let sight =
        SpectatorSnapshot { snapshot: visitor.words.localise_snapshot(snapshot), hands: BTreeMap::new() };
    let page = || Ok(ProjectorPage::new(&visitor, &sight, origin.as_deref()).render()?);
    Ok(site.rendered.page(&visitor, &version, page)?.answer(&request))
}

/// `/t/{slug}/projector?overlay`, and its stream.
pub async fn overlay(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    show(site, &request, visitor, &slug, TournamentPage::Overlay).await
}
