//! Events of several stages, as programs see, create and draw them.

use lastcard::club::{Audience, Embargo};
use lastcard::store::{Store, clubs, staged_events, tournaments};
use macro_rules_attribute::apply;
use reqwest::Method;
use serde_json::{Value, json};

use super::{ALL, Program, json_of, problem, token, token_by};
use crate::support::app::spawn_app;
use crate::support::database::{Database, on_both};
use crate::support::evening::play;
use crate::web::control_room::lifecycle::organiser_of_another_club;

pub(super) fn cup() -> Value {
    json!({
        "lastcard_event": 1, "name": "Cup",
        "entrants": [{ "name": "Anna" }, { "name": "Boris" }, { "name": "Vera" }, { "name": "Gleb" }],
        "stages": [{ "name": "Cup", "form": "knock-out", "format": "free-for-all",
                     "scoring": { "method": "std", "target": 10 } }],
    })
}

const PATH: &str = "/clubs/aurora/events";

#[apply(on_both!)]
fn a_program_creates_draws_and_follows_an_event(database: &Database) {
    let app = spawn_app(database);
    let (vera, anybody) = (app.organiser(), app.browser());
    let program = Program::new(&anybody, Some(token(&vera, &ALL)));
    let public = Program::new(&anybody, None);
    let made = json_of(&program.post(PATH, &cup()), 201);
    assert_eq!((made["slug"].as_str(), made["state"].as_str()), (Some("cup"), Some("to-draw")));
    // Nobody else sees a plan.
    assert_eq!(json_of(&public.get(PATH), 200)["events"], json!([]));
    problem(&public.get("/clubs/aurora/events/cup"), 404);

    let draw = |away: &Value| {
        let seen = program.get("/clubs/aurora/events/cup").header("etag").to_owned();
        let path = "/clubs/aurora/events/cup/draw";
        program.ask(Method::POST, path, &[("if-match", &seen)], Some(json!({ "away": away }).to_string()))
    };
    assert_eq!(
        problem(&program.post("/clubs/aurora/events/cup/draw", &json!({})), 428).0,
        "precondition-required"
    );
    assert_eq!(problem(&draw(&json!("anna")), 422).1, ["away"]);
    let drawn = json_of(&draw(&json!(["gleb"])), 200);
    assert_eq!(
        (drawn["state"].as_str(), drawn["tournaments"].as_array().unwrap().len()),
        (Some("playing"), 1)
    );
    assert_eq!(problem(&draw(&json!([])), 409).0, "nothing-to-draw");
    let listed = json_of(&public.get(PATH), 200);
    assert_eq!(listed["events"][0]["name"], "Cup");

    let club = clubs::list(&database.store).unwrap().remove(0);
    let load = || staged_events::by_slug(&database.store, &club.id, "cup").unwrap();
    play(&app.snapshots, &load().tournaments[0].header, 1);
    assert_eq!(json_of(&draw(&json!([])), 200)["tournaments"][1]["place"], "1.2.1");
    play(&app.snapshots, &load().tournaments[1].header, 1);
    let over = json_of(&public.get("/clubs/aurora/events/cup"), 200);
    assert_eq!(
        (over["state"].as_str(), over["standings"]["finished"].as_bool()),
        (Some("finished"), Some(true))
    );
    assert_eq!(over["standings"]["standings"].as_array().unwrap().len(), 4);

    // The file of one event makes another.
    let file = program.get("/clubs/aurora/events/cup/file");
    assert_eq!(problem(&program.ask(Method::POST, PATH, &[], Some(file.body.clone())), 409).0, "event-there");
    let again = format!("{PATH}?again=true");
    let copy = json_of(&program.ask(Method::POST, &again, &[], Some(file.body)), 201);
    assert_eq!((copy["slug"].as_str(), copy["state"].as_str()), (Some("cup-2"), Some("finished")));

    let final_header = load().tournaments[1].header.clone();
    let audience = Audience { embargo: Embargo::OnRequest, ..Audience::default() };
    let withhold =
        |store: &Store| tournaments::set_audience(store, &club.id, &final_header.id, audience, None);
    app.snapshots.change(&final_header.id, withhold).unwrap();
    assert_eq!(json_of(&public.get("/clubs/aurora/events/cup"), 200)["standings"], Value::Null);
    assert!(json_of(&program.get("/clubs/aurora/events/cup"), 200)["standings"].is_object());
}

#[apply(on_both!)]
fn an_event_sent_twice_is_created_once(database: &Database) {
    let app = spawn_app(database);
    let (vera, anybody) = (app.organiser(), app.browser());
    let program = Program::new(&anybody, Some(token(&vera, &ALL)));
    let send = |key: &str, file: &Value| {
        program.ask(Method::POST, PATH, &[("idempotency-key", key)], Some(file.to_string()))
    };
    let first = json_of(&send("spring-2026", &cup()), 201);
    assert_eq!(json_of(&send("spring-2026", &cup()), 200)["slug"], first["slug"]);
    let mut other = cup();
    other["name"] = json!("Another cup");
    assert_eq!(problem(&send("spring-2026", &other), 409).0, "key-used");
    assert_eq!(problem(&send("no key!", &cup()), 422).1, ["Idempotency-Key"]);
    // A plan without draws may be used again, under another key or none.
    json_of(&program.post(PATH, &cup()), 201);
    assert_eq!(json_of(&program.get(PATH), 200)["events"].as_array().unwrap().len(), 2);
}

#[apply(on_both!)]
fn an_event_is_refused_with_its_problems_and_without_the_right(database: &Database) {
    let app = spawn_app(database);
    let (vera, anybody) = (app.organiser(), app.browser());
    let program = Program::new(&anybody, Some(token(&vera, &ALL)));
    let mut wrong = cup();
    wrong["stages"][0]["format"] = json!("five-player");
    assert_eq!(problem(&program.post(PATH, &wrong), 422).1, ["stages[0].format"]);
    let tournament = json!({ "lastcard": 1, "name": "T", "format": "duo", "entrants": [{ "name": "A" }, { "name": "B" }] });
    assert_eq!(problem(&program.post(PATH, &tournament), 422).1, ["lastcard_event"]);
    let reader = Program::new(&anybody, Some(token(&vera, &["read"])));
    problem(&reader.post(PATH, &cup()), 403);
    problem(&Program::new(&anybody, None).post(PATH, &cup()), 401);
    // Results need the right to enter them.
    json_of(&program.post(PATH, &cup()), 201);
    let club = clubs::list(&database.store).unwrap().remove(0);
    let record = staged_events::by_slug(&database.store, &club.id, "cup").unwrap();
    let seen = (record.revision, &std::collections::BTreeSet::new());
    staged_events::draw(&database.store, &club.id, &record.id, seen, None, &mut rand::rng()).unwrap();
    let file = program.get("/clubs/aurora/events/cup/file").body;
    let planner = Program::new(&anybody, Some(token(&vera, &["set-up"])));
    assert_eq!(planner.ask(Method::POST, PATH, &[], Some(file)).status.as_u16(), 403);

    let other = organiser_of_another_club(&app, database);
    let stranger = Program::new(&anybody, Some(token_by(&other, "a stranger to you", &ALL)));
    assert_eq!(stranger.post(PATH, &cup()).status.as_u16(), 404);
    assert_eq!(stranger.get("/clubs/aurora/events/cup/file").status.as_u16(), 404);
}
