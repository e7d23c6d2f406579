//! The form of a tournament: names first, then the formats that fit, and the club's roster by keyboard.

use serde_json::json;

use crate::browser::control_room::formats::set_up_organiser;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::app::{PASSWORD, spawn_app};
use crate::support::copy::copy;
use crate::support::database::Database;

/// Selector of the offer for the chosen format.
const CHOSEN: &str = "label:has([name=format]:checked)";

/// A numbered list of names, as pasted from a chat.
fn pasted_list(players: u32) -> String {
    (1..=players).map(|number| format!("{number}. Player {number}")).collect::<Vec<_>>().join("\n")
}

/// Formats an offer: the number of hands, and the time at which they end if they begin at seven.
fn offer_text(hands: u32, (hours, minutes): (u32, u32), end: &str) -> String {
    let time = copy("forecast-hours-minutes").with("hours", hours).with("minutes", minutes).to_string();
    copy("offer-takes-until").with("hands", hands).with("time", time).with("end", end).to_string()
}

async fn assert_fits(phone: &Phone) {
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

async fn wait_for_focus(phone: &Phone, css: &str) {
    let has = "return document.activeElement.matches(arguments[0])";
    phone.wait_until(async || phone.run(has, &[css]).await == true).await;
}

#[tokio::test]
async fn pasted_names_are_counted_and_choose_the_format() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.open(&format!("{home}/organise/tournaments/new")).await;
    phone.wait_for_text(".draft-continue", copy("draft-continue")).await;
    phone.wait_until_gone("#rest, #offers").await;
    phone.type_into("[name=entrants]", &pasted_list(13)).await;
    phone.wait_for_text("#names-read", copy("offer-players").with("count", 13)).await;
    phone.wait_for_text("#names-read", copy("offer-tidied")).await;
    phone.wait_for_text(CHOSEN, copy("format-individual")).await;
    phone.wait_for_text(CHOSEN, offer_text(26, (2, 35), "21:36")).await;
    phone.wait_until_gone(".draft-continue").await;
    assert_fits(&phone).await;
    // With four more players the format stays and the blocks get shorter. The typed names are untouched.
    phone.type_into("[name=entrants]", &pasted_list(21)).await;
    phone.wait_for_text(CHOSEN, offer_text(21, (2, 5), "21:06")).await;
    assert!(phone.value("[name=entrants]").await.starts_with("1. Player 1\n"));
    // An explicit choice stays, and the time follows it.
    phone.tap("label:has([name=how_long][value=long])").await;
    phone.wait_for_text(CHOSEN, offer_text(42, (4, 10), "23:12")).await;
    phone.type_into("[name=time]", "18:00").await;
    phone.run("document.querySelector('[name=time]').value = '18:00'", &[]).await;
    phone
        .run(
            "document.querySelector('[name=time]').dispatchEvent(new Event('input', { bubbles: true }))",
            &[],
        )
        .await;
    phone.wait_for_text(CHOSEN, offer_text(42, (4, 10), "22:12")).await;
    phone.type_into("[name=name]", "Cup").await;
    assert_fits(&phone).await;
    // The button for the names alone is gone: Enter creates the draft.
    press(&phone, "Enter", 13, "\r").await;
    phone.wait_for_text("[role=status]", copy("done-created")).await;
    phone.wait_for_text(".draft-head", "42").await;
    phone.wait_for_text(".draft-head", "22:12").await;
    // Back leads to the form, with everything that was typed.
    phone.run("history.back()", &[]).await;
    phone.wait_for_text("h1", copy("draft-edit-title").with("name", "Cup")).await;
    assert!(phone.value("[name=entrants]").await.contains("Player 21"));
    phone.wait_for_value("[name=time]", "18:00").await;
}

#[tokio::test]
async fn pasted_names_are_interpreted_while_typing() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.open(&format!("{home}/organise/tournaments/new")).await;
    phone.type_into("[name=entrants]", "Ek, Anna\nLund, Boris\nMoe, Gleb\nDahl, Vera").await;
    phone.wait_for_text("#names-shown legend", copy("pasted-ways")).await;
    phone.wait_for_text("#entrants-error", copy("problem-columns-missing")).await;
    assert_fits(&phone).await;
    phone.tap("label:has([name=columns][value='2+1'])").await;
    phone.wait_for_text(".names-understood", "Anna Ek").await;
    phone.wait_until_gone("#entrants-error").await;
    phone.wait_for_text("#names-read", copy("offer-players").with("count", 4)).await;
    // Different names bring different questions.
    phone.type_into("[name=entrants]", "Reds: Anna + Boris\nVera + Gleb").await;
    phone.wait_for_text(".names-understood", "Reds: Anna + Boris").await;
    phone.wait_until_gone("#names-shown legend").await;
    phone.wait_for_text(CHOSEN, copy("format-two-vs-two")).await;
    assert_fits(&phone).await;
}

#[tokio::test]
async fn without_scripts_names_can_be_checked_first() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::of(Kind { javascript: false, ..Kind::default() }).await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.open(&format!("{home}/organise/tournaments/new")).await;
    phone.type_into("[name=entrants]", "Anna, Boris; Vera\n4) Gleb").await;
    phone.tap(".draft-continue button").await;
    phone.wait_for_text("#names-read", copy("offer-players").with("count", 4)).await;
    phone.wait_for_text(CHOSEN, copy("format-four-player")).await;
    phone.type_into("[name=name]", "Cup").await;
    assert_fits(&phone).await;
    phone.tap(".draft-summary .primary").await;
    phone.wait_for_text("[role=status]", copy("done-created")).await;
    phone.wait_for_text("h1", "Cup").await;
    // One step is enough: the format and the length follow from the names.
    phone.open(&format!("{home}/organise/tournaments/new")).await;
    phone.type_into("[name=entrants]", &pasted_list(13)).await;
    phone.tap(".draft-summary .primary").await;
    phone.wait_for_text("[role=status]", copy("done-created")).await;
    phone.wait_for_text(".draft-head", "26").await;
    // Going back, the browser brings back what was typed.
    phone.run("history.back()", &[]).await;
    phone.wait_for_value("[name=entrants]", &pasted_list(13)).await;
}

#[tokio::test]
async fn the_roster_is_searched_and_ticked_by_keyboard() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.open(&format!("{home}/organise/players")).await;
    phone.type_into("[name=names]", "Anna, Boris, Vera, Zoë, Zora").await;
    phone.tap("form button.primary").await;
    phone.wait_for_text("[role=status]", copy("roster-added").with("count", 5)).await;
    phone.type_into("#roster-filter", "zo").await;
    let shown = "return [...document.querySelectorAll('.roster > li')].filter((one) => !one.hidden).length";
    phone.wait_until(async || phone.run(shown, &[]).await == 2).await;

    phone.open(&format!("{home}/organise/tournaments/new")).await;
    let stops =
        "return [...document.querySelectorAll('#roster input')].filter((one) => one.tabIndex >= 0).length";
    phone.wait_until(async || phone.run(stops, &[]).await == 1).await;
    // Accents are optional; Enter ticks the first match and submits nothing.
    phone.type_into("#roster-filter", "zoe").await;
    press(&phone, "Enter", 13, "\r").await;
    phone.wait_for_text("#names-read", copy("offer-players").with("count", 1)).await;
    phone.wait_for_value("#roster-filter", "").await;
    // Arrows move through the list, Space ticks, Escape leads back.
    press(&phone, "ArrowDown", 40, "").await;
    press(&phone, "ArrowDown", 40, "").await;
    wait_for_focus(&phone, "label:nth-child(2) input").await;
    press(&phone, " ", 32, " ").await;
    phone.wait_for_text("#names-read", copy("offer-players").with("count", 2)).await;
    phone.wait_for_text(CHOSEN, copy("format-duo")).await;
    press(&phone, "Escape", 27, "").await;
    wait_for_focus(&phone, "#roster-filter").await;
    phone.type_into("#roster-filter", "nobody").await;
    phone.wait_for_text("#roster .filter", copy("roster-filter-nobody")).await;
}

/// The buttons tapped from the set-up link to a running tournament, at most.
const MOST_BUTTONS: u32 = 4;

/// Taps a button; the taps into fields before it do not count.
async fn tap_button(phone: &Phone, css: &str) -> u32 {
    phone.take_taps();
    phone.tap(css).await;
    phone.take_taps()
}

#[tokio::test]
async fn the_set_up_link_is_a_few_taps_from_a_running_tournament() {
    for size in [(1440, 900), (390, 844)] {
        let database = Database::sqlite();
        let app = spawn_app(&database);
        let (home, phone) = (app.url(""), Phone::of(Kind { size, ..Kind::default() }).await);
        phone.open(&format!("{home}/setup?code={}", app.setup_code.as_deref().unwrap())).await;
        let mut fields = 0;
        for (field, value) in
            [("club", "Aurora"), ("name", "Vera"), ("login", "vera"), ("password", PASSWORD)]
        {
            phone.type_into(&format!("[name={field}]"), value).await;
            fields += 1;
        }
        assert_fits(&phone).await;
        let mut buttons = tap_button(&phone, "form button.primary").await;
        phone.wait_for_text("[role=status]", copy("setup-done")).await;
        phone.type_into("[name=entrants]", &pasted_list(13)).await;
        fields += 1;
        phone.wait_for_text(CHOSEN, copy("format-individual")).await;
        phone.wait_for_text(".draft-summary", "21:36").await;
        assert_fits(&phone).await;
        buttons += tap_button(&phone, ".draft-summary .primary").await;
        phone.wait_for_text("[role=status]", copy("done-created")).await;
        phone.wait_for_text(".draft-start", copy("draft-start-all").with("count", 13)).await;
        assert_fits(&phone).await;
        // The start is on the first screen.
        let foot = "return document.querySelector('.draft-start .primary').getBoundingClientRect().bottom";
        let foot = phone.run(foot, &[]).await.as_f64().unwrap();
        assert!(foot < f64::from(size.1), "the start ends at {foot} of {}", size.1);
        buttons += tap_button(&phone, ".draft-start .primary").await;
        phone.wait_for_text("[role=status]", copy("done-started")).await;
        assert!(buttons <= MOST_BUTTONS, "{buttons} buttons");
        assert_eq!(fields, 5);
    }
}

#[tokio::test]
async fn names_are_removed_one_by_one() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.type_into("[name=entrants]", "1. Anna\n2. Boris\n3. Vera").await;
    phone.wait_for_text(".names-understood", "Boris").await;
    phone.tap(".name-remove[value=Boris]").await;
    phone.wait_for_value("[name=entrants]", "Anna\nVera").await;
    phone.wait_for_text("#names-read", copy("offer-players").with("count", 2)).await;
    // The keyboard goes on with the name that follows.
    wait_for_focus(&phone, ".name-remove[value=Vera]").await;
    press(&phone, "Enter", 13, "\r").await;
    phone.wait_for_value("[name=entrants]", "Anna").await;
    wait_for_focus(&phone, ".name-remove[value=Anna]").await;
    // Enter in a field makes the schedule and removes nobody.
    phone.type_into("[name=entrants]", "Anna\nBoris\nVera\nGleb").await;
    phone.wait_for_text("#names-read", copy("offer-players").with("count", 4)).await;
    phone.type_into("[name=name]", "Cup").await;
    press(&phone, "Enter", 13, "\r").await;
    phone.wait_for_text("[role=status]", copy("done-created")).await;
    phone.wait_for_text(".draft-tables", "Boris").await;
}

#[tokio::test]
async fn a_start_says_whom_it_ticks() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.type_into("[name=entrants]", "Anna\nBoris\nVera\nGleb").await;
    phone.tap(".draft-summary .primary").await;
    phone.wait_for_text("[role=status]", copy("done-created")).await;
    phone.tap("label:has([name=here][value=anna])").await;
    phone.tap("#attendance .button").await;
    phone.wait_for_text("[role=status]", copy("done-present")).await;
    phone.wait_for_text(".draft-start", copy("draft-start-some").with("here", 1).with("all", 4)).await;
    phone.tap(".draft-start .primary").await;
    phone.wait_for_text("[role=status]", copy("done-started")).await;
}
