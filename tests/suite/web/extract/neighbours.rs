//! Access to what belongs to others: another club's seasons, a draft before it starts, a table whose code was
//! replaced, a login begun with another password.

use macro_rules_attribute::apply;
use std::rc::Rc;

use lastcard::club::SeasonRules;
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::tournaments;
use lastcard::store::{accounts, clubs, codes, player_codes, seats};
use lastcard::tournament::{Name, PlayerId};
use lastcard::web::Config;
use lastcard::web::MetricsToken;
use lastcard::web::Password;
use reqwest::Method;

use crate::support::app::{Browser, PASSWORD, spawn_app, spawn_app_with};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::evening::{keys, new, start_tournament};
use crate::web::accounts::account::log_in;
use crate::web::accounts::second_factor::{STEP, code, switch_on_factor};
use crate::web::control_room::lifecycle::{organiser_of_another_club, with_draft};
use crate::web::extract::roles::referee;
use crate::web::played_hands::moves::tables;

const TOKEN: &str = "a-token-of-many-letters";

/// The number of refused requests in the security log.
fn refusal_count(browser: &Browser) -> usize {
    let said = format!("Bearer {TOKEN}");
    let told = browser.send(Method::GET, "/metrics", |request| request.header("authorization", said)).body;
    let line = told.lines().find(|line| line.contains("event=\"refused\""));
    line.map_or(0, |line| line.rsplit(' ').next().unwrap().parse().unwrap())
}

#[apply(on_both!)]
fn another_clubs_tournament_id_reveals_nothing(database: &Database) {
    let app = spawn_app(database);
    let (vera, store) = (app.organiser(), &database.store);
    organiser_of_another_club(&app, database);
    let borealis = clubs::list(store).unwrap().into_iter().find(|club| club.slug == "borealis").unwrap();
    let hidden = start_tournament(store, &borealis, &new("Zprivname", &keys("four-player")));
    let year = NewSeason {
        name: Name::parse("Zseason").unwrap(),
        rules: SeasonRules::default(),
        takes_new: false,
        tournaments: [hidden.id.clone()].into(),
    };
    seasons::create(store, &borealis.id, &year).unwrap();
    let form = [("name", "2026"), ("count", "field"), ("tournaments", hidden.id.as_str())];
    let reply = vera.post("/organise/seasons/new", &form);
    assert_eq!(reply.status.as_u16(), 404, "{}", reply.body);
    assert!(!reply.body.contains("Zseason") && !reply.body.contains("Zprivname"));
}

#[apply(on_both!)]
fn only_organisers_know_who_plays_in_a_draft(database: &Database) {
    let config = Config { metrics_token: Some(MetricsToken::parse(TOKEN).unwrap()), ..Config::default() };
    let app = spawn_app_with(database, config);
    let vera = with_draft(&app);
    let olga = referee(&app);
    assert!(vera.get("/organise").body.contains("Friday night"));
    assert!(!olga.get("/organise").body.contains("Friday night"));
    for page in ["", "/audit", "/audit.csv"] {
        olga.get(&format!("/organise/t/friday-night{page}")).assert_shows(403, copy("error-referee"));
    }
    // A player's link reveals nothing either, and takes no seat.
    let header = tournaments::by_slug(&database.store, "friday-night").unwrap();
    let anna = PlayerId::parse("anna").unwrap();
    let links =
        player_codes::get_or_issue(&database.store, &header.club_id, &header.id, std::slice::from_ref(&anna))
            .unwrap();
    let (link, phone) = (format!("/me/{}", links[&anna]), app.browser());
    let page = phone.get(&link);
    page.assert_shows(409, copy("error-table-not-started"));
    assert!(!page.body.contains("Anna") && !page.body.contains("Friday night"));
    phone.post(&link, &[]).assert_shows(409, copy("error-table-not-started"));
    assert!(seats::holders(&database.store, &header.id).unwrap().is_empty());
    // The log records every request for something that belongs to others.
    let before = refusal_count(&vera);
    assert_eq!(olga.get("/organise/players").status.as_u16(), 403);
    let stranger = organiser_of_another_club(&app, database);
    assert_eq!(stranger.get("/organise/t/friday-night").status.as_u16(), 404);
    assert_eq!(refusal_count(&vera), before + 2);
}

#[apply(on_both!)]
fn a_changed_password_ends_a_pending_second_step(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let (secret, ..) = switch_on_factor(&vera, PASSWORD);
    let thief = app.browser();
    log_in(&thief, "vera", PASSWORD).assert_leads_to(STEP);
    let account =
        accounts::list(&database.store, &clubs::list(&database.store).unwrap()[0].id).unwrap().remove(0);
    let hash = lastcard::web::hash(&Password::parse("nine blue reverses", &[]).unwrap()).unwrap();
    accounts::set_password(&database.store, &account.id, &hash).unwrap();
    thief.post(STEP, &[("code", &code(&secret, 1))]).assert_leads_to("/login");
    assert_eq!(thief.get("/organise").status.as_u16(), 303);
    log_in(&app.browser(), "vera", "nine blue reverses").assert_leads_to(STEP);
}

#[apply(on_both!)]
fn replacing_a_code_ends_what_it_opened(database: &Database) {
    let table = tables(database, &keys("four-player")).remove(0).deal("1.1.1");
    let (app, header) = (Rc::clone(&table.app), table.header.clone());
    let spy = app.browser();
    let mut stream = spy.stream(&table.path("/live"));
    stream.next().unwrap();
    app.snapshots
        .change(&header.id, |store| codes::reissue(store, &header.club_id, &header.id, 1, None))
        .unwrap();
    // The old code receives nothing more from the table.
    let anna = PlayerId::parse("anna").unwrap();
    app.snapshots.change(&header.id, |store| seats::free(store, &header.id, &anna, None)).unwrap();
    while let Some(told) = stream.next() {
        assert!(!told.contains("seat-change"), "{told}");
    }
    spy.get(&table.path("")).assert_shows(404, copy("table-code-replaced").with("code", table.code.as_str()));
}
