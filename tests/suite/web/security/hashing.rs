//! Password hashing under load, and which passwords are accepted.

use argon2::password_hash::{PasswordHasher, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use lastcard::store::accounts::{self, Login};
use macro_rules_attribute::apply;
use reqwest::Method;
use tempfile::TempDir;

use crate::support::app::{AFTER_SETUP, Browser, PASSWORD, SETUP, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::web::accounts::account::log_in;
use crate::web::app::serve::{Running, serve_command};

/// Outcome of a login: the status, whether there is a `Retry-After`, and whether the form kept the login.
fn try_log_in(service: &Running, n: usize) -> (u16, bool, bool) {
    let login = format!("nobody-{n}");
    let reply =
        Browser::new(service.socket()).post("/login", &[("login", &login), ("password", "not mine at all")]);
    let kept = reply.body.contains(&format!("value=\"{login}\""));
    (reply.status.as_u16(), !reply.header("retry-after").is_empty(), kept)
}

#[test]
fn a_hundred_log_ins_do_not_exhaust_memory() {
    let folder = TempDir::new().unwrap();
    let service = Running::start(serve_command(&folder, &["--listen", "127.0.0.1:0", "--log", "error"]));
    let code = service.setup_code();
    let fields: Vec<_> = [("code", code.as_str())].into_iter().chain(SETUP).collect();
    Browser::new(service.socket()).post("/setup", &fields).assert_leads_to(AFTER_SETUP);
    let before = service.peak_memory();
    let answers: Vec<_> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..100)
            .map(|n| {
                scope.spawn({
                    let service = &service;
                    move || try_log_in(service, n)
                })
            })
            .collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let grown = service.peak_memory() - before;
    // Two hashes take 38 MiB. Allocating the memory anew for each took 300, and a hundred at once 1,560.
    assert!(grown < 100 << 20, "grown by {} MiB", grown >> 20);
    let busy = answers.iter().filter(|(status, ..)| *status == 503).count();
    assert!((1..100).contains(&busy), "{answers:?}");
    for answer in answers {
        assert!(matches!(answer, (422, false, true) | (503, true, true)), "{answer:?}");
    }
    // A login that was postponed is not a failed one: nobody is locked out.
    log_in(&Browser::new(service.socket()), "vera", PASSWORD).assert_leads_to("/organise");
    service.stop();
}

#[apply(on_both!)]
fn log_in_renews_a_hash_with_old_parameters(database: &Database) {
    let app = spawn_app(database);
    let laptop = app.organiser();
    let vera = || accounts::by_login(&database.store, &Login::parse("vera").unwrap()).unwrap();
    let light = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(64, 1, 1, None).unwrap());
    let hash: PasswordHash = light.hash_password(PASSWORD.as_bytes()).unwrap();
    accounts::replace_hash(&database.store, &vera().id, &vera().password_hash, &hash.to_string()).unwrap();
    log_in(&app.browser(), "vera", "not the password").assert_shows(422, copy("login-wrong"));
    assert_eq!(vera().password_hash, hash.to_string());
    log_in(&app.browser(), "vera", PASSWORD).assert_leads_to("/organise");
    let renewed = vera().password_hash;
    assert!(renewed.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{renewed}");
    log_in(&app.browser(), "vera", PASSWORD).assert_leads_to("/organise");
    assert_eq!(vera().password_hash, renewed);
    laptop.get("/organise").assert_says(200, "Vera");
}

#[test]
fn impossible_logins_do_not_count_as_failures() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    app.organiser();
    let browser = app.browser();
    let long = "x".repeat(6_000);
    for n in 0..150 {
        let reply = log_in(&browser, &format!("{long}{n}"), PASSWORD);
        assert_eq!(reply.status.as_u16(), 422);
    }
    log_in(&browser, "vera", PASSWORD).assert_leads_to("/organise");
}

#[test]
fn common_passwords_are_refused_with_a_reason() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let code = app.setup_code.clone().unwrap();
    let set_up = |password: &'static str| {
        let fields = [("code", code.as_str())].into_iter().chain(SETUP);
        let fields: Vec<_> = fields
            .map(|(name, value)| if name == "password" { (name, password) } else { (name, value) })
            .collect();
        app.browser().send(Method::POST, "/setup", |r| r.form(&fields))
    };
    set_up("1234567890").assert_shows(422, copy("problem-password-common"));
    set_up("aaaaaaaaaa").assert_shows(422, copy("problem-password-repeated"));
    set_up("          ").assert_shows(422, copy("problem-password-repeated"));
    let of_context = |word| copy("problem-password-of-context").with("word", word);
    set_up("Aurora2026").assert_shows(422, of_context("aurora"));
    set_up("lastcard12").assert_shows(422, of_context("lastcard"));
    let vera = app.organiser();
    let change =
        |password| vera.post("/organise/account/password", &[("current", PASSWORD), ("password", password)]);
    change("Aurora2026").assert_shows(422, of_context("aurora"));
    change("vera@aurora").assert_shows(422, of_context("vera"));
    change("зелёный пропуск восемь").assert_leads_to("/organise/account?done=password");
}
