//! Projector page of a tournament, and the overlay for a video stream.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;
use serde::Deserialize;

use lastcard_snapshots::played_hands::SpectatorSnapshot;

use crate::app::{error::Error, state::AppState};
use crate::live::{
    live_page::{self, LivePage},
    page_cache::CachedPage,
    subject::PublicTournament,
};
use crate::middleware::public_url::Origin;
use crate::projector::{overlay::LiveOverlay, page::ProjectorPage, spectate};
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

/// `/t/{slug}/projector` while no hand is played on phones: it then shows only the tournament.
#[derive(Debug, Clone, Copy)]
struct LiveProjector;

impl LivePage for LiveProjector {
    type Subject = PublicTournament;

    fn path(&self, subject: &PublicTournament) -> String {
        subject.path("/projector")
    }

    fn render(&self, _: &AppState, visitor: &Visitor, subject: &PublicTournament) -> Result<String, Error> {
        let snapshot = subject.localise(visitor.words);
        render(visitor, &SpectatorSnapshot { snapshot, hands: BTreeMap::new() })
    }
}

fn render(visitor: &Visitor, sight: &SpectatorSnapshot) -> Result<String, Error> {
    // A loopback address is of no use to a phone.
    let is_local = Origin::parse(&visitor.origin).is_ok_and(|origin| origin.is_local());
    let origin = (!is_local).then_some(visitor.origin.as_str());
    Ok(ProjectorPage::new(visitor, sight, origin).render()?)
}

/// `/t/{slug}/projector`.
pub async fn projector(
    state: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
    query: web::Query<ProjectorQuery>,
) -> Result<HttpResponse, Error> {
    if query.is_overlay() {
        return live_page::show(&state, &request, visitor, (slug.into_inner(), LiveOverlay)).await;
    }
    if state.public_snapshot(&slug).await?.stored.phones.last.is_empty() {
        return live_page::show(&state, &request, visitor, (slug.into_inner(), LiveProjector)).await;
    }
    let sight = spectate::localise(spectate::subscribe(&state, &slug, None).await?.1, &visitor);
    Ok(CachedPage::new("", render(&visitor, &sight)?).answer(&request))
}
