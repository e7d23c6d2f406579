//! People come and go, from the organiser's phone.

use super::driver::Driver;
use super::formats::{begin, organiser};
use super::phone::Phone;
use crate::support::app::spawn_app;
use crate::support::database::Database;

/// Nothing is wider than the phone.
async fn fits(phone: &Phone) {
    let wider = phone.run("return document.documentElement.scrollWidth - innerWidth", &[]).await;
    assert_eq!(wider.as_i64(), Some(0), "{}", phone.text("h1").await);
}

/// Opens the list of those who play and taps what one of them does.
async fn deed(phone: &Phone, desk: &str, deed: &str, player: &str) {
    phone.open(desk).await;
    fits(phone).await;
    let link = format!("a[href*='people/{deed}?player={player}']");
    if phone.text(&link).await.is_empty() {
        phone.tap("details:has(.people-row) > summary").await;
    }
    phone.tap(&link).await;
    fits(phone).await;
}

#[tokio::test]
async fn a_substitute_comes_and_a_player_withdraws_and_both_are_taken_back() {
    let database = Database::sqlite();
    let (app, driver) = (spawn_app(&database), Driver::start());
    let (home, phone) = (app.url(""), driver.phone().await);
    organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    let long = "Maximiliane von und zu Hohenstein";
    begin(&phone, &home, "four-player", &[], "Anna\nBoris\nVera\nGleb").await;
    let table = phone.run("return location.pathname", &[]).await;
    let table = format!("{home}{}", table.as_str().unwrap());
    let desk = format!("{home}/organise/t/four-player");

    deed(&phone, &desk, "substitution", "anna").await;
    phone.type_into("[name=name]", long).await;
    phone.tap("#player button").await;
    phone.sees(".panel", &format!("{long} sits in the seat of Anna from hand 1 on.")).await;
    fits(&phone).await;
    phone.tap(".panel form button").await;
    phone.sees("[role=status]", "The substitute is seated.").await;
    phone.open(&table).await;
    phone.sees("#play .seats", long).await;
    phone.open(&desk).await;
    phone.tap("form[action*='/changes/'] button").await;
    phone.sees("[role=status]", "That was taken back").await;
    phone.open(&table).await;
    phone.sees("#play .seats", "Anna").await;

    deed(&phone, &desk, "withdrawal", "boris").await;
    phone.choose("[name=from]", "1.5").await;
    phone.tap("#player button").await;
    phone.sees(".panel", "8 open hands become void for everybody").await;
    fits(&phone).await;
    phone.tap(".panel form button").await;
    phone.sees("[role=status]", "The player has withdrawn.").await;
    phone.tap("form[action*='/changes/'] button").await;
    phone.sees("[role=status]", "That was taken back").await;
    phone.open(&format!("{home}/t/four-player")).await;
    phone.sees("main", "Taken back: Boris withdrew from hand 5").await;
}
