//! The pages that explain the rules.

use lastcard::rules::{OptionValue, Preset};
use lastcard::tournament::SetupKeys;

use super::{organise, public};
use crate::support::app::spawn_app;
use crate::support::copy::{copy, rules_of, shown};
use crate::support::database::Database;
use crate::support::evening::{keys, started};

/// The link to the Club rules.
fn to_club() -> String {
    format!("<a href=\"/rules/club\">{}</a>", shown(rules_of("club")))
}

#[test]
fn every_preset_is_listed_and_explained() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let index = app.browser().get("/rules");
    index.tells(200, copy("rules-worth"));
    assert_eq!(index.rows().last(), Some(&format!("{} 50 20", copy("rules-worth-wild-draw-four"))));
    for preset in Preset::ALL {
        index.says(200, &format!("href=\"/rules/{preset}\""));
        let page = app.browser().get(&format!("/rules/{preset}"));
        page.says(200, "<span>“");
        assert_eq!(
            page.body.contains(&format!(">{}<", shown(copy("rules-differs")))),
            *preset != Preset::Club,
            "{preset}"
        );
    }
    app.browser().get("/rules/club").tells(200, copy("rules-is-club"));
}

#[test]
fn what_differs_from_the_club_is_marked() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let page = app.browser().get("/rules/international");
    page.tells(200, copy("rule-draw-when-voluntary"));
    let club = copy("rule-draw-when-only-if-none").to_string();
    page.tells(200, copy("rules-instead").with("rule", club));
    app.browser().get("/rules/challenge").tells(200, copy("rules-differences").with("count", 1));
    let duo = app.browser().get("/rules/duo");
    assert_eq!(duo.rows().last(), Some(&format!("{} 20 50", copy("rules-worth-wild-draw-four"))));
}

#[test]
fn unknown_rules_are_the_usual_page() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    for path in ["/rules/svintus", "/rules/CLUB"] {
        app.browser().get(path).tells(404, copy("error-404"));
    }
    assert_eq!(app.browser().get("/rules/club/").header("location"), "/rules/club");
}

#[test]
fn rules_that_did_not_change_are_not_sent_again() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let first = app.browser().get("/rules/club");
    let tag = first.header("etag").to_owned();
    let again = app.browser().send(reqwest::Method::GET, "/rules/club", |r| r.header("if-none-match", tag));
    assert_eq!((again.status.as_u16(), again.body.as_str()), (304, ""));
}

#[test]
fn a_tournament_leads_to_its_rules_and_says_its_own() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = public::club(&database.store);
    let own = [("house.jump".to_owned(), OptionValue::from("true"))];
    let values = serde_json::from_str(r#"{"W":40}"#).unwrap();
    let header = started(
        &database.store,
        &club,
        &SetupKeys { options: own.into(), values: Some(values), ..keys("four-player") },
    );
    let page = app.browser().get(&format!("/t/{}", header.slug));
    page.says(200, &to_club());
    page.tells(200, copy("rule-house-jump-true"));
    let wild = copy("rules-worth-wild").to_string();
    page.tells(200, copy("rules-worth-own").with("card", wild).with("points", 40));
    let page = app.browser().get(&format!("/t/{}/schedule", header.slug));
    page.says(200, &to_club());
}

#[test]
fn a_draft_leads_to_its_rules() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = organise::with_draft(&app);
    let form = vera.get("/organise/tournaments/new");
    let full = shown(copy("rules-of-in-full").with("preset", copy("preset-club").to_string()));
    form.says(200, &format!("<a href=\"/rules/club\" target=\"_blank\">{full}"));
    form.says(200, "<a href=\"/rules/international\" target=\"_blank\">");
    vera.get("/organise/t/friday-night").says(200, &to_club());
}
