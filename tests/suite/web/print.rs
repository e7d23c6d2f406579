//! Printed pages: who may print them, and their content.

use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::tournament::SetupKeys;
use lastcard::web::{Config, Origin};

use crate::support::app::{Reply, spawn_app, spawn_app_with};
use crate::support::copy::{copy, escaped};
use crate::support::database::Database;
use crate::support::evening::{draw_up_among, keys, new, start_friday_night, start_tournament};
use crate::support::ex_48::play;
use crate::web::control_room::lifecycle::{create, with_draft, with_started};
use crate::web::leaderboard::page::set_up_club;

/// Pages that everybody may print, below `/print`.
const PUBLIC: [&str; 4] = ["/seats", "/plans", "/plan/anna", "/standings"];

fn count(page: &Reply, what: &str) -> usize {
    page.body.matches(what).count()
}

fn header(database: &Database) -> Header {
    tournaments::load(&database.store, "friday-night").unwrap().header
}

#[test]
fn everybody_can_print_public_pages() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    with_started(&app);
    let visitor = app.browser();
    visitor.get("/t/friday-night").assert_says(200, "href=\"/t/friday-night/print/standings\"");
    for what in [""].iter().chain(&PUBLIC) {
        let page = visitor.get(&format!("/t/friday-night/print{what}"));
        page.assert_says(200, "<bdi>Friday night</bdi>");
        page.assert_says(200, "class=\"sheet");
        page.assert_says(200, "/static/paper.css");
        page.assert_shows(200, copy("print-plans-line"));
        assert!(!page.has(copy("print-sheets-line")), "{what}");
    }
    for what in ["/schedule", "/sheets", "/sheets/1.1", "/cards", "/certificates", "/nothing", "/plan/zoya"] {
        visitor.get(&format!("/t/friday-night/print{what}")).assert_shows(404, copy("error-404"));
    }
    visitor.get("/t/friday-night/print/plan?player=anna").assert_leads_to("/t/friday-night/print/plan/anna");
    visitor.get("/t/friday-night/print/plan?player=%0d%0a").assert_shows(404, copy("error-404"));
    let leads = visitor.get("/organise/t/friday-night/print/sheets");
    assert_eq!(leads.status.as_u16(), 303, "only organisers");
}

#[test]
fn unreachable_addresses_on_cards_are_pointed_out() {
    let database = &Database::sqlite();
    let here = spawn_app(database);
    let vera = with_started(&here);
    let cards = vera.get("/organise/t/friday-night/cards");
    cards.assert_shows(200, copy("running-local"));
    cards.assert_shows(200, copy("print-all-the-same"));
    let port = here.url("").rsplit_once(':').unwrap().1.to_owned();
    cards.assert_shows(200, copy("running-local-closed").with("port", port));
    // An address that nobody would answer is not offered.
    assert!(!cards.has(copy("print-address")));
    let database = &Database::sqlite();
    let url = Some(Origin::parse("https://uno.example").unwrap());
    let app = spawn_app_with(database, Config { url, ..Config::default() });
    let cards = with_started(&app).get("/organise/t/friday-night/cards");
    cards.assert_says(200, "uno.example/at/");
    assert!(!cards.has(copy("print-all-the-same")));
}

#[test]
fn only_organisers_print_a_draft() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_draft(&app);
    vera.get("/organise/t/friday-night").assert_says(200, "href=\"/organise/t/friday-night/print\"");
    for what in [""].iter().chain(&PUBLIC) {
        app.browser().get(&format!("/t/friday-night/print{what}")).assert_shows(404, copy("error-404"));
        app.browser().get(&format!("/t/friday-night/print{what}/live")).assert_shows(404, copy("error-404"));
    }
    let chooser = vera.get("/organise/t/friday-night/print");
    chooser.assert_shows(200, copy("print-sheets-line"));
    // There are no standings or winners yet.
    for missing in ["print-standings-line", "print-certificates-line", "type-in-line"] {
        assert!(!chooser.has(copy(missing)), "{missing}");
    }
    vera.get("/organise/t/friday-night/print/certificates").assert_shows(404, copy("error-404"));
    for what in ["/schedule", "/seats", "/plans", "/sheets", "/sheets/1.2", "/plan/anna"] {
        vera.get(&format!("/organise/t/friday-night/print{what}")).assert_says(200, "Anna");
    }
}

#[test]
fn a_score_sheet_has_a_row_for_each_open_hand() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    let sheets = vera.get("/organise/t/friday-night/print/sheets");
    assert_eq!(count(&sheets, "class=\"score-sheet\""), 3);
    assert_eq!(count(&sheets, "<tr><th scope=\"row\">"), 12);
    sheets.assert_shows(200, copy("sheet-how-totals"));
    let header = header(database);
    play(&app.snapshots, &header, 5);
    let sheets = vera.get("/organise/t/friday-night/print/sheets");
    assert_eq!((count(&sheets, "class=\"score-sheet\""), count(&sheets, "<tr><th scope=\"row\">")), (2, 7));
    vera.get("/organise/t/friday-night/print/sheets/1.1").assert_shows(404, copy("error-404"));
    let third = vera.get("/organise/t/friday-night/print/sheets/1.3");
    assert_eq!(count(&third, "class=\"score-sheet\""), 1);
    play(&app.snapshots, &header, 12);
    let chooser = vera.get("/organise/t/friday-night/print");
    assert!(!chooser.has(copy("print-sheets-line")) && chooser.has(copy("print-certificates-line")));
}

#[test]
fn each_scoring_has_its_own_boxes() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let names = "Anna\nBoris\nVera\nGleb";
    let cases = [
        ("std", "club", "sheet-how-totals"),
        ("lazy", "club", "sheet-how-loser"),
        ("lose200", "club", "sheet-how-totals"),
        ("max_loser", "club", "sheet-how-totals"),
        ("placement", "cowboy", "sheet-how-places"),
        ("refill", "refill", "sheet-how-refills"),
    ];
    for (scoring, rules, how) in cases {
        let fields = [
            ("name", scoring),
            ("format", "free-for-all"),
            ("scoring", scoring),
            ("rules", rules),
            ("entrants", names),
        ];
        let slug = scoring.replace('_', "-");
        create(&vera, &fields).assert_leads_to(&format!("/organise/t/{slug}?done=created"));
        let sheets = vera.get(&format!("/organise/t/{slug}/print/sheets"));
        sheets.assert_shows(200, copy(how));
        let boxes = if scoring == "lazy" { 0 } else { 4 };
        assert_eq!(
            count(&sheets, "<th scope=\"col\"><strong>") + count(&sheets, "colspan=\"2\"><strong>"),
            boxes,
            "{scoring}"
        );
        // A match has no plan: its hands are scheduled one by one.
        vera.get(&format!("/organise/t/{slug}/print/plans")).assert_shows(404, copy("error-404"));
    }
}

#[test]
fn a_plan_shows_table_partner_and_opponents() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let eight = start_friday_night(&database.store, &club, &keys("eight-player"));
    let plans = app.browser().get(&format!("/t/{}/print/plans", eight.slug));
    assert_eq!(count(&plans, "<article class=\"plan\">"), 8);
    let plan = app.browser().get(&format!("/t/{}/print/plan/anna", eight.slug));
    assert_eq!(count(&plan, "<article class=\"plan\">"), 1);
    let (_, body) = plan.body.split_once("<article").unwrap();
    // Everybody plays 28 hands in seven blocks, deals seven and opens seven (T-8P-2).
    assert_eq!((body.matches("<tr>").count(), body.matches("class=\"plan-hand\"").count()), (8, 28));
    for mark in ["hand-deals", "hand-opens"] {
        assert_eq!(body.matches(&format!("{}</span>", escaped(copy(mark)))).count(), 7, "{mark}");
    }
}

#[test]
fn plan_and_door_list_name_resting_players() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let names: Vec<String> = (1..=6).map(|number| format!("p{number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let tournament = draw_up_among(&names, "Club evening", &keys("individual"));
    let of_six = NewTournament { tournament, ..new("x", &keys("individual")) };
    let header = start_tournament(&database.store, &club, &of_six);
    let block = |number: u32| copy("schedule-block").with("block", number).to_string();
    let door = app.browser().get(&format!("/t/{}/print/seats", header.slug));
    door.assert_shows(200, copy("seats-print-resting"));
    door.assert_shows(200, block(1));
    let (_, rest) = door.body.split_once(&escaped(copy("seats-print-resting"))).unwrap();
    let resting = rest.split("</strong>").nth(1).unwrap().split("</p>").next().unwrap().trim().to_owned();
    let first = resting.split(", ").next().unwrap();
    let plan = app.browser().get(&format!("/t/{}/print/plan/{first}", header.slug));
    plan.assert_shows(200, copy("plan-rests").with("block", block(1)));
}

#[test]
fn everything_for_tonight_is_one_document() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    let chooser = vera.get("/organise/t/friday-night/print");
    chooser.assert_says(200, "action=\"/organise/t/friday-night/print/tonight\"");
    assert_eq!((count(&chooser, "name=\"part\""), count(&chooser, " checked> ")), (5, 4), "without plans");
    let tonight = |parts: &str| vera.get(&format!("/organise/t/friday-night/print/tonight{parts}"));
    let contents = |page: &Reply| {
        [
            "class=\"card-sheet\"",
            "class=\"link-card\"",
            "seats-by-name",
            "schedule-matrix",
            "class=\"score-sheet\"",
            "class=\"plan\"",
        ]
        .map(|what| count(page, what))
    };
    assert_eq!(contents(&tonight("")), [1, 4, 1, 1, 3, 0]);
    assert_eq!(contents(&tonight("?part=seats&part=plans&part=nothing")), [0, 0, 1, 0, 0, 4]);
    // One warning and one confirmation for all addresses.
    assert_eq!(count(&tonight(""), &escaped(copy("print-all-the-same"))), 1);
    assert_eq!(app.browser().get("/organise/t/friday-night/print/tonight").status.as_u16(), 303);
    play(&app.snapshots, &header(database), 12);
    tonight("").assert_shows(404, copy("error-404"));
    assert!(!vera.get("/organise/t/friday-night/print").has(copy("print-tonight-do")));
}

#[test]
fn certificates_are_for_the_first_three_or_everybody() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = |of: &str| vera.get(&format!("/organise/t/friday-night/print/certificates{of}"));
    at("").assert_shows(404, copy("error-404"));
    play(&app.snapshots, &header(database), 12);
    assert_eq!(count(&at(""), "<article class=\"certificate\">"), 3);
    at("").assert_shows(200, copy("certificate-place").with("place", 1));
    at("").assert_says(200, "<bdi>Aurora</bdi>");
    assert_eq!(count(&at("/everybody"), "<article class=\"certificate\">"), 4);
    at("/nobody").assert_shows(404, copy("error-404"));
    app.browser().get("/t/friday-night/print/standings").assert_shows(200, copy("state-finished"));
}

#[test]
fn names_are_printed_unchanged() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let long = "W".repeat(60);
    let names = [long.as_str(), "<b>आशा</b>", "שרה 🎉", "Gleb"];
    let keys = SetupKeys { rounds: Some(2), ..keys("four-player") };
    let tournament = draw_up_among(&names, "<i>Friday</i>", &keys);
    let new = NewTournament { tournament, ..new("x", &keys) };
    let header = start_tournament(&database.store, &club, &new);
    for what in ["", "/seats", "/plans", "/standings"] {
        let page = app.browser().get(&format!("/t/{}/print{what}", header.slug));
        for name in names {
            page.assert_shows(200, name);
        }
        assert!(!page.body.contains("<b>आशा") && !page.body.contains("<i>Friday"), "{what}");
    }
    let page = app.browser().get(&format!("/t/{}/print", header.slug));
    page.assert_shows(200, copy("schedule-round-block").with("round", 2).with("block", 3));
}
