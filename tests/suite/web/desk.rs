//! Tasks waiting on the organiser's desk.

use chrono::{DateTime, TimeDelta, Utc};
use lastcard::club::StageChange;
use lastcard::store::clubs::Club;
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::store::{Store, entries};
use lastcard::tournament::{Tally, tally};
use lastcard::web::worklist_lines;
use lastcard::web::{Message, Translator};
use macro_rules_attribute::apply;

use crate::support::app::spawn_app;
use crate::support::copy::{copy, credit, hand};
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, keys, new, slot, start_friday_night, win_by_seat};
use crate::web::control_room::lifecycle::with_draft;
use crate::web::leaderboard::page::set_up_club;

/// The desk's lines about these tournaments at this time, by name.
fn lines(store: &Store, club: &Club, headers: &[&Header], now: DateTime<Utc>) -> Vec<String> {
    let stored: Vec<_> =
        headers.iter().map(|header| tournaments::load(store, &header.slug).unwrap()).collect();
    let tallies: Vec<Tally> = stored.iter().map(|stored| tally(&stored.tournament)).collect();
    let all: Vec<_> = stored.iter().zip(&tallies).collect();
    let lines = worklist_lines(&all, club, now, Translator::english());
    lines.into_iter().map(|line| format!("{}: {}", line.name, line.says)).collect()
}

fn record(store: &Store, header: &Header, hand: u32, table: u32, points: u32) {
    let stored = tournaments::load(store, &header.slug).unwrap();
    let slot = slot(1, table, hand);
    entries::record(store, &entry(&stored, slot, Some(win_by_seat(&stored, slot, 0, points)))).unwrap();
}

fn minutes(minutes: i64) -> TimeDelta {
    TimeDelta::minutes(minutes)
}

fn friday_line(says: &Message<'_>) -> String {
    format!("Friday night: {says}")
}

/// The sentence that the first table is late with a hand.
fn late_sentence(number: u32, time: String) -> Message<'static> {
    copy("waiting-late").with("table", 1).with("time", time).with("hand", hand(number))
}

/// One hour and this many minutes.
fn hour_and_minutes(minutes: u32) -> String {
    copy("forecast-hours-minutes").with("hours", 1).with("minutes", minutes).to_string()
}

#[apply(on_both!)]
fn a_table_silent_for_two_hands_is_late(database: &Database) {
    let (club, _) = set_up_club(&database.store);
    let friday = start_friday_night(&database.store, &club, &keys("four-player"));
    let begun = friday.started_at.unwrap();
    let at = |minutes| lines(&database.store, &club, &[&friday], begun + minutes);
    assert_eq!(at(minutes(12)), [""; 0]);
    let thirteen = copy("forecast-minutes").with("minutes", 13).to_string();
    assert_eq!(at(minutes(13)), [friday_line(&late_sentence(1, thirteen))]);
    assert_eq!(at(minutes(75)), [friday_line(&late_sentence(1, hour_and_minutes(15)))]);
    let idle = at(TimeDelta::days(2));
    let when = Translator::english().date_time(begun, club.time_zone);
    assert_eq!(idle, [friday_line(&copy("waiting-idle").with("when", when))]);
    record(&database.store, &friday, 1, 1, 10);
    let now = Utc::now();
    assert_eq!(lines(&database.store, &club, &[&friday], now + minutes(11)), [""; 0]);
}

#[apply(on_both!)]
fn the_table_that_others_wait_for_is_named(database: &Database) {
    let (club, _) = set_up_club(&database.store);
    let friday = start_friday_night(&database.store, &club, &keys("eight-player"));
    for hand in 1..=4 {
        record(&database.store, &friday, hand, 1, 10);
    }
    record(&database.store, &friday, 1, 2, 10);
    let now = Utc::now() + minutes(3);
    let told = lines(&database.store, &club, &[&friday], now);
    let time = copy("forecast-minutes").with("minutes", 3).to_string();
    let waits = copy("waiting-holds-up").with("table", 2).with("hand", hand(2)).with("time", time);
    assert_eq!(told, [friday_line(&waits)]);
}

#[apply(on_both!)]
fn changes_in_the_last_hour_are_listed(database: &Database) {
    let (club, _) = set_up_club(&database.store);
    let friday = start_friday_night(&database.store, &club, &keys("four-player"));
    record(&database.store, &friday, 1, 1, 10);
    record(&database.store, &friday, 1, 1, 15);
    let now = Utc::now();
    let told = lines(&database.store, &club, &[&friday], now + minutes(2));
    let time = copy("forecast-minutes").with("minutes", 2).to_string();
    let changed = copy("waiting-changed").with("hand", hand(1)).with("table", 1).with("time", time);
    assert_eq!(told, [friday_line(&changed.with("result", credit(&["Anna", "Boris"], 30)))]);
    let later = lines(&database.store, &club, &[&friday], now + minutes(61));
    assert_eq!(later, [friday_line(&late_sentence(2, hour_and_minutes(1)))]);
}

#[apply(on_both!)]
fn what_stops_play_is_listed_first(database: &Database) {
    let (store, club) = (&database.store, set_up_club(&database.store).0);
    let over = start_friday_night(store, &club, &keys("four-player"));
    tournaments::change_stage(store, &club.id, &over.id, StageChange::Stop, None).unwrap();
    // The date is always in the future.
    let starts_at = "2096-11-23T18:30:00Z".parse().unwrap();
    let cup = NewTournament { starts_at, ..new("Cup", &keys("two-vs-two")) };
    let draft = tournaments::create(store, &club.id, None, &cup).unwrap();
    let (one, two) = (
        start_friday_night(store, &club, &keys("four-player")),
        start_friday_night(store, &club, &keys("two-vs-two")),
    );
    let told = lines(store, &club, &[&over, &draft, &one, &two], Utc::now() + minutes(1));
    // The roster knows these players by name.
    let table = copy("waiting-table").with("table", 1).with("name", "Friday night");
    let twice = copy("waiting-several-tables").with("count", 2).with("tables", format!("{table}, {table}"));
    let mut expected: Vec<String> =
        ["Anna", "Boris", "Gleb", "Vera"].map(|name| format!("{name}: {twice}")).into();
    expected.push(friday_line(&copy("waiting-over")));
    let mut people = told.clone();
    people[..4].sort();
    assert_eq!(people, expected);
    // On the day itself, in the club's time zone.
    let on = |time: &str| lines(store, &club, &[&over, &draft], time.parse().unwrap());
    assert_eq!(on("2096-11-22T22:59:00Z").len(), 1);
    let cup = |key: &'static str| {
        let says = copy(key).with("when", "Fri, 23 Nov 2096, 19:30").with("here", 0).with("all", 4);
        format!("Cup: {says}")
    };
    assert_eq!(on("2096-11-22T23:00:00Z")[0], cup("waiting-begins"));
    assert_eq!(on("2096-11-23T19:00:00Z")[0], cup("waiting-begun"));
}

#[apply(on_both!)]
fn the_desk_says_when_nothing_is_waiting(database: &Database) {
    let app = spawn_app(database);
    let vera = with_draft(&app);
    vera.post("/organise/t/friday-night/start", &[("revision", "1"), ("everybody", "yes")]);
    vera.get("/organise").assert_shows(200, copy("waiting-nothing"));
    vera.post("/organise/t/friday-night/stop", &[]);
    let desk = vera.get("/organise");
    desk.assert_shows(200, copy("waiting-over"));
    assert!(!desk.has(copy("waiting-nothing")));
}
