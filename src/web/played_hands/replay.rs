//! Replays of hand logs. Each step has its own address, so a replay works without scripts. One page with all hundred steps and open
//! holdings would be half a megabyte.

use actix_web::{HttpResponse, web};
use serde::Deserialize;

use lastcard_rules::log::HandLog;
use lastcard_tournament::Slot;

use crate::app::{error::Error, responses::page, state::AppState};
use crate::hands;
use crate::played_hands::{
    page::Frame,
    replay_frame::ReplayFrame,
    replay_page::{ReplayLinks, ReplayPage},
};
use crate::ui::page::Visitor;

/// Step that the query parameters select.
#[derive(Deserialize)]
pub struct ReplayQuery {
    #[serde(default)]
    step: usize,
}

/// `GET /t/{slug}/hands/{slot}/replay`: the last deal of a hand that was played here.
pub async fn show(
    site: web::Data<AppState>,
    visitor: Visitor,
    path: web::Path<(String, String)>,
    at: web::Query<ReplayQuery>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    let slot: Slot = slot.parse().map_err(|_| Error::NotFound)?;
    let snapshot = site.public_snapshot(&slug).await?;
    let Some(log) = hands::log::public_log(&site, &snapshot, slot, None).await? else {
        return hands::log::withheld_page(&visitor, &snapshot, slot);
    };
    let snapshot = visitor.words.localise_snapshot(snapshot);
    let of = ReplayFrame::new(visitor.words, &snapshot, slot, &log);
    let shown = at.replay_page(&visitor, of.frame, of.links, (&log, &of.names))?;
    page(&shown.with_link_preview(&snapshot))
}

impl ReplayQuery {
    /// Renders the page of this step.
    pub fn replay_page(
        &self,
        visitor: &Visitor,
        frame: Frame,
        links: ReplayLinks,
        log: (&HandLog, &[String]),
    ) -> Result<ReplayPage, Error> {
        let shown = ReplayPage::new(visitor, frame, links, log, self.step);
        shown.map_err(|fault| Error::Internal(format!("an invalid hand log: {fault}")))
    }
}
