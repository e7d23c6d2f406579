//! The language of pages: chosen by the browser or by the visitor.

use lastcard::web::{Language, Translator};
use reqwest::Method;

use crate::support::app::{Browser, Reply, spawn_app};
use crate::support::copy::escaped;
use crate::support::database::Database;
use crate::support::evening::{keys, start_friday_night};
use crate::web::leaderboard::page::set_up_club;

fn choose(browser: &Browser, language: &str, to: &str) -> Reply {
    browser.post("/language", &[("language", language), ("to", to)])
}

fn get_in_languages(browser: &Browser, path: &str, languages: &str) -> Reply {
    browser.send(Method::GET, path, |request| request.header("accept-language", languages))
}

fn page(reply: Reply) -> String {
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body
}

/// Asserts that the page is in this language, by its `lang` attribute and its text.
fn assert_language(reply: Reply, language: &str, key: &str) {
    let words = Translator::of(language).unwrap();
    let page = page(reply);
    assert!(page.contains(&format!("<html lang=\"{language}\" dir=\"ltr\">")), "{language}: {page}");
    assert!(page.contains(&escaped(words.say(key))), "{language}: {page}");
}

#[test]
fn the_browser_says_the_language() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let browser = app.browser();
    for (said, language) in [
        ("hi-IN,hi;q=0.9,en;q=0.8", "hi"),
        ("ru", "ru"),
        ("de, gu;q=0.5, en;q=0.4", "gu"),
        ("pa-Guru-IN", "pa"),
        ("bn-BD", "bn"),
        ("tlh", "en"),
    ] {
        assert_language(get_in_languages(&browser, "/", said), language, "home-empty");
    }
}

#[test]
fn the_chosen_language_is_remembered() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let slug = start_friday_night(&database.store, &club, &keys("four-player")).slug;
    let browser = app.browser();
    let path = format!("/t/{slug}");
    for language in Language::all() {
        let code = language.code();
        choose(&browser, code, &path).assert_leads_to(&path);
        // Freshly rendered, and again from the cache.
        for _ in 0..2 {
            assert_language(get_in_languages(&browser, &path, "ru"), code, "tab-leaderboard");
            assert_language(get_in_languages(&browser, "/rules", "ru"), code, "rules-title");
        }
    }
    // Another browser keeps its own language.
    assert_language(get_in_languages(&app.browser(), &path, "ru"), "ru", "tab-leaderboard");
}

#[test]
fn an_unknown_language_is_refused() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let browser = app.browser();
    for language in ["", "tlh", "EN", "../en", "ar-XB"] {
        assert_eq!(choose(&browser, language, "/").status, 400, "{language}");
    }
    for elsewhere in ["//evil.example", "https://evil.example", ""] {
        choose(&browser, "hi", elsewhere).assert_leads_to("/");
    }
}

#[test]
fn a_refused_form_has_no_language_switch() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let organiser = app.organiser();
    let refused = organiser.post("/organise/tournaments", &[("name", "Friday")]);
    assert_eq!(refused.status, 422);
    assert!(!refused.body.contains("\"/language\""));
    assert!(page(organiser.get("/organise/tournaments/new")).contains("\"/language\""));
}

#[test]
fn a_page_can_run_from_right_to_left() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let page = page(get_in_languages(&app.browser(), "/", "ar-XB"));
    assert!(page.contains("<html lang=\"ar-XB\" dir=\"rtl\">"), "{page}");
}
