//! The organiser's evening by keyboard: few Tabs to the first result, single keys, and the finder.

use serde_json::json;

use lastcard::club::{ClockCommand, ClockMinutes, ClockPayload};
use lastcard::store::tournaments;

use crate::browser::control_room::formats::{set_up_organiser, start_tournament};
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::app::{App, PASSWORD, spawn_app};
use crate::support::copy::copy;
use crate::support::database::Database;
use crate::support::ex_48::play;

const ROOM: &str = "/organise/t/four-player";
/// Tabs from the login page to the first recorded result; before there were keys and skip links, it took 108.
const MAX_TABS: usize = 40;

/// A club with a four-player evening, and the browser of its organiser.
async fn with_evening(app: &App, kind: Kind) -> Phone {
    let (home, phone) = (app.url(""), Phone::of(kind).await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    start_tournament(&phone, &home, "four-player", &[], "Anna\nBoris\nVera\nGleb").await;
    phone
}

/// Sends a key that is neither a letter nor a digit, or a key with modifiers (1 Alt, 2 Ctrl, 4 Meta, 8 Shift).
async fn press(phone: &Phone, key: &str, code: u32, modifiers: u32) {
    for kind in ["rawKeyDown", "keyUp"] {
        let key = json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "modifiers": modifiers });
        phone.cdp("Input.dispatchKeyEvent", key).await;
    }
}

/// Types one character as a key.
async fn type_key(phone: &Phone, key: &str) {
    for kind in ["keyDown", "keyUp"] {
        let text = if kind == "keyDown" { key } else { "" };
        phone.cdp("Input.dispatchKeyEvent", json!({ "type": kind, "key": key, "text": text })).await;
    }
}

async fn has_focus(phone: &Phone, css: &str) -> bool {
    phone.run("return Boolean(document.activeElement?.matches(arguments[0]))", &[css]).await == true
}

/// Presses Tab until the element has the focus; returns the number of Tabs.
async fn tab_to(phone: &Phone, css: &str) -> usize {
    for tabs in 1..=MAX_TABS {
        press(phone, "Tab", 9, 0).await;
        if has_focus(phone, css).await {
            return tabs;
        }
    }
    panic!("no Tab leads to `{css}` on:\n{}", phone.text("body").await);
}

#[tokio::test]
async fn few_tabs_lead_from_the_login_to_the_first_result() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let phone = with_evening(&app, Kind { size: (1440, 900), ..Kind::default() }).await;
    phone.open(&app.url("/organise")).await;
    phone.tap("form[action='/logout'] button").await;
    phone.wait_until(async || phone.run("return location.pathname", &[]).await == "/").await;
    phone.open(&app.url("/login")).await;
    phone.wait_until(async || has_focus(&phone, "#login").await).await;
    phone.type_keys("vera").await;
    let mut tabs = tab_to(&phone, "#password").await;
    phone.type_keys(PASSWORD).await;
    phone.press_enter().await;
    phone.wait_for_text(".desk-card", copy("desk-to-room")).await;
    tabs += tab_to(&phone, &format!("[href='{ROOM}']")).await;
    phone.press_enter().await;
    phone.wait_for_text("#next", copy("room-next-codes")).await;
    tabs += tab_to(&phone, ".skip[href='#next']").await;
    phone.press_enter().await;
    tabs += tab_to(&phone, ".room-actions a").await;
    phone.press_enter().await;
    phone.wait_for_text("#seats", "Anna").await;
    tabs += tab_to(&phone, ".skip").await;
    phone.press_enter().await;
    tabs += tab_to(&phone, "[name=out]").await;
    type_key(&phone, " ").await;
    for (player, points) in [("vera", "30"), ("gleb", "45")] {
        tabs += tab_to(&phone, &format!("[name='total.{player}']")).await;
        phone.type_keys(points).await;
    }
    tabs += tab_to(&phone, ".save").await;
    phone.press_enter().await;
    phone.wait_for_text("[role=status]", copy("done-recorded")).await;
    assert!(tabs <= MAX_TABS, "{tabs}");
}

#[tokio::test]
async fn the_arrow_keys_lead_through_the_card_pad() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let phone = with_evening(&app, Kind { size: (1440, 900), ..Kind::default() }).await;
    phone.open(&app.url(&format!("{ROOM}/hands/1.1.1"))).await;
    phone.tap(".seat:has([value=anna])").await;
    let pad = "[data-player=vera] .pad";
    phone.tap(&format!("{pad} .key")).await;
    let at = "const keys = [...document.querySelectorAll(arguments[0] + ' .key')];
        return [keys.indexOf(document.activeElement), keys.filter((key) => key.tabIndex === 0).length]";
    press(&phone, "ArrowRight", 39, 0).await;
    assert_eq!(phone.run(at, &[pad]).await, json!([1, 1]));
    press(&phone, "ArrowLeft", 37, 0).await;
    press(&phone, "ArrowLeft", 37, 0).await;
    assert_eq!(phone.run(at, &[pad]).await, json!([0, 1]));
    press(&phone, "End", 35, 0).await;
    let last = phone.run(at, &[pad]).await;
    assert_eq!((last[0].as_u64() > Some(1), &last[1]), (true, &json!(1)));
}

#[tokio::test]
async fn single_keys_do_what_is_done_every_block() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let phone = with_evening(&app, Kind { size: (1440, 900), ..Kind::default() }).await;
    phone.open(&app.url(ROOM)).await;
    phone.wait_for_text("[data-opens=shortcuts]", copy("shortcuts-open")).await;
    // No key works while somebody types.
    type_key(&phone, "m").await;
    phone.wait_until(async || has_focus(&phone, "#message").await).await;
    for key in ["s", "n", "?"] {
        type_key(&phone, key).await;
    }
    phone.wait_for_value("#message", "sn?").await;
    press(&phone, "Tab", 9, 0).await;
    // Nor with a modifier.
    press(&phone, "s", 83, 1).await;
    type_key(&phone, "?").await;
    phone.wait_for_text("#shortcuts[open]", copy("shortcuts-start")).await;
    type_key(&phone, "s").await;
    // Whoever speaks to the machine switches the keys off.
    phone.tap("#shortcuts-on").await;
    press(&phone, "Escape", 27, 0).await;
    phone.wait_until_gone("#shortcuts").await;
    type_key(&phone, "s").await;
    type_key(&phone, "?").await;
    phone.wait_for_text("#shortcuts[open]", copy("shortcuts-start")).await;
    phone.tap("#shortcuts-on").await;
    press(&phone, "Escape", 27, 0).await;
    phone.wait_until_gone("#shortcuts").await;
    assert!(tournaments::load(&database.store, "four-player").unwrap().hall.clocks.hall.is_none());
    type_key(&phone, "s").await;
    phone.wait_for_text("[role=status]", copy("done-clock")).await;
    phone.wait_for_text("#clock .clock-left", ":").await;
    type_key(&phone, "r").await;
    phone.wait_for_text("#seats", "Anna").await;
}

#[tokio::test]
async fn the_finder_leads_to_players_and_hands() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let phone = with_evening(&app, Kind { size: (1440, 900), ..Kind::default() }).await;
    phone.open(&app.url(ROOM)).await;
    phone.tap("[data-opens=finder]").await;
    phone.wait_until(async || has_focus(&phone, "#finder-field").await).await;
    phone.type_keys("ver").await;
    phone.wait_for_text("#finder [aria-selected=true]", "Vera").await;
    let active = "return document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.innerText";
    assert!(phone.run(active, &[]).await.as_str().unwrap().contains("Vera"));
    phone.press_enter().await;
    phone.wait_for_text("[aria-current=page]", copy("room-tab-players")).await;
    phone.wait_for_text("#person-vera", "Vera").await;
    // On any tab, by the keyboard alone.
    press(&phone, "k", 75, 2).await;
    phone.wait_until(async || has_focus(&phone, "#finder-field").await).await;
    phone.type_keys("nobody of that name").await;
    phone.wait_for_text("#finder [role=status]", copy("finder-nothing")).await;
    press(&phone, "Escape", 27, 0).await;
    phone.wait_until_gone("#finder").await;
    type_key(&phone, "/").await;
    phone.wait_until(async || has_focus(&phone, "#finder-field").await).await;
    phone.type_keys("1.1").await;
    phone
        .wait_for_text("#finder [aria-selected=true]", copy("finder-hand").with("table", 1).with("hand", 1))
        .await;
    phone.press_enter().await;
    phone.wait_for_text("#seats", "Anna").await;
    assert_eq!(phone.run("return location.pathname", &[]).await, format!("{ROOM}/hands/1.1.1"));
}

#[tokio::test]
async fn updates_keep_a_half_typed_message() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let phone = with_evening(&app, Kind::default()).await;
    phone.open(&app.url(ROOM)).await;
    phone.type_into("#message", "Pizza at").await;
    let header = tournaments::by_slug(&database.store, "four-player").unwrap();
    play(&app.snapshots, &header, 1);
    phone.wait_for_text(".room-latest", copy("room-correct")).await;
    // Another organiser starts the clock.
    let deed = ClockCommand::Started(ClockMinutes::parse("12").unwrap());
    let note = ClockPayload { table: None, deed };
    let set = |store: &_| tournaments::set_clock(store, &header.club_id, &header.id, None, &[note], 0);
    app.snapshots.change(&header.id, set).unwrap();
    phone.wait_for_text("#clock .clock-left", ":").await;
    assert_eq!(phone.value("#message").await, "Pizza at");
    assert!(has_focus(&phone, "#message").await);
}

#[tokio::test]
async fn without_scripts_tabs_and_ready_made_messages_work() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    with_evening(&app, Kind::default()).await;
    let phone = Phone::of(Kind { javascript: false, ..Kind::default() }).await;
    phone.open(&app.url("/login")).await;
    phone.type_into("#login", "vera").await;
    phone.type_into("#password", PASSWORD).await;
    phone.tap("form .primary").await;
    phone.wait_for_text(".desk-card", copy("desk-to-room")).await;
    phone.open(&app.url(ROOM)).await;
    assert_eq!(phone.text("[data-opens=finder]").await, "");
    let said = copy("room-say-break").with("minutes", 15);
    phone.tap(".say-ready button").await;
    phone.wait_for_text(".say-now", said).await;
    phone.tap(".say-now button").await;
    phone.wait_until_gone(".say-now").await;
    phone.tap(".room-tabs a:nth-child(2)").await;
    phone.wait_for_text("#people", "Anna").await;
    phone.tap(".room-tabs a:nth-child(4)").await;
    phone.wait_for_text("#settings", copy("setting-confirming")).await;
}
