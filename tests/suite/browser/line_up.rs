//! Arrivals, withdrawals and substitutes, from the organiser's phone.

use crate::browser::control_room::formats::{set_up_organiser, start_tournament};
use crate::browser::phones::phone::Phone;
use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::Database;

/// Asserts that the page is no wider than the screen.
async fn assert_fits(phone: &Phone) {
    let wider = phone.run("return document.documentElement.scrollWidth - innerWidth", &[]).await;
    assert_eq!(wider.as_i64(), Some(0), "{}", phone.text("h1").await);
}

fn hand(number: u32) -> String {
    copy("people-hand").with("hand", number).to_string()
}

/// Opens the list of players and taps an action for one of them.
async fn open_action(phone: &Phone, desk: &str, deed: &str, player: &str) {
    phone.open(&format!("{desk}?tab=players")).await;
    assert_fits(phone).await;
    phone.tap(&format!("a[href*='people/{deed}?player={player}']")).await;
    assert_fits(phone).await;
}

#[tokio::test]
async fn line_up_changes_can_be_made_and_undone() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    let long = "Maximiliane von und zu Hohenstein";
    start_tournament(&phone, &home, "four-player", &[], "Anna\nBoris\nVera\nGleb").await;
    let table = phone.run("return location.pathname", &[]).await;
    let table = format!("{home}{}", table.as_str().unwrap());
    let desk = format!("{home}/organise/t/four-player");

    open_action(&phone, &desk, "substitution", "anna").await;
    phone.type_into("[name=name]", long).await;
    phone.tap("#player button").await;
    let sits = copy("people-sits").with("name", long).with("leaves", "Anna").with("from", hand(1));
    phone.wait_for_text(".panel", sits).await;
    assert_fits(&phone).await;
    phone.tap(".panel form button").await;
    phone.wait_for_text("[role=status]", copy("done-substitution")).await;
    phone.open(&table).await;
    phone.wait_for_text("#play .seats", long).await;
    phone.open(&format!("{desk}?tab=players")).await;
    phone.tap("form[action*='/changes/'] button").await;
    phone.wait_for_text("[role=status]", copy("done-taken-back")).await;
    phone.open(&table).await;
    phone.wait_for_text("#play .seats", "Anna").await;

    open_action(&phone, &desk, "withdrawal", "boris").await;
    phone.choose("[name=from]", "1.5").await;
    phone.tap("#player button").await;
    let void = copy("people-void").with("count", 8).with("name", "Boris").with("from", hand(5));
    phone.wait_for_text(".panel", void).await;
    assert_fits(&phone).await;
    phone.tap(".panel form button").await;
    phone.wait_for_text("[role=status]", copy("done-withdrawal")).await;
    phone.tap("form[action*='/changes/'] button").await;
    phone.wait_for_text("[role=status]", copy("done-taken-back")).await;
    phone.open(&format!("{home}/t/four-player")).await;
    let withdrew = copy("event-withdrawn").with("leaves", "Boris").with("from", hand(5)).to_string();
    phone.wait_for_text("main", copy("event-undone").with("what", withdrew)).await;
}
