//! Live updates of the public pages.

use super::following::{follows, stayed};
use super::hall::Hall;
use super::kind::Kind;
use super::phone::Phone;
use crate::support::copy::{copy, hands_played};
use crate::support::ex_48::play;

#[tokio::test]
async fn the_leaderboard_follows_what_is_recorded() {
    let hall = Hall::four_players("std");
    let phone = Phone::ordinary().await;
    phone.open(&hall.app.url(&format!("/t/{}", hall.header.slug))).await;
    phone.sees("#live", copy("board-live")).await;
    phone.sees("#live", hands_played(0, 12)).await;
    play(&hall.app.live, &hall.header, 1);
    phone.sees("#live", hands_played(1, 12)).await;
    phone.sees("table.standings tbody", "75").await;
    play(&hall.app.live, &hall.header, 12);
    phone
        .sees(".winners", copy("public-winners").with("count", 1).with("players", 1).with("names", "Anna"))
        .await;
}

#[tokio::test]
async fn new_standings_come_with_the_news_and_are_not_fetched() {
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
        follows(&phone).await;
        let before = phone.texts(of).await;
        let stored = hall.app.live.whole(&hall.header.slug).unwrap().stored.entries.len();
        play(&hall.app.live, &hall.header, stored + 1);
        phone.until(async || phone.texts(of).await != before).await;
        assert_eq!(phone.run(fetched, &[]).await, 0, "{page}");
        stayed(&phone).await;
    }
}

#[tokio::test]
async fn without_scripts_the_leaderboard_promises_nothing_it_cannot_do() {
    let hall = Hall::four_players("std");
    let phone = Phone::of(Kind { javascript: false, ..Kind::default() }).await;
    phone.open(&hall.app.url(&format!("/t/{}", hall.header.slug))).await;
    phone.sees("#live", hands_played(0, 12)).await;
    assert!(!phone.texts("#live").await.concat().contains(&copy("board-live").to_string()));
}
