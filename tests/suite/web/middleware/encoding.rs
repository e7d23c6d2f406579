//! Content encodings: which one an answer gets, and that all carry the same bytes.

use macro_rules_attribute::apply;
use std::io::Read as _;

use lastcard::tournament::Name;
use reqwest::Method;

use crate::support::app::{App, Raw, spawn_app};
use crate::support::copy::hands_played;
use crate::support::database::{Database, on_both};
use crate::support::evening::{keys, new, start_friday_night};
use crate::support::ex_48::play;
use crate::web::control_room::lifecycle::with_started;
use crate::web::leaderboard::page::set_up_club;

/// The encodings that current browsers accept.
const BROWSER: &str = "gzip, deflate, br, zstd";

fn get_accepting(app: &App, path: &str, accepts: &str) -> Raw {
    app.browser().send_raw(Method::GET, path, &[("accept-encoding", accepts)])
}

/// Decodes the body.
fn unpack(raw: &Raw) -> Vec<u8> {
    let mut plain = Vec::new();
    match raw.header("content-encoding") {
        "gzip" => drop(flate2::read::GzDecoder::new(&*raw.body).read_to_end(&mut plain).unwrap()),
        "br" => drop(brotli::Decompressor::new(&*raw.body, 4096).read_to_end(&mut plain).unwrap()),
        "" => plain.clone_from(&raw.body),
        other => panic!("{other}"),
    }
    plain
}

#[apply(on_both!)]
fn home_and_club_show_changes_at_once(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let visitor = app.browser();
    let header = lastcard::store::tournaments::by_slug(&database.store, "friday-night").unwrap();
    for hands in 0..3 {
        play(&app.snapshots, &header, hands);
        for path in ["/", "/c/aurora", "/c/AURORA"] {
            visitor.get(path).assert_shows(200, hands_played(hands, 12));
            visitor.get(path).assert_shows(200, hands_played(hands, 12));
        }
    }
    let club = [
        ("club", "Borealis"),
        ("time_zone", "Asia/Kolkata"),
        ("language", "en"),
        ("minutes", "5"),
        ("seconds", "0"),
    ];
    vera.post("/organise/club", &club).assert_leads_to("/organise/club?done=club");
    for path in ["/", "/c/aurora"] {
        visitor.get(path).assert_says(200, "Borealis");
    }
    // A draft is not public until it starts.
    let name = Name::parse("Cup").unwrap();
    let draft = lastcard::store::tournaments::create(
        &database.store,
        &header.club_id,
        None,
        &new(name.as_str(), &keys("four-player")),
    )
    .unwrap();
    assert!(!visitor.get("/").body.contains("Cup"));
    crate::support::evening::mark_all_present(&database.store, &draft);
    app.snapshots
        .change(&draft.id, |store| {
            lastcard::store::tournaments::start(store, &header.club_id, &draft.id, draft.revision, None)
        })
        .unwrap();
    for path in ["/", "/c/aurora"] {
        visitor.get(path).assert_says(200, "<bdi>Cup</bdi>");
    }
}

#[apply(on_both!)]
fn cached_pages_outlast_the_database(database: &Database) {
    let app = spawn_app(database);
    with_started(&app);
    let visitor = app.browser();
    for path in ["/", "/c/aurora"] {
        visitor.get(path).assert_says(200, "Friday night");
    }
    database.go_away();
    for path in ["/", "/c/aurora"] {
        visitor.get(path).assert_says(200, "Friday night");
    }
    database.come_back();
}

#[test]
fn cached_answers_equal_routed_answers() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let board = format!("/t/{}", header.slug);
    let home = app.browser().get("/").body;
    let css = home.split('"').find(|part| part.starts_with("/static/app.")).unwrap().to_owned();
    for path in [
        "/",
        &format!("/c/{}", club.slug),
        &board,
        &format!("{board}/schedule"),
        &format!("{board}/projector"),
        &css,
    ] {
        for accepts in [BROWSER, "gzip", "identity"] {
            // A meaningless query bypasses the page cache.
            let routed = get_accepting(&app, &format!("{path}?x"), accepts);
            for _ in 0..2 {
                let door = get_accepting(&app, path, accepts);
                let head = |raw: &Raw| {
                    let mut head = raw.headers.clone();
                    drop((head.remove("date"), head.remove("x-request-id")));
                    head
                };
                assert_eq!((door.status, head(&door)), (routed.status, head(&routed)), "{path} {accepts}");
                assert!(door.body == routed.body, "{path} {accepts}");
            }
        }
        assert_eq!(get_accepting(&app, path, "identity;q=0").status, 406, "{path}");
        assert_eq!(app.browser().send_raw(Method::HEAD, path, &[]).body.len(), 0);
    }
    let before = get_accepting(&app, &board, BROWSER).body;
    play(&app.snapshots, &header, 1);
    assert!(get_accepting(&app, &board, BROWSER).body != before);
}

#[test]
fn every_encoding_gives_the_same_whole_page() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let board = format!("/t/{}", start_friday_night(&database.store, &club, &keys("four-player")).slug);
    let home = app.browser().get("/").body;
    let css = home.split('"').find(|part| part.starts_with("/static/app.")).unwrap().to_owned();
    let script = home.split('"').find(|part| part.ends_with("/js/live.js")).unwrap().to_owned();
    let schedule = format!("{board}/schedule");
    for path in
        ["/", "/c/aurora", &board, &schedule, "/rules", "/login", "/nowhere", &css, &script, "/favicon.ico"]
    {
        // Requests the page when it is rendered, and again from the cache.
        let first = get_accepting(&app, path, BROWSER);
        for accepts in [BROWSER, "gzip", "br", "br;q=0.5, gzip;q=0.7", "identity", ""] {
            let raw = get_accepting(&app, path, accepts);
            assert_eq!(unpack(&raw), unpack(&first), "{path}, {accepts:?}");
            let encoding = match accepts {
                "gzip" | "br;q=0.5, gzip;q=0.7" => "gzip",
                "br" | BROWSER => "br",
                _ => "",
            };
            assert_eq!(raw.header("content-encoding"), encoding, "{path}, {accepts:?}");
            assert_eq!(raw.header("content-length"), raw.body.len().to_string(), "{path}");
            assert_eq!(raw.header("transfer-encoding"), "", "{path}");
            assert!(raw.header("vary").contains("accept-encoding"), "{path}");
            assert!(!raw.header("content-security-policy").is_empty(), "{path}");
        }
        let head = app.browser().send_raw(Method::HEAD, path, &[("accept-encoding", BROWSER)]);
        assert_eq!(
            (head.header("content-length"), head.body.len()),
            (first.header("content-length"), 0),
            "{path}"
        );
    }
}

#[test]
fn known_pages_are_not_resent_in_any_encoding() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    for path in [&format!("/t/{}", header.slug), "/", "/c/aurora", "/favicon.ico"] {
        let tag = get_accepting(&app, path, BROWSER).header("etag").to_owned();
        for accepts in [BROWSER, "gzip", "identity"] {
            assert_eq!(get_accepting(&app, path, accepts).header("etag"), tag, "{path}");
            let known = [("accept-encoding", accepts), ("if-none-match", &tag)];
            let raw = app.browser().send_raw(Method::GET, path, &known);
            assert_eq!((raw.status.as_u16(), raw.body.len()), (304, 0), "{path}, {accepts}");
            assert_eq!(raw.header("content-encoding"), "", "{path}");
            assert!(raw.header("vary").contains("accept-encoding"), "{path}");
        }
    }
}

#[test]
fn accepting_no_encoding_is_answered_with_406() {
    let database = &Database::sqlite();
    let raw = get_accepting(&spawn_app(database), "/", "identity;q=0, zstd");
    assert_eq!(raw.status.as_u16(), 406);
    assert_eq!(raw.header("content-encoding"), "");
}
