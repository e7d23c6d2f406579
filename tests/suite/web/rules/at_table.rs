//! The rules of a tournament at its table: searched by word, and with the cards of a player on a phone.

use crate::support::app::spawn_app;
use crate::support::copy::{copy, escaped};
use crate::support::database::Database;
use crate::support::evening;
use crate::web::control_room::lifecycle::{code, create, with_started};
use crate::web::played_hands::moves::table;

#[test]
fn a_tournaments_rules_can_be_searched() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = format!("/at/{}", code(&vera.get("/organise/t/friday-night")));
    let phone = app.browser();
    phone.get(&at).assert_says(200, &format!("href=\"{at}/rules\""));
    let all = phone.get(&format!("{at}/rules"));
    all.assert_shows(200, copy("ask-four"));
    all.assert_shows(200, copy("ask-uno-forgot"));
    assert!(!all.has(copy("rules-now")), "nobody plays on phones");
    let found = phone.get(&format!("{at}/rules?q=%2B4%20challenge"));
    found.assert_shows(200, copy("ask-challenge"));
    assert!(!found.has(copy("ask-uno-forgot")));
    found.assert_says(200, "value=\"+4 challenge\"");
    let none = phone.get(&format!("{at}/rules?q=backgammon%3Cb%3E"));
    none.assert_says(200, &format!("role=\"status\">{}", escaped(copy("rules-search-none"))));
    assert!(!none.body.contains("backgammon<b>"));
    phone.get(&format!("{at}/rules?q={}", "x".repeat(2_000))).assert_says(200, "maxlength=\"60\"");
    phone.get("/at/ZZZZZZ/rules").assert_shows(404, copy("table-code-unknown").with("code", "ZZZZZZ"));
}

#[test]
fn another_ruleset_gives_other_answers() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    create(&vera, &[("name", "Passing on"), ("rules", "classic"), ("entrants", "Dina\nEgor\nZoya\nIlya")]);
    vera.post("/organise/t/passing-on/start", &[("revision", "1"), ("everybody", "yes")]);
    let answer = |slug: &str| {
        let at = format!("/at/{}", code(&vera.get(&format!("/organise/t/{slug}"))));
        let page = app.browser().get(&format!("{at}/rules?q={}", "%2B2")).body;
        let (_, rest) = page.split_once(&escaped(copy("ask-two-answer"))).unwrap_or_else(|| panic!("{page}"));
        rest.split("</dd>").next().unwrap().to_owned()
    };
    assert_ne!(answer("friday-night"), answer("passing-on"));
}

#[test]
fn a_player_sees_why_a_card_cannot_be_laid() {
    let database = &Database::sqlite();
    let table = table(database, &evening::keys("four-player")).deal("1.1.1");
    let rules = format!("/at/{}/rules", table.code);
    let (mut may, mut may_not) = (0, 0);
    for phone in &table.phones {
        let page = phone.browser.get(&rules);
        page.assert_shows(200, copy("rules-now"));
        let (_, held) = page.body.split_once("rules-held").unwrap();
        let held = held.split("</ul>").next().unwrap();
        // Seven are dealt, and a Draw Two as first card adds two.
        assert!((1..=9).contains(&held.matches("<li>").count()), "{held}");
        may += usize::from(held.contains(&escaped(copy("rules-may-lay"))));
        may_not += usize::from(held.contains(&escaped(copy("problem-not-now"))));
    }
    assert!(may_not >= 3, "it is one player's turn");
    assert!(may <= 1);
    // Without a seat no cards are shown.
    assert!(!table.app.browser().get(&rules).has(copy("rules-now")));
}
