//! Sessions, links and accounts, as a thief and as their owner use them.

use lastcard::store::accounts::{self, Login};
use lastcard::store::sessions;
use macro_rules_attribute::apply;
use reqwest::Method;

use crate::support::app::{App, Browser, PASSWORD, Reply, spawn_app, spawn_app_with};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};
use crate::support::gap::{GAP, parts_at_gaps};
use crate::web::accounts::account::{invite_boris, link_in, log_in};

const LOGIN_FIRST: &str = "/login?next=/organise";

/// Copies the session cookie from an answer.
fn session_cookie(reply: &Reply) -> String {
    let mut cookies = reply.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    let session = cookies.find(|cookie| cookie.starts_with("lastcard_session=")).unwrap();
    session.split(';').next().unwrap().to_owned()
}

/// A browser logged in as Vera, and the cookie that a thief copied from it.
fn log_in_and_steal(app: &App) -> (Browser, String) {
    let vera = app.browser();
    let reply = log_in(&vera, "vera", PASSWORD);
    reply.assert_leads_to("/organise");
    (vera, session_cookie(&reply))
}

fn get_as(thief: &Browser, cookie: &str, path: &str) -> Reply {
    thief.send(Method::GET, path, |request| request.header("cookie", cookie))
}

fn post_as(thief: &Browser, cookie: &str, path: &str, fields: &[(&str, &str)]) -> Reply {
    thief.send(Method::POST, path, |request| request.header("cookie", cookie).form(fields))
}

fn id_of(database: &Database, login: &str) -> String {
    accounts::by_login(&database.store, &Login::parse(login).unwrap()).unwrap().id.to_string()
}

#[apply(on_both!)]
fn log_out_ends_the_session_on_the_server(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let (vera, cookie) = log_in_and_steal(&app);
    let thief = app.browser();
    get_as(&thief, &cookie, "/organise").assert_says(200, "Vera");
    vera.post("/logout", &[]).assert_leads_to("/");
    get_as(&thief, &cookie, "/organise").assert_leads_to(LOGIN_FIRST);
    post_as(&thief, &cookie, "/organise/players", &[("names", "Mallory")])
        .assert_shows(401, copy("error-401"));
}

#[apply(on_both!)]
fn a_new_log_in_ends_the_session_before_it(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let (vera, cookie) = log_in_and_steal(&app);
    log_in(&vera, "vera", PASSWORD).assert_leads_to("/organise");
    get_as(&app.browser(), &cookie, "/organise").assert_leads_to(LOGIN_FIRST);
    vera.get("/organise").assert_says(200, "Vera");
}

#[apply(on_both!)]
fn a_stolen_session_does_not_take_the_account_over(database: &Database) {
    let app = spawn_app(database);
    let laptop = app.organiser();
    let (_, cookie) = log_in_and_steal(&app);
    let thief = app.browser();
    let own = format!("/organise/organisers/{}", id_of(database, "vera"));
    for deed in ["reset", "removal"] {
        get_as(&thief, &cookie, &format!("{own}/{deed}")).assert_shows(403, copy("organisers-not-oneself"));
        let fields = [("current", PASSWORD)];
        post_as(&thief, &cookie, &format!("{own}/{deed}"), &fields)
            .assert_shows(403, copy("organisers-not-oneself"));
    }
    get_as(&thief, &cookie, "/organise/invites").assert_shows(200, copy("account-own-password-hint"));
    for _ in 0..10 {
        let refused = post_as(&thief, &cookie, "/organise/invites", &[("current", "a guess of mine")]);
        refused.assert_shows(422, copy("account-current-wrong"));
        assert!(!refused.body.contains("/invite/"));
    }
    post_as(&thief, &cookie, "/organise/invites", &[("current", PASSWORD)])
        .assert_shows(429, copy("error-429"));
    post_as(
        &thief,
        &cookie,
        "/organise/account/second-factor",
        &[("secret", "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"), ("code", "000000"), ("current", PASSWORD)],
    )
    .assert_shows(429, copy("error-429"));
    // The owner is not locked out, and can get rid of the thief.
    link_in(&app, &laptop.post("/organise/invites", &[("current", PASSWORD)]).body);
    laptop
        .post("/organise/account/sessions/others/end", &[])
        .assert_leads_to("/organise/account?done=sessions");
    get_as(&thief, &cookie, "/organise").assert_leads_to(LOGIN_FIRST);
    laptop.get("/organise").assert_says(200, "Vera");
}

#[apply(on_both!)]
fn a_new_password_voids_older_links_and_other_sessions(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let boris = invite_boris(&app, &vera);
    let reset = format!("/organise/organisers/{}/reset", id_of(database, "vera"));
    let for_vera = link_in(&app, &boris.post(&reset, &[("current", "boris likes yellow")]).body);
    let by_vera = link_in(&app, &vera.post("/organise/invites", &[("current", PASSWORD)]).body);
    let by_boris = link_in(&app, &boris.post("/organise/invites", &[("current", "boris likes yellow")]).body);
    let (_, cookie) = log_in_and_steal(&app);
    let fields = [("current", PASSWORD), ("password", "nine blue reverses")];
    vera.post("/organise/account/password", &fields).assert_leads_to("/organise/account?done=password");
    let stranger = app.browser();
    for void in [&for_vera, &by_vera] {
        stranger.get(void).assert_shows(404, copy("invite-unknown"));
        stranger
            .post(void, &[("password", "ten green wild cards")])
            .assert_shows(404, copy("invite-unknown"));
    }
    stranger.get(&by_boris).assert_says(200, "Aurora");
    get_as(&stranger, &cookie, "/organise").assert_leads_to(LOGIN_FIRST);
    vera.get("/organise/account").assert_says(200, "Vera");
    boris.get("/organise/account").assert_says(200, "Boris");
}

#[apply(on_both!)]
fn sessions_are_listed_and_ended_one_by_one(database: &Database) {
    let app = spawn_app(database);
    let laptop = app.organiser();
    let phone = app.browser();
    let agent = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
    let fields = [("login", "vera"), ("password", PASSWORD)];
    phone
        .send(Method::POST, "/login", |r| r.header("user-agent", agent).form(&fields))
        .assert_leads_to("/organise");
    let listed = laptop.get("/organise/account");
    listed.assert_says(200, "Firefox · Android");
    listed.assert_shows(200, copy("account-session-own"));
    listed.assert_says(200, "127.0.0.1");
    let (_, rest) = listed.body.split_once("/organise/account/sessions/").unwrap();
    let end = format!("/organise/account/sessions/{}", rest.split('"').next().unwrap());
    app.browser().post(&end, &[]).assert_shows(401, copy("error-401"));
    laptop.post(&end, &[]).assert_leads_to("/organise/account?done=session");
    phone.get("/organise").assert_leads_to(LOGIN_FIRST);
    laptop.post(&end, &[]).assert_shows(404, copy("error-404"));
    let left = laptop.get("/organise/account?done=session");
    left.assert_shows(200, copy("account-session-ended"));
    assert!(!left.body.contains("Firefox · Android"));
}

#[apply(on_both!)]
fn session_use_is_not_written_on_every_request(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let id = id_of(database, "vera").into();
    let before = sessions::list(&database.store, &id).unwrap();
    vera.get("/organise").assert_says(200, "Vera");
    assert_eq!(sessions::list(&database.store, &id).unwrap(), before);
    assert_eq!(before.len(), 1);
}

#[apply(on_both!)]
fn links_are_listed_and_revoked(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let boris = invite_boris(&app, &vera);
    let link = link_in(&app, &vera.post("/organise/invites", &[("current", PASSWORD)]).body);
    let reset = format!("/organise/organisers/{}/reset", id_of(database, "boris"));
    let older = link_in(&app, &vera.post(&reset, &[("current", PASSWORD)]).body);
    let newer = link_in(&app, &vera.post(&reset, &[("current", PASSWORD)]).body);
    app.browser().get(&older).assert_shows(404, copy("invite-unknown"));
    app.browser().get(&newer).assert_says(200, "boris");
    let listed = boris.get("/organise/organisers");
    listed.assert_shows(200, copy("links-invite"));
    listed.assert_shows(200, copy("links-reset").with("name", "Boris"));
    let made_by = escaped(copy("links-made-by").with("name", "Vera").with("at", GAP));
    assert!(parts_at_gaps(&listed.body, made_by).is_some(), "{}", listed.body);
    assert_eq!(listed.body.matches("action=\"/organise/invites/").count(), 2, "{}", listed.body);
    let ends =
        listed.body.split("action=\"/organise/invites/").skip(1).map(|rest| rest.split('"').next().unwrap());
    for end in ends {
        let end = format!("/organise/invites/{end}");
        boris.post(&end, &[]).assert_leads_to("/organise/organisers?done=revoked");
    }
    for revoked in [&link, &newer] {
        app.browser().get(revoked).assert_shows(404, copy("invite-unknown"));
    }
    boris.get("/organise/organisers").assert_shows(200, copy("links-none"));
}

#[apply(on_both!)]
fn opening_a_link_does_not_use_it_up(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let link = link_in(&app, &vera.post("/organise/invites", &[("current", PASSWORD)]).body);
    for _ in 0..3 {
        app.browser().get(&link).assert_says(200, "Aurora");
        app.browser().send(Method::HEAD, &link, |r| r).assert_says(200, "");
    }
    let boris = [("name", "Boris"), ("login", "boris"), ("password", "boris likes yellow")];
    app.browser().post(&link, &boris).assert_leads_to("/organise");
}

#[apply(on_both!)]
fn an_organiser_is_removed_with_sessions_and_links(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let boris = invite_boris(&app, &vera);
    let link = link_in(&app, &boris.post("/organise/invites", &[("current", "boris likes yellow")]).body);
    let removal = format!("/organise/organisers/{}/removal", id_of(database, "boris"));
    vera.get(&removal).assert_shows(200, copy("organisers-removal-title").with("name", "Boris"));
    vera.post(&removal, &[("current", "boris likes yellow")])
        .assert_shows(422, copy("account-current-wrong"));
    boris.get("/organise").assert_says(200, "Boris");
    vera.post(&removal, &[("current", PASSWORD)]).assert_leads_to("/organise/organisers?done=removed");
    boris.get("/organise").assert_leads_to(LOGIN_FIRST);
    app.browser().get(&link).assert_shows(404, copy("invite-unknown"));
    log_in(&app.browser(), "boris", "boris likes yellow").assert_shows(422, copy("login-wrong"));
    vera.get("/organise/organisers?done=removed").assert_shows(200, copy("organisers-removed"));
    vera.post(&removal, &[("current", PASSWORD)]).assert_shows(404, copy("error-404"));
}

#[test]
fn a_device_cookie_is_no_session() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    app.organiser();
    let reply = log_in(&app.browser(), "vera", PASSWORD);
    let mut cookies = reply.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    let device = cookies.find(|cookie| cookie.starts_with("lastcard_device=")).unwrap();
    let token = device.split([';', '=']).nth(1).unwrap();
    get_as(&app.browser(), &format!("lastcard_session={token}"), "/organise").assert_leads_to(LOGIN_FIRST);
}

#[test]
fn strangers_who_guess_do_not_lock_an_organiser_out() {
    let database = &Database::sqlite();
    let config = lastcard::web::Config { behind_proxy: true, ..lastcard::web::Config::default() };
    let app = spawn_app_with(database, config);
    app.organiser();
    let try_from = |browser: &Browser, from: &str, password: &str| {
        let fields = [("login", "vera"), ("password", password)];
        browser
            .send(Method::POST, "/login", |r| r.header("x-forwarded-for", from).form(&fields))
            .status
            .as_u16()
    };
    let (vera, known) = (app.browser(), "192.0.2.99");
    assert_eq!(try_from(&vera, known, PASSWORD), 303);
    let stranger = app.browser();
    for n in 0..100 {
        let from = format!("198.51.100.{}", n % 10);
        assert_eq!(try_from(&stranger, &from, "wrong password"), 422, "{n}");
    }
    assert_eq!(try_from(&stranger, "203.0.113.1", PASSWORD), 429);
    // The known browser can log in from any address, even a guesser's.
    for from in ["203.0.113.2", "198.51.100.3"] {
        assert_eq!(try_from(&vera, from, PASSWORD), 303, "{from}");
    }
    // A known browser has no more attempts than any other.
    for n in 0..10 {
        assert_eq!(try_from(&vera, known, "wrong password"), 422, "{n}");
    }
    assert_eq!(try_from(&vera, known, PASSWORD), 429);
}
