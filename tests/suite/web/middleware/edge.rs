//! Requests and answers at the edge of HTTP: hosts, links, odd addresses, limits.

use lastcard::store::clubs::{self, Club};
use lastcard::store::entries::EntrySource;
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{Store, codes};
use lastcard::web::{Config, Origin};
use macro_rules_attribute::apply;
use reqwest::Method;

use crate::support::app::{AFTER_SETUP, App, Browser, PASSWORD, Reply, SETUP, spawn_app, spawn_app_with};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};
use crate::support::evening;

fn config_with_url(url: &str) -> Config {
    Config { url: Some(Origin::parse(url).unwrap()), ..Config::default() }
}

/// The club that [`App::organiser`] has set up.
pub(crate) fn club(store: &Store) -> Club {
    clubs::list(store).unwrap().remove(0)
}

pub(crate) fn start_evening(store: &Store) -> (Header, String) {
    let club = club(store);
    let header = evening::start_friday_night(store, &club, &evening::keys("four-player"));
    let code = codes::list(store, &club.id, &header.id).unwrap().remove(0).code.to_string();
    (header, code)
}

/// Records or corrects the first hand, based on this revision.
pub(crate) fn submit_first_hand(browser: &Browser, path: &str, based_on: u32, points: u32) -> Reply {
    let key = lastcard::store::entries::random_key().to_string();
    let (based_on, points) = (based_on.to_string(), (points + 1).to_string());
    browser.post(
        path,
        &[
            ("slot", "1.1.1"),
            ("based_on", &based_on),
            ("entry_key", &key),
            ("out", "anna"),
            ("total.vera", &points),
            ("total.gleb", "5"),
        ],
    )
}

/// Sets the service up like a browser behind TLS, and returns its session cookie.
fn set_up_over_tls(app: &App) -> String {
    let code = app.setup_code.as_deref().unwrap();
    let fields: Vec<_> = [("code", code)].into_iter().chain(SETUP).collect();
    let reply = app.browser().post("/setup", &fields);
    reply.assert_leads_to(AFTER_SETUP);
    assert!(reply.header("set-cookie").contains("Secure"));
    assert!(reply.header("strict-transport-security").contains("max-age="));
    session_of(&reply)
}

fn session_of(reply: &Reply) -> String {
    let mut cookies = reply.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    let session = cookies.find(|cookie| cookie.contains("lastcard_session=")).expect("a session");
    session.split(';').next().unwrap().to_owned()
}

#[apply(on_both!)]
fn endless_corrections_do_not_fill_the_ledger(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let (header, code) = start_evening(&database.store);
    let (phone, path) = (app.browser(), format!("/at/{code}/entries"));
    let mut based_on = 0;
    let refused = loop {
        let reply = submit_first_hand(&phone, &path, based_on, based_on);
        if reply.status.as_u16() != 303 {
            break reply;
        }
        based_on += 1;
        assert!(based_on < 100, "a hundred corrections were taken");
    };
    refused.assert_shows(409, copy("table-wrong-too-often"));
    // The typed result is still there.
    refused.assert_says(409, &format!("value=\"{}\"", based_on + 1));
    assert!(based_on >= 20, "people who argue need more");
    let own = format!("/organise/t/{}/hands/1.1.1", header.slug);
    for more in based_on..based_on + 20 {
        submit_first_hand(&vera, &own, more, more)
            .assert_leads_to(&format!("/organise/t/{}?done=corrected", header.slug));
    }
    let stored = tournaments::load(&database.store, &header.slug).unwrap();
    assert_eq!(stored.entries.iter().filter(|entry| entry.via == EntrySource::Organiser).count(), 20);
    let page = app.browser().get(&format!("/t/{}/hands/1.1.1", header.slug));
    page.assert_shows(200, copy("hand-history-untold").with("count", based_on + 20 - 40));
    assert_eq!(
        page.body.matches(&format!("<strong>{}</strong>", escaped(copy("hand-corrected")))).count(),
        40
    );
}

#[apply(on_both!)]
fn requests_with_nul_are_refused(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let (header, code) = start_evening(&database.store);
    for path in [
        "/t/%00",
        "/c/%00",
        "/organise/t/%00",
        "/t/friday%00",
        &format!("/t/{}/entrants/%00", header.slug),
        &format!("/at/{code}/play/seats/%00"),
    ] {
        vera.get(path).assert_shows(404, copy("error-404"));
    }
    vera.post(&format!("/at/{code}/play/%00"), &[("move", "{}"), ("revision", "0")])
        .assert_shows(404, copy("error-404"));
    vera.get(&format!("/organise/t/{}/hands/1.1.1?counted=%00", header.slug))
        .assert_shows(422, copy("error-nul"));
    let typed = [("name", "Vera\0"), ("zone", "Europe/Berlin")];
    for path in [
        "/organise/players",
        "/organise/club",
        "/login",
        &format!("/at/{code}/play/seats"),
        &format!("/at/{code}/entries"),
    ] {
        vera.post(path, &typed).assert_shows(422, copy("error-nul"));
    }
    // The literal characters `%00` are harmless.
    vera.get("/t/%2500").assert_shows(404, copy("error-404"));
}

#[test]
fn links_use_the_public_url_whatever_clients_send() {
    let database = &Database::sqlite();
    let app = spawn_app_with(database, config_with_url("https://uno.example"));
    let cookie = set_up_over_tls(&app);
    let invite = |name: &'static str, value: &'static str| {
        app.browser().send(Method::POST, "/organise/invites", |r| {
            r.header("cookie", &cookie).header(name, value).form(&[("current", PASSWORD)])
        })
    };
    for (name, value) in [
        ("x-forwarded-host", "evil.example"),
        ("forwarded", "host=evil.example;proto=http"),
        ("host", "UNO.example"),
    ] {
        let page = invite(name, value);
        page.assert_says(200, "https://uno.example/invite/");
        assert!(!page.body.contains("evil.example"));
    }
    let (header, _) = start_evening(&database.store);
    let cards = app
        .browser()
        .send(Method::GET, &format!("/organise/t/{}/cards", header.slug), |r| r.header("cookie", &cookie));
    cards.assert_says(200, "uno.example/at/");
    invite("host", "evil.example").assert_says(421, "https://uno.example/organise/invites");
    let healthy = app.browser().send(Method::GET, "/healthz", |r| r.header("host", "10.0.0.7:8080"));
    assert_eq!(healthy.status.as_u16(), 200);
}

#[test]
fn only_the_public_urls_pages_may_change_anything() {
    let database = &Database::sqlite();
    let app = spawn_app_with(database, config_with_url("https://uno.example"));
    let cookie = set_up_over_tls(&app);
    let invite = |origin: &'static str| {
        let own = |r: reqwest::RequestBuilder| {
            r.header("cookie", &cookie)
                .header("origin", origin)
                .header("host", "uno.example")
                .form(&[("current", PASSWORD)])
        };
        app.browser().send(Method::POST, "/organise/invites", own).status.as_u16()
    };
    assert_eq!(invite("https://uno.example"), 200);
    assert_eq!(invite("https://evil.example"), 403);
}

#[test]
fn without_a_proxy_forwarding_headers_are_ignored() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    for (name, value) in [
        ("x-forwarded-host", "evil.example"),
        ("forwarded", "host=evil.example;proto=https"),
        ("x-forwarded-proto", "https"),
    ] {
        let page = vera.send(Method::POST, "/organise/invites", |r| {
            r.header(name, value).form(&[("current", PASSWORD)])
        });
        page.assert_says(200, &app.url("/invite/"));
        assert!(page.header("strict-transport-security").is_empty());
    }
    let elsewhere = Database::sqlite();
    let behind = spawn_app_with(&elsewhere, Config { behind_proxy: true, ..Config::default() });
    let forwarded = |r: reqwest::RequestBuilder| {
        r.header("x-forwarded-host", "evil.example")
            .header("x-forwarded-host", "uno.example")
            .header("x-forwarded-proto", "https")
    };
    let code = behind.setup_code.as_deref().unwrap();
    let fields: Vec<_> = [("code", code)].into_iter().chain(SETUP).collect();
    let reply = behind.browser().send(Method::POST, "/setup", |r| forwarded(r).form(&fields));
    let cookie = session_of(&reply);
    let page = behind.browser().send(Method::POST, "/organise/invites", |r| {
        forwarded(r).header("cookie", &cookie).form(&[("current", PASSWORD)])
    });
    page.assert_says(200, "https://uno.example/invite/");
    assert!(page.header("strict-transport-security").contains("max-age="));
}

#[test]
fn a_tables_code_reveals_nothing_of_a_draft() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    app.organiser();
    let (store, club) = (&database.store, club(&database.store));
    let draft = tournaments::create(
        store,
        &club.id,
        None,
        &evening::new("Secret evening", &evening::keys("four-player")),
    )
    .unwrap();
    let code = codes::list(store, &club.id, &draft.id).unwrap().remove(0).code;
    let stranger = app.browser();
    let fields = [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", "0123456789abcdef"), ("out", "anna")];
    for reply in [
        stranger.get(&format!("/at/{code}")),
        stranger.post(&format!("/at/{code}/entries"), &fields),
        stranger.get(&format!("/at/{code}/hands/1.1.1")),
        stranger.get(&format!("/at/{code}/play")),
        stranger.get(&format!("/at/{code}/play?as=json")),
        stranger.get(&format!("/at/{code}/play/seats/anna")),
        stranger.post(&format!("/at/{code}/play"), &[("slot", "1.1.1")]),
    ] {
        assert!([200, 409].contains(&reply.status.as_u16()), "{}", reply.body);
        for secret in ["Anna", "Secret", &draft.slug] {
            assert!(!reply.body.contains(secret), "{secret}: {}", reply.body);
        }
    }
    stranger.get(&format!("/at/{code}")).assert_shows(200, copy("table-not-started"));
}
