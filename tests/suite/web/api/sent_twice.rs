//! Requests sent twice, by mistake or because no answer came: they take effect only once.

use macro_rules_attribute::apply;
use std::thread;

use reqwest::Method;
use serde_json::{Value, json};

use super::{ALL, Program, four_player_file, json_of, problem, token};
use crate::support::app::{Reply, spawn_app};
use crate::support::database::{Database, on_both};

/// Creates a tournament under an idempotency key.
fn make(program: &Program<'_>, key: &str, file: &Value) -> Reply {
    program.ask(Method::POST, "/tournaments", &[("idempotency-key", key)], Some(file.to_string()))
}

fn played_file() -> Value {
    let mut file = four_player_file("Friday night");
    file["hands"] = json!([{ "round": 1, "table": 1, "hand": 1, "result": { "out": "anna", "left": { "vera": 20, "gleb": 10 } } }]);
    file
}

#[apply(on_both!)]
fn the_same_key_creates_one_tournament(database: &Database) {
    let app = spawn_app(database);
    let (vera, browser) = (app.organiser(), app.browser());
    let program = Program::new(&browser, Some(token(&vera, &ALL)));
    let file = played_file();
    let first = make(&program, "018f9c1e-3b52", &file);
    assert_eq!(json_of(&first, 201)["name"], "Friday night");
    // The answer does not depend on later changes.
    let ended = program.ask(Method::POST, "/tournaments/friday-night/stop", &[("if-match", "*")], None);
    assert_eq!(json_of(&ended, 200)["status"], "stopped");
    let again = make(&program, "018f9c1e-3b52", &file);
    json_of(&again, 200);
    assert_eq!(again.header("location"), first.header("location"));
    assert_eq!(problem(&make(&program, "018f9c1e-3b52", &four_player_file("Saturday")), 409).0, "key-used");
    assert_eq!(problem(&make(&program, "no key!", &file), 422).1, ["Idempotency-Key"]);
    // Another key shows that a second tournament is intended.
    assert_eq!(
        make(&program, "018f9c1e-3b53", &file).header("location"),
        "/api/v1/tournaments/friday-night-2"
    );
}

#[apply(on_both!)]
fn simultaneous_requests_with_a_key_create_one_tournament(database: &Database) {
    let app = spawn_app(database);
    let token = token(&app.organiser(), &ALL);
    let send = || {
        let browser = app.browser();
        let made = make(
            &Program::new(&browser, Some(token.clone())),
            "018f9c1e-3b52",
            &four_player_file("Friday night"),
        );
        (made.status.as_u16(), made.header("location").to_owned())
    };
    let mut answers =
        thread::scope(|scope| [scope.spawn(send), scope.spawn(send)].map(|sent| sent.join().unwrap()));
    answers.sort();
    let there = "/api/v1/tournaments/friday-night".to_owned();
    assert_eq!(answers, [(200, there.clone()), (201, there)]);
}

#[test]
fn existing_results_are_imported_again_only_on_request() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, browser) = (app.organiser(), app.browser());
    let program = Program::new(&browser, Some(token(&vera, &ALL)));
    json_of(&program.post("/tournaments?starts_at=2026-11-27T18:30:00Z", &played_file()), 201);
    let refused = program.post("/tournaments?starts_at=2026-11-27T18:30:00Z", &played_file());
    assert_eq!(problem(&refused, 409).0, "tournament-there");
    assert!(
        json_of(&refused, 409)["detail"].as_str().unwrap().contains("/t/friday-night"),
        "{}",
        refused.body
    );
    // Without a start time it counts as the same evening.
    assert_eq!(problem(&program.post("/tournaments", &played_file()), 409).0, "tournament-there");
    json_of(&program.post("/tournaments?again=true", &played_file()), 201);
    json_of(&program.post("/tournaments?starts_at=2026-12-04T18:30:00Z", &played_file()), 201);
    let mut other = played_file();
    other["hands"][0]["result"]["left"]["vera"] = json!(21);
    json_of(&program.post("/tournaments", &other), 201);
    // A file of an evening that is created anew every week.
    json_of(&program.post("/tournaments", &four_player_file("Every week")), 201);
    json_of(&program.post("/tournaments", &four_player_file("Every week")), 201);
}
