//! Pages that open without a signal, and results that survive closing the browser.

use lastcard::web::Config;
use lastcard::web::{CertificateFolder, LocalAuthority};
use tempfile::TempDir;

use crate::browser::phones::away::{Away, wait_until_kept};
use crate::browser::phones::chromium::HALL;
use crate::browser::phones::hall::Hall;
use crate::browser::phones::line::Line;
use crate::browser::phones::phone::Phone;
use crate::browser::phones::profile::Profile;
use crate::browser::table::page::hand_line;
use crate::support::copy::{copy, credit, hand, hand_of};
use crate::support::evening;

const FIRST: [(&str, &str); 2] = [("vera", "30"), ("gleb", "45")];
const SECOND: [(&str, &str); 2] = [("vera", "10"), ("gleb", "20")];

/// Waits until the phone says that the page works offline.
async fn wait_until_kept_offline(phone: &Phone) {
    phone.wait_for_text("#kept[data-state=can]", copy("offline-can")).await;
}

async fn four_players() -> Away {
    Away::new(Hall::four_players("std")).await
}

#[tokio::test]
async fn a_table_opens_offline_after_a_browser_restart() {
    let away = Away::restartable(Hall::four_players("std")).await;
    let path = away.hall.table_path(1);
    away.open(&path).await;
    wait_until_kept_offline(&away.phone).await;
    away.enter_hand(FIRST).await;
    away.phone.wait_for_text(".saved", hand(1)).await;
    away.line.cut();
    away.enter_hand(SECOND).await;
    away.phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    let away = away.restart_browser().await;
    away.open(&path).await;
    // The page opens in its last state, with the waiting results.
    away.phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    away.phone.wait_for_text(".waiting", hand_line(hand_of(2, 12), credit(&["Anna", "Boris"], 30))).await;
    away.enter_hand(FIRST).await;
    away.phone.wait_for_text(".hand-title", hand_of(4, 12)).await;
    let words = copy("following-lost-since").with("time", "").to_string();
    away.phone.wait_for_text("#following", words.split_whitespace().next().unwrap()).await;
    assert_eq!(away.hall.entries().len(), 1);
    away.wait_for_kept(2).await;
    away.line.mend();
    away.phone.wait_for_text(".saved", hand_line(hand(3), credit(&["Anna", "Boris"], 75))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1", "1.1.3 1"]);
    away.wait_for_kept(0).await;
}

#[tokio::test]
async fn rules_schedule_and_player_pages_open_offline() {
    let away = four_players().await;
    let (phone, path) = (&away.phone, away.hall.table_path(1));
    away.open(&path).await;
    wait_until_kept_offline(phone).await;
    let own = phone.run("return document.querySelector('[href*=\"/players/anna\"]').pathname", &[]).await;
    away.open(own.as_str().unwrap()).await;
    let me = phone.run("return document.querySelector('.card-address a').pathname", &[]).await;
    let me = me.as_str().unwrap();
    away.open(me).await;
    wait_until_kept_offline(phone).await;
    away.line.cut();
    away.open(me).await;
    phone.wait_for_text(".me-now", "Boris").await;
    away.open(&format!("{path}/rules")).await;
    phone.type_into("#q", "+4").await;
    phone.wait_for_text(".rules-answers", copy("ask-four")).await;
    away.open(&format!("/t/{}/schedule", away.hall.header.slug)).await;
    phone.wait_for_text("main", "Anna").await;
    // Pages that are not stored lead to those that are.
    away.open("/practice").await;
    phone.wait_for_text("h1", copy("offline-title")).await;
    phone.tap(&format!("#kept-list a[href='{path}']")).await;
    phone.wait_for_text(".hand-title", hand_of(1, 12)).await;
    // Stored pages can be forgotten.
    away.open("/kept").await;
    phone.tap("#kept-forget").await;
    phone.wait_for_text("#kept-none", copy("offline-none")).await;
}

#[tokio::test]
async fn a_proxy_error_hides_no_saved_page() {
    let away = four_players().await;
    let (phone, path) = (&away.phone, away.hall.table_path(1));
    away.open(&path).await;
    wait_until_kept_offline(phone).await;
    away.line.answer_with("502 Bad Gateway", "<h1>Bad Gateway</h1>");
    phone.reload().await;
    phone.wait_for_text(".hand-title", hand_of(1, 12)).await;
    away.enter_hand(FIRST).await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    // The stored page also opens on a network that swallows everything.
    away.line.fall_silent();
    phone.reload().await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    phone.wait_for_text(".waiting", credit(&["Anna", "Boris"], 75)).await;
    away.line.mend();
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 75))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1"]);
}

#[tokio::test]
async fn a_partly_sent_entry_is_sent_again() {
    let away = four_players().await;
    away.open(&away.hall.table_path(1)).await;
    wait_until_kept_offline(&away.phone).await;
    away.line.answer_with("408 Request Timeout", "<h1>Request Timeout</h1>");
    away.enter_hand(FIRST).await;
    away.phone.wait_for_text(".waiting", credit(&["Anna", "Boris"], 75)).await;
    away.phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    away.line.mend();
    away.phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 75))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1"]);
}

#[tokio::test]
async fn the_service_restarts_between_two_entries() {
    let mut away = four_players().await;
    let path = away.hall.table_path(1);
    away.open(&path).await;
    wait_until_kept_offline(&away.phone).await;
    away.line.cut();
    away.enter_hand(FIRST).await;
    away.phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    away.phone.reload().await;
    away.hall.restart();
    away.line.mend_to(away.hall.app.address);
    away.phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 75))).await;
    away.enter_hand(SECOND).await;
    away.phone.wait_for_text(".saved", hand_line(hand(2), credit(&["Anna", "Boris"], 30))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1"]);
}

#[tokio::test]
async fn without_encryption_only_the_open_page_works_offline() {
    let mut away = four_players().await;
    let named = away.line.url().replace("127.0.0.1", HALL);
    away.phone.open(&format!("{named}{}", away.hall.table_path(1))).await;
    away.phone.wait_for_text("#kept", copy("offline-cannot")).await;
    assert_eq!(away.phone.run("return isSecureContext", &[]).await, false);
    away.line.cut();
    away.enter_hand(FIRST).await;
    away.phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    away.phone.wait_for_text("#following", copy("offline-cannot")).await;
    away.enter_hand(SECOND).await;
    away.phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    away.wait_for_kept(2).await;
    away.hall.restart();
    away.line.mend_to(away.hall.app.address);
    away.phone.wait_for_text(".saved", hand_line(hand(2), credit(&["Anna", "Boris"], 30))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1"]);
}

#[tokio::test]
async fn over_https_a_table_opens_offline() {
    let folder = TempDir::new().unwrap();
    let folder = CertificateFolder::new(folder.path().to_owned());
    let tls =
        Some(LocalAuthority::open(&folder, vec![HALL.to_owned()]).unwrap().issue_certificate().unwrap());
    let away = Away::restartable(Hall::with_config(Config { tls, ..Config::default() })).await;
    let url = away.line.url().replace("http://127.0.0.1", &format!("https://{HALL}"));
    let url = format!("{url}{}", away.hall.table_path(1));
    away.phone.open(&url).await;
    wait_until_kept_offline(&away.phone).await;
    away.line.cut();
    away.enter_hand(FIRST).await;
    away.phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    let away = away.restart_browser().await;
    away.phone.open(&url).await;
    away.phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    away.line.mend();
    away.phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 75))).await;
    assert_eq!(away.hall.entries().len(), 1);
    away.wait_for_kept(0).await;
}

/// Enters a hand in which the first seat goes out.
async fn enter_numbered_hand(phone: &Phone, number: u32) {
    phone.wait_for_text(".hand-title", hand_of(number, 44)).await;
    phone.tap(".seat:nth-of-type(1)").await;
    phone.tap(".holding:nth-child(2) [data-key='5']").await;
    phone.tap(".holding:nth-child(4) [data-key='7']").await;
    phone.tap(".save").await;
}

#[tokio::test]
async fn ten_entries_of_two_phones_arrive_once_each() {
    let names =
        ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoya", "Ilya", "Lev", "Mila", "Nina", "Oleg"];
    let hall = Hall::among(&names, &evening::keys("individual"));
    let line = Line::to(hall.app.address).await;
    let url = |table: usize| format!("{}{}", line.url(), hall.table_path(table));
    let profiles = [Profile::new(), Profile::new()];
    let phones = [profiles[0].open_phone().await, profiles[1].open_phone().await];
    for (number, tables) in [(0, vec![1, 2]), (1, vec![3])] {
        for table in tables {
            phones[number].open(&url(table)).await;
            wait_until_kept_offline(&phones[number]).await;
        }
    }
    line.cut();
    for (number, table, hands) in [(0, 1, 4), (0, 2, 2), (1, 3, 4)] {
        phones[number].open(&url(table)).await;
        for played in 1..=hands {
            enter_numbered_hand(&phones[number], played).await;
            let waits = async || phones[number].texts(".waiting .saved-text").await.len() == played as usize;
            phones[number].wait_until(waits).await;
        }
    }
    for phone in phones {
        phone.close().await;
    }
    let phones = [profiles[0].open_phone().await, profiles[1].open_phone().await];
    line.mend();
    for (number, table, arrived) in [(0, 1, 4), (0, 2, 6), (1, 3, 10)] {
        phones[number].open(&url(table)).await;
        // While loading, a page does not know its waiting results yet.
        phones[number].wait_until(async || hall.entries().len() >= arrived).await;
        phones[number].wait_until_gone(".waiting").await;
    }
    let mut entries = hall.entries();
    entries.sort();
    let expected = [
        "1.1.1 1", "1.1.2 1", "1.1.3 1", "1.1.4 1", "1.2.1 1", "1.2.2 1", "1.3.1 1", "1.3.2 1", "1.3.3 1",
        "1.3.4 1",
    ];
    assert_eq!(entries, expected);
    for phone in &phones {
        wait_until_kept(phone, 0).await;
    }
}

#[tokio::test]
async fn the_page_of_a_replaced_code_is_not_cached() {
    let away = four_players().await;
    let (phone, path) = (&away.phone, away.hall.table_path(1));
    away.open(&path).await;
    wait_until_kept_offline(phone).await;
    away.hall.replace_code(1);
    phone.reload().await;
    phone
        .wait_for_text("main", copy("table-code-replaced").with("code", path.trim_start_matches("/at/")))
        .await;
    away.line.cut();
    away.open(&path).await;
    phone.wait_for_text("h1", copy("offline-title")).await;
}

#[tokio::test]
async fn waiting_entries_are_sent_in_the_background() {
    let away = Away::restartable(Hall::four_players("std")).await;
    let (phone, path) = (&away.phone, away.hall.table_path(1));
    away.open(&path).await;
    wait_until_kept_offline(phone).await;
    away.line.cut();
    away.enter_hand(FIRST).await;
    phone.wait_for_text(".waiting", credit(&["Anna", "Boris"], 75)).await;
    let tags = "return navigator.serviceWorker.ready.then((worker) => worker.sync.getTags())";
    phone.wait_until(async || phone.run(tags, &[]).await == serde_json::json!(["entries"])).await;
    phone.open("about:blank").await;
    away.line.mend();
    phone.wake_worker(&away.line.url()).await;
    phone.wait_until(async || away.hall.entries() == ["1.1.1 1"]).await;
    away.open(&path).await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    phone.wait_until_gone(".waiting").await;
    assert_eq!(away.hall.entries().len(), 1);
    away.wait_for_kept(0).await;
}
