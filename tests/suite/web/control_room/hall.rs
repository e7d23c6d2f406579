//! The clock of a block, messages to the hall, and calls from tables: through public routes, on both databases.

use macro_rules_attribute::apply;
use std::time::Duration;

use chrono::{TimeDelta, Utc};
use lastcard::club::{BlockClock, ClockCommand, ClockPayload, ClockRefusal, ProjectorSettings};
use lastcard::store::Store;
use lastcard::store::tournaments::{self, ClockError};
use lastcard::tournament::ShortText;
use lastcard::web::Config;

use crate::support::app::{Browser, Reply, spawn_app, spawn_app_on};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::web::control_room::lifecycle::{code, organiser_of_another_club, with_draft, with_started};

const AT: &str = "/organise/t/friday-night";
const WALL: &str = "/t/friday-night/projector";

/// The version in the clock's form.
fn clock_version(vera: &Browser) -> String {
    let page = vera.get(AT).body;
    let (_, after) = page.split_once("name=\"seen\" value=\"").expect("the clock's form");
    after.split('"').next().unwrap().to_owned()
}

/// Presses a button of the clock, sending the clock's current version.
fn press_clock(vera: &Browser, deed: &str, minutes: &str) -> Reply {
    let seen = clock_version(vera);
    vera.post(&format!("{AT}/clock"), &[("seen", &seen), ("deed", deed), ("minutes", minutes), ("table", "")])
}

fn hall_clock(store: &Store) -> Option<BlockClock> {
    tournaments::load(store, "friday-night").unwrap().hall.clocks.hall
}

/// The number of changes to clocks, messages and calls.
fn change_count(store: &Store) -> u32 {
    tournaments::load(store, "friday-night").unwrap().hall.changes
}

#[apply(on_both!)]
fn phone_projector_and_desk_show_the_clock(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = format!("/at/{}", code(&vera.get(AT)));
    let phone = app.browser();
    assert!(!phone.get(&at).body.contains("block-clock"));
    // Four hands of six minutes.
    vera.get(AT).assert_says(200, "name=\"minutes\" inputmode=\"numeric\" value=\"24\"");
    let done = format!("{AT}?done=clock#clock");
    press_clock(&vera, "started", "24").assert_leads_to(&done);
    for (browser, path) in [(&phone, at.as_str()), (&phone, WALL), (&vera, AT)] {
        browser.get(path).assert_says(200, "data-ends=\"");
    }
    press_clock(&vera, "paused", "").assert_leads_to(&done);
    let paused = copy("clock-paused").with("minutes", 24);
    for (browser, path) in [(&phone, at.as_str()), (&phone, WALL), (&vera, AT)] {
        let page = browser.get(path);
        page.assert_shows(200, &paused);
        assert!(!page.body.contains("data-ends"), "{path}");
    }
    press_clock(&vera, "extended", "6").assert_leads_to(&done);
    phone.get(&at).assert_shows(200, copy("clock-paused").with("minutes", 30));
    press_clock(&vera, "resumed", "").assert_leads_to(&done);
    press_clock(&vera, "shortened", "5").assert_leads_to(&done);
    let left = hall_clock(&database.store).unwrap().time_left(Utc::now());
    assert!((24..25).contains(&left.num_minutes()), "{left}");
    // The next block's clock replaces it.
    press_clock(&vera, "restarted", "9").assert_leads_to(&done);
    let left = hall_clock(&database.store).unwrap().time_left(Utc::now());
    assert!((8..=9).contains(&left.num_minutes()), "{left}");
    press_clock(&vera, "ended", "").assert_leads_to(&done);
    assert_eq!(hall_clock(&database.store), None);
    let record = vera.get(&format!("{AT}?tab=settings"));
    record.assert_shows(
        200,
        copy("event-clock-started").with("whose", copy("clock-of-all").to_string()).with("minutes", "24"),
    );
    record.assert_shows(
        200,
        copy("event-clock-shortened").with("whose", copy("clock-of-all").to_string()).with("minutes", "5"),
    );
    record.assert_shows(200, copy("event-clock-ended").with("whose", copy("clock-of-all").to_string()));
}

#[apply(on_both!)]
fn a_restart_keeps_the_clock_and_another_copy_shows_it(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = format!("/at/{}", code(&vera.get(AT)));
    press_clock(&vera, "started", "24");
    let ends = |page: &str| page.split_once("data-ends=\"").unwrap().1.split('"').next().unwrap().to_owned();
    let before = ends(&app.browser().get(&at).body);
    drop(vera);
    app.end();
    let again = spawn_app(database);
    assert_eq!(ends(&again.browser().get(&at).body), before);
    let other = spawn_app_on(database.open_other_copy(), Config::default());
    assert_eq!(ends(&other.browser().get(WALL).body), before);
}

#[apply(on_both!)]
fn messages_stay_on_projectors_and_phones_until_they_expire(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = format!("/at/{}", code(&vera.get(AT)));
    let phone = app.browser();
    let say = |message: &str, minutes: &str| {
        vera.post(&format!("{AT}/wall"), &[("shows", "evening"), ("message", message), ("minutes", minutes)])
    };
    say("Break until 20:15", "").assert_leads_to(&format!("{AT}?tab=show&done=wall#wall"));
    for path in [at.as_str(), WALL] {
        phone.get(path).assert_says(200, "Break until 20:15");
    }
    // Repeated unchanged, the message is logged once.
    say("Break until 20:15", "");
    assert_eq!(change_count(&database.store), 1);
    vera.get(&format!("{AT}?tab=settings"))
        .assert_shows(200, copy("event-said").with("text", "Break until 20:15"));
    let huge = "x".repeat(10_000);
    say(&huge, "").assert_shows(422, copy("error-wall-message"));
    say("Pizza", "0").assert_shows(422, copy("error-clock-minutes"));
    phone.get(&at).assert_says(200, "Break until 20:15");
    say("", "").assert_leads_to(&format!("{AT}?tab=show&done=wall#wall"));
    assert!(!phone.get(&at).body.contains("Break until"));
    vera.get(&format!("{AT}?tab=settings")).assert_shows(200, copy("event-said-no-more"));

    // A message that expires by itself: nobody writes anything then.
    let _news = app.snapshots.listen().unwrap();
    let text = ShortText::parse("Soon over").unwrap().unwrap();
    let choice = ProjectorSettings { message: Some(text), ..ProjectorSettings::default() };
    let header = tournaments::by_slug(&database.store, "friday-night").unwrap();
    let say_for = |time: TimeDelta| {
        let until = Some(Utc::now() + time);
        app.snapshots
            .change(&header.id, |store| {
                tournaments::set_projector(store, &header.club_id, &header.id, &choice, until, None)
            })
            .unwrap();
    };
    say_for(TimeDelta::hours(1));
    let mut stream = phone.stream(&format!("{WALL}/live"));
    let mut told = |part: &str, is_there: bool| {
        let events = std::iter::from_fn(|| stream.next_within(Duration::from_secs(20)));
        assert!(
            events.take(6).any(|event| event.contains("wall-head") && event.contains(part) == is_there),
            "{part}"
        );
    };
    phone.get(&at).assert_says(200, "Soon over");
    say_for(TimeDelta::seconds(1));
    told("Soon over", false);
    assert!(!phone.get(&at).body.contains("Soon over"));
    assert!(!phone.get(WALL).body.contains("Soon over"));
}

#[apply(on_both!)]
fn a_table_calls_and_the_desk_shows_it(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = format!("/at/{}", code(&vera.get(AT)));
    let phone = app.browser();
    phone.get(&at).assert_shows(200, copy("call-title"));
    let mut desk = vera.stream(&format!("{AT}/live"));
    let before = desk.next();
    phone
        .post(&format!("{at}/calls"), &[("note", "A card is missing")])
        .assert_leads_to(&format!("{at}#call"));
    assert_ne!(desk.next(), before);
    // A second tap, and a second phone at the table.
    app.browser().post(&format!("{at}/calls"), &[("note", "")]).assert_leads_to(&format!("{at}#call"));
    assert_eq!(change_count(&database.store), 1);
    phone.get(&at).assert_shows(200, copy("call-take-back"));
    for path in ["/organise", AT] {
        vera.get(path).assert_says(200, "A card is missing");
    }
    vera.get(AT).assert_says(200, &format!("action=\"{AT}/calls/1\""));
    // Nobody else sees the call.
    for path in ["/t/friday-night", WALL] {
        assert!(!phone.get(path).body.contains("A card is missing"), "{path}");
    }
    vera.post(&format!("{AT}/calls/1"), &[]).assert_leads_to(&format!("{AT}?done=call-answered"));
    vera.post(&format!("{AT}/calls/1"), &[]).assert_leads_to(&format!("{AT}?done=call-answered"));
    phone.get(&at).assert_shows(200, copy("call-title"));
    phone.post(&format!("{at}/calls"), &[]);
    phone.post(&format!("{at}/calls"), &[("end", "yes")]).assert_leads_to(&format!("{at}#call"));
    assert_eq!(change_count(&database.store), 4);
    let record = vera.get(&format!("{AT}?tab=settings"));
    record.assert_shows(200, copy("event-called-because").with("table", 1).with("note", "A card is missing"));
    record.assert_shows(200, copy("event-call-answered").with("table", 1));
    record.assert_shows(200, copy("event-call-taken-back").with("table", 1));
    phone
        .post(&format!("{at}/calls"), &[("note", &"x".repeat(10_000))])
        .assert_shows(422, copy("error-call-note"));
    for _ in 0..40 {
        phone.post(&format!("{at}/calls"), &[]);
        phone.post(&format!("{at}/calls"), &[("end", "yes")]);
    }
    phone.post(&format!("{at}/calls"), &[]).assert_shows(429, copy("error-call-too-often"));
    vera.post(&format!("{AT}/stop"), &[]);
    vera.post(&format!("{AT}/archive"), &[]);
    assert_eq!(phone.post(&format!("{at}/calls"), &[]).status.as_u16(), 410);
}

#[test]
fn impossible_clock_commands_change_nothing() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    press_clock(&vera, "paused", "").assert_shows(409, copy("error-clock-not-so"));
    for wrong in ["", "0", "181", "five"] {
        press_clock(&vera, "started", wrong).assert_shows(422, copy("error-clock-minutes"));
    }
    let before = clock_version(&vera);
    press_clock(&vera, "started", "24");
    let runs = hall_clock(&database.store);
    assert!(runs.is_some());
    press_clock(&vera, "started", "24").assert_shows(409, copy("error-clock-on"));
    press_clock(&vera, "extended", "180").assert_shows(409, copy("error-clock-too-long"));
    // The second of two quick taps, and another organiser's stale page.
    let fields = [("seen", before.as_str()), ("deed", "extended"), ("minutes", "5"), ("table", "")];
    vera.post(&format!("{AT}/clock"), &fields).assert_shows(409, copy("error-clock-changed"));
    for (name, value) in [("table", "7"), ("table", "x"), ("deed", "wound"), ("seen", "")] {
        let now = clock_version(&vera);
        let mut fields = vec![("seen", now.as_str()), ("deed", "paused"), ("minutes", ""), ("table", "")];
        fields.retain(|(field, _)| *field != name);
        fields.push((name, value));
        assert_eq!(vera.post(&format!("{AT}/clock"), &fields).status.as_u16(), 400, "{name}={value}");
    }
    assert_eq!((hall_clock(&database.store), change_count(&database.store)), (runs, 1));
    let stranger = app.browser();
    assert_eq!(
        stranger.post(&format!("{AT}/clock"), &[("seen", "1"), ("deed", "ended")]).status.as_u16(),
        401
    );
    let other = organiser_of_another_club(&app, database);
    assert_eq!(other.post(&format!("{AT}/clock"), &[("seen", "1"), ("deed", "ended")]).status.as_u16(), 404);
    assert_eq!(hall_clock(&database.store), runs);
}

#[test]
fn a_draft_has_neither_clock_nor_calls() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_draft(&app);
    assert!(!vera.get(AT).body.contains("id=\"clock\""));
    let fields = [("seen", "0"), ("deed", "started"), ("minutes", "5"), ("table", "")];
    assert_eq!(vera.post(&format!("{AT}/clock"), &fields).status.as_u16(), 409);
    assert_eq!(change_count(&database.store), 0);
}

#[test]
fn messages_can_be_sent_from_the_evening() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    let shows = |shows: &str, message: &str, tab: &str| {
        let fields = [("shows", shows), ("message", message), ("minutes", ""), ("tab", tab)];
        vera.post(&format!("{AT}/wall"), &fields)
    };
    shows("tables", "", "").assert_leads_to(&format!("{AT}?tab=show&done=wall#wall"));
    // What the projectors show is in the form, so that a message does not change it.
    vera.get(AT).assert_says(200, "name=\"shows\" value=\"tables\"");
    shows("tables", "Pizza", "evening").assert_leads_to(&format!("{AT}?done=wall#say"));
    vera.get(AT).assert_says(200, "<bdi>Pizza</bdi>");
    assert_eq!(tournaments::load(&database.store, "friday-night").unwrap().wall.shows.to_string(), "tables");
}

#[test]
fn the_clock_of_the_next_block_replaces_the_last() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = format!("/at/{}", code(&vera.get(AT)));
    let start = |block: u32| copy("clock-start-block").with("block", block);
    vera.get(AT).assert_shows(200, start(1));
    press_clock(&vera, "started", "24");
    let runs = vera.get(AT);
    assert!(!runs.body.contains("class=\"button clock-start\""), "{}", runs.body);
    for hand in 1..=4 {
        let (slot, key) = (format!("1.1.{hand}"), format!("0123456789-block{hand}"));
        let stored = tournaments::load(&database.store, "friday-night").unwrap();
        let seats = stored.tournament.hand(slot.parse().unwrap()).unwrap().seating.clone();
        let totals = [1, 3].map(|seat| format!("total.{}", seats.players()[seat]));
        let fields = [
            ("slot", slot.as_str()),
            ("based_on", "0"),
            ("entry_key", &key),
            ("out", seats.players()[0].as_str()),
            (&totals[0], "30"),
            (&totals[1], "45"),
        ];
        app.browser().post(&format!("{at}/entries"), &fields).assert_leads_to(&at);
    }
    let next = vera.get(AT);
    next.assert_shows(200, start(2));
    next.assert_says(200, "value=\"restarted\"");
}

#[apply(on_both!)]
fn commands_of_the_clock_are_carried_out_together_or_not_at_all(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    press_clock(&vera, "started", "24");
    let header = tournaments::by_slug(&database.store, "friday-night").unwrap();
    let runs = hall_clock(&database.store);
    let commands = [ClockCommand::Ended, ClockCommand::Paused].map(|deed| ClockPayload { table: None, deed });
    let refused =
        tournaments::set_clock(&database.store, &header.club_id, &header.id, None, &commands, 1).unwrap_err();
    assert!(matches!(refused, ClockError::Refused(ClockRefusal::IsNotSo)), "{refused:?}");
    assert_eq!((hall_clock(&database.store), change_count(&database.store)), (runs, 1));
}
