//! Live updates of the public pages.

use crate::browser::live::following::{assert_not_reloaded, wait_until_following};
use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::copy::{copy, hands_played};
use crate::support::ex_48::play;

#[tokio::test]
async fn the_leaderboard_follows_results() {
    let hall = Hall::four_players("std");
    let phone = Phone::ordinary().await;
    phone.open(&hall.app.url(&format!("/t/{}", hall.header.slug))).await;
    phone.wait_for_text("#live", copy("board-live")).await;
    phone.wait_for_text("#live", hands_played(0, 12)).await;
    play(&hall.app.snapshots, &hall.header, 1);
    phone.wait_for_text("#live", hands_played(1, 12)).await;
    phone.wait_for_text("table.standings tbody", "75").await;
    play(&hall.app.snapshots, &hall.header, 12);
    phone
        .wait_for_text(
            ".winners",
            copy("public-winners").with("count", 1).with("players", 1).with("names", "Anna"),
        )
        .await;
}

#[tokio::test]
async fn new_standings_arrive_in_the_stream() {
    let hall = Hall::four_players("std");
    let phone = Phone::ordinary().await;
    let board = format!("/t/{}", hall.header.slug);
    // Counts the requests made by scripts, except for the stream.
    let fetched = "return performance.getEntriesByType('resource')
        .filter((entry) => entry.initiatorType === 'fetch' && !entry.name.endsWith('/live')).length";
    for (page, of) in
        [("", "#live"), ("/schedule", "#live"), ("/entrants/anna", "#live"), ("/projector", ".wall-head")]
    {
        phone.open(&hall.app.url(&format!("{board}{page}"))).await;
        wait_until_following(&phone).await;
        let before = phone.texts(of).await;
        let stored = hall.app.snapshots.unredacted(&hall.header.slug).unwrap().stored.entries.len();
        play(&hall.app.snapshots, &hall.header, stored + 1);
        phone.wait_until(async || phone.texts(of).await != before).await;
        assert_eq!(phone.run(fetched, &[]).await, 0, "{page}");
        assert_not_reloaded(&phone).await;
    }
}

#[tokio::test]
async fn without_scripts_no_live_updates_are_promised() {
    let hall = Hall::four_players("std");
    let phone = Phone::of(Kind { javascript: false, ..Kind::default() }).await;
    phone.open(&hall.app.url(&format!("/t/{}", hall.header.slug))).await;
    phone.wait_for_text("#live", hands_played(0, 12)).await;
    assert!(!phone.texts("#live").await.concat().contains(&copy("board-live").to_string()));
}
