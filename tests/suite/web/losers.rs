//! Players at the limit and losers of an evening: marked and named wherever standings are shown (§0.5.11).

use lastcard::store::clubs;
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::tournament::forecast::nobody_under_limit;
use lastcard::tournament::{HandResult, Left, PlayerId, Setup, SetupKeys};

use crate::support::app::{App, spawn_app};
use crate::support::copy::{copy, listed};
use crate::support::database::Database;
use crate::support::evening::{begun, drawn_up_among, entry, keys, new, slot, started, won};
use crate::support::ex_48::by;

use super::organise::{FOUR, create};
use super::public::club;
use super::share_files::get;

fn text(app: &App, path: &str) -> String {
    String::from_utf8(get(app, path).body).unwrap()
}

#[test]
fn a_schedule_that_ends_with_everybody_at_the_limit_says_so_wherever_it_is_told() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let club = clubs::list(&database.store).unwrap().remove(0);
    let keys = SetupKeys { blocks: Some(1), limit: Some(20), ..by("lose200") };
    let header = started(&database.store, &club, &keys);
    for number in 1..=4 {
        let stored = app.live.whole(&header.slug).unwrap().stored.clone();
        let at = slot(1, 1, number);
        // Both sides lose two hands.
        let seat = usize::from(number % 2 == 0);
        app.live.record(&entry(&stored, at, Some(won(&stored, at, seat, 20)))).unwrap();
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
    vera.get(&format!("/organise/t/{}/print/certificates", header.slug)).says(200, named.trim());
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
fn the_form_and_the_draft_say_how_often_a_schedule_ends_with_everybody_at_the_limit() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let often = nobody_under_limit(&Setup::parse(&by("lose200")).unwrap(), 4).unwrap();
    let often = copy("draft-nobody-under").with("count", (often + 5) / 10);
    let lose200 = [("entrants", FOUR), ("scoring", "lose200")];
    create(&vera, &[&lose200[..], &[("name", "")]].concat()).tells(422, &often);
    create(&vera, &lose200).leads_to("/organise/t/friday-night?done=created");
    vera.get("/organise/t/friday-night").tells(200, &often);
    create(&vera, &[&lose200[..], &[("stop_at_limit", "yes"), ("name", "Saturday night")]].concat())
        .leads_to("/organise/t/saturday-night?done=created");
    assert!(!vera.get("/organise/t/saturday-night").has(&often));
}

/// Plays the only hand of an evening among Anna, Boris and Vera.
fn one_hand(database: &Database, app: &App, keys: SetupKeys, outcome: HandResult) -> Header {
    let keys = SetupKeys { agreed_hands: Some(1), ..keys };
    let tournament = drawn_up_among(&["Anna", "Boris", "Vera"], "Friday night", &keys);
    let (club, _) = club(&database.store);
    let header = begun(&database.store, &club, &NewTournament { tournament, ..new("Friday night", &keys) });
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    app.live.record(&entry(&stored, slot(1, 1, 1), Some(outcome))).unwrap();
    header
}

fn id(name: &str) -> PlayerId {
    PlayerId::parse(name).unwrap()
}

fn by_method(format: &str, method: &str) -> SetupKeys {
    SetupKeys { method: Some(method.to_owned()), ..keys(format) }
}

#[test]
fn whoever_is_left_with_most_is_named_as_the_loser_of_the_evening() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let left = [(id("boris"), Left::Total(10)), (id("vera"), Left::Total(30))].into_iter().collect();
    let outcome = HandResult::Won { out: id("anna"), left, losers: None };
    let header = one_hand(database, &app, by_method("free-for-all", "max_loser"), outcome);
    let wins = copy("public-winners").with("count", 1).with("players", 1).with("names", "Anna").to_string();
    let lost = copy("public-and-losers").with("count", 1).with("line", wins).with("losers", "Vera");
    let page = app.browser().get(&format!("/t/{}", header.slug));
    page.tells(200, lost);
    page.tells(200, copy("state-lost"));
}

#[test]
fn an_evening_of_cowboy_names_those_who_lost_most_and_no_winner() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let order = ["boris", "anna", "vera"].map(id).into();
    let header = one_hand(database, &app, by_method("cowboy", "placement"), HandResult::Order(order));
    let page = app.browser().get(&format!("/t/{}", header.slug));
    page.tells(200, copy("public-lost-most").with("names", listed(&["Vera"])));
    assert!(!page.body.contains("badge-won"), "{}", page.body);
}
