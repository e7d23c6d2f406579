//! Traces of an attack in the log.

use reqwest::Method;
use serde_json::Value;
use tempfile::TempDir;

use crate::support::app::{AFTER_SETUP, Browser, PASSWORD, SETUP};
use crate::support::copy::copy;
use crate::web::app::serve::{Running, serve_command};

/// The security events of the log: event, login and address.
fn security_events(log: &str) -> Vec<(String, String, String)> {
    let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let text = |line: &Value, field: &str| line["fields"][field].as_str().unwrap().to_owned();
    lines
        .filter(|line| line["target"] == "lastcard::security")
        .map(|line| (text(&line, "event"), text(&line, "login"), text(&line, "address")))
        .collect()
}

#[test]
fn an_attack_is_logged_without_secrets() {
    let folder = TempDir::new().unwrap();
    let flags = ["--listen", "127.0.0.1:0", "--demo", "--log-format", "json", "--behind-proxy"];
    let service = Running::start(serve_command(&folder, &flags));
    let vera = Browser::new(service.socket());
    let code = service.setup_code();
    let fields: Vec<_> = [("code", code.as_str())].into_iter().chain(SETUP).collect();
    vera.post("/setup", &fields).assert_leads_to(AFTER_SETUP);
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
    foreign.assert_shows(403, copy("error-foreign-origin"));
    stranger.get("/at/QQQQQQ").assert_says(404, "");
    let (well, log) = service.stop();
    assert!(well, "{log}");
    let told = security_events(&log);
    let events: Vec<&str> = told.iter().map(|(event, ..)| event.as_str()).collect();
    let (set_up, attack) = events.split_at(2);
    assert_eq!(set_up, ["organiser-added", "log-in"]);
    assert_eq!(attack, ["log-in-failed", "log-in", "foreign-origin", "code-unknown"]);
    assert!(told[2..4].iter().all(|(_, login, _)| login == "vera"), "{told:?}");
    assert!(told[2..4].iter().all(|(.., address)| address == "192.0.2.7"), "{told:?}");
    for secret in [PASSWORD, "a wrong password", &code, "QQQQQQ"] {
        assert!(!log.contains(secret), "{secret:?} in {log}");
    }
}

#[test]
fn account_events_are_logged() {
    let folder = TempDir::new().unwrap();
    let service =
        Running::start(serve_command(&folder, &["--listen", "127.0.0.1:0", "--log-format", "json"]));
    let (vera, boris) = (Browser::new(service.socket()), Browser::new(service.socket()));
    let code = service.setup_code();
    let fields: Vec<_> = [("code", code.as_str())].into_iter().chain(SETUP).collect();
    vera.post("/setup", &fields).assert_leads_to(AFTER_SETUP);
    let own = ("current", PASSWORD);
    vera.post("/organise/invites", &[("current", "a wrong password")])
        .assert_shows(422, copy("account-current-wrong"));
    let link = token_in(&vera.post("/organise/invites", &[own]).body, "/invite/");
    let account = [("name", "Boris"), ("login", "boris"), ("password", "boris likes yellow")];
    boris.post(&format!("/invite/{link}"), &account).assert_leads_to("/organise");
    vera.post("/organise/invites", &[own]).assert_shows(200, copy("link-invite"));
    let listed = vera.get("/organise/organisers").body;
    let open = token_in(&listed, "action=\"/organise/invites/");
    vera.post(&format!("/organise/invites/{open}/end"), &[])
        .assert_leads_to("/organise/organisers?done=revoked");
    let id = token_in(&listed, "href=\"/organise/organisers/");
    let removal = format!("/organise/organisers/{id}/removal");
    vera.post(&removal, &[own]).assert_leads_to("/organise/organisers?done=removed");
    let fields = [own, ("password", "nine blue reverses")];
    vera.post("/organise/account/password", &fields).assert_leads_to("/organise/account?done=password");
    vera.post("/logout", &[]).assert_leads_to("/");
    let (well, log) = service.stop();
    assert!(well, "{log}");
    let told = security_events(&log);
    let events: Vec<&str> = told.iter().map(|(event, ..)| event.as_str()).collect();
    let invitation = ["password-wrong", "link-made", "link-used", "organiser-added", "log-in"];
    let after = ["link-made", "link-revoked", "organiser-removed", "password-changed", "session-ended"];
    assert_eq!(events[..2], ["organiser-added", "log-in"]);
    assert_eq!(events[2..7], invitation);
    assert_eq!(events[7..], after);
    for secret in [PASSWORD, "nine blue reverses", "boris likes yellow", &link] {
        assert!(!log.contains(secret), "{secret:?} in {log}");
    }
}

/// The letters and digits after a mark in a page.
fn token_in(page: &str, mark: &str) -> String {
    let (_, rest) = page.split_once(mark).expect(mark);
    rest.chars().take_while(char::is_ascii_alphanumeric).collect()
}

#[test]
fn a_value_cannot_forge_a_log_line() {
    let folder = TempDir::new().unwrap();
    let service = Running::start(serve_command(&folder, &["--listen", "127.0.0.1:0"]));
    let stranger = Browser::new(service.socket());
    // Such characters in a login would reverse the rest of the line or forge another.
    let forged = "nobody\u{202e}nimda";
    stranger.post("/login", &[("login", forged), ("password", "wrong")]);
    stranger.post("/login", &[("login", "nobody\nWARN forged"), ("password", "wrong")]);
    let (_, log) = service.stop();
    assert!(log.contains("log-in-failed") && log.contains("nobody\\u{202e}nimda"), "{log}");
    assert!(!log.contains('\u{202e}') && !log.contains("WARN forged"), "{log}");
}
