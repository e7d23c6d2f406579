//! Pages that open without a signal, and results that survive closing the browser.

use lastcard::web::Config;
use lastcard::web::tls::{CertificateFolder, LocalAuthority};
use tempfile::TempDir;

use super::away::{Away, has_kept};
use super::chromium::HALL;
use super::hall::Hall;
use super::line::Line;
use super::phone::Phone;
use super::profile::Profile;
use super::table::told;
use crate::support::copy::{copy, credit, hand, hand_of};
use crate::support::evening;

const FIRST: [(&str, &str); 2] = [("vera", "30"), ("gleb", "45")];
const SECOND: [(&str, &str); 2] = [("vera", "10"), ("gleb", "20")];

/// Waits until the phone says that the page works offline.
async fn keeps(phone: &Phone) {
    phone.sees("#kept[data-state=can]", copy("kept-can")).await;
}

async fn four_players() -> Away {
    Away::at(Hall::four_players("std")).await
}

#[tokio::test]
async fn a_table_opens_without_a_signal_after_the_browser_was_closed() {
    let away = Away::whole(Hall::four_players("std")).await;
    let path = away.hall.table(1);
    away.opens(&path).await;
    keeps(&away.phone).await;
    away.types(FIRST).await;
    away.phone.sees(".hand-title", hand_of(2, 12)).await;
    away.line.cut();
    away.types(SECOND).await;
    away.phone.sees(".hand-title", hand_of(3, 12)).await;
    let away = away.restarts().await;
    away.opens(&path).await;
    // The page opens in its last state, with the results that wait.
    away.phone.sees(".hand-title", hand_of(3, 12)).await;
    away.phone.sees(".waiting", told(hand_of(2, 12), credit(&["Anna", "Boris"], 30))).await;
    away.types(FIRST).await;
    away.phone.sees(".hand-title", hand_of(4, 12)).await;
    let words = copy("following-lost-since").with("time", "").to_string();
    away.phone.sees("#following", words.split_whitespace().next().unwrap()).await;
    assert_eq!(away.hall.entries().len(), 1);
    away.has_kept(2).await;
    away.line.mend();
    away.phone.sees(".saved", told(hand(3), credit(&["Anna", "Boris"], 75))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1", "1.1.3 1"]);
    away.has_kept(0).await;
}

#[tokio::test]
async fn rules_schedule_and_a_players_page_open_without_a_signal() {
    let away = four_players().await;
    let (phone, path) = (&away.phone, away.hall.table(1));
    away.opens(&path).await;
    keeps(phone).await;
    let own = phone.run("return document.querySelector('[href*=\"/players/anna\"]').pathname", &[]).await;
    away.opens(own.as_str().unwrap()).await;
    let me = phone.run("return document.querySelector('.card-address a').pathname", &[]).await;
    let me = me.as_str().unwrap();
    away.opens(me).await;
    keeps(phone).await;
    away.line.cut();
    away.opens(me).await;
    phone.sees(".me-now", "Boris").await;
    away.opens(&format!("{path}/rules")).await;
    phone.type_into("#q", "+4").await;
    phone.sees(".rules-answers", copy("ask-four")).await;
    away.opens(&format!("/t/{}/schedule", away.hall.header.slug)).await;
    phone.sees("main", "Anna").await;
    // Pages that are not stored lead to those that are.
    away.opens("/practice").await;
    phone.sees("h1", copy("kept-title")).await;
    phone.tap(&format!("#kept-list a[href='{path}']")).await;
    phone.sees(".hand-title", hand_of(1, 12)).await;
    // Stored pages can be forgotten.
    away.opens("/kept").await;
    phone.tap("#kept-forget").await;
    phone.sees("#kept-none", copy("kept-none")).await;
}

#[tokio::test]
async fn a_proxy_that_answers_for_the_service_hides_no_page() {
    let away = four_players().await;
    let (phone, path) = (&away.phone, away.hall.table(1));
    away.opens(&path).await;
    keeps(phone).await;
    away.line.answers("502 Bad Gateway", "<h1>Bad Gateway</h1>");
    phone.reload().await;
    phone.sees(".hand-title", hand_of(1, 12)).await;
    away.types(FIRST).await;
    phone.sees(".hand-title", hand_of(2, 12)).await;
    // The stored page also opens on a network that swallows everything.
    away.line.falls_silent();
    phone.reload().await;
    phone.sees(".hand-title", hand_of(2, 12)).await;
    phone.sees(".waiting", credit(&["Anna", "Boris"], 75)).await;
    away.line.mend();
    phone.sees(".saved", told(hand(1), credit(&["Anna", "Boris"], 75))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1"]);
}

#[tokio::test]
async fn an_entry_of_which_only_a_part_arrived_is_sent_again() {
    let away = four_players().await;
    away.opens(&away.hall.table(1)).await;
    keeps(&away.phone).await;
    away.line.answers("408 Request Timeout", "<h1>Request Timeout</h1>");
    away.types(FIRST).await;
    away.phone.sees(".waiting", credit(&["Anna", "Boris"], 75)).await;
    away.phone.sees(".hand-title", hand_of(2, 12)).await;
    away.line.mend();
    away.phone.sees(".saved", told(hand(1), credit(&["Anna", "Boris"], 75))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1"]);
}

#[tokio::test]
async fn the_service_restarts_between_two_entries() {
    let mut away = four_players().await;
    let path = away.hall.table(1);
    away.opens(&path).await;
    keeps(&away.phone).await;
    away.line.cut();
    away.types(FIRST).await;
    away.phone.sees(".hand-title", hand_of(2, 12)).await;
    away.phone.reload().await;
    away.hall.starts_again();
    away.line.mend_to(away.hall.app.address);
    away.phone.sees(".saved", told(hand(1), credit(&["Anna", "Boris"], 75))).await;
    away.types(SECOND).await;
    away.phone.sees(".saved", told(hand(2), credit(&["Anna", "Boris"], 30))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1"]);
}

#[tokio::test]
async fn without_encryption_the_open_page_holds_everything_and_says_what_it_cannot_do() {
    let mut away = four_players().await;
    let named = away.line.url().replace("127.0.0.1", HALL);
    away.phone.open(&format!("{named}{}", away.hall.table(1))).await;
    away.phone.sees("#kept", copy("kept-cannot")).await;
    assert_eq!(away.phone.run("return isSecureContext", &[]).await, false);
    away.line.cut();
    away.types(FIRST).await;
    away.phone.sees(".hand-title", hand_of(2, 12)).await;
    away.phone.sees("#following", copy("kept-cannot")).await;
    away.types(SECOND).await;
    away.phone.sees(".hand-title", hand_of(3, 12)).await;
    away.has_kept(2).await;
    away.hall.starts_again();
    away.line.mend_to(away.hall.app.address);
    away.phone.sees(".saved", told(hand(2), credit(&["Anna", "Boris"], 30))).await;
    assert_eq!(away.hall.entries(), ["1.1.1 1", "1.1.2 1"]);
}

#[tokio::test]
async fn over_https_by_a_name_a_table_opens_without_a_signal() {
    let folder = TempDir::new().unwrap();
    let folder = CertificateFolder::new(folder.path().to_owned());
    let tls = Some(LocalAuthority::open(&folder, vec![HALL.to_owned()]).unwrap().serve().unwrap());
    let away = Away::whole(Hall::with(Config { tls, ..Config::default() })).await;
    let url = away.line.url().replace("http://127.0.0.1", &format!("https://{HALL}"));
    let url = format!("{url}{}", away.hall.table(1));
    away.phone.open(&url).await;
    keeps(&away.phone).await;
    away.line.cut();
    away.types(FIRST).await;
    away.phone.sees(".hand-title", hand_of(2, 12)).await;
    let away = away.restarts().await;
    away.phone.open(&url).await;
    away.phone.sees(".hand-title", hand_of(2, 12)).await;
    away.line.mend();
    away.phone.sees(".saved", told(hand(1), credit(&["Anna", "Boris"], 75))).await;
    assert_eq!(away.hall.entries().len(), 1);
    away.has_kept(0).await;
}

/// Enters a hand in which the first seat goes out.
async fn enters(phone: &Phone, number: u32) {
    phone.sees(".hand-title", hand_of(number, 44)).await;
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
    let url = |table: usize| format!("{}{}", line.url(), hall.table(table));
    let profiles = [Profile::new(), Profile::new()];
    let phones = [profiles[0].opens().await, profiles[1].opens().await];
    for (number, tables) in [(0, vec![1, 2]), (1, vec![3])] {
        for table in tables {
            phones[number].open(&url(table)).await;
            keeps(&phones[number]).await;
        }
    }
    line.cut();
    for (number, table, hands) in [(0, 1, 4), (0, 2, 2), (1, 3, 4)] {
        phones[number].open(&url(table)).await;
        for played in 1..=hands {
            enters(&phones[number], played).await;
            let waits = async || phones[number].texts(".waiting").await.len() == played as usize;
            phones[number].until(waits).await;
        }
    }
    for phone in phones {
        phone.closes().await;
    }
    let phones = [profiles[0].opens().await, profiles[1].opens().await];
    line.mend();
    for (number, table, arrived) in [(0, 1, 4), (0, 2, 6), (1, 3, 10)] {
        phones[number].open(&url(table)).await;
        // On loading, a page does not know its waiting results yet.
        phones[number].until(async || hall.entries().len() >= arrived).await;
        phones[number].sees_no(".waiting").await;
    }
    let mut entries = hall.entries();
    entries.sort();
    let expected = [
        "1.1.1 1", "1.1.2 1", "1.1.3 1", "1.1.4 1", "1.2.1 1", "1.2.2 1", "1.3.1 1", "1.3.2 1", "1.3.3 1",
        "1.3.4 1",
    ];
    assert_eq!(entries, expected);
    for phone in &phones {
        has_kept(phone, 0).await;
    }
}

#[tokio::test]
async fn the_page_of_a_code_that_was_replaced_is_not_kept() {
    let away = four_players().await;
    let (phone, path) = (&away.phone, away.hall.table(1));
    away.opens(&path).await;
    keeps(phone).await;
    away.hall.new_code(1);
    phone.reload().await;
    phone.sees("main", copy("table-code-replaced").with("code", path.trim_start_matches("/at/"))).await;
    away.line.cut();
    away.opens(&path).await;
    phone.sees("h1", copy("kept-title")).await;
}

#[tokio::test]
async fn the_browser_sends_what_waits_while_no_page_is_open() {
    let away = Away::whole(Hall::four_players("std")).await;
    let (phone, path) = (&away.phone, away.hall.table(1));
    away.opens(&path).await;
    keeps(phone).await;
    away.line.cut();
    away.types(FIRST).await;
    phone.sees(".waiting", credit(&["Anna", "Boris"], 75)).await;
    let tags = "return navigator.serviceWorker.ready.then((worker) => worker.sync.getTags())";
    phone.until(async || phone.run(tags, &[]).await == serde_json::json!(["entries"])).await;
    phone.open("about:blank").await;
    away.line.mend();
    phone.wakes_the_worker(&away.line.url()).await;
    phone.until(async || away.hall.entries() == ["1.1.1 1"]).await;
    away.opens(&path).await;
    phone.sees(".hand-title", hand_of(2, 12)).await;
    phone.sees_no(".waiting").await;
    assert_eq!(away.hall.entries().len(), 1);
    away.has_kept(0).await;
}
