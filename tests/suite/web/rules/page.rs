//! The pages that explain the rules.

use lastcard::rules::{OptionValue, Preset};
use lastcard::tournament::SetupKeys;

use crate::support::app::spawn_app;
use crate::support::copy::{copy, escaped, preset_name};
use crate::support::database::Database;
use crate::support::evening::{keys, start_friday_night};
use crate::web::{control_room::lifecycle, leaderboard::page::set_up_club};

/// The link to the Club rules.
fn club_rules_link() -> String {
    format!("<a href=\"/rules/club\">{}</a>", escaped(preset_name("club")))
}

#[test]
fn every_preset_is_listed_and_explained() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let index = app.browser().get("/rules");
    index.assert_shows(200, copy("rules-worth"));
    assert_eq!(index.rows().last(), Some(&format!("{} 50 20", copy("rules-worth-wild-draw-four"))));
    for preset in Preset::ALL {
        index.assert_says(200, &format!("href=\"/rules/{preset}\""));
        let page = app.browser().get(&format!("/rules/{preset}"));
        page.assert_says(200, "<span>“");
        assert_eq!(
            page.body.contains(&format!(">{}<", escaped(copy("rules-differs")))),
            *preset != Preset::Club,
            "{preset}"
        );
    }
    app.browser().get("/rules/club").assert_shows(200, copy("rules-is-club"));
}

#[test]
fn differences_from_the_club_rules_are_marked() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let page = app.browser().get("/rules/international");
    page.assert_shows(200, copy("rule-draw-when-voluntary"));
    let club = copy("rule-draw-when-only-if-none").to_string();
    page.assert_shows(200, copy("rules-instead").with("rule", club));
    app.browser().get("/rules/challenge").assert_shows(200, copy("rules-differences").with("count", 1));
    let duo = app.browser().get("/rules/duo");
    assert_eq!(duo.rows().last(), Some(&format!("{} 20 50", copy("rules-worth-wild-draw-four"))));
}

#[test]
fn unknown_rules_are_not_found() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    for path in ["/rules/svintus", "/rules/CLUB"] {
        app.browser().get(path).assert_shows(404, copy("error-404"));
    }
    assert_eq!(app.browser().get("/rules/club/").header("location"), "/rules/club");
}

#[test]
fn unchanged_rules_are_not_sent_again() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let first = app.browser().get("/rules/club");
    let tag = first.header("etag").to_owned();
    let again = app.browser().send(reqwest::Method::GET, "/rules/club", |r| r.header("if-none-match", tag));
    assert_eq!((again.status.as_u16(), again.body.as_str()), (304, ""));
}

#[test]
fn a_tournament_shows_and_links_its_rules() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let own = [("house.jump".to_owned(), OptionValue::from("true"))];
    let values = serde_json::from_str(r#"{"W":40}"#).unwrap();
    let header = start_friday_night(
        &database.store,
        &club,
        &SetupKeys { options: own.into(), values: Some(values), ..keys("four-player") },
    );
    let page = app.browser().get(&format!("/t/{}", header.slug));
    page.assert_says(200, &club_rules_link());
    page.assert_shows(200, copy("rule-house-jump-true"));
    let wild = copy("rules-worth-wild").to_string();
    page.assert_shows(200, copy("rules-worth-own").with("card", wild).with("points", 40));
    let page = app.browser().get(&format!("/t/{}/schedule", header.slug));
    page.assert_says(200, &club_rules_link());
}

#[test]
fn a_draft_leads_to_its_rules() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = lifecycle::with_draft(&app);
    let form = vera.get("/organise/tournaments/new");
    let full = escaped(copy("rules-of-in-full").with("preset", copy("preset-club").to_string()));
    form.assert_says(200, &format!("<a href=\"/rules/club\" target=\"_blank\">{full}"));
    form.assert_says(200, "<a href=\"/rules/international\" target=\"_blank\">");
    vera.get("/organise/t/friday-night").assert_says(200, &club_rules_link());
}
