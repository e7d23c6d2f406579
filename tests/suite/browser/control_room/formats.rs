//! A tournament of every format, from the organiser's form to the end, in one browser.

use crate::browser::phones::phone::Phone;
use crate::browser::table::page::{hand_line, lazy_effect, winner_line};
use crate::support::app::{PASSWORD, spawn_app};
use crate::support::copy::{copy, credit};
use crate::support::database::Database;
use crate::support::gap::{GAP, parts_at_gaps};

/// Creates a tournament, starts it, and opens its table.
pub(crate) async fn start_tournament(
    phone: &Phone,
    home: &str,
    format: &str,
    fields: &[(&str, &str)],
    names: &str,
) {
    phone.open(&format!("{home}/organise/tournaments/new")).await;
    phone.type_into("[name=entrants]", names).await;
    phone.tap(&format!("label:has([name=format][value={format}])")).await;
    phone.type_into("[name=name]", format).await;
    phone.tap(".draft-terms > summary").await;
    for (field, value) in fields {
        match *field {
            "scoring" => phone.tap(&format!("label:has([name=scoring][value='{value}'])")).await,
            "hands_per_block" => {
                phone.tap("label:has([name=how_long][value=exact])").await;
                phone.choose("[name=hands_per_block]", value).await;
            }
            field => phone.type_into(&format!("[name={field}]"), value).await,
        }
    }
    phone.tap("label:has([name=order][value=typed])").await;
    phone.tap(".draft-summary .primary").await;
    phone.wait_for_text("[role=status]", copy("done-created")).await;
    phone.tap(".draft-start .primary").await;
    phone.wait_for_text("[role=status]", copy("done-started")).await;
    phone.tap(".room-code > summary").await;
    let code = phone.wait_for_text(".code", "").await;
    phone.open(&format!("{home}/at/{}", code.trim())).await;
}

/// Enters the player who went out, and the totals of the others.
pub(crate) async fn enter_totals(phone: &Phone, out: &str, left: &[(&str, &str)]) {
    phone.tap(&format!(".seat:has([value={out}])")).await;
    for (player, points) in left {
        phone.type_into(&format!("[data-player={player}] .total input"), points).await;
    }
    phone.tap(".save").await;
}

/// Taps the players in finishing order; the last place is filled in automatically.
async fn tap_order(phone: &Phone, order: &[&str]) {
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

pub(crate) async fn set_up_organiser(phone: &Phone, home: &str, code: &str) {
    phone.open(&format!("{home}/setup?code={code}")).await;
    for (field, value) in [("club", "Aurora"), ("name", "Vera"), ("login", "vera"), ("password", PASSWORD)] {
        phone.type_into(&format!("[name={field}]"), value).await;
    }
    phone.tap("form button.primary").await;
    phone.wait_for_text("[role=status]", copy("setup-done")).await;
}

#[tokio::test]
async fn every_match_format_can_be_played_through() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;

    start_tournament(&phone, &home, "two-vs-two", &[("target", "50")], "Anna+Boris\nVera+Gleb").await;
    enter_totals(&phone, "anna", &[("vera", "30"), ("gleb", "20")]).await;
    phone.wait_for_text(".table-winners", winner_line(&["Anna & Boris"])).await;

    start_tournament(&phone, &home, "team", &[("target", "60")], "Anna+Boris+Dina\nVera+Gleb+Egor").await;
    enter_totals(&phone, "vera", &[("anna", "30"), ("boris", "20"), ("dina", "9")]).await;
    phone.wait_for_text(".saved", credit(&["Vera & Gleb & Egor"], 59)).await;
    enter_totals(&phone, "vera", &[("anna", "1"), ("boris", "0"), ("dina", "0")]).await;
    phone.wait_for_text(".table-winners", winner_line(&["Vera & Gleb & Egor"])).await;

    let did = copy("board-last-hand");
    start_tournament(&phone, &home, "challenge", &[("limit", "50")], "Anna\nBoris\nVera").await;
    enter_totals(&phone, "anna", &[("boris", "50"), ("vera", "10")]).await;
    let charge = |name, points| copy("table-charge").with("names", name).with("points", points).to_string();
    let charges = [charge("Boris", 50), charge("Vera", 10)].join(&copy("table-list-comma").to_string());
    phone.wait_for_text(".saved", copy("table-charged").with("out", "Anna").with("charges", charges)).await;
    phone.wait_until_gone(".seat:has([value=boris])").await;
    enter_totals(&phone, "vera", &[("anna", "50")]).await;
    phone.wait_for_text(".table-winners", winner_line(&["Vera"])).await;
    assert_eq!(
        standings(&phone, &home, "challenge").await,
        [
            format!("1 Vera {} 10 {did} 0", copy("state-winner")),
            format!("2 Anna {} 50 {did} +50", copy("state-eliminated")),
            format!("3 Boris {} 50 {did} +50", copy("state-eliminated")),
        ]
    );

    start_tournament(&phone, &home, "cowboy", &[("agreed_hands", "1")], "Anna\nBoris\nVera").await;
    // A second tap takes back this place and all below it.
    phone.tap(".seat:has([name='place.anna'])").await;
    phone.tap(".seat:has([name='place.anna'])").await;
    phone.wait_for_text(".save", copy("table-missing-order")).await;
    tap_order(&phone, &["vera", "boris"]).await;
    let before = ["Vera", "Boris"].join(&copy("table-list-comma").to_string());
    phone.wait_for_text(".saved", copy("table-order").with("before", before).with("last", "Anna")).await;
    phone.wait_for_text("#play", copy("table-over")).await;
    assert_eq!(
        standings(&phone, &home, "cowboy").await,
        [
            format!("1 Boris 0 {did} –"),
            format!("1 Vera 0 {did} –"),
            format!("3 Anna 1 {did} {}", copy("public-lost")),
        ]
    );

    start_tournament(&phone, &home, "duo", &[("limit", "40")], "Anna\nBoris").await;
    phone.wait_for_text(".seat:has([value=anna])", copy("table-drafts")).await;
    enter_totals(&phone, "anna", &[("boris", "30")]).await;
    phone.wait_for_text(".seat:has([value=boris])", copy("table-drafts")).await;
    enter_totals(&phone, "anna", &[("boris", "10")]).await;
    phone.wait_for_text(".table-winners", winner_line(&["Anna"])).await;
}

#[tokio::test]
async fn free_for_all_ends_under_every_scoring() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    let names = "Anna\nBoris\nVera\nGleb\nDina";
    let free = "free-for-all";

    start_tournament(&phone, &home, free, &[("scoring", "std"), ("target", "20")], names).await;
    enter_totals(&phone, "anna", &[("boris", "5"), ("vera", "5"), ("gleb", "5"), ("dina", "5")]).await;
    phone.wait_for_text(".table-winners", winner_line(&["Anna"])).await;

    start_tournament(&phone, &home, free, &[("scoring", "lose200"), ("limit", "20")], names).await;
    enter_totals(&phone, "anna", &[("boris", "5"), ("vera", "5"), ("gleb", "20"), ("dina", "5")]).await;
    let winners = crate::support::copy::name_list(&["Anna", "Boris", "Vera", "Dina"]);
    let line = copy("public-loser").with("count", 1).with("losers", "Gleb").with("names", winners);
    phone.wait_for_text("#play", line).await;

    start_tournament(&phone, &home, free, &[("scoring", "lazy"), ("agreed_hands", "1")], names).await;
    phone.take_taps();
    phone.tap(".seat:has([value=anna])").await;
    phone.tap(".endings [data-out=anna][value=gleb]").await;
    assert_eq!(phone.take_taps(), 2);
    phone.wait_for_text("#play", copy("table-over")).await;
    phone.wait_for_text(".saved", lazy_effect("Anna", &["Gleb"])).await;

    // Points that are summed must be counted (§0.5.9c).
    start_tournament(&phone, &home, free, &[("scoring", "max_loser"), ("agreed_hands", "1")], names).await;
    enter_totals(&phone, "anna", &[("boris", "5"), ("vera", "5"), ("gleb", "20"), ("dina", "5")]).await;
    phone.wait_for_text("#play", copy("table-over")).await;
    let loses = copy("table-lazy").with("out", "Anna").with("losers", "Gleb").with("count", 1);
    phone.wait_for_text(".saved", loses).await;

    start_tournament(&phone, &home, free, &[("scoring", "placement"), ("agreed_hands", "1")], names).await;
    tap_order(&phone, &["dina", "boris", "anna", "vera"]).await;
    phone.wait_for_text(".table-winners", winner_line(&["Dina"])).await;

    start_tournament(&phone, &home, free, &[("scoring", "refill"), ("agreed_hands", "1")], "Anna\nBoris")
        .await;
    for (player, points, left) in [("anna", "2", "30"), ("boris", "1", "0")] {
        phone.type_into(&format!("[name='points.{player}']"), points).await;
        phone.type_into(&format!("[name='total.{player}']"), left).await;
    }
    phone.tap(".save").await;
    let credited = [credit(&["Anna"], 2), credit(&["Boris"], 1)].join(&copy("table-list-comma").to_string());
    phone.wait_for_text(".saved", credited).await;
    phone.wait_for_text(".table-winners", winner_line(&["Anna"])).await;
}

/// Records the current hand and returns its points: the first seat goes out, the others are left with 7 each.
async fn record_any_hand(phone: &Phone) {
    let title = phone.text(".hand-title").await;
    phone.tap("#play .seat:first-of-type").await;
    // The movement decides which holdings are asked for.
    let asked = "return [...document.querySelectorAll('#play .holding .total input')].filter((e) => !e.disabled).map((e) => e.name)";
    let mut fields: Vec<String> = Vec::new();
    phone
        .wait_until(async || {
            fields = serde_json::from_value(phone.run(asked, &[]).await).unwrap();
            fields.len() == 2
        })
        .await;
    for field in fields {
        phone.type_into(&format!("#play [name='{field}']"), "7").await;
    }
    phone.tap("#play .save").await;
    let of = copy("table-hand-of").with("hand", GAP).with("hands", GAP);
    let hand = parts_at_gaps(&title, of).expect("a hand of so many")[0];
    phone.wait_for_text(".saved", hand_line(hand, "")).await;
}

#[tokio::test]
async fn individuals_and_eight_players_finish_an_evening() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;

    let five = "Anna\nBoris\nVera\nGleb\nDina";
    start_tournament(&phone, &home, "individual", &[("hands_per_block", "1")], five).await;
    for _ in 0..5 {
        phone.wait_for_sentence("#play", copy("table-sitting-out").with("names", GAP)).await;
        record_any_hand(&phone).await;
    }
    phone.wait_for_text("#play", copy("table-over")).await;
    let rows = standings(&phone, &home, "individual").await;
    assert_eq!(rows.len(), 5);
    assert!(rows[0].contains(&copy("state-winner").to_string()), "{rows:?}");

    let eight = "Anna\nBoris\nVera\nGleb\nDina\nEgor\nZoya\nIvan";
    start_tournament(&phone, &home, "eight-player", &[("hands_per_block", "2"), ("blocks", "1")], eight)
        .await;
    record_any_hand(&phone).await;
    record_any_hand(&phone).await;
    phone.wait_for_text("#play", copy("table-done")).await;
    phone.open(&format!("{home}/organise/t/eight-player")).await;
    phone.tap("#table-2 .room-code > summary").await;
    let code = phone.wait_for_text("#table-2 .code", "").await;
    phone.open(&format!("{home}/at/{code}")).await;
    record_any_hand(&phone).await;
    record_any_hand(&phone).await;
    phone.wait_for_text("#play", copy("table-over")).await;
    let rows = standings(&phone, &home, "eight-player").await;
    assert!(rows.len() == 8 && rows[0].contains(&copy("state-winner").to_string()), "{rows:?}");
}

#[tokio::test]
async fn a_shared_first_place_is_played_off() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    set_up_organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    let lazy = [("scoring", "lazy"), ("agreed_hands", "2")];
    start_tournament(&phone, &home, "free-for-all", &lazy, "Anna\nBoris\nVera").await;
    let table = phone.run("return location.pathname", &[]).await;
    let table = format!("{home}{}", table.as_str().unwrap());
    for (player, name) in [("anna", "Anna"), ("boris", "Boris")] {
        phone.tap(&format!(".seat:has([value={player}])")).await;
        phone.tap(&format!(".endings [data-out={player}][value=vera]")).await;
        phone.wait_for_text(".saved", lazy_effect(name, &["Vera"])).await;
    }
    phone.wait_for_text(".table-winners", winner_line(&["Anna", "Boris"])).await;

    phone.open(&format!("{home}/organise/t/free-for-all")).await;
    phone.tap("#next .primary").await;
    phone.tap("form[action$='/play-off'] button").await;
    phone.wait_for_text("[role=status]", copy("done-play-off")).await;
    phone.open(&table).await;
    phone.wait_for_text(".hand-title", copy("table-hand-of-play-off").with("hand", 1)).await;
    phone.wait_until_gone(".seat:has([value=vera])").await;
    phone.take_taps();
    phone.tap(".seat:has([value=boris])").await;
    phone.wait_for_text(".save", copy("table-wins-hand").with("names", "Boris").with("count", 1)).await;
    phone.tap(".save").await;
    assert_eq!(phone.take_taps(), 2);
    phone.wait_for_text(".table-winners", winner_line(&["Boris"])).await;
    let did = copy("board-last-hand");
    // The page follows, even if it was opened before the chances were computed again.
    phone.open(&format!("{home}/t/free-for-all")).await;
    phone.wait_for_text("table.standings", copy("state-winner")).await;
    assert_eq!(
        standings(&phone, &home, "free-for-all").await,
        [
            format!("1 Boris {} 1 {did} {}", copy("state-winner"), copy("public-won")),
            format!("2 Anna 1 {did} –"),
            format!("3 Vera 0 {did} {}", copy("public-lost")),
        ]
    );
}
