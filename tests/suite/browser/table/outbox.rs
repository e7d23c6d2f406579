//! Results waiting on a phone, and half-entered hands: nothing is lost, and nothing is recorded twice.

use serde_json::json;

use crate::browser::phones::away::Away;
use crate::browser::phones::hall::Hall;
use crate::browser::phones::phone::Phone;
use crate::browser::table::page::{hand_line, penalty_line, type_in};
use crate::support::copy::{copy, credit, hand, hand_of};
use crate::support::evening;

const FIRST: [(&str, &str); 2] = [("vera", "30"), ("gleb", "45")];
const SECOND: [(&str, &str); 2] = [("vera", "10"), ("gleb", "20")];

fn place_name() -> String {
    copy("waits-place").with("tournament", "Friday night").with("table", 1).to_string()
}

/// Opens the table of an evening on a phone.
async fn open_table() -> Away {
    let away = Away::new(Hall::four_players("std")).await;
    away.open(&away.hall.table_path(1)).await;
    away.phone.wait_for_text(".save", copy("table-missing-out")).await;
    away
}

async fn enter_two_hands_without_signal(away: &Away) {
    away.line.cut();
    away.enter_hand(FIRST).await;
    away.phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    away.enter_hand(SECOND).await;
    away.phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    away.wait_for_kept(2).await;
}

#[tokio::test]
async fn the_next_hand_does_not_wait_for_an_answer() {
    let away = open_table().await;
    let phone = &away.phone;
    away.line.withhold_post_answers();
    away.enter_hand(FIRST).await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    let first = hand_line(hand_of(1, 12), credit(&["Anna", "Boris"], 75));
    phone.wait_for_text(".waiting", copy("table-sending").with("what", first)).await;
    // It is being sent: nothing to press.
    phone.wait_until_gone(".waiting button").await;
    phone.tap(".no-result summary").await;
    away.line.mend();
    phone.wait_until_gone(".waiting").await;
    assert_eq!(away.hall.entries(), ["1.1.1 1"]);
    away.wait_for_kept(0).await;
    // The answer did not replace the form that the scorer is in.
    phone.tap(".no-result[open] [value=stuck]").await;
    phone.wait_for_text(".saved", hand_line(hand(2), copy("table-void-stuck"))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1"]);
}

#[tokio::test]
async fn a_late_answer_moves_nothing() {
    let hall = Hall::four_players("std");
    let phone = Phone::ordinary().await;
    phone.open(&hall.table_url(1)).await;
    phone.wait_for_text(".save", copy("table-missing-out")).await;
    phone.cdp("Network.enable", json!({})).await;
    // The answer takes long enough for somebody to begin with the next hand.
    let far = json!({ "offline": false, "latency": 4_000, "downloadThroughput": -1, "uploadThroughput": -1 });
    phone.cdp("Network.emulateNetworkConditions", far).await;
    type_in(&phone, "anna", FIRST).await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    phone.tap(".seat:has([value=boris])").await;
    let first = hand_line(hand_of(1, 12), credit(&["Anna", "Boris"], 75));
    phone.wait_for_text(".sending", format!("✓ {first}")).await;
    phone.wait_for_text(".save", copy("table-missing-cards").with("name", "Vera")).await;
    assert_eq!(hall.entries(), ["1.1.1 1"]);
    // The next result takes its place.
    for (player, points) in SECOND {
        phone.type_into(&format!("[data-player={player}] .total input"), points).await;
    }
    phone.tap(".save").await;
    let second = hand_line(hand_of(2, 12), credit(&["Anna", "Boris"], 30));
    phone.wait_for_text(".sending", copy("table-sending").with("what", second)).await;
    phone.wait_for_text(".saved", hand(2)).await;
    assert_eq!(hall.entries(), ["1.1.1 1", "1.1.2 1"]);
}

#[tokio::test]
async fn results_sent_at_last_are_confirmed_to_a_busy_scorer() {
    let away = open_table().await;
    let phone = &away.phone;
    enter_two_hands_without_signal(&away).await;
    phone.tap(".seat:has([value=boris])").await;
    phone.wait_for_text(".save", copy("table-missing-cards").with("name", "Gleb")).await;
    let top = "return Math.round(document.querySelector('#play').getBoundingClientRect().top)";
    let before = phone.run(top, &[]).await;
    away.line.mend();
    for (number, points) in [(1, 75), (2, 30)] {
        let result = hand_line(hand_of(number, 12), credit(&["Anna", "Boris"], points));
        phone.wait_for_text(".sent", format!("✓ {result}")).await;
        phone.wait_for_text("body > [role=status]", result).await;
    }
    phone.wait_until_gone(".waiting, .sending button, .sending ~ .sending").await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1"]);
    // Nothing moved under the scorer's finger.
    phone.wait_for_text(".save", copy("table-missing-cards").with("name", "Gleb")).await;
    assert_eq!(phone.run(top, &[]).await, before);
}

#[tokio::test]
async fn two_tabs_record_everything_once() {
    let away = Away::restartable(Hall::four_players("std")).await;
    let (phone, path) = (&away.phone, away.hall.table_path(1));
    away.open(&path).await;
    phone.wait_for_text(".save", copy("table-missing-out")).await;
    // The same code is scanned again: the second tab is in the middle of hand 1 when the signal goes.
    phone.open_tab(&away.url(&path)).await;
    phone.tap(".seat:has([value=anna])").await;
    phone.wait_for_text(".save", copy("table-missing-cards").with("name", "Vera")).await;
    phone.switch_to_tab(0).await;
    enter_two_hands_without_signal(&away).await;
    phone.close_tab().await;
    for (player, points) in FIRST {
        phone.type_into(&format!("[data-player={player}] .total input"), points).await;
    }
    phone.tap(".save").await;
    phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    // Neither tab overwrote the other's results.
    away.wait_for_kept(3).await;
    away.line.mend();
    phone.wait_for_text(".saved", hand_line(hand(2), credit(&["Anna", "Boris"], 30))).await;
    phone.wait_until_gone(".waiting").await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1"]);
    away.wait_for_kept(0).await;
}

#[tokio::test]
async fn a_tab_continues_where_the_other_stopped() {
    let away = Away::restartable(Hall::four_players("std")).await;
    let (phone, path) = (&away.phone, away.hall.table_path(1));
    away.open(&path).await;
    phone.open_tab(&away.url(&path)).await;
    phone.wait_for_text(".save", copy("table-missing-out")).await;
    away.line.cut();
    away.enter_hand(FIRST).await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    phone.close_tab().await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    phone.wait_for_text(".waiting", hand_line(hand_of(1, 12), credit(&["Anna", "Boris"], 75))).await;
    away.enter_hand(SECOND).await;
    away.line.mend();
    phone.wait_for_text(".saved", hand_line(hand(2), credit(&["Anna", "Boris"], 30))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1"]);
}

#[tokio::test]
async fn a_closed_tab_loses_nothing() {
    let away = Away::restartable(Hall::four_players("std")).await;
    let (phone, path) = (&away.phone, away.hall.table_path(1));
    away.open("/").await;
    phone.open_tab(&away.url(&path)).await;
    phone.wait_for_text(".save", copy("table-missing-out")).await;
    away.line.cut();
    away.enter_hand(FIRST).await;
    phone.wait_for_text(".waiting", credit(&["Anna", "Boris"], 75)).await;
    phone.close_tab().await;
    away.line.mend();
    away.open(&path).await;
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 75))).await;
    assert_eq!(away.hall.entries().len(), 1);
    away.wait_for_kept(0).await;
}

#[tokio::test]
async fn a_new_code_loses_no_waiting_entry() {
    let away = Away::new(Hall::four_players("std")).await;
    let (phone, old) = (&away.phone, away.hall.table_path(1));
    away.open(&old).await;
    phone.wait_for_text(".save", copy("table-missing-out")).await;
    away.line.cut();
    away.enter_hand(FIRST).await;
    phone.wait_for_text(".waiting", credit(&["Anna", "Boris"], 75)).await;
    let new = away.hall.replace_code(1);
    away.line.mend();
    // The page of the old code accepts nothing more, and says where the waiting results will go.
    phone.wait_for_text("#play", copy("table-code-changed")).await;
    phone.wait_for_text(".waiting", credit(&["Anna", "Boris"], 75)).await;
    phone.reload().await;
    phone
        .wait_for_text("main", copy("table-code-replaced").with("code", old.trim_start_matches("/at/")))
        .await;
    phone.wait_for_text(".waits", place_name()).await;
    phone.wait_for_text(".waits", hand_line(hand_of(1, 12), credit(&["Anna", "Boris"], 75))).await;
    phone.tap(".waits .send").await;
    phone.wait_for_text(".waits .code-gone", copy("waits-code-gone")).await;
    assert_eq!(away.hall.entries(), Vec::<String>::new());
    away.open(&new).await;
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 75))).await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    assert_eq!(away.hall.entries().len(), 1);
    away.wait_for_kept(0).await;
}

#[tokio::test]
async fn waiting_entries_are_shown_on_every_page() {
    let away = Away::restartable(Hall::open(&evening::keys("eight-player"))).await;
    let (phone, first, second) = (&away.phone, away.hall.table_path(1), away.hall.table_path(2));
    away.open(&first).await;
    phone.wait_for_text(".hand-title", hand_of(1, 28)).await;
    // Some browsers have no background sync.
    phone
        .run("Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined })", &[])
        .await;
    phone.tap(".seat:nth-of-type(1)").await;
    phone.tap(".holding:nth-child(2) [data-key='5']").await;
    phone.tap(".holding:nth-child(4) [data-key='7']").await;
    away.line.cut();
    phone.tap(".save").await;
    phone.wait_for_text(".waiting", hand_of(1, 28)).await;
    // The page is closed before the signal is back: nothing is sent in the background.
    phone.open_tab("about:blank").await;
    phone.switch_to_tab(0).await;
    phone.close_tab().await;
    away.line.mend();
    let leaderboard = format!("/t/{}", away.hall.header.slug);
    for path in ["/", "/at", "/at/222222", &leaderboard, &second] {
        away.open(path).await;
        phone.wait_for_text(".waits", place_name()).await;
        phone.wait_for_text(".waits", hand_of(1, 28)).await;
    }
    assert_eq!(away.hall.entries(), Vec::<String>::new());
    phone.tap(".waits .send").await;
    phone.wait_until_gone(".waits").await;
    assert_eq!(away.hall.entries(), ["1.1.1 1"]);
    away.wait_for_kept(0).await;
}

#[tokio::test]
async fn entries_of_an_earlier_version_are_migrated() {
    let away = Away::new(Hall::four_players("std")).await;
    let (phone, path) = (&away.phone, away.hall.table_path(1));
    let code = path.strip_prefix("/at/").unwrap();
    away.open("/").await;
    let keep = "
        const entry = { key: 'kept-by-the-old-one', action: `/at/${arguments[0]}/entries`, slot: '1.1.1', kept: true,
            what: 'Hand 1 of 12: Anna and Boris +75', body: 'slot=1.1.1&based_on=0&entry_key=kept-by-the-old-one&out=anna&total.vera=30&total.gleb=45' };
        localStorage.setItem(`lastcard.at.${arguments[0]}`, JSON.stringify([entry]));
        const { tournament, table } = { tournament: arguments[1], table: '1' };
        const second = { ...entry, key: 'kept-by-the-next', slot: '1.1.2', tournament, table, where: 'Table 1', code: arguments[0], order: 7,
            body: 'slot=1.1.2&based_on=0&entry_key=kept-by-the-next&out=anna&total.vera=10&total.gleb=20' };
        localStorage.setItem(`lastcard.waits.${tournament}.1.kept-by-the-next`, JSON.stringify(second));
    ";
    phone.run(keep, &[code, away.hall.header.id.as_str()]).await;
    phone.reload().await;
    phone.wait_for_text(".waits", "Anna and Boris +75").await;
    away.open(&path).await;
    phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    phone.wait_until_gone(".waiting").await;
    assert_eq!(away.hall.entries().len(), 2);
    away.wait_for_kept(0).await;
}

#[tokio::test]
async fn a_half_entered_hand_survives_reload_and_closing() {
    let away = Away::restartable(Hall::four_players("std")).await;
    let (phone, path) = (&away.phone, away.hall.table_path(1));
    away.open(&path).await;
    phone.tap(".seat:has([value=anna])").await;
    phone.tap("[data-player=vera] [data-key=SKIP]").await;
    phone.type_into("[data-player=gleb] .total input", "45").await;
    phone.reload().await;
    phone.wait_for_text(".save", credit(&["Anna", "Boris"], 65)).await;
    phone.open_tab(&away.url("/")).await;
    phone.switch_to_tab(0).await;
    phone.close_tab().await;
    away.open(&path).await;
    phone
        .wait_until(async || {
            phone.texts("[data-player=vera] .held [data-take-back=SKIP]:has(.card)").await.len() == 1
        })
        .await;
    phone.tap(".save").await;
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 65))).await;
    // A saved draft is gone, even after the hand is taken back.
    phone.tap("[name=undo]").await;
    let result = credit(&["Anna", "Boris"], 65);
    phone
        .wait_for_text(".taken-back", copy("table-taken-back").with("hand", hand(1)).with("result", result))
        .await;
    phone.reload().await;
    phone.wait_for_text(".save", copy("table-missing-out")).await;
}

#[tokio::test]
async fn a_half_entered_hand_yields_to_a_recorded_result() {
    let away = Away::new(Hall::four_players("std")).await;
    let (phone, path) = (&away.phone, away.hall.table_path(1));
    away.open(&path).await;
    phone.tap(".seat:has([value=anna])").await;
    phone.type_into("[data-player=vera] .total input", "31").await;
    away.open("/").await;
    let other = Phone::ordinary().await;
    other.open(&away.hall.table_url(1)).await;
    type_in(&other, "anna", FIRST).await;
    other.wait_for_text(".saved", credit(&["Anna", "Boris"], 75)).await;
    away.open(&path).await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    phone.wait_for_text(".save", copy("table-missing-out")).await;
    let drafts = "return Object.keys(localStorage).filter((name) => name.startsWith('lastcard.draft.'))";
    phone.wait_until(async || phone.run(drafts, &[]).await == serde_json::json!([])).await;
}

#[tokio::test]
async fn the_save_button_shows_problems_and_attempts_never_accumulate() {
    let away = Away::new(Hall::four_players("std")).await;
    let (phone, path) = (&away.phone, away.hall.table_path(1));
    away.open(&path).await;
    phone.tap(".seat:has([value=anna])").await;
    phone.type_into("[data-player=gleb] .total input", "45").await;
    let no_number =
        |given| copy("problem-out-of-range").with("given", given).with("min", 0).with("max", 1240);
    let too_many = copy("problem-totals-too-high").with("total", 1245).with("max", 1240);
    for (typed, says) in [
        ("abc", no_number("abc")),
        ("3.5", no_number("3.5")),
        ("-5", no_number("-5")),
        ("9999", no_number("9999")),
        ("1200", too_many),
    ] {
        phone.type_into("[data-player=vera] .total input", typed).await;
        phone.wait_for_text(".save.unready", says).await;
        phone.tap(".save").await;
    }
    assert_eq!(away.hall.entries(), Vec::<String>::new());
    phone.type_into("[data-player=vera] .total input", "30").await;
    phone.wait_for_text(".save", credit(&["Anna", "Boris"], 75)).await;
    // A fault that only the server can find: the hand is refused three times, reported once, and the form is still
    // there.
    phone.tap(".penalties summary").await;
    phone.choose("[name='penalty.1.player']", "vera").await;
    let penalty = copy("table-penalty").with("number", 1).to_string();
    let kind = copy("table-wrong-penalty-kind").to_string();
    let wrong = copy("table-wrong-of").with("name", penalty).with("text", kind).to_string();
    for _ in 0..3 {
        phone.tap(".save").await;
        phone.wait_for_text(".refusal", &wrong).await;
        phone.wait_until_gone(".waiting").await;
    }
    phone
        .wait_until(async || {
            phone.run("return document.activeElement.className", &[]).await == "notice bad refusal"
        })
        .await;
    away.wait_for_kept(0).await;
    phone.reload().await;
    phone.wait_for_value("[name='penalty.1.player']", "vera").await;
    phone.choose("[name='penalty.1.kind']", "hint").await;
    phone.tap(".save").await;
    phone.wait_for_text(".saved", penalty_line("Vera", "hint", 4)).await;
}

#[tokio::test]
async fn a_new_attempt_replaces_the_contested_one() {
    let away = Away::new(Hall::four_players("std")).await;
    let (phone, path) = (&away.phone, away.hall.table_path(1));
    away.open(&path).await;
    phone.wait_for_text(".save", copy("table-missing-out")).await;
    away.line.cut();
    away.enter_hand(FIRST).await;
    phone.wait_for_text(".waiting", credit(&["Anna", "Boris"], 75)).await;
    let other = Phone::ordinary().await;
    other.open(&away.hall.table_url(1)).await;
    type_in(&other, "anna", SECOND).await;
    other.wait_for_text(".saved", credit(&["Anna", "Boris"], 30)).await;
    away.line.mend();
    phone.wait_for_text(".contested .yours", credit(&["Anna", "Boris"], 75)).await;
    // The entry stays until somebody decides.
    away.wait_for_kept(1).await;
    phone.type_into("[data-player=gleb] .total input", "46").await;
    phone.tap(".save").await;
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 76))).await;
    phone.wait_until_gone(".waiting").await;
    away.wait_for_kept(0).await;
}

#[tokio::test]
async fn saving_is_announced_and_focuses_the_next_hand() {
    let away = open_table().await;
    let phone = &away.phone;
    phone.run("window.region = document.querySelector('body > [role=status]')", &[]).await;
    for number in 1..=2 {
        away.enter_hand(FIRST).await;
        phone.wait_for_text(".hand-title", hand_of(number + 1, 12)).await;
        let saved = hand_line(hand(number), credit(&["Anna", "Boris"], 75));
        let said = "return window.region.isConnected && window.region.textContent.includes(arguments[0])";
        phone.wait_until(async || phone.run(said, &[&saved]).await == true).await;
        let (focused, title) =
            ("return document.activeElement.textContent", hand_of(number + 1, 12).to_string());
        phone.wait_until(async || phone.run(focused, &[]).await == *title).await;
    }
}
