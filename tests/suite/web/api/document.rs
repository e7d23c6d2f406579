//! The `OpenAPI` document of the API, and the page that shows it.

use regex::Regex;
use reqwest::Method;
use serde_json::Value;

use super::{ALL, Program, json_of, problem, staged_events, token};
use crate::support::app::spawn_app;
use crate::support::database::Database;
use crate::web::control_room::lifecycle::with_started;

/// Lists the operations of the document: method, path and description.
fn operations(document: &Value) -> Vec<(Method, String, Value)> {
    let paths = document["paths"].as_object().unwrap().iter();
    let operations = paths.flat_map(|(path, operations)| {
        let each = operations.as_object().unwrap().iter();
        each.map(|(method, operation)| {
            (method.to_uppercase().parse().unwrap(), path.clone(), operation.clone())
        })
    });
    operations.collect()
}

#[test]
fn every_operation_of_the_document_answers() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (with_started(&app), app.browser());
    let program = Program::new(&stranger, Some(token(&vera, &ALL)));
    let document = json_of(&program.get("/openapi.json"), 200);
    assert_eq!(document["openapi"], "3.1.0");
    json_of(&program.post("/clubs/aurora/events", &staged_events::cup()), 201);
    let known = [
        ("slug", "friday-night"),
        ("club", "aurora"),
        ("event", "cup"),
        ("slot", "1.1.1"),
        ("id", "anna"),
        ("preset", "club"),
    ];
    let all = operations(&document);
    assert!(all.len() > 25, "{}", all.len());
    for (method, path, operation) in all {
        let address = known
            .iter()
            .fold(path.clone(), |path, (name, value)| path.replace(&format!("{{{name}}}"), value));
        let asked = if path.ends_with("/live") { format!("{address}?events=1") } else { address };
        let reply = program.ask(
            method.clone(),
            &asked,
            &[("if-match", "*")],
            operation.get("requestBody").map(|_| "{}".to_owned()),
        );
        let status = reply.status.as_u16();
        let at = format!("{method} {path}: {status} {}", reply.body);
        // Any of these means that the route is missing or the service failed.
        assert!(![405, 500, 501, 503].contains(&status), "{at}");
        let is_found = status != 404 || path.ends_with("/log");
        assert!(is_found, "{at}");
        if status >= 400 {
            problem(&reply, status);
        } else {
            assert!(operation["responses"].get(status.to_string()).is_some(), "{at} is not in the document");
        }
        // Operations that need a token say so in the document.
        let needs_token =
            operation["security"].as_array().unwrap().iter().all(|one| one.get("token").is_some());
        let nobody = Program::new(&stranger, None).ask(method, &asked, &[], None);
        assert_eq!(nobody.status.as_u16() == 401, needs_token, "{path}: {}", nobody.body);
    }
}

#[test]
fn the_document_follows_the_readers_language() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let stranger = app.browser();
    let program = Program::new(&stranger, None);
    let document = |language: &str| {
        json_of(&program.ask(Method::GET, "/openapi.json", &[("accept-language", language)], None), 200)
    };
    let (english, russian) = (document("en"), document("ru"));
    assert_ne!(english["info"]["title"], russian["info"]["title"]);
    // A missing message shows up as its key.
    let unsaid = Regex::new(r#""(summary|description|title)":"api-[a-z-]+""#).unwrap();
    let references = Regex::new(r##""\$ref":"#/components/schemas/(\w+)""##).unwrap();
    for document in [english, russian] {
        let text = document.to_string();
        assert!(!unsaid.is_match(&text), "{:?}", unsaid.find(&text));
        for reference in references.captures_iter(&text) {
            assert!(document["components"]["schemas"].get(&reference[1]).is_some(), "{}", &reference[1]);
        }
    }
}

#[test]
fn the_page_shows_every_operation_with_working_links() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let stranger = app.browser();
    let page = stranger.get("/api");
    assert_eq!(page.status.as_u16(), 200);
    let document = json_of(&Program::new(&stranger, None).get("/openapi.json"), 200);
    for (_, path, operation) in operations(&document) {
        assert!(
            page.body.contains(&format!("id=\"{}\"", operation["operationId"].as_str().unwrap())),
            "{path}"
        );
    }
    for link in Regex::new(r##"href="#([^"]+)""##).unwrap().captures_iter(&page.body) {
        assert!(page.body.contains(&format!("id=\"{}\"", &link[1])), "#{}", &link[1]);
    }
    assert!(!page.body.contains(">api-"), "a message is missing");
}
