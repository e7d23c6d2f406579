//! A tournament of every format, from the organiser's form to the end, in one browser.

use super::phone::Phone;
use super::table::{deals_next, told, won};
use crate::support::app::{PASSWORD, spawn_app};
use crate::support::copy::{copy, credit};
use crate::support::database::Database;
use crate::support::gap::{GAP, at_gaps};

/// Creates a tournament, starts it, and opens its table.
pub(super) async fn begin(phone: &Phone, home: &str, format: &str, fields: &[(&str, &str)], names: &str) {
    phone.open(&format!("{home}/organise/tournaments/new")).await;
    phone.type_into("[name=entrants]", names).await;
    phone.tap(&format!("label:has([name=format][value={format}])")).await;
    phone.type_into("[name=name]", format).await;
    for (field, value) in fields {
        if ["scoring", "hands_per_block"].contains(field) {
            phone.tap(&format!("label:has([name={field}][value='{value}'])")).await;
        } else {
            phone.type_into(&format!("[name={field}]"), value).await;
        }
    }
    phone.tap("label:has([name=order][value=typed])").await;
    phone.tap("#rest button.primary").await;
    phone.sees("[role=status]", copy("done-created")).await;
    phone.tap("[name=everybody]").await;
    phone.sees("[role=status]", copy("done-present")).await;
    phone.tap("[formaction$='/start']").await;
    phone.sees("[role=status]", copy("done-started")).await;
    phone.tap(".room-code > summary").await;
    let code = phone.sees(".code", "").await;
    phone.open(&format!("{home}/at/{}", code.trim())).await;
}

/// Enters the player who went out, and the totals of the others.
pub(super) async fn out(phone: &Phone, out: &str, left: &[(&str, &str)]) {
    phone.tap(&format!(".seat:has([value={out}])")).await;
    for (player, points) in left {
        phone.type_into(&format!("[data-player={player}] .total input"), points).await;
    }
    phone.tap(".save").await;
}

/// Taps the players in finishing order; the last one follows by itself.
async fn finish(phone: &Phone, order: &[&str]) {
    for player in order {
        phone.tap(&format!(".seat:has([name='place.{player}'])")).await;
    }
    phone.tap(".save").await;
}

/// Reads the leaderboard, row by row.
async fn standings(phone: &Phone, home: &str, slug: &str) -> Vec<String> {
    phone.open(&format!("{home}/t/{slug}")).await;
    let rows = phone.texts("table.standings tbody tr").await;
    rows.into_iter().map(|row| row.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

pub(super) async fn organiser(phone: &Phone, home: &str, code: &str) {
    phone.open(&format!("{home}/setup?code={code}")).await;
    for (field, value) in [("club", "Aurora"), ("name", "Vera"), ("login", "vera"), ("password", PASSWORD)] {
        phone.type_into(&format!("[name={field}]"), value).await;
    }
    phone.tap("form button.primary").await;
    phone.sees("main", copy("desk-empty-action")).await;
}

#[tokio::test]
async fn one_tournament_of_every_match_format_is_created_played_and_ended() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;

    begin(&phone, &home, "two-vs-two", &[("target", "50")], "Anna+Boris\nVera+Gleb").await;
    out(&phone, "anna", &[("vera", "30"), ("gleb", "20")]).await;
    phone.sees("#play", won(&["Anna & Boris"])).await;

    begin(&phone, &home, "team", &[("target", "60")], "Anna+Boris+Dina\nVera+Gleb+Egor").await;
    out(&phone, "vera", &[("anna", "30"), ("boris", "20"), ("dina", "9")]).await;
    phone.sees(".saved", credit(&["Vera & Gleb & Egor"], 59)).await;
    out(&phone, "vera", &[("anna", "1"), ("boris", "0"), ("dina", "0")]).await;
    phone.sees("#play", won(&["Vera & Gleb & Egor"])).await;

    let did = copy("board-last-hand");
    begin(&phone, &home, "challenge", &[("limit", "50")], "Anna\nBoris\nVera").await;
    out(&phone, "anna", &[("boris", "50"), ("vera", "10")]).await;
    let charge = |name, points| copy("table-charge").with("names", name).with("points", points).to_string();
    let charges = [charge("Boris", 50), charge("Vera", 10)].join(&copy("table-list-comma").to_string());
    phone.sees(".saved", copy("table-charged").with("out", "Anna").with("charges", charges)).await;
    phone.sees_no(".seat:has([value=boris])").await;
    out(&phone, "vera", &[("anna", "50")]).await;
    phone.sees("#play", won(&["Vera"])).await;
    assert_eq!(
        standings(&phone, &home, "challenge").await,
        [
            format!("1 Vera {} 10 {did} 0", copy("state-winner")),
            format!("2 Anna {} 50 {did} +50", copy("state-eliminated")),
            format!("3 Boris {} 50 {did} +50", copy("state-eliminated")),
        ]
    );

    begin(&phone, &home, "cowboy", &[("agreed_hands", "1")], "Anna\nBoris\nVera").await;
    // A second tap takes back this place and all below it.
    phone.tap(".seat:has([name='place.anna'])").await;
    phone.tap(".seat:has([name='place.anna'])").await;
    phone.sees(".save", copy("table-missing-order")).await;
    finish(&phone, &["vera", "boris"]).await;
    let before = ["Vera", "Boris"].join(&copy("table-list-comma").to_string());
    phone.sees(".saved", copy("table-order").with("before", before).with("last", "Anna")).await;
    phone.sees("#play", copy("table-over")).await;
    assert_eq!(
        standings(&phone, &home, "cowboy").await,
        [
            format!("1 Boris 0 {did} –"),
            format!("1 Vera 0 {did} –"),
            format!("3 Anna 1 {did} {}", copy("public-lost")),
        ]
    );

    begin(&phone, &home, "duo", &[("limit", "40")], "Anna\nBoris").await;
    phone.sees(".seat:has([value=anna])", copy("table-drafts")).await;
    out(&phone, "anna", &[("boris", "30")]).await;
    phone.sees(".seat:has([value=boris])", copy("table-drafts")).await;
    out(&phone, "anna", &[("boris", "10")]).await;
    phone.sees("#play", won(&["Anna"])).await;
}

#[tokio::test]
async fn everyone_for_themselves_ends_by_every_scoring() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    let names = "Anna\nBoris\nVera\nGleb\nDina";
    let free = "free-for-all";

    begin(&phone, &home, free, &[("scoring", "std"), ("target", "20")], names).await;
    out(&phone, "anna", &[("boris", "5"), ("vera", "5"), ("gleb", "5"), ("dina", "5")]).await;
    phone.sees("#play", won(&["Anna"])).await;

    begin(&phone, &home, free, &[("scoring", "lose200"), ("limit", "20")], names).await;
    out(&phone, "anna", &[("boris", "5"), ("vera", "5"), ("gleb", "20"), ("dina", "5")]).await;
    phone.sees("#play", won(&["Anna", "Boris", "Vera", "Dina"])).await;

    begin(&phone, &home, free, &[("scoring", "lazy"), ("agreed_hands", "1")], names).await;
    phone.taps();
    phone.tap(".seat:has([value=anna])").await;
    phone.tap(".endings [data-out=anna][value=gleb]").await;
    assert_eq!(phone.taps(), 2);
    phone.sees("#play", copy("table-over")).await;
    phone.sees(".saved", deals_next("Anna", &["Gleb"])).await;

    // Points that are summed must be counted (§0.5.9c).
    begin(&phone, &home, free, &[("scoring", "max_loser"), ("agreed_hands", "1")], names).await;
    out(&phone, "anna", &[("boris", "5"), ("vera", "5"), ("gleb", "20"), ("dina", "5")]).await;
    phone.sees("#play", copy("table-over")).await;
    let loses = copy("table-lazy").with("out", "Anna").with("losers", "Gleb").with("count", 1);
    phone.sees(".saved", loses).await;

    begin(&phone, &home, free, &[("scoring", "placement"), ("agreed_hands", "1")], names).await;
    finish(&phone, &["dina", "boris", "anna", "vera"]).await;
    phone.sees("#play", won(&["Dina"])).await;

    begin(&phone, &home, free, &[("scoring", "refill"), ("agreed_hands", "1")], "Anna\nBoris").await;
    for (player, points, left) in [("anna", "2", "30"), ("boris", "1", "0")] {
        phone.type_into(&format!("[name='points.{player}']"), points).await;
        phone.type_into(&format!("[name='total.{player}']"), left).await;
    }
    phone.tap(".save").await;
    let credited = [credit(&["Anna"], 2), credit(&["Boris"], 1)].join(&copy("table-list-comma").to_string());
    phone.sees(".saved", credited).await;
    phone.sees("#play", won(&["Anna"])).await;
}

/// Records the current hand and returns its points: the first seat goes out, the others are left with 7 each.
async fn any_hand(phone: &Phone) {
    let title = phone.text(".hand-title").await;
    phone.tap("#play .seat:first-of-type").await;
    // The movement decides which holdings are asked for.
    let asked = "return [...document.querySelectorAll('#play .holding .total input')].filter((e) => !e.disabled).map((e) => e.name)";
    let mut fields: Vec<String> = Vec::new();
    phone
        .until(async || {
            fields = serde_json::from_value(phone.run(asked, &[]).await).unwrap();
            fields.len() == 2
        })
        .await;
    for field in fields {
        phone.type_into(&format!("#play [name='{field}']"), "7").await;
    }
    phone.tap("#play .save").await;
    let of = copy("table-hand-of").with("hand", GAP).with("hands", GAP);
    let hand = at_gaps(&title, of).expect("a hand of so many")[0];
    phone.sees(".saved", told(hand, "")).await;
}

#[tokio::test]
async fn an_individual_and_eight_players_play_a_short_evening_to_its_end() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;

    let five = "Anna\nBoris\nVera\nGleb\nDina";
    begin(&phone, &home, "individual", &[("hands_per_block", "1")], five).await;
    for _ in 0..5 {
        phone.reads("#play", copy("table-sitting-out").with("names", GAP)).await;
        any_hand(&phone).await;
    }
    phone.sees("#play", copy("table-over")).await;
    let rows = standings(&phone, &home, "individual").await;
    assert_eq!(rows.len(), 5);
    assert!(rows[0].contains(&copy("state-winner").to_string()), "{rows:?}");

    let eight = "Anna\nBoris\nVera\nGleb\nDina\nEgor\nZoya\nIvan";
    begin(&phone, &home, "eight-player", &[("hands_per_block", "2"), ("blocks", "1")], eight).await;
    any_hand(&phone).await;
    any_hand(&phone).await;
    phone.sees("#play", copy("table-done")).await;
    phone.open(&format!("{home}/organise/t/eight-player")).await;
    phone.tap("#table-2 .room-code > summary").await;
    let code = phone.sees("#table-2 .code", "").await;
    phone.open(&format!("{home}/at/{code}")).await;
    any_hand(&phone).await;
    any_hand(&phone).await;
    phone.sees("#play", copy("table-over")).await;
    let rows = standings(&phone, &home, "eight-player").await;
    assert!(rows.len() == 8 && rows[0].contains(&copy("state-winner").to_string()), "{rows:?}");
}

#[tokio::test]
async fn two_who_share_the_first_place_play_it_off() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    let lazy = [("scoring", "lazy"), ("agreed_hands", "2")];
    begin(&phone, &home, "free-for-all", &lazy, "Anna\nBoris\nVera").await;
    let table = phone.run("return location.pathname", &[]).await;
    let table = format!("{home}{}", table.as_str().unwrap());
    for (player, name) in [("anna", "Anna"), ("boris", "Boris")] {
        phone.tap(&format!(".seat:has([value={player}])")).await;
        phone.tap(&format!(".endings [data-out={player}][value=vera]")).await;
        phone.sees(".saved", deals_next(name, &["Vera"])).await;
    }
    phone.sees("#play", won(&["Anna", "Boris"])).await;

    phone.open(&format!("{home}/organise/t/free-for-all")).await;
    phone.tap("form[action$='/play-off'] button").await;
    phone.sees("[role=status]", copy("done-play-off")).await;
    phone.open(&table).await;
    phone.sees(".hand-title", copy("table-hand-of-play-off").with("hand", 1)).await;
    phone.sees_no(".seat:has([value=vera])").await;
    phone.taps();
    phone.tap(".seat:has([value=boris])").await;
    phone.sees(".save", copy("table-wins-hand").with("names", "Boris").with("count", 1)).await;
    phone.tap(".save").await;
    assert_eq!(phone.taps(), 2);
    phone.sees("#play", won(&["Boris"])).await;
    let did = copy("board-last-hand");
    assert_eq!(
        standings(&phone, &home, "free-for-all").await,
        [
            format!("1 Boris {} 1 {did} {}", copy("state-winner"), copy("public-won")),
            format!("2 Anna 1 {did} –"),
            format!("3 Vera 0 {did} {}", copy("public-lost")),
        ]
    );
}
