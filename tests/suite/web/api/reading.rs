//! Reads through the API: the same data as the pages, in the shapes of the file, and only what has changed.

use lastcard::store::{clubs, codes, tournaments};
use lastcard::tournament::file;
use macro_rules_attribute::apply;
use reqwest::Method;
use serde_json::{Value, json};

use super::{Program, first_hand_result, four_player_file, json_of, problem, token};
use crate::support::app::spawn_app;
use crate::support::database::{Database, on_both};
use crate::web::control_room::lifecycle::{with_draft, with_started};

#[apply(on_both!)]
fn everybody_reads_what_is_public(database: &Database) {
    let app = spawn_app(database);
    let (vera, stranger) = (with_started(&app), app.browser());
    let writes = Program::new(&stranger, Some(token(&vera, &["entries"])));
    json_of(&writes.post("/tournaments/friday-night/entries", &first_hand_result("0123abcd", 0, 20)), 201);
    let anybody = Program::new(&stranger, None);
    let read = |path: &str| json_of(&anybody.get(path), 200);

    let stored = tournaments::load(&database.store, "friday-night").unwrap();
    let text = anybody.get("/tournaments/friday-night").body;
    assert_eq!(file::read(&text).unwrap(), stored.tournament, "the file is the tournament");
    let standings = read("/tournaments/friday-night/standings");
    assert_eq!(standings["standings"][0]["total"], 75);
    assert_eq!(standings["finished"], false);
    let next = read("/tournaments/friday-night/next");
    assert_eq!((&next["next"][0]["slot"], &next["next"][0]["revision"]), (&json!("1.1.2"), &json!(0)));
    let schedule = read("/tournaments/friday-night/schedule");
    assert_eq!(schedule["hands"].as_array().unwrap().len(), 12);
    assert!(schedule["hands"][0].get("result").is_none());
    let hand = read("/tournaments/friday-night/hands/1.1.1");
    assert_eq!(hand["revision"], 1);
    assert_eq!(hand["hand"]["result"]["left"]["vera"], 20);
    assert_eq!((&hand["entries"][0]["via"], &hand["entries"][0]["by"]), (&json!("api"), &json!("Vera")));
    let entries = read("/tournaments/friday-night/entries");
    assert_eq!(entries["entries"], hand["entries"]);
    let anna = read("/tournaments/friday-night/entrants/anna");
    assert_eq!(anna["standing"]["won"], 1);
    assert_eq!(anna["hands"].as_array().unwrap().len(), 12);
    assert_eq!(read("/tournaments/friday-night/summary")["status"], "running");
    assert_eq!(read("/tournaments")["tournaments"][0]["slug"], "friday-night");
    assert_eq!(read("/clubs")["clubs"][0]["slug"], "aurora");
    assert_eq!(read("/clubs/aurora")["time_zone"], "Europe/Berlin");
    assert_eq!(read("/clubs/aurora/tournaments")["tournaments"][0]["club"], "aurora");
    assert_eq!(read("/rules/club")["options"]["deal.hand"], 7);
    assert!(read("/rules")["presets"].as_array().unwrap().contains(&json!("duo")));
    assert_eq!(problem(&anybody.get("/tournaments/friday-night/hands/1.1.1/log"), 404).0, "not-found");
}

#[apply(on_both!)]
fn lists_are_read_page_by_page(database: &Database) {
    let app = spawn_app(database);
    let (vera, stranger) = (app.organiser(), app.browser());
    let writes = Program::new(&stranger, Some(token(&vera, &["set-up", "read"])));
    for name in ["One", "Two", "Three"] {
        json_of(&writes.post("/tournaments?starts_at=2026-11-27T18:30:00Z", &four_player_file(name)), 201);
    }
    let mut found = Vec::new();
    let mut path = "/clubs/aurora/tournaments?per_page=2".to_owned();
    loop {
        let reply = writes.get(&path);
        let part = json_of(&reply, 200);
        found.extend(part["tournaments"].as_array().unwrap().iter().map(|one| one["slug"].clone()));
        let Some(next) = part["next"].as_str() else { break };
        assert_eq!(reply.header("link"), format!("<{next}>; rel=\"next\""));
        next.strip_prefix("/api/v1").unwrap().clone_into(&mut path);
    }
    assert_eq!(found, ["three", "two", "one"]);
    assert_eq!(
        json_of(&Program::new(&stranger, None).get("/clubs/aurora/tournaments"), 200)["tournaments"],
        json!([])
    );
    for (path, place) in
        [("/clubs?page=0", "page"), ("/clubs?per_page=101", "per_page"), ("/clubs?page=x", "page")]
    {
        assert_eq!(problem(&writes.get(path), 422), ("refused".to_owned(), vec![place.to_owned()]), "{path}");
    }
}

#[test]
fn unchanged_answers_are_not_sent_again() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (with_started(&app), app.browser());
    let anybody = Program::new(&stranger, None);
    let seen = anybody.get("/tournaments/friday-night/standings");
    let tag = seen.header("etag").to_owned();
    assert!(tag.starts_with('"'), "{tag}");
    let ask = |tag: &str| {
        anybody.ask(Method::GET, "/tournaments/friday-night/standings", &[("if-none-match", tag)], None)
    };
    for same in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}")] {
        let again = ask(&same);
        assert_eq!((again.status.as_u16(), again.body.as_str()), (304, ""), "{same}");
        assert_eq!(again.header("etag"), tag);
    }
    assert_eq!(ask("\"other\"").status.as_u16(), 200);
    let writes = Program::new(&stranger, Some(token(&vera, &["entries"])));
    json_of(&writes.post("/tournaments/friday-night/entries", &first_hand_result("0123abcd", 0, 20)), 201);
    let changed = ask(&tag);
    assert_eq!(changed.status.as_u16(), 200);
    assert_ne!(changed.header("etag"), tag);
}

#[test]
fn standings_stream_as_they_change() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (with_started(&app), app.browser());
    let data = |event: Option<String>| -> Value {
        let event = event.expect("an event");
        let data = event.strip_prefix("event: standings\ndata: ").unwrap_or_else(|| panic!("{event}"));
        serde_json::from_str(data.trim()).unwrap()
    };
    let mut stream = stranger.stream("/api/v1/tournaments/friday-night/live");
    assert_eq!(stream.response.headers()["content-type"], "text/event-stream");
    assert_eq!(data(stream.next())["standings"][0]["total"], 0);
    let writes = Program::new(&vera, Some(token(&vera, &["entries"])));
    json_of(&writes.post("/tournaments/friday-night/entries", &first_hand_result("0123abcd", 0, 20)), 201);
    assert_eq!(data(stream.next())["standings"][0]["total"], 75);
    // The stream ends after the requested number of events.
    let mut two = stranger.stream("/api/v1/tournaments/friday-night/live?events=1");
    assert_eq!(data(two.next())["standings"][0]["total"], 75);
    assert_eq!(two.next(), None);
}

#[test]
fn only_its_own_club_finds_a_draft() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (with_draft(&app), app.browser());
    let own = Program::new(&stranger, Some(token(&vera, &["read"])));
    let anybody = Program::new(&stranger, None);
    for below in [
        "",
        "/summary",
        "/standings",
        "/next",
        "/schedule",
        "/entries",
        "/hands/1.1.1",
        "/entrants/anna",
        "/live?events=1",
        "/line-up",
    ] {
        let path = format!("/tournaments/friday-night{below}");
        assert_eq!(own.get(&path).status.as_u16(), 200, "{path}");
        assert_eq!(problem(&anybody.get(&path), 404).0, "not-found", "{path}");
    }
    assert_eq!(json_of(&own.get("/tournaments/friday-night/summary"), 200)["visibility"], "public");
    assert_eq!(json_of(&own.get("/clubs/aurora/tournaments"), 200)["tournaments"][0]["status"], "draft");
}

#[test]
fn entries_do_not_reveal_table_codes() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (with_started(&app), app.browser());
    let club = clubs::list(&database.store).unwrap().remove(0);
    let header = tournaments::by_slug(&database.store, "friday-night").unwrap();
    let code = codes::list(&database.store, &club.id, &header.id).unwrap().remove(0).code;
    let fields = [
        ("slot", "1.1.1"),
        ("based_on", "0"),
        ("entry_key", "0123456789abcdef"),
        ("out", "anna"),
        ("total.vera", "30"),
        ("total.gleb", "45"),
    ];
    stranger.post(&format!("/at/{code}/entries"), &fields).assert_leads_to(&format!("/at/{code}"));
    let own = Program::new(&stranger, Some(token(&vera, &["read"])));
    for program in [own, Program::new(&stranger, None)] {
        let entries = program.get("/tournaments/friday-night/entries").body;
        assert!(entries.contains("\"via\":\"table\"") && !entries.contains(code.as_str()), "{entries}");
    }
}
