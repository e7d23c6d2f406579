//! Hidden data: absent from every form in which it could leave.

use macro_rules_attribute::apply;
use std::collections::BTreeSet;

use lastcard::store::clubs::{self, Club};
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::store::{audit_log, players};
use lastcard::tournament::Name;
use lastcard::web::Config;

use crate::support::app::{App, Browser, spawn_app, spawn_app_on};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::evening::{draw_up_among, entry, keys, new, slot, start_tournament, win_by_seat};
use crate::web::control_room::lifecycle::organiser_of_another_club;

const NAMES: [&str; 4] = ["Zebulon Quagga", "Ottoline Wyvern", "Ignatius Basilisk", "Philippa Kraken"];
const WORDS: [&str; 8] =
    ["zebulon", "quagga", "ottoline", "wyvern", "ignatius", "basilisk", "philippa", "kraken"];
const LAST: [&str; 4] = ["quagga", "wyvern", "basilisk", "kraken"];

/// Points left to each of two opponents; no other number on a page is equal.
const POINTS: u32 = 613;

/// The winners' points, from one hand and from two, as pages and files write them.
const CREDITS: [&str; 4] = ["1,226", "1226", "2,452", "2452"];

/// A tournament of these four with two recorded hands.
pub(crate) fn evening(app: &App, database: &Database) -> (Club, Header) {
    let store = &database.store;
    let club = clubs::list(store).unwrap().remove(0);
    let keys = keys("four-player");
    let tournament = draw_up_among(&NAMES, "Friday night", &keys);
    let header = start_tournament(store, &club, &NewTournament { tournament, ..new("Friday night", &keys) });
    for number in [1, 2] {
        let stored = app.snapshots.unredacted(&header.slug).unwrap().stored.clone();
        let result = win_by_seat(&stored, slot(1, 1, number), 0, POINTS);
        let mut record = entry(&stored, slot(1, 1, number), Some(result));
        "Zebulon was late".clone_into(&mut record.note);
        app.snapshots.record(&record).unwrap();
    }
    (club, header)
}

/// Public addresses of a tournament, linked or not, including those without content.
fn addresses(slug: &str) -> Vec<String> {
    let below = [
        "",
        "/live",
        "/news",
        "/projector",
        "/projector/live",
        "/tables/1",
        "/tables/1/live",
        "/schedule",
        "/schedule/live",
        "/schedule/1.1",
        "/schedule/1.1/live",
        "/charts",
        "/charts/live",
        "/charts?follow=p1",
        "/charts?follow=zebulon-quagga",
        "/print",
        "/print/live",
        "/hands/1.1.1",
        "/hands/1.1.1/live",
        "/hands/1.1.1/replay",
        "/hands/1.1.1/log",
        "/hands/1.1.3",
        "/entrants/p1",
        "/entrants/p1/live",
        "/entrants/zebulon-quagga",
        "/entrants/erased-1",
        "/leaderboard.json",
        "/leaderboard.csv",
        "/leaderboard.xlsx",
        "/leaderboard.svg",
        "/leaderboard.png",
        "/schedule.csv",
        "/schedule.xlsx",
        "/ledger.csv",
        "/ledger.xlsx",
        "/card.png",
        "/embed",
        "/calendar.ics",
        "/print/cards",
        "/print/sheets",
        "/print/schedule",
        "/print/standings",
        "/print/certificates",
        "/print/seats",
    ];
    let lists = [
        "/",
        "/live",
        "/c/aurora",
        "/c/aurora/live",
        "/c/aurora/evenings",
        "/c/aurora/feed.atom",
        "/c/aurora/calendar.ics",
        "/sitemap.xml",
    ];
    below.into_iter().map(|below| format!("/t/{slug}{below}")).chain(lists.map(str::to_owned)).collect()
}

/// Crawls these addresses and their links; returns the address, status and text of each answer.
pub(crate) fn crawl(browser: &Browser, slug: &str) -> Vec<(String, u16, String)> {
    let mut waiting = addresses(slug);
    let (mut seen, mut found) = (BTreeSet::new(), Vec::new());
    while let Some(path) = waiting.pop() {
        if seen.len() > 300 || !seen.insert(path.clone()) {
            continue;
        }
        let address = path.split('?').next().unwrap();
        let is_stream = address.ends_with("/live") || address.ends_with("/news");
        let answer = if is_stream {
            let mut stream = browser.stream(&path);
            let (status, head) =
                (stream.response.status().as_u16(), format!("{:?}", stream.response.headers()));
            let first = if status == 200 { stream.next().unwrap_or_default() } else { String::new() };
            (path, status, format!("{head}\n{first}"))
        } else {
            let answer = browser.get(&path);
            let links = answer
                .body
                .split(['"', '\''])
                .filter(|text| text.starts_with("/t/") || text.starts_with("/c/"));
            waiting.extend(links.map(|link| link.replace("&amp;", "&").replace("&#38;", "&")));
            let said = |name: &reqwest::header::HeaderName| {
                !["content-length", "etag", "x-request-id", "date"].contains(&name.as_str())
            };
            let headers: Vec<_> = answer.headers.iter().filter(|(name, _)| said(name)).collect();
            (path, answer.status.as_u16(), format!("{headers:?}\n{}", answer.body))
        };
        found.push(answer);
    }
    found
}

/// Finds a word, or a number that is not part of a longer one, since a version mark may contain any digits.
pub(crate) fn has_word(text: &str, word: &str) -> bool {
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit() || byte == b',');
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + word.len()..].chars().next());
        !is_number || ![before, after].into_iter().flatten().any(|next| next.is_ascii_hexdigit())
    })
}

/// Asserts that no answer contains any of these words, except for the address of our own request.
#[track_caller]
pub(crate) fn assert_tells_nothing(found: &[(String, u16, String)], words: &[&str]) {
    assert!(found.len() > 50, "{}", found.len());
    for (path, status, answer) in found {
        let asked = path.contains("zebulon-quagga");
        let text = answer.to_lowercase();
        // A 404 page repeats the requested address, and nothing else.
        let text = if asked { text.replace("zebulon-quagga", "") } else { text };
        for word in words {
            assert!(!has_word(&text, word), "{path} ({status}) says {word}: {answer}");
        }
        if asked && path.contains("/entrants/") && words.contains(&WORDS[0]) {
            assert_eq!(*status, 404, "{path}");
        }
    }
}

fn set_audience(vera: &Browser, slug: &str, fields: [&str; 3]) -> String {
    let [visibility, embargo, names] = fields;
    let form = [("visibility", visibility), ("telling", embargo), ("names", names)];
    let done = vera.post(&format!("/organise/t/{slug}/audience"), &form);
    let location = done.header("location").to_owned();
    let (slug, said) = location.strip_prefix("/organise/t/").unwrap().split_once('?').unwrap();
    assert_eq!(said, "done=audience");
    slug.to_owned()
}

#[apply(on_both!)]
fn link_only_and_private_tournaments_stay_hidden(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let (club, header) = evening(&app, database);
    let (anybody, slug) = (app.browser(), header.slug.as_str());
    crawl(&anybody, slug);
    let link = set_audience(&vera, slug, ["link", "now", "full"]);
    for path in ["/", "/c/aurora", "/c/aurora/feed.atom", "/c/aurora/calendar.ics", "/sitemap.xml"] {
        let page = anybody.get(path).body;
        assert!(!page.contains("Friday night") && !page.contains(&link), "{path}: {page}");
    }
    for (path, status, _) in crawl(&anybody, slug).iter().filter(|(path, ..)| path.starts_with("/t/")) {
        assert_eq!(*status, 404, "{path}");
    }
    let page = anybody.get(&format!("/t/{link}"));
    page.assert_says(200, NAMES[0]);
    assert_eq!(page.header("x-robots-tag"), "noindex");
    assert_eq!(anybody.get(&format!("/t/{link}")).header("x-robots-tag"), "noindex", "the kept page");
    let mut stream = anybody.stream(&format!("/t/{link}/live"));
    assert!(stream.next().is_some());
    let code = lastcard::store::codes::list(&database.store, &club.id, &header.id).unwrap().remove(0).code;
    let plain = set_audience(&vera, &link, ["private", "now", "full"]);
    // Open streams end.
    assert!(stream.next().is_none());
    for old in [link.as_str(), plain.as_str()] {
        let found = crawl(&anybody, old);
        for (path, status, answer) in found.iter().filter(|(path, ..)| path.starts_with("/t/")) {
            assert_eq!(*status, 404, "{path}");
            assert!(!answer.contains("Quagga"), "{path}: {answer}");
        }
    }
    let table = anybody.get(&format!("/at/{code}"));
    table.assert_says(200, NAMES[0]);
    assert!(!table.body.contains("href=\"/t/"), "leads where nobody may go: {}", table.body);
    vera.get(&format!("/organise/t/{plain}")).assert_says(200, NAMES[0]);
    // Invalid values are refused, and so are forms from strangers.
    let nonsense = [("visibility", "nobody"), ("telling", "from"), ("date", "2026-13-01"), ("names", "")];
    vera.post(&format!("/organise/t/{plain}/audience"), &nonsense)
        .assert_shows(422, copy("problem-embargo-date"));
    let stranger = anybody.post(&format!("/organise/t/{plain}/audience"), &nonsense);
    assert_ne!(stranger.status.as_u16(), 200);
}

#[apply(on_both!)]
fn another_clubs_player_cannot_be_erased(database: &Database) {
    let app = spawn_app(database);
    let (vera, _olga) = (app.organiser(), organiser_of_another_club(&app, database));
    let clubs = clubs::list(&database.store).unwrap();
    let club = |name: &str| clubs.iter().find(|club| club.name.as_str() == name).unwrap().id.clone();
    let (own, other) = (club("Aurora"), club("Borealis"));
    let theirs = players::add(&database.store, &other, &[Name::parse("Zoya").unwrap()]).unwrap().remove(0).id;
    vera.post(&format!("/organise/players/{theirs}/erasure"), &[]).assert_shows(404, copy("error-404"));
    players::by_id(&database.store, &other, &theirs).unwrap();
    let deeds = audit_log::list(&database.store, &own).unwrap();
    assert!(!deeds.iter().any(|deed| deed.kind == "player-erased"));
}

#[apply(on_both!)]
fn an_erased_person_is_on_no_page(database: &Database) {
    let (app, other) = (spawn_app(database), spawn_app_on(database.open_other_copy(), Config::default()));
    let _news = other.snapshots.listen().unwrap();
    let vera = app.organiser();
    let (club, header) = evening(&app, database);
    let (anybody, elsewhere, slug) = (app.browser(), other.browser(), header.slug.as_str());
    crawl(&anybody, slug);
    crawl(&elsewhere, slug);
    let player =
        players::list(&database.store, &club.id).unwrap().into_iter().find(|p| p.name.as_str() == NAMES[0]);
    let erasure = format!("/organise/players/{}/erasure", player.unwrap().id);
    vera.get(&erasure).assert_shows(200, copy("erasure-for-good"));
    for _ in 0..2 {
        vera.post(&erasure, &[]).assert_leads_to("/organise/players?done=erased");
    }
    vera.get(&erasure).assert_shows(404, copy("error-404"));
    assert_tells_nothing(&crawl(&anybody, slug), &WORDS[..2]);
    // Another copy learns of it.
    while elsewhere.get(&format!("/t/{slug}")).body.contains("Quagga") {
        std::thread::yield_now();
    }
    assert_tells_nothing(&crawl(&elsewhere, slug), &WORDS[..2]);
    anybody.get(&format!("/t/{slug}")).assert_shows(200, copy("name-erased").with("number", 1));
    anybody.get(&format!("/t/{slug}/entrants/erased-1")).assert_says(200, "1,226");
    let russian =
        anybody.send(reqwest::Method::GET, &format!("/t/{slug}"), |r| r.header("accept-language", "ru"));
    russian.assert_says(200, "Удалённый игрок");
    for path in [format!("/organise/t/{slug}"), "/organise/players".to_owned(), "/organise".to_owned()] {
        let page = vera.get(&path);
        assert!(!page.body.to_lowercase().contains("quagga"), "{path}: {}", page.body);
    }
    let code = lastcard::store::codes::list(&database.store, &club.id, &header.id).unwrap().remove(0).code;
    let phone = anybody.get(&format!("/at/{code}"));
    phone.assert_shows(200, copy("name-erased").with("number", 1));
    assert!(!phone.body.to_lowercase().contains("quagga"), "{}", phone.body);
    // The tournament continues with the remaining players.
    let stored = app.snapshots.unredacted(slug).unwrap().stored.clone();
    let result = win_by_seat(&stored, slot(1, 1, 3), 1, 20);
    app.snapshots.record(&entry(&stored, slot(1, 1, 3), Some(result))).unwrap();
    assert_eq!(tournaments::load(&database.store, slug).unwrap().entries.len(), 3);
}

#[test]
fn hidden_names_appear_nowhere() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let (club, header) = evening(&app, database);
    let (anybody, slug) = (app.browser(), header.slug.as_str());
    // The names are public at first, and the pages cached.
    assert!(crawl(&anybody, slug).iter().any(|(_, _, page)| page.contains("Quagga")));
    let zebulon =
        players::list(&database.store, &club.id).unwrap().into_iter().find(|p| p.name.as_str() == NAMES[0]);
    let alias = format!("/organise/players/{}/alias", zebulon.unwrap().id);
    vera.post(&alias, &[("alias", "Stripy")]).assert_leads_to("/organise/players?done=alias");
    vera.post(&alias, &[("alias", &"x".repeat(101))]).assert_says(422, "aria-invalid");
    set_audience(&vera, slug, ["public", "now", "alias"]);
    let found = crawl(&anybody, slug);
    assert_tells_nothing(&found, &WORDS);
    anybody.get(&format!("/t/{slug}")).assert_says(200, "Stripy");
    anybody.get(&format!("/t/{slug}")).assert_shows(200, copy("name-player").with("number", 2));
    anybody.get(&format!("/t/{slug}/entrants/p1")).assert_says(200, "Stripy");
    set_audience(&vera, slug, ["public", "now", "first"]);
    assert_tells_nothing(&crawl(&anybody, slug), &LAST);
    anybody.get(&format!("/t/{slug}")).assert_says(200, "Zebulon");
    // Organisers still see the names.
    vera.get(&format!("/organise/t/{slug}")).assert_says(200, NAMES[1]);
}

#[test]
fn standings_stay_hidden_until_the_embargo_ends() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let (club, header) = evening(&app, database);
    let (anybody, slug) = (app.browser(), header.slug.as_str());
    let says_points = |found: &[(String, u16, String)]| {
        CREDITS.iter().step_by(2).all(|credit| found.iter().any(|(_, _, page)| page.contains(credit)))
    };
    assert!(says_points(&crawl(&anybody, slug)));
    set_audience(&vera, slug, ["public", "request", "full"]);
    let found = crawl(&anybody, slug);
    assert_tells_nothing(&found, &CREDITS);
    anybody.get(&format!("/t/{slug}")).assert_shows(200, copy("public-embargo-later"));
    anybody.get(&format!("/t/{slug}")).assert_says(200, NAMES[2]);
    anybody.get(&format!("/t/{slug}/hands/1.1.1")).assert_shows(200, copy("table-void-withheld"));
    anybody.get(&format!("/t/{slug}/hands/1.1.1/log")).assert_shows(403, copy("error-results-withheld"));
    // The table sees its own results, but no standings.
    let code = lastcard::store::codes::list(&database.store, &club.id, &header.id).unwrap().remove(0).code;
    let phone = anybody.get(&format!("/at/{code}"));
    phone.assert_says(200, "1,226");
    assert!(!phone.body.contains(&copy("table-standings").to_string()), "{}", phone.body);
    vera.get(&format!("/organise/t/{slug}?tab=show")).assert_shows(200, copy("audience-tell"));
    for _ in 0..2 {
        vera.post(&format!("/organise/t/{slug}/audience/standings"), &[])
            .assert_leads_to(&format!("/organise/t/{slug}?done=told"));
    }
    assert!(says_points(&crawl(&anybody, slug)));
}
