//! Writes through the API: judged by the same rules as the pages, recorded once, and answered with every problem and
//! its place.

use macro_rules_attribute::apply;
use std::io::{Read, Write};
use std::net::TcpStream;

use lastcard::store::tournaments;
use reqwest::Method;
use serde_json::{Value, json};

use super::{ALL, Program, first_hand_result, four_player_file, json_of, problem, token};
use crate::support::app::{App, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::web::control_room::lifecycle::with_started;

/// Returns the answer to a request whose announced length exceeds the limit.
fn send_too_large(app: &App, token: &str) -> String {
    let mut stream = TcpStream::connect(app.address).unwrap();
    let (host, length) = (app.address, 3 << 20);
    write!(
        stream,
        "POST /api/v1/tournaments HTTP/1.1\r\nhost: {host}\r\nauthorization: Bearer {token}\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

const EVENING: &str = "/tournaments/friday-night";
const ENTRIES: &str = "/tournaments/friday-night/entries";

#[apply(on_both!)]
fn an_evening_from_the_file_to_the_archive(database: &Database) {
    let app = spawn_app(database);
    let (vera, stranger) = (app.organiser(), app.browser());
    let program = Program::new(&stranger, Some(token(&vera, &ALL)));
    let made = program.post("/tournaments?starts_at=2026-11-27T18:30:00Z", &four_player_file("Friday night"));
    assert_eq!(json_of(&made, 201)["name"], "Friday night");
    assert_eq!(made.header("location"), "/api/v1/tournaments/friday-night");
    assert_eq!(made.header("etag"), program.get(EVENING).header("etag"));
    assert_eq!(
        json_of(&program.get("/tournaments/friday-night/summary"), 200)["starts_at"],
        "2026-11-27T18:30:00Z"
    );

    let mut file = four_player_file("Friday night");
    file["rounds"] = json!(2);
    assert_eq!(json_of(&program.put(EVENING, &file), 200)["rounds"], 2);
    let zoya = json!({ "entrants": [{ "name": "Zoya" }, { "name": "Anna" }, { "name": "Boris" }, { "name": "Vera" }] });
    let after = json_of(&program.put("/tournaments/friday-night/line-up", &zoya), 200);
    assert_eq!((&after["entrants"][0]["id"], &after["rounds"]), (&json!("zoya"), &json!(2)));

    let start = |seen: &str| {
        program.ask(Method::POST, "/tournaments/friday-night/start", &[("if-match", seen)], None)
    };
    let here = json!({ "present": { "zoya": true, "anna": true, "boris": true } });
    json_of(
        &program.ask(Method::PUT, "/tournaments/friday-night/presence", &[], Some(here.to_string())),
        200,
    );
    assert_eq!(problem(&start("*"), 409), ("players-absent".to_owned(), vec!["present.vera".to_owned()]));
    let here = json!({ "present": { "vera": true } });
    let present = program.ask(Method::PUT, "/tournaments/friday-night/presence", &[], Some(here.to_string()));
    assert_eq!(
        json_of(&present, 200)["present"],
        json!({ "zoya": true, "anna": true, "boris": true, "vera": true })
    );
    assert_eq!(json_of(&start(program.get(EVENING).header("etag")), 200)["status"], "ready");
    assert_eq!(problem(&start("*"), 409).0, "not-a-draft");

    let next = json_of(&program.get("/tournaments/friday-night/next"), 200);
    let seats = next["next"][0]["seats"].as_array().unwrap().clone();
    let left: serde_json::Map<String, Value> =
        [1, 3].into_iter().map(|seat| (seats[seat].as_str().unwrap().to_owned(), json!(10))).collect();
    let sent = json!({ "slot": next["next"][0]["slot"], "based_on": 0, "entry_key": "0123abcd", "result": { "out": seats[0], "left": left } });
    json_of(&program.post(ENTRIES, &sent), 201);
    let turn = |method: Method, below: &str| program.ask(method, &format!("{EVENING}/{below}"), &[], None);
    assert_eq!(json_of(&turn(Method::POST, "stop"), 200)["status"], "stopped");
    assert_eq!(problem(&turn(Method::POST, "stop"), 409).0, "already-so");
    assert_eq!(json_of(&turn(Method::POST, "reopening"), 200)["status"], "running");
    assert_eq!(json_of(&turn(Method::POST, "archive"), 200)["status"], "archived");
    assert_eq!(json_of(&turn(Method::DELETE, "archive"), 200)["status"], "running");
    assert_eq!(problem(&program.ask(Method::DELETE, EVENING, &[], None), 409).0, "not-a-draft");
    // Changes are logged under the organiser's name.
    vera.get("/organise/t/friday-night").assert_says(200, "Vera");
}

#[apply(on_both!)]
fn a_draft_is_deleted(database: &Database) {
    let app = spawn_app(database);
    let (vera, stranger) = (app.organiser(), app.browser());
    let program = Program::new(&stranger, Some(token(&vera, &["set-up"])));
    json_of(&program.post("/tournaments", &four_player_file("Friday night")), 201);
    assert_eq!(program.ask(Method::DELETE, EVENING, &[], None).status.as_u16(), 204);
    assert_eq!(problem(&program.ask(Method::DELETE, EVENING, &[], None), 404).0, "not-found");
}

#[apply(on_both!)]
fn a_played_tournament_is_imported_with_its_results(database: &Database) {
    let app = spawn_app(database);
    let (vera, stranger) = (app.organiser(), app.browser());
    let file: Value = serde_json::from_str(include_str!("../../../evenings/four_player.json")).unwrap();
    let sets_up = Program::new(&stranger, Some(token(&vera, &["set-up"])));
    assert_eq!(problem(&sets_up.post("/tournaments", &file), 403).0, "right-missing", "results are entries");
    let program = Program::new(&stranger, Some(token(&vera, &["set-up", "entries"])));
    let made = json_of(&program.post("/tournaments", &file), 201);
    assert_eq!(made["hands"], file["hands"]);
}

#[apply(on_both!)]
fn a_result_is_recorded_once_corrected_and_taken_back(database: &Database) {
    let app = spawn_app(database);
    let (vera, stranger) = (with_started(&app), app.browser());
    let program = Program::new(&stranger, Some(token(&vera, &["entries"])));
    let sent = program.post(ENTRIES, &first_hand_result("0123abcd", 0, 20));
    let first = json_of(&sent, 201);
    assert_eq!((&first["revision"], &first["via"], &first["by"]), (&json!(1), &json!("api"), &json!("Vera")));
    assert_eq!(sent.header("location"), "/api/v1/tournaments/friday-night/hands/1.1.1");
    // The same key means the same entry, whatever its content and however stale.
    assert_eq!(json_of(&program.post(ENTRIES, &first_hand_result("0123abcd", 0, 20)), 200), first);
    assert_eq!(json_of(&program.post(ENTRIES, &first_hand_result("0123abcd", 7, 99)), 200), first);
    // An equal result from somebody else counts as the same.
    assert_eq!(json_of(&program.post(ENTRIES, &first_hand_result("another-key", 0, 20)), 200), first);
    let stale = program.post(ENTRIES, &first_hand_result("a-third-key", 0, 30));
    assert_eq!(problem(&stale, 409).0, "stale");
    let stale = json_of(&stale, 409);
    assert_eq!(stale["theirs"], first);
    assert_eq!(stale["yours"]["result"]["left"]["vera"], 30);

    let corrected = json_of(&program.post(ENTRIES, &first_hand_result("a-fourth-key", 1, 30)), 201);
    assert_eq!((&corrected["revision"], &corrected["result"]["left"]["vera"]), (&json!(2), &json!(30)));
    let amend = |key: &str, based_on: u32, word: &str| {
        program.post(ENTRIES, &json!({ "slot": "1.1.1", "based_on": based_on, "entry_key": key, word: true }))
    };
    assert_eq!(json_of(&amend("undo-it-now", 2, "undo"), 201)["result"]["left"]["vera"], 20);
    assert_eq!(json_of(&amend("redo-it-now", 3, "redo"), 201)["result"]["left"]["vera"], 30);
    assert_eq!(json_of(&amend("open-it-now", 4, "open"), 201)["result"], json!(null));
    assert_eq!(problem(&amend("undo-it-more", 5, "undo"), 409).0, "nothing-to-undo");
    let void = json!({ "slot": "1.1.1", "based_on": 5, "entry_key": "void-it-now", "result": { "void": "abandoned" } });
    assert_eq!(json_of(&program.post(ENTRIES, &void), 201)["result"], json!({ "void": "abandoned" }));
    let stored = tournaments::load(&database.store, "friday-night").unwrap();
    assert_eq!(stored.entries.len(), 6);
    app.browser()
        .get("/t/friday-night/hands/1.1.1")
        .assert_shows(200, copy("via-program-of").with("name", "Vera"));
}

#[apply(on_both!)]
fn changing_a_draft_requires_its_current_version(database: &Database) {
    let app = spawn_app(database);
    let (vera, stranger) = (app.organiser(), app.browser());
    let program = Program::new(&stranger, Some(token(&vera, &ALL)));
    let seen = program.post("/tournaments", &four_player_file("Friday night")).header("etag").to_owned();
    let names = |names: [&str; 4]| json!({ "entrants": names.map(|name| json!({ "name": name })) });
    let line_up = program.get("/tournaments/friday-night/line-up").header("etag").to_owned();
    json_of(&program.put("/tournaments/friday-night/line-up", &names(["Dina", "Egor", "Vera", "Gleb"])), 200);
    let put = |path: &str, tag: Option<&str>, body: &Value| {
        let headers: Vec<(&str, &str)> = tag.iter().map(|tag| ("if-match", *tag)).collect();
        program.ask(Method::PUT, path, &headers, Some(body.to_string()))
    };
    let again = names(["Anna", "Boris", "Vera", "Gleb"]);
    for (path, tag, body) in [
        (EVENING, &seen, four_player_file("Friday night")),
        ("/tournaments/friday-night/line-up", &line_up, again),
    ] {
        assert_eq!(problem(&put(path, Some(tag), &body), 412).0, "precondition-failed", "{path}");
        assert_eq!(problem(&put(path, None, &body), 428).0, "precondition-required", "{path}");
        assert_eq!(problem(&put(path, Some("no tag"), &body), 412).0, "precondition-failed", "{path}");
    }
    let start =
        |tag: &str| program.ask(Method::POST, "/tournaments/friday-night/start", &[("if-match", tag)], None);
    assert_eq!(problem(&start(&seen), 412).0, "precondition-failed");
    assert_eq!(json_of(&put(EVENING, Some("*"), &four_player_file("Saturday")), 200)["name"], "Saturday");
    // The tournament has a new address.
    assert_eq!(problem(&program.get(EVENING), 404).0, "not-found");
    let mut begun: Value = serde_json::from_str(include_str!("../../../evenings/four_player.json")).unwrap();
    begun["name"] = json!("Saturday");
    assert_eq!(problem(&put("/tournaments/saturday", Some("*"), &begun), 422).1, ["hands"]);
}

#[test]
fn impossible_values_are_refused_with_their_places() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (with_started(&app), app.browser());
    let program = Program::new(&stranger, Some(token(&vera, &ALL)));
    let entry =
        |result: Value| json!({ "slot": "1.1.1", "based_on": 0, "entry_key": "0123abcd", "result": result });
    let refusals = [
        (
            entry(json!({ "out": "anna", "left": { "gleb": { "W": 5 }, "vera": 3 } })),
            vec!["result.left.gleb.W"],
        ),
        (entry(json!({ "out": "zoya", "left": {} })), vec!["result.out"]),
        (entry(json!({ "out": "anna", "left": { "gleb": 3 } })), vec!["result.left.vera"]),
        (json!({ "slot": "1.1.99", "based_on": 0, "entry_key": "0123abcd", "undo": true }), vec!["slot"]),
        (
            json!({ "slot": "1.1", "based_on": -1, "won": true }),
            vec!["won", "slot", "based_on", "entry_key", "result"],
        ),
        (json!({ "slot": "1.1.1", "based_on": 0, "entry_key": "short", "undo": true }), vec!["entry_key"]),
        (json!([]), vec!["body"]),
    ];
    for (sent, places) in refusals {
        let (kind, mut found) = problem(&program.post(ENTRIES, &sent), 422);
        assert_eq!(kind, "refused", "{sent}");
        found.sort();
        let mut places: Vec<String> = places.into_iter().map(str::to_owned).collect();
        places.sort();
        assert_eq!(found, places, "{sent}");
    }
    let late =
        json!({ "slot": "1.1.5", "based_on": 0, "entry_key": "0123abcd", "result": { "void": "abandoned" } });
    assert_eq!(problem(&program.post(ENTRIES, &late), 409).0, "not-yet");
    let mut file: Value = serde_json::from_str(include_str!("../../../evenings/four_player.json")).unwrap();
    file["hands"][3]["result"] = json!({ "out": "anna", "left": { "boris": { "W": 5 } } });
    file["colour"] = json!("red");
    let (_, places) = problem(&program.post("/tournaments?starts_at=soon", &file), 422);
    assert!(places.contains(&"colour".to_owned()) && places.contains(&"starts_at".to_owned()), "{places:?}");
    assert!(places.iter().any(|place| place.starts_with("hands[3].result")), "{places:?}");
    for at in ["0026-12-04T19:00:00Z", "%2B10000-01-01T19:00:00Z", "-0001-01-01T19:00:00Z"] {
        let made = program.post(&format!("/tournaments?starts_at={at}"), &four_player_file("Cup"));
        assert_eq!(problem(&made, 422).1, ["starts_at"], "{at}");
    }
    let strangers = json!({ "present": { "zoya": true } });
    let reply =
        program.ask(Method::PUT, "/tournaments/friday-night/presence", &[], Some(strangers.to_string()));
    assert_eq!(problem(&reply, 422).1, ["present.zoya"]);
    let stored = tournaments::load(&database.store, "friday-night").unwrap();
    assert_eq!(stored.entries.len(), 0, "nothing is half-written");
}

#[test]
fn invalid_json_says_where_and_why() {
    const JSON: (&str, &str) = ("content-type", "application/json");
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (with_started(&app), app.browser());
    let program = Program::new(&stranger, Some(token(&vera, &ALL)));
    let send = |headers: &[(&str, &str)], body: &[u8]| {
        stranger.send(Method::POST, "/api/v1/tournaments", |mut request| {
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            request
                .header("authorization", format!("Bearer {}", program.token.as_ref().unwrap()))
                .body(body.to_vec())
        })
    };
    let deep = "[".repeat(100_000);
    for body in [&b""[..], b"{\"lastcard\": 1,}", b"{", b"\xff\xfe", deep.as_bytes(), b"{\"a\":\"\x00\"}"] {
        let reply = send(&[JSON], body);
        assert_eq!(problem(&reply, 400), ("not-json".to_owned(), vec!["body".to_owned()]), "{body:?}");
    }
    let said = json_of(&send(&[JSON], b"{\n \"lastcard\": 1,\n}"), 400)["places"][0]["message"].to_string();
    assert!(said.contains('3'), "its line: {said}");
    assert_eq!(problem(&send(&[], b"{}"), 415).0, "media-type");
    assert_eq!(problem(&send(&[("content-type", "text/plain")], b"{}"), 415).0, "media-type");
    assert_eq!(problem(&send(&[JSON, ("content-encoding", "gzip")], b"{}"), 415).0, "encoded-body");
    let told = send_too_large(&app, program.token.as_ref().unwrap());
    assert!(told.starts_with("HTTP/1.1 413") && told.contains("/api#too-large"), "{told}");
    // Problems are in the reader's language.
    let russian = send(&[("accept-language", "ru")], b"{}");
    assert_eq!(russian.header("content-language"), "ru");
    assert!(json_of(&russian, 415)["title"].as_str().unwrap().contains("JSON"));
    assert_ne!(json_of(&russian, 415)["title"], json_of(&send(&[], b"{}"), 415)["title"]);
}

#[test]
fn unknown_addresses_and_methods_are_problems() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let stranger = app.browser();
    let anybody = Program::new(&stranger, None);
    for path in [
        "",
        "/",
        "/nothing",
        "/tournaments/none",
        "/tournaments/none/standings",
        "/clubs/none",
        "/rules/none",
        "/tournaments/a%00b",
    ] {
        assert_eq!(problem(&anybody.get(path), 404).0, "not-found", "{path}");
    }
    assert_eq!(problem(&stranger.get("/api/v2/clubs"), 404).0, "not-found");
    let reply = anybody.ask(Method::PATCH, "/tournaments", &[], None);
    assert_eq!(problem(&reply, 405).0, "method-not-allowed");
    assert_eq!(reply.header("allow"), "GET, HEAD, POST, OPTIONS");
}
