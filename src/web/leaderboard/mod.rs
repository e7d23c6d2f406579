//! The leaderboard: its public page, and that of the organisers.

pub mod page;
pub mod playing;
pub mod ranks;
pub mod standings_table;

use actix_web::HttpResponse;

use crate::app::{error::Error, responses::page};
use crate::extract::own_tournament::OwnSnapshot;
use crate::leaderboard::page::LeaderboardPage;

/// `/organise/t/{slug}/standings`: the standings as the organisers see them, even during an embargo.
pub async fn show(own: OwnSnapshot) -> Result<HttpResponse, Error> {
    own.require_started()?;
    let snapshot = own.organiser.words().localise_snapshot(own.snapshot.clone());
    let frame = own.live_page(snapshot.header().name.as_str());
    page(&LeaderboardPage::new(&own.organiser.visitor, &snapshot).for_organiser(frame, &snapshot))
}
