//! The public page keeps itself up to date.

use super::driver::{Driver, Kind};
use super::hall::Hall;
use crate::support::ex_48::play;

#[tokio::test]
async fn the_leaderboard_follows_what_is_recorded() {
    let (hall, driver) = (Hall::four_players("std"), Driver::start());
    let phone = driver.phone().await;
    phone.open(&hall.app.url(&format!("/t/{}", hall.header.slug))).await;
    phone.sees("#live", "This page keeps itself up to date").await;
    phone.sees("#live", "0 of 12 hands played").await;
    play(&hall.app.live, &hall.header, 1);
    phone.sees("#live", "1 of 12 hands played").await;
    phone.sees("table.standings tbody", "75").await;
    play(&hall.app.live, &hall.header, 12);
    phone.sees(".winners", "Anna wins").await;
}

#[tokio::test]
async fn without_scripts_the_leaderboard_promises_nothing_it_cannot_do() {
    let (hall, driver) = (Hall::four_players("std"), Driver::start());
    let phone = driver.open(Kind { javascript: false, ..Kind::default() }).await;
    phone.open(&hall.app.url(&format!("/t/{}", hall.header.slug))).await;
    phone.sees("#live", "0 of 12 hands played").await;
    assert!(!phone.texts("#live").await.concat().contains("keeps itself up to date"));
}
