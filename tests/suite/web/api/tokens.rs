//! Tokens: who creates them, what they permit, and how they end.

use lastcard::club::ApiRight;
use lastcard::store::accounts::{self, Login, NewAccount};
use lastcard::store::api_tokens::{self, NewApiToken};
use lastcard::store::clubs;
use lastcard::tournament::Name;
use macro_rules_attribute::apply;
use reqwest::Method;
use serde_json::{Value, json};

use super::{ALL, Program, first_hand_result, four_player_file, json_of, problem, token, token_by};
use crate::support::app::{PASSWORD, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::web::control_room::lifecycle::{organiser_of_another_club, with_draft, with_started};

const EVENING: &str = "/tournaments/friday-night";

#[apply(on_both!)]
fn a_token_is_shown_once_listed_used_and_revoked(database: &Database) {
    let app = spawn_app(database);
    let (vera, stranger) = (app.organiser(), app.browser());
    let made = token(&vera, &["read", "entries"]);
    let page = vera.get("/organise/api-tokens");
    page.assert_shows(200, copy("api-token-unused"));
    page.assert_says(200, "Hall display");
    assert!(!page.body.contains(&made), "a token is shown once");

    let program = Program::new(&stranger, Some(made));
    let told = json_of(&program.get("/token"), 200);
    assert_eq!(told["rights"], json!(["read", "entries"]));
    assert_eq!((&told["name"], &told["club"]), (&json!("Hall display"), &json!("aurora")));
    assert!(!vera.get("/organise/api-tokens").has(copy("api-token-unused")));

    let page = vera.get("/organise/api-tokens").body;
    let (_, id) = page.split_once("action=\"/organise/api-tokens/").unwrap();
    let id = id.split('/').next().unwrap().to_owned();
    vera.post(&format!("/organise/api-tokens/{id}/end"), &[])
        .assert_leads_to("/organise/api-tokens?done=revoked");
    vera.get("/organise/api-tokens").assert_shows(200, copy("api-tokens-none"));
    let refused = program.get("/token");
    assert_eq!(problem(&refused, 401).0, "token-unknown");
    assert_eq!(refused.header("www-authenticate"), "Bearer");
    // An expired token does not even read public data.
    assert_eq!(problem(&program.get("/clubs"), 401).0, "token-unknown");
    assert_eq!(vera.post(&format!("/organise/api-tokens/{id}/end"), &[]).status.as_u16(), 404);
}

#[apply(on_both!)]
fn a_token_does_only_what_its_rights_allow(database: &Database) {
    let app = spawn_app(database);
    let (vera, stranger) = (with_draft(&app), app.browser());
    let deeds: [(&str, Method, &str, Option<Value>); 8] = [
        ("set-up", Method::POST, "/tournaments", Some(four_player_file("Another"))),
        ("set-up", Method::PUT, EVENING, Some(four_player_file("Friday night"))),
        ("line-up", Method::PUT, "/tournaments/friday-night/line-up", Some(json!({}))),
        ("check-in", Method::PUT, "/tournaments/friday-night/presence", Some(json!({ "present": {} }))),
        ("check-in", Method::GET, "/tournaments/friday-night/presence", None),
        (
            "entries",
            Method::POST,
            "/tournaments/friday-night/entries",
            Some(first_hand_result("0123abcd", 0, 20)),
        ),
        ("set-up", Method::POST, "/tournaments/friday-night/start", None),
        ("set-up", Method::POST, "/tournaments/friday-night/stop", None),
    ];
    for (right, method, path, body) in deeds {
        let others: Vec<&str> = ALL.into_iter().filter(|other| *other != right).collect();
        let body = body.map(|body| body.to_string());
        let nobody = Program::new(&stranger, None).ask(method.clone(), path, &[], body.clone());
        assert_eq!(problem(&nobody, 401).0, "token-missing", "{method} {path}");
        let lacking = Program::new(&stranger, Some(token(&vera, &others)));
        let lacking = lacking.ask(method.clone(), path, &[], body.clone());
        assert_eq!(problem(&lacking, 403).0, "right-missing", "{method} {path}");
        let having =
            Program::new(&stranger, Some(token(&vera, &[right]))).ask(method.clone(), path, &[], body);
        assert!(![401, 403].contains(&having.status.as_u16()), "{method} {path}: {}", having.body);
    }
}

#[apply(on_both!)]
fn another_clubs_token_finds_nothing_of_this_club(database: &Database) {
    let app = spawn_app(database);
    let (vera, stranger) = (with_draft(&app), app.browser());
    let zoya = organiser_of_another_club(&app, database);
    let theirs = Program::new(&stranger, Some(token_by(&zoya, "a stranger to you", &ALL)));
    for (method, path, body) in [
        (Method::GET, EVENING, None),
        (Method::GET, "/tournaments/friday-night/summary", None),
        (Method::GET, "/tournaments/friday-night/presence", None),
        (Method::PUT, EVENING, Some(four_player_file("Mine"))),
        (Method::DELETE, EVENING, None),
        (Method::PUT, "/tournaments/friday-night/line-up", Some(json!({ "entrants": [] }))),
        (Method::PUT, "/tournaments/friday-night/presence", Some(json!({ "present": {} }))),
        (Method::POST, "/tournaments/friday-night/entries", Some(first_hand_result("0123abcd", 0, 20))),
        (Method::POST, "/tournaments/friday-night/start", None),
        (Method::POST, "/tournaments/friday-night/stop", None),
        (Method::POST, "/tournaments/friday-night/reopening", None),
        (Method::POST, "/tournaments/friday-night/archive", None),
        (Method::DELETE, "/tournaments/friday-night/archive", None),
    ] {
        let reply = theirs.ask(method.clone(), path, &[("if-match", "*")], body.map(|body| body.to_string()));
        assert_eq!(problem(&reply, 404).0, "not-found", "{method} {path}");
    }
    assert_eq!(vera.get("/organise/t/friday-night").status.as_u16(), 200);
    // Organisers cannot revoke tokens of another club.
    let page = {
        token(&vera, &["read"]);
        vera.get("/organise/api-tokens").body
    };
    let (_, id) = page.split_once("action=\"/organise/api-tokens/").unwrap();
    let end = format!("/organise/api-tokens/{}/end", id.split('/').next().unwrap());
    assert_eq!(zoya.post(&end, &[]).status.as_u16(), 404);
}

#[apply(on_both!)]
fn tokens_end_with_expiry_password_change_or_removal(database: &Database) {
    let app = spawn_app(database);
    let (vera, stranger) = (app.organiser(), app.browser());
    let works = |token: &str| Program::new(&stranger, Some(token.to_owned())).get("/token").status.as_u16();
    let made = token(&vera, &["read"]);
    assert_eq!(works(&made), 200);
    database.run("UPDATE api_tokens SET expires_at = '2020-01-01 00:00:00'");
    assert_eq!(works(&made), 401, "its time is over");
    let made = token(&vera, &["read"]);
    let fields = [("current", PASSWORD), ("password", "nine blue reverses")];
    vera.post("/organise/account/password", &fields).assert_leads_to("/organise/account?done=password");
    assert_eq!(works(&made), 401, "the password is another one");

    let club = clubs::list(&database.store).unwrap().remove(0);
    let boris = NewAccount {
        login: Login::parse("boris").unwrap(),
        name: Name::parse("Boris").unwrap(),
        password_hash: "never typed".to_owned(),
    };
    let boris = accounts::add(&database.store, &club.id, &boris, lastcard::club::Role::Organiser).unwrap();
    let new = NewApiToken {
        account_id: boris.id.clone(),
        name: Name::parse("Scanner").unwrap(),
        rights: vec![ApiRight::CheckIn, ApiRight::Read],
        lifetime: chrono::TimeDelta::days(30),
    };
    let made = api_tokens::create(&database.store, &new).unwrap();
    assert_eq!(made.rights, [ApiRight::Read, ApiRight::CheckIn]);
    assert_eq!(api_tokens::list(&database.store, &club.id).unwrap(), std::slice::from_ref(&made));
    accounts::remove(&database.store, &club.id, &boris.id).unwrap();
    assert!(api_tokens::find(&database.store, &made.id).is_err());
}

#[test]
fn a_token_needs_password_name_and_right() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let make = |fields: &[(&str, &str)]| vera.post("/organise/api-tokens", fields);
    make(&[("name", "Display"), ("right", "read"), ("current", "wrong")])
        .assert_shows(422, copy("account-current-wrong"));
    make(&[("name", "Display"), ("current", PASSWORD)]).assert_shows(422, copy("api-token-rights-missing"));
    make(&[("name", " "), ("right", "read"), ("current", PASSWORD)])
        .assert_shows(422, copy("problem-name-empty"));
    vera.get("/organise/api-tokens").assert_shows(200, copy("api-tokens-none"));
    assert_eq!(app.browser().post("/organise/api-tokens", &[]).status.as_u16(), 401);
}

#[test]
fn wrong_tokens_are_limited_and_right_ones_accepted() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, stranger) = (app.organiser(), app.browser());
    let made = token(&vera, &["read"]);
    let forged = format!("{}x", &made[..made.len() - 1]);
    let wrong = Program::new(&stranger, Some(forged));
    for _ in 0..60 {
        assert_eq!(problem(&wrong.get("/token"), 401).0, "token-unknown");
    }
    let refused = wrong.get("/token");
    assert_eq!(problem(&refused, 429).0, "too-many");
    assert_eq!(refused.header("retry-after"), "900");
    assert_eq!(Program::new(&stranger, Some(made)).get("/token").status.as_u16(), 200);
    assert_eq!(Program::new(&stranger, None).get("/clubs").status.as_u16(), 200);
}

#[test]
fn a_cookie_authorises_nothing() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    // Her browser sends its session cookie; the API ignores it.
    let program = Program::new(&vera, None);
    let sent = first_hand_result("0123abcd", 0, 20);
    assert_eq!(problem(&program.post("/tournaments/friday-night/entries", &sent), 401).0, "token-missing");
    assert_eq!(problem(&program.get("/tournaments/friday-night/presence"), 401).0, "token-missing");
    // A session cannot be used as a token either.
    let cookie = "lastcard_session=".to_owned();
    let reply = program.ask(Method::GET, "/token", &[("authorization", &format!("Bearer {cookie}"))], None);
    assert_eq!(problem(&reply, 401).0, "token-unknown");
}
