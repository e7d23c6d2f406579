//! The form of a tournament: names first, then the formats that fit, and the club's roster by keyboard.

use serde_json::json;

use super::formats::organiser;
use super::kind::Kind;
use super::phone::Phone;
use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::Database;

/// The offer at the chosen format.
const CHOSEN: &str = "label:has([name=format]:checked)";

/// A numbered list of names, as pasted from a chat.
fn pasted(players: u32) -> String {
    (1..=players).map(|number| format!("{number}. Player {number}")).collect::<Vec<_>>().join("\n")
}

/// The number of hands, and the time at which they end if they begin at seven.
fn takes(hands: u32, (hours, minutes): (u32, u32), end: &str) -> String {
    let time = copy("forecast-hours-minutes").with("hours", hours).with("minutes", minutes).to_string();
    copy("offer-takes-until").with("hands", hands).with("time", time).with("end", end).to_string()
}

async fn fits(phone: &Phone) {
    let wider = phone.run("return document.documentElement.scrollWidth - innerWidth", &[]).await;
    assert_eq!(wider.as_i64(), Some(0), "{}", phone.text("h1").await);
}

async fn press(phone: &Phone, key: &str, code: u32, text: &str) {
    for kind in ["keyDown", "keyUp"] {
        let mut event = json!({ "type": kind, "key": key, "windowsVirtualKeyCode": code });
        if kind == "keyDown" && !text.is_empty() {
            event["text"] = json!(text);
        }
        phone.cdp("Input.dispatchKeyEvent", event).await;
    }
}

async fn has_focus(phone: &Phone, css: &str) {
    let has = "return document.activeElement.matches(arguments[0])";
    phone.until(async || phone.run(has, &[css]).await == true).await;
}

#[tokio::test]
async fn pasted_names_are_counted_and_what_fits_them_is_chosen_as_they_come() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.open(&format!("{home}/organise/tournaments/new")).await;
    phone.sees(".draft-continue", copy("draft-continue")).await;
    phone.sees_no("#rest, #offers").await;
    phone.type_into("[name=entrants]", &pasted(13)).await;
    phone.sees("#names-read", copy("offer-players").with("count", 13)).await;
    phone.sees("#names-read", copy("offer-tidied")).await;
    phone.sees(CHOSEN, copy("format-individual")).await;
    phone.sees(CHOSEN, takes(26, (2, 35), "21:36")).await;
    phone.sees_no(".draft-continue").await;
    fits(&phone).await;
    // With four more players the format stays and the blocks get shorter. The typed names are untouched.
    phone.type_into("[name=entrants]", &pasted(21)).await;
    phone.sees(CHOSEN, takes(21, (2, 5), "21:06")).await;
    assert!(phone.value("[name=entrants]").await.starts_with("1. Player 1\n"));
    // An explicit choice stays, and the time follows it.
    phone.tap("label:has([name=hands_per_block][value='2'])").await;
    phone.sees(CHOSEN, takes(42, (4, 10), "23:12")).await;
    phone.type_into("[name=time]", "18:00").await;
    phone.run("document.querySelector('[name=time]').value = '18:00'", &[]).await;
    phone
        .run(
            "document.querySelector('[name=time]').dispatchEvent(new Event('input', { bubbles: true }))",
            &[],
        )
        .await;
    phone.sees(CHOSEN, takes(42, (4, 10), "22:12")).await;
    phone.type_into("[name=name]", "Cup").await;
    fits(&phone).await;
    // The button for the names alone is gone: Enter creates the draft.
    press(&phone, "Enter", 13, "\r").await;
    phone.sees("[role=status]", copy("done-created")).await;
    phone.sees(".draft-takes", takes(42, (4, 10), "22:12")).await;
    // Back leads to the form, with everything that was typed.
    phone.run("history.back()", &[]).await;
    phone.sees("h1", copy("draft-edit-title").with("name", "Cup")).await;
    assert!(phone.value("[name=entrants]").await.contains("Player 21"));
    phone.holds("[name=time]", "18:00").await;
}

#[tokio::test]
async fn what_was_understood_of_the_names_is_shown_and_asked_about_while_they_are_typed() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.open(&format!("{home}/organise/tournaments/new")).await;
    phone.type_into("[name=entrants]", "Ek, Anna\nLund, Boris\nMoe, Gleb\nDahl, Vera").await;
    phone.sees("#names-shown legend", copy("pasted-ways")).await;
    phone.sees("#entrants-error", copy("problem-columns-missing")).await;
    fits(&phone).await;
    phone.tap("label:has([name=columns][value='2+1'])").await;
    phone.sees(".names-understood", "Anna Ek").await;
    phone.sees_no("#entrants-error").await;
    phone.sees("#names-read", copy("offer-players").with("count", 4)).await;
    // Different names bring different questions.
    phone.type_into("[name=entrants]", "Reds: Anna + Boris\nVera + Gleb").await;
    phone.sees(".names-understood", "Reds: Anna + Boris").await;
    phone.sees_no("#names-shown legend").await;
    phone.sees(CHOSEN, copy("format-two-vs-two")).await;
    fits(&phone).await;
}

#[tokio::test]
async fn without_scripts_the_names_are_a_step_of_their_own() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::of(Kind { javascript: false, ..Kind::default() }).await);
    organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.open(&format!("{home}/organise/tournaments/new")).await;
    phone.type_into("[name=entrants]", "Anna, Boris; Vera\n4) Gleb").await;
    phone.tap(".draft-continue button").await;
    phone.sees("#names-read", copy("offer-players").with("count", 4)).await;
    phone.sees(CHOSEN, copy("format-four-player")).await;
    phone.type_into("[name=name]", "Cup").await;
    fits(&phone).await;
    phone.tap("#rest button.primary").await;
    phone.sees("[role=status]", copy("done-created")).await;
    phone.sees("h1", "Cup").await;
}

#[tokio::test]
async fn the_list_of_the_club_is_searched_and_ticked_by_keyboard() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.open(&format!("{home}/organise/players")).await;
    phone.type_into("[name=names]", "Anna, Boris, Vera, Zoë, Zora").await;
    phone.tap("form button.primary").await;
    phone.sees("[role=status]", copy("roster-added").with("count", 5)).await;
    phone.type_into("#roster-filter", "zo").await;
    let shown = "return [...document.querySelectorAll('.roster > li')].filter((one) => !one.hidden).length";
    phone.until(async || phone.run(shown, &[]).await == 2).await;

    phone.open(&format!("{home}/organise/tournaments/new")).await;
    let stops =
        "return [...document.querySelectorAll('#roster input')].filter((one) => one.tabIndex >= 0).length";
    phone.until(async || phone.run(stops, &[]).await == 1).await;
    // Accents are optional; Enter ticks the first match and submits nothing.
    phone.type_into("#roster-filter", "zoe").await;
    press(&phone, "Enter", 13, "\r").await;
    phone.sees("#names-read", copy("offer-players").with("count", 1)).await;
    phone.holds("#roster-filter", "").await;
    // Arrows move through the list, Space ticks, Escape leads back.
    press(&phone, "ArrowDown", 40, "").await;
    press(&phone, "ArrowDown", 40, "").await;
    has_focus(&phone, "label:nth-child(2) input").await;
    press(&phone, " ", 32, " ").await;
    phone.sees("#names-read", copy("offer-players").with("count", 2)).await;
    phone.sees(CHOSEN, copy("format-duo")).await;
    press(&phone, "Escape", 27, "").await;
    has_focus(&phone, "#roster-filter").await;
    phone.type_into("#roster-filter", "nobody").await;
    phone.sees("#roster .filter", copy("roster-filter-nobody")).await;
}
