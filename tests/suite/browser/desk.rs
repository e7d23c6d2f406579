//! The organiser's desk in a browser.

use chrono::Utc;
use lastcard::store::clubs;
use lastcard::store::tournaments::{self, NewTournament};

use crate::browser::control_room::formats::set_up_organiser;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::app::{PASSWORD, spawn_app};
use crate::support::copy::copy;
use crate::support::database::Database;
use crate::support::evening::{keys, new};

/// Waits until the focus is on the first match.
async fn wait_for_focus(screen: &Phone, css: &str) {
    let is_there = "return document.activeElement === document.querySelector(arguments[0])";
    screen.wait_until(async || screen.run(is_there, &[css]).await == true).await;
}

#[tokio::test]
async fn by_keyboard_the_step_of_today_comes_right_after_the_skip_link() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (phone, home) = (Phone::ordinary().await, app.url(""));
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    let club = clubs::list(&database.store).unwrap().remove(0);
    let cup = NewTournament { starts_at: Utc::now(), ..new("Cup", &keys("four-player")) };
    tournaments::create(&database.store, &club.id, None, &cup).unwrap();

    let laptop = Phone::of(Kind { size: (1440, 900), ..Kind::default() }).await;
    laptop.open(&format!("{home}/login")).await;
    laptop.type_into("[name=login]", "vera").await;
    laptop.type_into("[name=password]", PASSWORD).await;
    laptop.press_enter().await;
    laptop.wait_for_text(".desk-card", copy("desk-start")).await;
    laptop.press_tab().await;
    wait_for_focus(&laptop, ".skip").await;
    laptop.press_enter().await;
    wait_for_focus(&laptop, "#main").await;
    laptop.press_tab().await;
    wait_for_focus(&laptop, ".desk-card .primary").await;
    laptop.press_enter().await;
    laptop.wait_for_text("h1", "Cup").await;
    laptop.open(&format!("{home}/organise")).await;
    // The tabs lead to the other sections, and say where one is.
    laptop.tap(".sections a[href='/organise/seasons']").await;
    laptop.wait_for_text(".sections [aria-current]", copy("desk-season")).await;
}
