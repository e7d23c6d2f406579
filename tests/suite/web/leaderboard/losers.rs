//! Players at the limit and losers of an evening: marked and named wherever standings are shown (§0.5.11).

use lastcard::store::clubs;
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::tournament::forecast::over_limit_permille;
use lastcard::tournament::{FinalHolding, HandResult, PlayerId, Setup, SetupKeys};

use crate::support::app::{App, spawn_app};
use crate::support::copy::{copy, name_list};
use crate::support::database::Database;
use crate::support::evening::{
    draw_up_among, entry, keys, new, slot, start_friday_night, start_tournament, win_by_seat,
};
use crate::support::ex_48::four_player_keys;

use crate::web::control_room::lifecycle::{FOUR, create};
use crate::web::export::files::get;
use crate::web::leaderboard::page::set_up_club;

fn text(app: &App, path: &str) -> String {
    String::from_utf8(get(app, path).body).unwrap()
}

#[test]
fn pages_say_when_everybody_ends_at_the_limit() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let club = clubs::list(&database.store).unwrap().remove(0);
    let keys = SetupKeys { blocks: Some(1), limit: Some(20), ..four_player_keys("lose200") };
    let header = start_friday_night(&database.store, &club, &keys);
    for number in 1..=4 {
        let stored = app.snapshots.unredacted(&header.slug).unwrap().stored.clone();
        let at = slot(1, 1, number);
        // Both sides lose two hands.
        let seat = usize::from(number % 2 == 0);
        app.snapshots.record(&entry(&stored, at, Some(win_by_seat(&stored, at, seat, 20)))).unwrap();
    }
    let page = |rest: &str| format!("/t/{}{rest}", header.slug);
    let mark = copy("state-at-limit").to_string();
    let nobody = copy("public-nobody-under").with("line", "").to_string();
    for rest in ["", "/print/standings"] {
        let told = text(&app, &page(rest));
        assert!(told.matches(&mark).count() >= 4 && told.contains(&nobody), "{rest}: {told}");
    }
    let named = copy("board-name-at-limit").with("name", "").to_string();
    assert!(text(&app, &page("/leaderboard.svg")).contains(named.trim()));
    vera.get(&format!("/organise/t/{}/print/certificates", header.slug)).assert_says(200, named.trim());
    let json: serde_json::Value = serde_json::from_str(&text(&app, &page("/leaderboard.json"))).unwrap();
    let lines = json["standings"].as_array().unwrap();
    assert!(lines.iter().all(|line| line["at_limit"] == true), "{json}");
    assert_eq!(lines[0]["state"], "winner");
    let csv = get(&app, &page("/leaderboard.csv")).body;
    let rows =
        csv::Reader::from_reader(&csv[..]).into_deserialize::<std::collections::HashMap<String, String>>();
    let rows: Vec<_> = rows.map(Result::unwrap).collect();
    assert!(rows.len() == 4 && rows.iter().all(|row| row["at_limit"] == "true"), "{rows:?}");
}

#[test]
fn drafts_say_how_often_everybody_reaches_the_limit() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let often = over_limit_permille(&Setup::parse(&four_player_keys("lose200")).unwrap(), 4).unwrap();
    let often = copy("draft-nobody-under").with("count", (often + 5) / 10);
    let lose200 = [("entrants", FOUR), ("scoring", "lose200")];
    create(&vera, &[&lose200[..], &[("name", "")]].concat()).assert_shows(422, &often);
    create(&vera, &lose200).assert_leads_to("/organise/t/friday-night?done=created");
    vera.get("/organise/t/friday-night").assert_shows(200, &often);
    create(&vera, &[&lose200[..], &[("stop_at_limit", "yes"), ("name", "Saturday night")]].concat())
        .assert_leads_to("/organise/t/saturday-night?done=created");
    assert!(!vera.get("/organise/t/saturday-night").has(&often));
}

/// Plays the only hand of an evening among Anna, Boris and Vera.
fn play_one_hand(database: &Database, app: &App, keys: SetupKeys, outcome: HandResult) -> Header {
    let keys = SetupKeys { agreed_hands: Some(1), ..keys };
    let tournament = draw_up_among(&["Anna", "Boris", "Vera"], "Friday night", &keys);
    let (club, _) = set_up_club(&database.store);
    let header =
        start_tournament(&database.store, &club, &NewTournament { tournament, ..new("Friday night", &keys) });
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    app.snapshots.record(&entry(&stored, slot(1, 1, 1), Some(outcome))).unwrap();
    header
}

fn id(name: &str) -> PlayerId {
    PlayerId::parse(name).unwrap()
}

fn keys_by_method(format: &str, method: &str) -> SetupKeys {
    SetupKeys { method: Some(method.to_owned()), ..keys(format) }
}

#[test]
fn the_player_left_with_most_is_the_loser() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let left =
        [(id("boris"), FinalHolding::Total(10)), (id("vera"), FinalHolding::Total(30))].into_iter().collect();
    let outcome = HandResult::Won { out: id("anna"), left, losers: None };
    let header = play_one_hand(database, &app, keys_by_method("free-for-all", "max_loser"), outcome);
    let wins = copy("public-winners").with("count", 1).with("players", 1).with("names", "Anna").to_string();
    let lost = copy("public-and-losers").with("count", 1).with("line", wins).with("losers", "Vera");
    let page = app.browser().get(&format!("/t/{}", header.slug));
    page.assert_shows(200, lost);
    page.assert_shows(200, copy("state-lost"));
}

#[test]
fn cowboy_names_losers_and_no_winner() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let order = ["boris", "anna", "vera"].map(id).into();
    let header =
        play_one_hand(database, &app, keys_by_method("cowboy", "placement"), HandResult::Order(order));
    let page = app.browser().get(&format!("/t/{}", header.slug));
    page.assert_shows(200, copy("public-lost-most").with("names", name_list(&["Vera"])));
    assert!(!page.body.contains("badge-won"), "{}", page.body);
}
