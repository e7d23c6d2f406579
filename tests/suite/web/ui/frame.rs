//! Properties of every page: its frame, links and language.

use macro_rules_attribute::apply;
use reqwest::Method;

use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};

#[apply(on_both!)]
fn the_service_is_alive_and_ready(database: &Database) {
    let app = spawn_app(database);
    let browser = app.browser();
    browser.get("/healthz").assert_says(200, "ok");
    browser.get("/readyz").assert_says(200, "ok");
    let head = browser.send(Method::HEAD, "/healthz", |r| r);
    assert_eq!((head.status.as_u16(), head.body.as_str()), (200, ""));
}

#[test]
fn a_missing_page_has_a_way_back() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let reply = app.browser().get("/no/such/page");
    reply.assert_shows(404, copy("error-404"));
    reply.assert_says(404, "<a class=\"button primary\" href=\"/\">");
    assert_eq!(reply.header("x-request-id").len(), 32);
}

#[test]
fn every_refusal_of_the_framework_is_a_page() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let browser = app.browser();
    browser.send(Method::DELETE, "/login", |r| r).assert_shows(405, copy("error-405"));
    browser.send(Method::POST, "/login", |r| r.body("x")).assert_shows(415, copy("error-415"));
    let long = "x".repeat(100_000);
    browser.post("/login", &[("login", &long)]).assert_shows(413, copy("error-413"));
    let reply = browser.send(Method::GET, "/nowhere", |r| r.header("accept", "application/json"));
    let json: serde_json::Value = serde_json::from_str(&reply.body).unwrap();
    assert_eq!((json["status"].as_u64(), json["error"].as_str()), (Some(404), Some("error-404")));
}

#[test]
fn another_site_cannot_send_our_forms() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let browser = app.organiser();
    let post = |name: &'static str, value: &'static str| {
        browser.send(Method::POST, "/organise/account/sessions", |r| r.header(name, value))
    };
    post("origin", "http://evil.example").assert_shows(403, copy("error-foreign-origin"));
    post("sec-fetch-site", "cross-site").assert_shows(403, copy("error-foreign-origin"));
    browser.get("/organise/account").assert_says(200, "Vera");
}

#[test]
fn every_answer_has_security_headers() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let browser = app.organiser();
    for path in ["/organise/account", "/login", "/nowhere", "/healthz", "/favicon.ico"] {
        let reply = browser.get(path);
        let policy = reply.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(reply.header("referrer-policy"), "same-origin", "{path}");
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{path}");
        assert!(!reply.body.contains(" style=") && !reply.body.contains("<script>"), "{path}");
    }
    assert_eq!(browser.get("/organise/account").header("cache-control"), "no-store");
}

#[test]
fn hashed_static_files_are_cached_for_ever() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let browser = app.browser();
    let page = browser.get("/nowhere").body;
    let (_, rest) = page.split_once("href=\"/static/app.").unwrap();
    let css = format!("/static/app.{}", rest.split('"').next().unwrap());
    let reply = browser.send(Method::GET, &css, |r| r.header("accept-encoding", "gzip"));
    assert_eq!(reply.header("content-encoding"), "gzip");
    assert!(reply.header("cache-control").contains("immutable"));
    let tag = browser.get("/favicon.ico").header("etag").to_owned();
    let again = browser.send(Method::GET, "/favicon.ico", |r| r.header("if-none-match", tag));
    assert_eq!((again.status.as_u16(), again.body.as_str()), (304, ""));
    browser.get("/static/app.0000000000000000.css").assert_shows(404, copy("error-404"));
}
