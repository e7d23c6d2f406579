//! What an attack leaves behind in the log.

use reqwest::Method;
use serde_json::Value;
use tempfile::TempDir;

use super::serve::{Running, serve};
use crate::support::app::{Browser, PASSWORD, SETUP};

/// The lines of the log that tell of security, as event, login and address.
fn told(log: &str) -> Vec<(String, String, String)> {
    let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let text = |line: &Value, field: &str| line["fields"][field].as_str().unwrap().to_owned();
    lines
        .filter(|line| line["target"] == "lastcard::security")
        .map(|line| (text(&line, "event"), text(&line, "login"), text(&line, "address")))
        .collect()
}

#[test]
fn f17_an_attack_leaves_a_record_without_secrets() {
    let folder = TempDir::new().unwrap();
    let flags = ["--listen", "127.0.0.1:0", "--demo", "--log-format", "json", "--behind-proxy"];
    let service = Running::start(serve(&folder, &flags));
    let vera = Browser::new(service.socket());
    let code = service.setup_code();
    let fields: Vec<_> = [("code", code.as_str())].into_iter().chain(SETUP).collect();
    vera.post("/setup", &fields).leads_to("/organise");
    let stranger = Browser::new(service.socket());
    let log_in = |password: &str| {
        let fields = [("login", "vera"), ("password", password)];
        let from = "192.0.2.7";
        stranger
            .send(Method::POST, "/login", |r| r.header("x-forwarded-for", from).form(&fields))
            .status
            .as_u16()
    };
    assert_eq!(log_in("a wrong password"), 422);
    assert_eq!(log_in(PASSWORD), 303);
    let foreign = stranger.send(Method::POST, "/logout", |r| r.header("origin", "https://evil.example"));
    foreign.says(403, "another site");
    stranger.get("/at/QQQQQQ").says(404, "");
    let (well, log) = service.stop();
    assert!(well, "{log}");
    let told = told(&log);
    let events: Vec<&str> = told.iter().map(|(event, ..)| event.as_str()).collect();
    assert_eq!(events, ["organiser-added", "log-in-failed", "log-in", "foreign-origin", "code-unknown"]);
    assert!(told[1..3].iter().all(|(_, login, _)| login == "vera"), "{told:?}");
    assert!(told[1..3].iter().all(|(.., address)| address == "192.0.2.7"), "{told:?}");
    for secret in [PASSWORD, "a wrong password", &code, "QQQQQQ"] {
        assert!(!log.contains(secret), "{secret:?} in {log}");
    }
}

#[test]
fn f17_a_value_cannot_make_a_line_of_the_log() {
    let folder = TempDir::new().unwrap();
    let service = Running::start(serve(&folder, &["--listen", "127.0.0.1:0"]));
    let stranger = Browser::new(service.socket());
    let forged = "nobody\u{1b}[2K\u{9b}31m";
    stranger.post("/login", &[("login", forged), ("password", "wrong")]);
    stranger.post("/login", &[("login", "nobody\nWARN forged"), ("password", "wrong")]);
    let (_, log) = service.stop();
    assert!(!log.contains('\u{1b}') && !log.contains('\u{9b}'), "{log}");
    assert!(!log.lines().any(|line| line.starts_with("WARN forged")), "{log}");
}
