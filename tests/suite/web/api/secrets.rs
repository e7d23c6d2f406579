//! Data that the API does not reveal: private tournaments, standings under embargo, names, and cards that others have
//! yet to play.

use reqwest::Method;
use serde_json::json;

use super::{ALL, Program, first_hand_result, json_of, problem, token};
use crate::support::app::spawn_app;
use crate::support::database::Database;
use crate::web::control_room::lifecycle::{create, with_started};

const BELOW: [&str; 9] = [
    "",
    "/summary",
    "/standings",
    "/next",
    "/schedule",
    "/entries",
    "/hands/1.1.1",
    "/entrants/anna",
    "/live?events=1",
];

#[test]
fn a_private_tournament_is_not_found_by_strangers() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (with_started(&app), app.browser());
    let audience = [("visibility", "private"), ("names", "full"), ("telling", "now")];
    assert_eq!(vera.post("/organise/t/friday-night/audience", &audience).status.as_u16(), 303);
    let (own, anybody) =
        (Program::new(&stranger, Some(token(&vera, &["read"]))), Program::new(&stranger, None));
    let writes = Program::new(&stranger, Some(token(&vera, &["entries"])));
    for below in BELOW {
        let path = format!("/tournaments/friday-night{below}");
        assert_eq!(own.get(&path).status.as_u16(), 200, "{path}");
        assert_eq!(problem(&anybody.get(&path), 404).0, "not-found", "{path}");
        assert_eq!(problem(&writes.get(&path), 404).0, "not-found", "{path}: it may write, not read");
    }
    assert_eq!(json_of(&anybody.get("/tournaments"), 200)["tournaments"], json!([]));
    assert_eq!(json_of(&anybody.get("/clubs/aurora/tournaments"), 200)["tournaments"], json!([]));
    assert_eq!(
        json_of(&own.get("/clubs/aurora/tournaments"), 200)["tournaments"][0]["visibility"],
        "private"
    );
    json_of(&writes.post("/tournaments/friday-night/entries", &first_hand_result("0123abcd", 0, 20)), 201);
}

#[test]
fn embargoed_results_are_hidden_here_too() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (with_started(&app), app.browser());
    let writes = Program::new(&stranger, Some(token(&vera, &["entries"])));
    json_of(&writes.post("/tournaments/friday-night/entries", &first_hand_result("0123abcd", 0, 20)), 201);
    let audience = [("visibility", "public"), ("names", "full"), ("telling", "request")];
    assert_eq!(vera.post("/organise/t/friday-night/audience", &audience).status.as_u16(), 303);
    let (own, anybody) =
        (Program::new(&stranger, Some(token(&vera, &["read"]))), Program::new(&stranger, None));
    for below in ["", "/standings", "/entries", "/hands/1.1.1"] {
        let path = format!("/tournaments/friday-night{below}");
        assert_eq!(own.get(&path).status.as_u16(), 200, "{path}");
        assert_eq!(problem(&anybody.get(&path), 403).0, "results-withheld", "{path}");
    }
    let summary = json_of(&anybody.get("/tournaments/friday-night/summary"), 200);
    assert_eq!(summary["withheld"], true);
    assert_eq!(
        json_of(&anybody.get("/tournaments/friday-night/entrants/anna"), 200)["standing"],
        json!(null)
    );
    for below in ["/summary", "/schedule", "/next", "/entrants/anna", "/live?events=1"] {
        let told = anybody.get(&format!("/tournaments/friday-night{below}")).body;
        for secret in ["\"total\":75", "\"left\"", "\"out\""] {
            assert!(!told.contains(secret), "{below} tells {secret}: {told}");
        }
    }
}

#[test]
fn strangers_read_the_names_that_pages_show() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (app.organiser(), app.browser());
    create(&vera, &[("entrants", "Anna Karenina\nBoris Godunov\nVera Pavlova\nGleb Uspensky")])
        .assert_leads_to("/organise/t/friday-night?done=created");
    let all = [("revision", "1"), ("everybody", "yes")];
    vera.post("/organise/t/friday-night/start", &all)
        .assert_leads_to("/organise/t/friday-night?done=started");
    let audience = [("visibility", "public"), ("names", "first"), ("telling", "now")];
    assert_eq!(vera.post("/organise/t/friday-night/audience", &audience).status.as_u16(), 303);
    let (own, anybody) =
        (Program::new(&stranger, Some(token(&vera, &["read"]))), Program::new(&stranger, None));
    for below in ["", "/standings", "/schedule", "/next", "/entries", "/live?events=1", "/line-up"] {
        let path = format!("/tournaments/friday-night{below}");
        let told = anybody.get(&path);
        assert_eq!(told.status.as_u16(), 200, "{path}: {}", told.body);
        assert!(!told.body.to_lowercase().contains("karenina"), "{path}: {}", told.body);
    }
    assert!(own.get("/tournaments/friday-night").body.contains("Anna Karenina"));
    assert_eq!(anybody.get("/tournaments/friday-night/entrants/anna-karenina").status.as_u16(), 404);
}

#[test]
fn cards_to_be_played_elsewhere_are_shown_as_points() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (app.organiser(), app.browser());
    let names = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoya", "Ilya"];
    let file = json!({
        "lastcard": 1, "name": "Friday night", "format": "eight-player", "play": { "duplicate": true },
        "entrants": names.map(|name| json!({ "id": name.to_lowercase(), "name": name })),
    });
    let program = Program::new(&stranger, Some(token(&vera, &ALL)));
    json_of(&program.post("/tournaments", &file), 201);
    let present: serde_json::Map<String, serde_json::Value> =
        names.iter().map(|name| (name.to_lowercase(), json!(true))).collect();
    let here = json!({ "present": present }).to_string();
    json_of(&program.ask(Method::PUT, "/tournaments/friday-night/presence", &[], Some(here)), 200);
    json_of(&program.ask(Method::POST, "/tournaments/friday-night/start", &[("if-match", "*")], None), 200);
    let hand = json_of(&program.get("/tournaments/friday-night/hands/1.1.1"), 200);
    let seats = hand["hand"]["seats"].as_array().unwrap();
    let (out, one, other) = (seats[0].clone(), seats[1].as_str().unwrap(), seats[3].as_str().unwrap());
    let sent = json!({
        "slot": "1.1.1", "based_on": 0, "entry_key": "0123abcd",
        "result": { "out": out, "left": { one: { "W": 1, "5": 1 }, other: { "9": 1 } } },
    });
    json_of(&program.post("/tournaments/friday-night/entries", &sent), 201);
    let anybody = Program::new(&stranger, None);
    for below in ["", "/hands/1.1.1", "/entries"] {
        let path = format!("/tournaments/friday-night{below}");
        let told = anybody.get(&path).body;
        assert!(!told.contains("\"W\""), "{path}: {told}");
        assert!(program.get(&path).body.contains("\"W\""), "{path}");
    }
    assert_eq!(
        json_of(&anybody.get("/tournaments/friday-night/hands/1.1.1"), 200)["hand"]["result"]["left"][one],
        55
    );
}
