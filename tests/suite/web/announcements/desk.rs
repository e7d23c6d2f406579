//! Confirmations before an announced evening is changed, and the tournament that an announcement proposes.

use macro_rules_attribute::apply;
use std::num::NonZeroU32;

use lastcard::store::{Store, announcements};
use lastcard::tournament::{HandsPerBlock, MovementLength};

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::gap::{GAP, parts_at_gaps};
use crate::web::announcements::page::{date_and_time, submit_announcement};

/// Announces an individual evening with eight places, all of them taken.
fn with_eight(app: &App) -> Browser {
    let vera = app.organiser();
    submit_announcement(&vera, 2, &[("format", "individual"), ("places", "8")]);
    vera.post("/organise/coming/friday/state", &[("do", "announce")]);
    for number in 1..=8 {
        vera.post("/organise/coming/friday/sign-ups", &[("name", &format!("Player {number}"))]);
    }
    vera
}

/// Submits the form of the evening with this format, these places and the answer to a question.
fn change(store: &Store, vera: &Browser, (format, places): (&str, &str), agreed: &str) -> Reply {
    let revision = announcements::by_slug(store, "friday").unwrap().revision.to_string();
    let (date, time) = date_and_time(2);
    let fields = [
        ("revision", revision.as_str()),
        ("name", "Friday"),
        ("date", &date),
        ("time", &time),
        ("format", format),
        ("scoring", "std"),
        ("rules", "usual"),
        ("places", places),
        ("takes_names", "yes"),
        ("hands_per_block", "evening"),
        ("agreed", agreed),
    ];
    vera.post("/organise/coming/friday/edit", &fields)
}

/// The value that a confirmation page submits.
fn agreed_value(reply: &Reply) -> String {
    parts_at_gaps(&reply.body, format!("name=\"agreed\" value=\"{GAP}\"")).expect("a question")[0].to_owned()
}

#[apply(on_both!)]
fn nobody_loses_a_place_before_the_organiser_agrees(database: &Database) {
    let (app, store) = (spawn_app(database), &database.store);
    let vera = with_eight(&app);
    let places = || announcements::by_slug(store, "friday").unwrap().places;
    let question = change(store, &vera, ("individual", "6"), "");
    question.assert_shows(409, copy("announcement-asks-waiting").with("names", "Player 7, Player 8"));
    assert_eq!(places(), 8);
    // An answer to a different question does not count.
    let other = change(store, &vera, ("individual", "5"), &agreed_value(&question));
    other.assert_shows(409, copy("announcement-asks-waiting").with("names", "Player 6, Player 7, Player 8"));
    let saved = "/organise/coming/friday?done=fixture-saved";
    change(store, &vera, ("individual", "6"), &agreed_value(&question)).assert_leads_to(saved);
    assert_eq!(places(), 6);
    vera.get(saved).assert_shows(200, copy("announcement-now-waiting").with("names", "Player 7, Player 8"));
    // Another format has a different number of places if none is typed.
    let question = change(store, &vera, ("two-vs-two", ""), "");
    let four = "Player 3, Player 4, Player 5, Player 6";
    question.assert_shows(409, copy("announcement-asks-waiting").with("names", four));
    change(store, &vera, ("two-vs-two", ""), &agreed_value(&question)).assert_leads_to(saved);
    // More places move nobody to the waiting list.
    change(store, &vera, ("individual", ""), "").assert_leads_to(saved);
    assert_eq!(places(), 64);
    assert!(!vera.get(saved).has(copy("announcement-now-waiting").with("names", "")));
}

#[apply(on_both!)]
fn putting_somebody_back_asks_before_taking_a_place(database: &Database) {
    let (app, store) = (spawn_app(database), &database.store);
    let vera = with_eight(&app);
    vera.post("/organise/coming/friday/sign-ups", &[("name", "Player 9")]);
    let first = "/organise/coming/friday/sign-ups/1";
    let done = "/organise/coming/friday?done=sign-up";
    vera.post(first, &[("do", "leave")]).assert_leads_to(done);
    let question = vera.post(first, &[("do", "put-back")]);
    question.assert_shows(409, copy("announcement-asks-waiting").with("names", "Player 9"));
    assert_eq!(announcements::by_slug(store, "friday").unwrap().names, 8);
    vera.post(first, &[("do", "put-back"), ("agreed", &agreed_value(&question))]).assert_leads_to(done);
    assert_eq!(announcements::by_slug(store, "friday").unwrap().names, 9);
    // Returning behind everybody with a place displaces nobody.
    let last = "/organise/coming/friday/sign-ups/9";
    vera.post(last, &[("do", "leave")]).assert_leads_to(done);
    vera.post(last, &[("do", "put-back")]).assert_leads_to(done);
}

#[apply(on_both!)]
fn an_announced_plan_fits_one_evening(database: &Database) {
    let (app, store) = (spawn_app(database), &database.store);
    let vera = app.organiser();
    let form = vera.get("/organise/coming/new");
    form.assert_says(200, "<option value=\"open\" selected>");
    form.assert_says(200, "<option value=\"evening\" selected>");
    let usual = [("format", "individual"), ("hands_per_block", "evening")];
    submit_announcement(&vera, 2, &usual).assert_leads_to("/organise/coming/friday?done=fixture-saved");
    let friday = || announcements::by_slug(store, "friday").unwrap();
    let plan = || friday().setup.plan().unwrap();
    assert_eq!(friday().places, 64);
    assert!(matches!(
        (plan().hands_per_block, plan().length),
        (HandsPerBlock::Four, MovementLength::Blocks(_))
    ));
    vera.get("/organise").assert_shows(200, copy("desk-upcoming"));
    // With fewer places, whole rounds of shorter blocks fit; the tournament's form proposes them.
    change(store, &vera, ("individual", "14"), "");
    assert_eq!(
        (plan().hands_per_block, plan().length),
        (HandsPerBlock::Two, MovementLength::Rounds(NonZeroU32::MIN))
    );
    let form = vera.get("/organise/coming/friday/edit");
    form.assert_says(200, "<option value=\"evening\" selected>");
    form.assert_says(200, "name=\"places\" inputmode=\"numeric\" value=\"14\"");
    // The most that the format takes is not the organiser's own number: it follows the format.
    change(store, &vera, ("individual", "64"), "");
    vera.get("/organise/coming/friday/edit")
        .assert_says(200, "name=\"places\" inputmode=\"numeric\" value=\"\"");
    change(store, &vera, ("eight-player", ""), "");
    assert_eq!(friday().places, 8);
    // The tournament is proposed with as many hands as fit for those signed up.
    change(store, &vera, ("individual", ""), "");
    for number in 1..=14 {
        vera.post("/organise/coming/friday/sign-ups", &[("name", &format!("Player {number}"))]);
    }
    let drawn = vera.get("/organise/tournaments/new?fixture=friday");
    drawn.assert_says(200, "name=\"how_long\" value=\"evening\" checked");
    drawn.assert_says(200, "<option value=\"2\" selected>");
}

#[apply(on_both!)]
fn a_past_date_needs_confirmation(database: &Database) {
    let (app, store) = (spawn_app(database), &database.store);
    let vera = app.organiser();
    let question = submit_announcement(&vera, -72, &[]);
    question.assert_shows(409, copy("announcement-asks-past"));
    assert!(announcements::by_slug(store, "friday").is_err());
    submit_announcement(&vera, -72, &[("agreed", &agreed_value(&question))])
        .assert_leads_to("/organise/coming/friday?done=fixture-saved");
    // With a date in the future there is nothing left to confirm.
    change(store, &vera, ("four-player", ""), "")
        .assert_leads_to("/organise/coming/friday?done=fixture-saved");
}

#[apply(on_both!)]
fn a_date_about_a_year_ahead_needs_confirmation_once(database: &Database) {
    let (app, store) = (spawn_app(database), &database.store);
    let vera = app.organiser();
    let question = submit_announcement(&vera, 24 * 372, &[("do", "announce")]);
    question.assert_shows(409, copy("announcement-asks-far"));
    question.assert_shows(409, copy("announcement-announce-anyway"));
    assert!(announcements::by_slug(store, "friday").is_err());
    submit_announcement(&vera, 24 * 372, &[("do", "announce"), ("agreed", &agreed_value(&question))])
        .assert_leads_to("/organise/coming/friday?done=fixture-announced");
}

#[test]
fn a_series_with_a_past_start_needs_confirmation() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let vera = app.organiser();
    submit_announcement(&vera, -72, &[("repeat", "week"), ("times", "3")])
        .assert_shows(409, copy("announcement-asks-past"));
}
