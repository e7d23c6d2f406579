//! The leaderboard: its public page, and that of the organisers.

pub mod page;
pub mod playing;
pub mod ranks;
pub mod standings_table;

use actix_web::{HttpResponse, web};

use crate::app::{error::Error, responses::page, state::AppState};
use crate::extract::organiser::Organiser;
use crate::leaderboard::page::LeaderboardPage;
use crate::print::own_snapshot;

/// `/organise/t/{slug}/standings`: the standings as the organisers see them, even during an embargo.
pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    // Read before the data, so that a change in between is not missed.
    let club_version = *site.snapshots.watch_club(&organiser.club.id).borrow();
    let snapshot = own_snapshot(&site, &organiser, &slug).await?;
    if snapshot.is_draft() {
        return Err(Error::NotFound);
    }
    let snapshot = organiser.words().localise_snapshot(snapshot);
    let stream = format!("/organise/t/{}/live", snapshot.header().slug);
    let frame = organiser.page(snapshot.header().name.as_str()).with_live_stream(stream, club_version);
    page(&LeaderboardPage::new(&organiser.visitor, &snapshot).for_organiser(frame, &snapshot))
}
