//! Tasks waiting on the organiser's desk.

use chrono::{DateTime, TimeDelta, Utc};
use lastcard::club::{Publication, StateChange};
use lastcard::store::clubs::{self, Club};
use lastcard::store::tournaments::{self, Header, NewTournament, TournamentImport};
use lastcard::store::{Store, announcements, entries};
use lastcard::tournament::{Tally, file, tally};
use lastcard::web::worklist_lines;
use lastcard::web::{Message, Translator};
use macro_rules_attribute::apply;

use crate::support::app::{Reply, spawn_app};
use crate::support::copy::{copy, credit, escaped, hand};
use crate::support::database::{Database, on_both};
use crate::support::evening::{
    entry, keys, mark_all_present, new, slot, start_friday_night, start_tournament, win_by_seat,
};
use crate::web::announcements::page::submit_announcement;
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
    tournaments::change_state(store, &club.id, &over.id, StateChange::Stop, None).unwrap();
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
    // Four people, and one line: the evening that is over and the draft are no tasks.
    let [line] = told.as_slice() else { panic!("{told:?}") };
    let (names, says) = line.split_once(": ").unwrap();
    let mut names: Vec<&str> = names.split(", ").collect();
    names.sort_unstable();
    assert_eq!((names.as_slice(), says), (&["Anna", "Boris", "Gleb", "Vera"][..], &*twice.to_string()));
}

#[apply(on_both!)]
fn the_desk_says_when_nothing_is_waiting(database: &Database) {
    let app = spawn_app(database);
    let vera = with_draft(&app);
    vera.post("/organise/t/friday-night/start", &[("revision", "1"), ("everybody", "yes")]);
    vera.get("/organise").assert_shows(200, copy("waiting-nothing"));
    // An evening that is over is no task.
    vera.post("/organise/t/friday-night/stop", &[]);
    vera.get("/organise").assert_shows(200, copy("waiting-nothing"));
}

/// The parts of the desk that show an evening: cards, and rows of lists.
fn shown(desk: &Reply) -> (Vec<String>, Vec<String>) {
    let parts = |start: &str, end: &str| -> Vec<String> {
        let rest = desk.body.split(start).skip(1);
        rest.filter_map(|rest| rest.split(end).next().map(str::to_owned)).collect()
    };
    (parts("<article class=\"panel desk-card\"", "</article>"), parts("<p class=\"row\">", "</p>"))
}

fn cup_at(starts_at: DateTime<Utc>) -> NewTournament {
    NewTournament { starts_at, ..new("Cup", &keys("four-player")) }
}

#[apply(on_both!)]
fn the_card_of_today_has_the_step_that_fits(database: &Database) {
    let (app, store) = (spawn_app(database), &database.store);
    let vera = app.organiser();
    vera.get("/organise").assert_shows(200, copy("desk-empty-action"));
    let club = clubs::list(store).unwrap().remove(0);
    let cup = tournaments::create(store, &club.id, None, &cup_at(Utc::now())).unwrap();
    let step = |title: &str, key: &'static str| {
        let (cards, rows) = shown(&vera.get("/organise"));
        let [card] = cards.as_slice() else { panic!("{cards:?}") };
        assert!(rows.iter().all(|row| !row.contains("Cup")), "twice: {rows:?}");
        assert!(card.contains(title) && card.contains(&escaped(copy(key))), "{key}: {card}");
        assert_eq!(card.matches("button primary").count(), 1, "{card}");
    };
    let today = copy("desk-today").to_string();
    step(&today, "desk-start");
    mark_all_present(store, &cup);
    tournaments::start(store, &club.id, &cup.id, cup.revision, None).unwrap();
    step(&today, "desk-to-room");
    record(store, &cup, 1, 1, 10);
    tournaments::change_state(store, &club.id, &cup.id, StateChange::Stop, None).unwrap();
    step(&today, "desk-to-end");
}

#[apply(on_both!)]
fn the_next_evening_is_on_the_card_and_later_ones_are_lines(database: &Database) {
    let (app, store) = (spawn_app(database), &database.store);
    let vera = app.organiser();
    submit_announcement(&vera, 24 * 8, &[("repeat", "week"), ("times", "2")]);
    let series = announcements::list(store, &clubs::list(store).unwrap().remove(0).id).unwrap();
    for one in &series {
        announcements::set_state(store, &one.club_id, &one.id, Publication::Announced, true).unwrap();
    }
    let (cards, rows) = shown(&vera.get("/organise"));
    assert!(cards.len() == 1 && rows.len() == 1, "{cards:?} {rows:?}");
    let zone = clubs::list(store).unwrap().remove(0).time_zone;
    let day = Translator::english().short_day(series[0].starts_at, zone);
    assert!(cards[0].contains(&escaped(copy("desk-next").with("day", day))), "{cards:?}");
    assert!(cards[0].contains(&escaped(copy("announcement-list"))), "{cards:?}");
    assert!(rows[0].contains("/organise/coming/friday-2\""), "{rows:?}");
    // Its draft takes the announcement's place.
    let draft = NewTournament { announcement: Some(series[0].id.clone()), ..cup_at(series[0].starts_at) };
    tournaments::create(store, &series[0].club_id, None, &draft).unwrap();
    let (cards, rows) = shown(&vera.get("/organise"));
    assert!(cards.len() == 1 && rows.len() == 1, "{cards:?} {rows:?}");
    assert!(cards[0].contains(&escaped(copy("desk-to-draft"))), "{cards:?}");
}

#[apply(on_both!)]
fn an_evening_files_itself_away(database: &Database) {
    let (app, store) = (spawn_app(database), &database.store);
    let vera = app.organiser();
    let club = clubs::list(store).unwrap().remove(0);
    let cup = start_tournament(store, &club, &cup_at(Utc::now()));
    record(store, &cup, 1, 1, 10);
    tournaments::change_state(store, &club.id, &cup.id, StateChange::Stop, None).unwrap();
    let played = |days: i64| {
        let at = (Utc::now() - TimeDelta::days(days)).format("%Y-%m-%d %H:%M:%S");
        database.run(&format!("UPDATE entries SET created_at = '{at}'"));
        shown(&vera.get("/organise"))
    };
    let (cards, rows) = played(6);
    assert!(
        cards.is_empty() && rows.len() == 1 && rows[0].contains("/organise/t/cup\""),
        "{cards:?} {rows:?}"
    );
    let (cards, rows) = played(8);
    assert!(cards.is_empty() && rows.is_empty(), "{cards:?} {rows:?}");
    vera.get("/organise").assert_shows(200, copy("desk-archived").with("count", 1));
    let archive = vera.get("/organise/archive");
    archive.assert_says(200, "/organise/t/cup\"");
    assert!(!archive.body.contains(&escaped(copy("state-archived"))), "{}", archive.body);
    // Archiving by hand also closes the record.
    tournaments::change_state(store, &club.id, &cup.id, StateChange::Archive, None).unwrap();
    vera.get("/organise/archive").assert_shows(200, copy("state-archived"));
    // An evening that nobody has finished is left open, not filed.
    tournaments::change_state(store, &club.id, &cup.id, StateChange::Unarchive, None).unwrap();
    tournaments::change_state(store, &club.id, &cup.id, StateChange::Reopen, None).unwrap();
    let desk = vera.get("/organise");
    assert!(shown(&desk).0.is_empty() && desk.body.contains("waiting-list"), "{}", desk.body);
}

#[test]
fn a_year_of_evenings_fits_on_the_desk() {
    let database = Database::sqlite();
    let (app, store) = (spawn_app(&database), &database.store);
    let vera = app.organiser();
    let club = clubs::list(store).unwrap().remove(0);
    let text = include_str!("../../evenings/four_player.json");
    for week in 0..12 {
        let starts_at = Utc::now() - TimeDelta::weeks(week) - TimeDelta::days(1);
        let import = TournamentImport { starts_at, tournament: file::read(text).unwrap() };
        tournaments::import(store, &club.id, None, &import).unwrap();
    }
    start_tournament(
        store,
        &club,
        &NewTournament { starts_at: Utc::now(), ..new("Big", &keys("eight-player")) },
    );
    let desk = vera.get("/organise");
    let (cards, rows) = shown(&desk);
    assert_eq!((cards.len(), rows.len()), (1, 1));
    desk.assert_shows(200, copy("desk-archived").with("count", 11));
    assert!(desk.body.matches("<a ").count() <= 30, "{}", desk.body);
}
