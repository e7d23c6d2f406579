//! Guessed codes: guessing locks no player out, and a code ends with its tournament.

use lastcard::club::StateChange;
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{Store, codes, player_codes};
use lastcard::tournament::PlayerId;
use lastcard::web::Config;
use macro_rules_attribute::apply;
use reqwest::Method;

use crate::support::app::{App, Browser, PASSWORD, Reply, spawn_app, spawn_app_with};
use crate::support::copy::{copy, hand_of};
use crate::support::database::{Database, on_both};
use crate::support::patience::wait_until;
use crate::web::middleware::edge::{club, start_evening};

const HALL: &str = "192.0.2.1";

/// A service behind a proxy, so that requests can claim any address.
fn spawn_app_behind_proxy(database: &Database) -> App {
    spawn_app_with(database, Config { behind_proxy: true, ..Config::default() })
}

fn get(browser: &Browser, from: &str, path: &str) -> Reply {
    browser.send(Method::GET, path, |r| r.header("x-forwarded-for", from))
}

fn guess(app: &App, from: &str) {
    let guesser = app.browser();
    for n in 0..60 {
        // Letters that occur in no code are not counted as guesses.
        get(&guesser, from, "/at/IO10IO");
        let digits = [n / 8, n % 8].map(|digit| char::from(b'2' + u8::try_from(digit).unwrap()));
        get(&guesser, from, &format!("/at/ZZZZ{}{}", digits[0], digits[1]));
    }
}

fn personal_code(store: &Store, header: &Header) -> String {
    let anna = PlayerId::parse("anna").unwrap();
    let links =
        player_codes::get_or_issue(store, &header.club_id, &header.id, std::slice::from_ref(&anna)).unwrap();
    links[&anna].to_string()
}

#[apply(on_both!)]
fn a_lockout_spares_known_phones_and_new_codes(database: &Database) {
    let app = spawn_app_behind_proxy(database);
    let vera = app.organiser();
    let store = &database.store;
    let (header, code) = start_evening(store);
    let link = personal_code(store, &header);
    let at_table = app.browser();
    let (_, second) = start_evening(store);
    get(&at_table, HALL, &format!("/at/{second}")).assert_shows(200, hand_of(1, 12));
    guess(&app, HALL);
    let phone = app.browser();
    let shut = get(&phone, HALL, &format!("/at/{code}"));
    shut.assert_shows(429, copy("error-codes-closed"));
    assert_eq!(shut.header("retry-after"), "900");
    get(&phone, HALL, "/at/ZZZZZZ").assert_shows(429, copy("error-codes-closed"));
    // Phones known here carry on; unguessable links and newly issued codes work too.
    get(&at_table, HALL, &format!("/at/{second}")).assert_shows(200, hand_of(1, 12));
    get(&phone, HALL, &format!("/me/{link}")).assert_says(200, "Anna");
    let (_, third) = start_evening(store);
    get(&phone, HALL, &format!("/at/{third}")).assert_shows(200, hand_of(1, 12));
    let club = club(store);
    let again = codes::reissue(store, &club.id, &header.id, 1, None).unwrap().code;
    get(&phone, HALL, &format!("/at/{again}")).assert_shows(200, hand_of(1, 12));
    get(&phone, "192.0.2.2", &format!("/at/{again}")).assert_shows(200, hand_of(1, 12));
    // There is no lockout elsewhere, and here an organiser lifts it.
    let (_, fourth) = start_evening(store);
    guess(&app, HALL);
    get(&phone, HALL, &format!("/at/{fourth}")).assert_shows(429, copy("error-codes-closed"));
    // Known networks are stored with a delay; the desk recognises the hall by them.
    wait_until(|| vera.get("/organise").has(copy("desk-codes-closed")));
    vera.get("/organise").assert_says(200, "action=\"/organise/guesses\"");
    vera.post("/organise/guesses", &[]).assert_leads_to("/organise?done=codes-open");
    vera.get("/organise?done=codes-open").assert_shows(200, copy("done-codes-open"));
    assert!(!vera.get("/organise").body.contains("action=\"/organise/guesses\""));
    get(&phone, HALL, &format!("/at/{fourth}")).assert_shows(200, hand_of(1, 12));
}

#[apply(on_both!)]
fn personal_codes_are_long_and_old_ones_work(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let store = &database.store;
    let (header, _) = start_evening(store);
    let link = personal_code(store, &header);
    assert_eq!(link.len(), 12);
    let phone = app.browser();
    phone.get(&format!("/me/{link}")).assert_says(200, "Anna");
    // A code in the former format of six letters.
    database.run(&format!("UPDATE player_codes SET code = 'K7M2QX' WHERE code = '{link}'"));
    phone.get("/me/K7M2QX").assert_says(200, "Anna");
    phone.get(&format!("/me/{link}")).assert_shows(404, copy("error-404"));
}

#[apply(on_both!)]
fn codes_end_with_their_tournament(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let (store, club) = (&database.store, club(&database.store));
    let (header, code) = start_evening(store);
    let link = personal_code(store, &header);
    let phone = app.browser();
    let both = [format!("/at/{code}"), format!("/me/{link}")];
    // Results can be corrected after the end.
    tournaments::change_state(store, &club.id, &header.id, StateChange::Stop, None).unwrap();
    assert!(both.iter().all(|path| phone.get(path).status.as_u16() == 200));
    app.snapshots
        .change(&header.id, |store| {
            tournaments::change_state(store, &club.id, &header.id, StateChange::Archive, None)
        })
        .unwrap();
    for path in &both {
        phone.get(path).assert_shows(410, copy("error-code-ended"));
    }
    app.snapshots
        .change(&header.id, |store| {
            tournaments::change_state(store, &club.id, &header.id, StateChange::Unarchive, None)
        })
        .unwrap();
    assert!(both.iter().all(|path| phone.get(path).status.as_u16() == 200));
    // A month later the code has expired.
    let long_ago = "2026-01-01 20:00:00";
    database.run(&format!(
        "UPDATE tournaments SET stopped_at = '{long_ago}', started_at = '{long_ago}', archived_at = NULL"
    ));
    let later = spawn_app(database);
    for path in &both {
        later.browser().get(path).assert_shows(410, copy("error-code-ended"));
    }
}

// A visitor spread over two copies gets no more attempts than with one.
#[apply(on_both!)]
fn two_copies_have_one_limit_of_passwords(database: &Database) {
    let copies = [spawn_app_behind_proxy(database), spawn_app_behind_proxy(database)];
    copies[0].organiser();
    let wrong = |n: usize, password: &str| {
        let phone = copies[n % 2].browser();
        phone.send(Method::POST, "/login", |r| {
            r.header("x-forwarded-for", HALL)
                .header("sec-fetch-site", "same-origin")
                .form(&[("login", "vera"), ("password", password)])
        })
    };
    for n in 0..10 {
        assert_eq!(wrong(n, "not this one").status.as_u16(), 422);
    }
    let anew = spawn_app_behind_proxy(database);
    assert_eq!(wrong(0, PASSWORD).status.as_u16(), 429);
    assert_eq!(wrong(1, PASSWORD).status.as_u16(), 429);
    drop(copies);
    let phone = anew.browser();
    let refused = phone.send(Method::POST, "/login", |r| {
        r.header("x-forwarded-for", HALL)
            .header("sec-fetch-site", "same-origin")
            .form(&[("login", "vera"), ("password", PASSWORD)])
    });
    assert_eq!(refused.status.as_u16(), 429, "a copy that is started anew has forgotten it");
}

#[apply(on_both!)]
fn two_copies_have_one_limit_of_codes(database: &Database) {
    let copies = [spawn_app_behind_proxy(database), spawn_app_behind_proxy(database)];
    let vera = copies[0].organiser();
    let (_, code) = start_evening(&database.store);
    let (_, known) = start_evening(&database.store);
    let at_table = copies[0].browser();
    get(&at_table, HALL, &format!("/at/{known}")).assert_shows(200, hand_of(1, 12));
    let phones = [copies[0].browser(), copies[1].browser()];
    for n in 0..60 {
        get(&phones[n % 2], HALL, "/at/ZZZZZZ")
            .assert_shows(404, copy("table-code-unknown").with("code", "ZZZZZZ"));
    }
    for phone in &phones {
        get(phone, HALL, &format!("/at/{code}")).assert_shows(429, copy("error-codes-closed"));
    }
    // A network known to one copy is accepted by the other as soon as it is stored.
    wait_until(|| get(&phones[1], HALL, &format!("/at/{known}")).status.as_u16() == 200);
    // An organiser lifts the lockout on all copies.
    vera.post("/organise/guesses", &[]).assert_leads_to("/organise?done=codes-open");
    for phone in &phones {
        get(phone, HALL, &format!("/at/{code}")).assert_shows(200, hand_of(1, 12));
    }
}

#[test]
fn guesses_count_per_network() {
    let database = &Database::sqlite();
    let app = spawn_app_behind_proxy(database);
    app.organiser();
    let (_, code) = start_evening(&database.store);
    let phone = app.browser();
    for n in 0..60 {
        get(&phone, &format!("[2001:db8:1:2::{n:x}]:{}", 40_000 + n), "/at/ZZZZZZ")
            .assert_shows(404, copy("table-code-unknown").with("code", "ZZZZZZ"));
    }
    get(&phone, "2001:db8:1:2:ffff::1", &format!("/at/{code}")).assert_shows(429, copy("error-codes-closed"));
    get(&phone, "2001:db8:1:3::1", &format!("/at/{code}")).assert_shows(200, hand_of(1, 12));
}

/// Sends enough wrong codes, from one network or from many, to lock out everybody near a guesser.
fn guess_everywhere(app: &App, from: impl Fn(u16) -> String) {
    let strangers = app.browser();
    for n in 0..1_000 {
        get(&strangers, &from(n), "/at/ZZZZZZ");
    }
}

#[apply(on_both!)]
fn a_new_phone_gets_in_while_strangers_guess_from_everywhere(database: &Database) {
    let app = spawn_app_behind_proxy(database);
    app.organiser();
    let (_, known) = start_evening(&database.store);
    let (_, code) = start_evening(&database.store);
    get(&app.browser(), "2001:db8:7::1", &format!("/at/{known}")).assert_shows(200, hand_of(1, 12));
    // A provider's customer with 65,536 networks, 50 of them in use.
    guess_everywhere(&app, |n| format!("2001:db8:{:x}:{n:x}::1", n % 50));
    let phone = app.browser();
    // Nobody guessed nearby: neither for a hall seen for the first time, nor for the network next to the guessers'.
    get(&phone, HALL, &format!("/at/{code}")).assert_shows(200, hand_of(1, 12));
    get(&phone, "2001:db8:99::1", &format!("/at/{code}")).assert_shows(200, hand_of(1, 12));
    // Guessers are locked out from all their addresses, and so are their neighbours unless their network is known.
    get(&phone, "2001:db8:5:ffff::1", &format!("/at/{code}")).assert_shows(429, copy("error-codes-closed"));
    get(&phone, "2001:db8:7:1::1", &format!("/at/{code}")).assert_shows(429, copy("error-codes-closed"));
    get(&phone, "2001:db8:7::2", &format!("/at/{code}")).assert_shows(200, hand_of(1, 12));
    // Another copy knows the network once it is stored.
    let other = spawn_app_behind_proxy(database);
    wait_until(|| get(&other.browser(), "2001:db8:7::3", &format!("/at/{code}")).status.as_u16() == 200);
}

#[apply(on_both!)]
fn scorer_codes_are_limited_without_locking_scorers_out(database: &Database) {
    let app = spawn_app_behind_proxy(database);
    app.organiser();
    let store = &database.store;
    let (header, code) = start_evening(store);
    let scorer = codes::issue_scorer(store, &header.club_id, &header.id, None).unwrap().code;
    let tablet = app.browser();
    get(&tablet, HALL, &format!("/score/{scorer}")).assert_says(200, scorer.as_str());
    for n in 0..60 {
        let path = if n % 2 == 0 { "/score/ZZZZZZZZ" } else { "/at/ZZZZZZZZ.1" };
        assert_eq!(get(&tablet, HALL, path).status.as_u16(), 404);
    }
    get(&tablet, HALL, "/score/ZZZZZZZZ").assert_shows(429, copy("error-codes-closed"));
    get(&app.browser(), HALL, &format!("/at/{code}")).assert_shows(429, copy("error-codes-closed"));
    // The scorer's device moves from table to table.
    get(&tablet, HALL, &format!("/score/{scorer}")).assert_says(200, scorer.as_str());
    get(&tablet, HALL, &format!("/at/{scorer}.1")).assert_shows(200, hand_of(1, 12));
}

#[apply(on_both!)]
fn unguessable_links_have_a_limit_of_their_own(database: &Database) {
    let app = spawn_app_behind_proxy(database);
    let setup = app.setup_code.clone().unwrap();
    let stranger = app.browser();
    for n in 0..30 {
        assert_eq!(get(&stranger, HALL, "/setup?code=wrong").status.as_u16(), 403, "{n}");
        assert_eq!(get(&stranger, HALL, "/me/ZZZZZZZZZZZZ").status.as_u16(), 404, "{n}");
    }
    get(&stranger, HALL, "/setup?code=wrong").assert_shows(429, copy("error-429"));
    // The right code is still accepted.
    assert_eq!(get(&stranger, HALL, &format!("/setup?code={setup}")).status.as_u16(), 200);
    app.organiser();
    let (header, code) = start_evening(&database.store);
    let link = personal_code(&database.store, &header);
    for path in ["/me/ZZZZZZZZZZZZ", "/invite/none", "/at/ZZZZZZZZZZZZ"] {
        get(&stranger, HALL, path).assert_shows(429, copy("error-429"));
    }
    get(&stranger, HALL, &format!("/me/{link}")).assert_says(200, "Anna");
    get(&stranger, HALL, &format!("/at/{code}")).assert_shows(200, hand_of(1, 12));
}
