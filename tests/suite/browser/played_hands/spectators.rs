//! Spectators of the demo, whose evening begins again when it is over.

use std::time::Duration;

use crate::browser::phones::phone::Phone;
use crate::cli::demo::{add_demo, count, playing, spawn_playing};
use crate::support::database::Database;

#[tokio::test]
async fn a_page_stays_with_an_evening_that_begins_again() {
    let database = Database::sqlite();
    add_demo(&database);
    let first = playing(&database);
    let app = spawn_playing(&database, Duration::ZERO);
    let spectator = Phone::ordinary().await;
    spectator.open(&app.url(&format!("/t/{}/tables/1", first.slug))).await;
    spectator.wait_until(async || playing(&database).id != first.id).await;
    // The bots play again only because the page has opened its stream again.
    let moves = "dealt_moves JOIN dealt_hands ON dealt_hands.id = dealt_hand_id";
    let again = format!("{moves} WHERE tournament_id = '{}'", playing(&database).id);
    spectator.wait_until(async || count(&database, &again) > 0).await;
    spectator.wait_until(async || !spectator.texts(".plate").await.is_empty()).await;
}
