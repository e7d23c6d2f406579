//! The API, as programs use it.

mod clients;
mod cross_origin;
mod document;
mod reading;
mod secrets;
mod sent_twice;
mod staged_events;
mod tokens;
mod writing;

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::app::{Browser, PASSWORD, Reply};

/// All rights that a token can have.
const ALL: [&str; 5] = ["read", "entries", "line-up", "check-in", "set-up"];

/// Creates a token for a program, as an organiser.
fn token(organiser: &Browser, rights: &[&str]) -> String {
    token_by(organiser, PASSWORD, rights)
}

/// Creates a token, as an organiser with this password.
fn token_by(organiser: &Browser, password: &str, rights: &[&str]) -> String {
    let mut fields = vec![("name", "Hall display"), ("days", "30"), ("current", password)];
    fields.extend(rights.iter().map(|right| ("right", *right)));
    let made = organiser.post("/organise/api-tokens", &fields);
    assert_eq!(made.status.as_u16(), 200, "{}", made.body);
    let (_, text) = made.body.split_once("<p class=\"link-once\"><code>").expect("a token");
    text.split('<').next().unwrap().to_owned()
}

/// An API client with or without a token, and without cookies.
struct Program<'a> {
    browser: &'a Browser,
    token: Option<String>,
}

impl<'a> Program<'a> {
    fn new(browser: &'a Browser, token: Option<String>) -> Self {
        Self { browser, token }
    }

    fn get(&self, path: &str) -> Reply {
        self.ask(Method::GET, path, &[], None)
    }

    fn post(&self, path: &str, body: &Value) -> Reply {
        self.ask(Method::POST, path, &[], Some(body.to_string()))
    }

    /// Replaces a resource, based on the version it reads first.
    fn put(&self, path: &str, body: &Value) -> Reply {
        let seen = self.get(path).header("etag").to_owned();
        self.ask(Method::PUT, path, &[("if-match", &seen)], Some(body.to_string()))
    }

    fn ask(&self, method: Method, path: &str, headers: &[(&str, &str)], body: Option<String>) -> Reply {
        self.browser.send(method, &format!("/api/v1{path}"), |mut request| {
            if let Some(token) = &self.token {
                request = request.header("authorization", format!("Bearer {token}"));
            }
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            match body {
                Some(body) => request.header("content-type", "application/json").body(body),
                None => request,
            }
        })
    }
}

/// Asserts the status and parses the body.
#[track_caller]
fn json_of(reply: &Reply, status: u16) -> Value {
    assert_eq!(reply.status.as_u16(), status, "{}", reply.body);
    serde_json::from_str(&reply.body).unwrap_or_else(|error| panic!("{error}: {}", reply.body))
}

/// Asserts a problem document; returns the end of its type and the places.
#[track_caller]
fn problem(reply: &Reply, status: u16) -> (String, Vec<String>) {
    assert_eq!(reply.header("content-type"), "application/problem+json", "{}", reply.body);
    let problem = json_of(reply, status);
    assert_eq!(problem["status"], status);
    assert!(problem["title"].as_str().is_some_and(|title| !title.is_empty()), "{problem}");
    assert!(problem["detail"].as_str().is_some_and(|detail| !detail.is_empty()), "{problem}");
    let place = |place: &Value| {
        // A fault without a message would show its key.
        assert!(!place["message"].as_str().unwrap().starts_with("problem-"), "{place}");
        place["place"].as_str().unwrap().to_owned()
    };
    let places = problem["places"].as_array().unwrap().iter().map(place).collect();
    (problem["type"].as_str().unwrap().strip_prefix("/api#").unwrap().to_owned(), places)
}

/// The file of a four-player tournament that has not started.
fn four_player_file(name: &str) -> Value {
    let entrant = |name: &str| json!({ "id": name.to_lowercase(), "name": name });
    let entrants = ["Anna", "Boris", "Vera", "Gleb"].map(entrant);
    json!({
        "lastcard": 1,
        "name": name,
        "format": "four-player",
        "entrants": entrants,
    })
}

/// A result of the first hand of such a tournament.
fn first_hand_result(key: &str, based_on: u32, points: u32) -> Value {
    json!({
        "slot": "1.1.1",
        "based_on": based_on,
        "entry_key": key,
        "result": { "out": "anna", "left": { "vera": points, "gleb": { "5": 1, "W": 1 } } },
    })
}
