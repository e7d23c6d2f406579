//! Set-up, login, passwords, invitations.

use lastcard::web::Message;
use macro_rules_attribute::apply;
use reqwest::Method;

use crate::support::app::{AFTER_SETUP, App, Browser, PASSWORD, spawn_app, spawn_app_with};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};

pub(crate) fn log_in(browser: &Browser, login: &str, password: &str) -> crate::support::app::Reply {
    browser.post("/login", &[("login", login), ("password", password), ("next", "")])
}

/// Finds the new invitation link on a page, as a path.
pub(crate) fn link_in(app: &App, body: &str) -> String {
    let start = body.find(&app.url("/invite/")).expect("a link");
    let link: String = body[start..].chars().take_while(|c| *c != '<').collect();
    link.strip_prefix(&app.url("")).unwrap().to_owned()
}

/// Creates a second organiser, Boris, invited by Vera.
pub(crate) fn invite_boris(app: &App, vera: &Browser) -> Browser {
    let link = link_in(app, &vera.post("/organise/invites", &[("current", PASSWORD)]).body);
    let boris = app.browser();
    let account = [("name", "Boris"), ("login", "boris"), ("password", "boris likes yellow")];
    boris.post(&link, &account).assert_leads_to("/organise");
    boris
}

/// The fault of the password “short”.
fn too_short_problem() -> Message<'static> {
    copy("problem-password-short").with("length", 5).with("least", 10)
}

#[apply(on_both!)]
fn the_first_visit_leads_through_the_set_up(database: &Database) {
    let app = spawn_app(database);
    let browser = app.browser();
    browser.get("/organise/account").assert_leads_to("/setup");
    browser.get("/login").assert_leads_to("/setup");
    browser.get("/setup").assert_shows(200, copy("setup-needs-link"));
    browser.get("/setup?code=wrong").assert_shows(403, copy("setup-code-wrong"));
    let code = app.setup_code.clone().unwrap();
    browser.get(&format!("/setup?code={code}")).assert_shows(200, copy("setup-club-name"));
    let organiser = app.organiser();
    organiser.get("/organise/account").assert_says(200, "vera");
    organiser.get(&format!("/setup?code={code}")).assert_leads_to("/organise");
    organiser.post("/setup", &[("code", &code)]).assert_leads_to("/organise");
    browser.get("/organise/account").assert_leads_to("/login?next=/organise/account");
}

#[apply(on_both!)]
fn logging_in_and_out(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let browser = app.browser();
    log_in(&browser, "vera", "not the password").assert_shows(422, copy("login-wrong"));
    log_in(&browser, "nobody", PASSWORD).assert_shows(422, copy("login-wrong"));
    let reply = log_in(&browser, " VERA ", PASSWORD);
    reply.assert_leads_to("/organise");
    let cookie = reply.header("set-cookie").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"));
    browser.get("/organise/account").assert_says(200, "Vera");
    browser.post("/logout", &[]).assert_leads_to("/");
    browser.get("/organise/account").assert_leads_to("/login?next=/organise/account");
    browser
        .post("/login", &[("login", "vera"), ("password", PASSWORD), ("next", "/organise/organisers")])
        .assert_leads_to("/organise/organisers");
}

#[apply(on_both!)]
fn guessing_is_slowed_down(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let browser = app.browser();
    for _ in 0..10 {
        log_in(&browser, "vera", "wrong").assert_shows(422, copy("login-wrong"));
    }
    log_in(&browser, "vera", PASSWORD).assert_shows(429, copy("error-429"));
    log_in(&browser, "boris", "wrong").assert_shows(422, copy("login-wrong"));
}

#[apply(on_both!)]
fn a_changed_password_ends_the_other_sessions(database: &Database) {
    let app = spawn_app(database);
    let laptop = app.organiser();
    let phone = app.browser();
    log_in(&phone, "vera", PASSWORD).assert_leads_to("/organise");
    let change =
        |current, new| laptop.post("/organise/account/password", &[("current", current), ("password", new)]);
    change("wrong", "nine blue reverses").assert_shows(422, copy("account-current-wrong"));
    change(PASSWORD, "short").assert_shows(422, too_short_problem());
    change(PASSWORD, "nine blue reverses").assert_leads_to("/organise/account?done=password");
    laptop.get("/organise/account?done=password").assert_shows(200, copy("account-password-changed"));
    phone.get("/organise/account").assert_leads_to("/login?next=/organise/account");
    log_in(&phone, "vera", "nine blue reverses").assert_leads_to("/organise");
    laptop.post("/organise/account/sessions", &[]).assert_leads_to("/login");
    phone.get("/organise/account").assert_leads_to("/login?next=/organise/account");
}

#[apply(on_both!)]
fn a_second_organiser_joins_by_link(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.post("/organise/invites", &[]).assert_shows(422, copy("account-current-wrong"));
    let page = vera.post("/organise/invites", &[("current", PASSWORD)]);
    page.assert_shows(200, copy("link-invite"));
    let link = link_in(&app, &page.body);
    let boris = app.browser();
    boris.get(&link).assert_says(200, "Aurora");
    let account = |login| [("name", "Boris"), ("login", login), ("password", "boris likes yellow")];
    boris.post(&link, &account("Vera")).assert_shows(422, copy("account-login-taken"));
    boris.post(&link, &account("boris")).assert_leads_to("/organise");
    boris.get("/organise/organisers").assert_says(200, "Vera");
    let used = app.browser().get(&link);
    used.assert_shows(410, copy("invite-used"));
    used.assert_says(410, "href=\"/login\"");
    app.browser().get("/invite/0123456789").assert_shows(404, copy("invite-unknown"));
}

#[apply(on_both!)]
fn an_organiser_resets_the_password_of_another(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let boris = invite_boris(&app, &vera);
    let listed = vera.get("/organise/organisers").body;
    let (_, after) = listed.split_once("href=\"/organise/organisers/").unwrap();
    let reset = format!("/organise/organisers/{}", after.split('"').next().unwrap());
    vera.get(&reset).assert_shows(200, copy("organisers-reset-title").with("name", "Boris"));
    let page = vera.post(&reset, &[("current", PASSWORD)]);
    page.assert_shows(200, copy("link-reset").with("name", "Boris"));
    let link = link_in(&app, &page.body);
    boris.get("/organise/account").assert_says(200, "boris");
    app.browser().post(&link, &[("password", "boris likes green")]).assert_leads_to("/organise");
    boris.get("/organise/account").assert_leads_to("/login?next=/organise/account");
    log_in(&app.browser(), "boris", "boris likes green").assert_leads_to("/organise");
    vera.post("/organise/organisers/nobody/reset", &[("current", PASSWORD)])
        .assert_shows(404, copy("error-404"));
}

#[test]
fn a_refused_set_up_keeps_everything_except_the_password() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let code = app.setup_code.clone().unwrap();
    let reply = app.browser().post(
        "/setup",
        &[
            ("code", &code),
            ("club", "Клуб <b>"),
            ("time_zone", "Mars/Base"),
            ("language", "tlh"),
            ("name", ""),
            ("login", "two words"),
            ("password", "short"),
        ],
    );
    reply.assert_shows(422, copy("form-problems").with("count", 5));
    reply.assert_shows(422, copy("account-name-needed"));
    reply.assert_says(422, "value=\"Клуб &#60;b&#62;\"");
    reply.assert_says(422, "value=\"two words\"");
    reply.assert_says(422, "id=\"login-error\"");
    reply.assert_shows(422, too_short_problem());
    assert!(!reply.body.contains("value=\"short\""));
}

#[test]
fn an_empty_set_up_names_what_is_missing() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let code = app.setup_code.clone().unwrap();
    let reply = app.browser().post("/setup", &[("code", &code), ("time_zone", "UTC"), ("language", "en")]);
    reply.assert_shows(422, copy("setup-club-name-needed"));
    reply.assert_shows(422, copy("account-name-needed"));
    let form = app.browser().get(&format!("/setup?code={code}"));
    form.assert_says(200, "value=\"Asia/Kolkata\"");
    assert!(!form.body.contains("value=\"PRC\""), "an older name of a zone");
}

#[test]
fn a_wrong_code_keeps_the_filled_in_form() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let filled = |code: &str| {
        app.browser().post(
            "/setup",
            &[
                ("code", code),
                ("club", "Aurora"),
                ("time_zone", "Asia/Kolkata"),
                ("language", "en"),
                ("name", "Vera"),
                ("login", "vera"),
                ("password", PASSWORD),
            ],
        )
    };
    let refused = filled("mistyped");
    refused.assert_shows(403, copy("setup-code-wrong"));
    refused.assert_says(403, "value=\"mistyped\"");
    refused.assert_says(403, "value=\"Aurora\"");
    assert!(!refused.body.contains(PASSWORD));
    filled(&app.setup_code.clone().unwrap()).assert_leads_to(AFTER_SETUP);
}

#[test]
fn behind_tls_cookies_are_secure_and_host_only() {
    let database = &Database::sqlite();
    let app = spawn_app_with(
        database,
        lastcard::web::Config { behind_proxy: true, ..lastcard::web::Config::default() },
    );
    app.organiser();
    let fields = [("login", "vera"), ("password", PASSWORD)];
    let over_tls = |r: reqwest::RequestBuilder| r.header("x-forwarded-proto", "https");
    let reply = app.browser().send(Method::POST, "/login", |r| over_tls(r).form(&fields));
    let cookies: Vec<&str> =
        reply.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap()).collect();
    assert_eq!(cookies.len(), 2);
    for cookie in &cookies {
        assert!(cookie.starts_with("__Host-lastcard_"), "{cookie}");
        assert!(
            cookie.contains("; Secure") && cookie.contains("; Path=/") && cookie.contains("; HttpOnly"),
            "{cookie}"
        );
        assert!(!cookie.contains("Domain"), "{cookie}");
    }
    let (name, value) = cookies[0].split(';').next().unwrap().split_once('=').unwrap();
    let with = |cookie: String| {
        app.browser().send(Method::GET, "/organise", |r| over_tls(r).header("cookie", cookie))
    };
    with(format!("{name}={value}")).assert_says(200, "Vera");
    with(format!("lastcard_session={value}")).assert_leads_to("/login?next=/organise");
    assert!(reply.header("strict-transport-security").contains("max-age="), "{:?}", reply.headers);
    // Without a trusted proxy the header may come from anybody.
    let reply = spawn_app(database).browser().send(Method::POST, "/login", |r| over_tls(r).form(&fields));
    assert!(
        !reply.header("set-cookie").contains("Secure")
            && reply.header("strict-transport-security").is_empty()
    );
}

#[test]
fn behind_a_proxy_failures_count_per_client() {
    let database = &Database::sqlite();
    let app = spawn_app_with(
        database,
        lastcard::web::Config { behind_proxy: true, ..lastcard::web::Config::default() },
    );
    app.organiser();
    let browser = app.browser();
    let log_in = |from: &str, password: &str| {
        let fields = [("login", "vera"), ("password", password)];
        browser
            .send(Method::POST, "/login", |r| r.header("x-forwarded-for", from).form(&fields))
            .status
            .as_u16()
    };
    for n in 0..10 {
        assert_eq!(log_in(&format!("10.0.0.{n}, 192.0.2.1"), "wrong"), 422);
    }
    assert_eq!(log_in("10.0.0.99, 192.0.2.1", PASSWORD), 429);
    assert_eq!(log_in("192.0.2.2", PASSWORD), 303);
}

#[test]
fn only_the_proxys_own_forwarding_line_counts() {
    let database = &Database::sqlite();
    let app = spawn_app_with(
        database,
        lastcard::web::Config { behind_proxy: true, ..lastcard::web::Config::default() },
    );
    app.organiser();
    let browser = app.browser();
    let log_in = |lines: &[String]| {
        let fields = [("login", "vera"), ("password", "wrong")];
        let lines = |request| {
            lines.iter().fold(request, |request: reqwest::RequestBuilder, line| {
                request.header("x-forwarded-for", line)
            })
        };
        browser.send(Method::POST, "/login", |r| lines(r.form(&fields))).status.as_u16()
    };
    // A proxy that adds a line of its own, one that writes the port, and an IPv6 network.
    let spoofed = |n: u16| vec![format!("10.0.0.{n}"), "192.0.2.1".to_owned()];
    let with_port = |n: u16| vec![format!("192.0.2.2:{}", 40_000 + n)];
    let network = |n: u16| vec![format!("2001:db8:1:2:{n:x}::{n:x}")];
    for lines in [&spoofed as &dyn Fn(u16) -> Vec<String>, &with_port, &network] {
        assert!((0..10).all(|n| log_in(&lines(n)) == 422));
        assert_eq!(log_in(&lines(10)), 429, "{:?}", lines(10));
    }
}

#[test]
fn changes_without_a_log_in_are_refused() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    app.organiser();
    app.browser().post("/organise/invites", &[]).assert_shows(401, copy("error-401"));
}
