//! Calendar and feed of a club: one event and one entry for an evening, from its announcement to its end.

use atom_syndication::{Entry, Feed};
use chrono::{DateTime, Datelike as _, NaiveDateTime, TimeDelta, Utc};
use icalendar::{Calendar, CalendarComponent, Component as _, Event};
use lastcard::store::{announcements, codes, players, sign_ups, tournaments};
use lastcard::web::Translator;
use macro_rules_attribute::apply;
use reqwest::Method;

use crate::support::app::{App, Browser, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::ex_48::play;
use crate::web::announcements::page::{PLAYED, draw_up, sign_up, submit_announcement, with_announcement};
use crate::web::control_room::lifecycle::with_started;

fn feed(app: &App) -> Feed {
    let raw = app.browser().send_raw(Method::GET, "/c/aurora/feed.atom", &[]);
    Feed::read_from(&raw.body[..]).unwrap()
}

fn entry(app: &App, path: &str) -> Entry {
    let feed = feed(app);
    let found = feed.entries.iter().find(|entry| entry.links[0].href.ends_with(path)).unwrap();
    assert!(feed.updated >= found.updated, "{feed:?}");
    found.clone()
}

/// The only event of the club's calendar.
fn event(app: &App) -> Event {
    event_of(app, "/c/aurora/calendar.ics")
}

fn event_of(app: &App, path: &str) -> Event {
    let raw = app.browser().send_raw(Method::GET, path, &[]);
    let calendar: Calendar = std::str::from_utf8(&raw.body).unwrap().parse().unwrap();
    let [CalendarComponent::Event(event)] = &calendar.components[..] else { panic!("{calendar:?}") };
    event.clone()
}

/// A time property of an event, such as `20261127T183000Z`.
fn time(event: &Event, property: &str) -> DateTime<Utc> {
    let text = event.property_value(property).unwrap();
    NaiveDateTime::parse_from_str(text, "%Y%m%dT%H%M%SZ").unwrap().and_utc()
}

fn sequence(event: &Event) -> u32 {
    event.property_value("SEQUENCE").unwrap().parse().unwrap()
}

/// Moves the times of everything stored so far into the past.
fn move_into_past(database: &Database, more: &str) {
    database.run(&format!(
        "UPDATE fixtures SET created_at = '2020-01-01 00:00:00', announced_at = '2020-01-01 00:00:00'{more}"
    ));
}

/// Submits the form of the announced evening with these fields changed.
fn change(vera: &Browser, revision: &str, other: &[(&str, &str)]) {
    let own = [
        ("name", "Friday"),
        ("date", "2099-06-05"),
        ("time", "19:00"),
        ("revision", revision),
        ("agreed", "2099-06-05"),
    ];
    let usual = own.into_iter().chain(PLAYED);
    let kept = usual.filter(|(field, _)| !other.iter().any(|(name, _)| name == field));
    vera.post("/organise/coming/friday/edit", &kept.chain(other.iter().copied()).collect::<Vec<_>>())
        .assert_leads_to("/organise/coming/friday?done=fixture-saved");
}

#[apply(on_both!)]
fn a_feed_follows_changes_to_an_announcement(database: &Database) {
    let app = spawn_app(database);
    let vera = with_announcement(&app);
    move_into_past(database, "");
    change(&vera, "2", &[("time", "20:00")]);
    let moved = entry(&app, "/t/friday");
    assert_ne!(moved.updated.year(), 2020);
    assert!(moved.summary.unwrap().value.contains("20:00"));
    let id = moved.id;
    move_into_past(database, ", changed_at = '2020-01-01 00:00:00'");
    change(&vera, "3", &[("name", "Saturday")]);
    let renamed = entry(&app, "/t/friday");
    assert_ne!(renamed.updated.year(), 2020);
    assert!(renamed.title.value.contains("Saturday"));
    move_into_past(database, ", changed_at = '2020-01-01 00:00:00'");
    vera.post("/organise/coming/friday/state", &[("do", "call-off")]);
    let called_off = entry(&app, "/t/friday");
    assert_ne!(called_off.updated.year(), 2020);
    assert_eq!(called_off.id, id);
}

#[apply(on_both!)]
fn a_ruling_updates_feed_and_calendar(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    play(&app.snapshots, &tournaments::by_slug(&database.store, "friday-night").unwrap(), 12);
    for (table, of) in [("entries", "created_at"), ("tournament_events", "created_at")] {
        database.run(&format!("UPDATE {table} SET {of} = '2020-01-01 00:00:00'"));
    }
    let over = spawn_app(database);
    assert_eq!(entry(&over, "/t/friday-night").updated.year(), 2020);
    let ruling =
        [("seen", "0"), ("kind", "points"), ("player", "anna"), ("points", "20"), ("reason", "Late")];
    let ruled = vera.post("/organise/t/friday-night/rulings", &ruling);
    assert_eq!(ruled.status.as_u16(), 303, "{}", ruled.body);
    assert_ne!(entry(&app, "/t/friday-night").updated.year(), 2020);
    assert_ne!(time(&event(&app), "DTSTAMP").year(), 2020);
}

#[apply(on_both!)]
fn the_calendar_of_an_evening_is_public_with_it_and_says_if_it_is_called_off(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    submit_announcement(&vera, 2, &[]);
    let path = "/t/friday/calendar.ics";
    assert_eq!(app.browser().get(path).status.as_u16(), 404, "hidden");
    vera.post("/organise/coming/friday/state", &[("do", "announce")]);
    app.browser().get("/t/friday").assert_says(200, path);
    let announced = event_of(&app, path);
    assert_eq!(announced.property_value("STATUS"), None);
    vera.post("/organise/coming/friday/state", &[("do", "call-off")]);
    let called_off = event_of(&app, path);
    assert_eq!(called_off.get_uid(), announced.get_uid());
    assert_eq!(called_off.property_value("STATUS"), Some("CANCELLED"));
    assert!(sequence(&called_off) > sequence(&announced));
    vera.post("/organise/coming/friday/deletion", &[]);
    assert_eq!(app.browser().get(path).status.as_u16(), 404, "deleted");
}

#[apply(on_both!)]
fn an_evening_stays_one_calendar_event(database: &Database) {
    let app = spawn_app(database);
    let vera = with_announcement(&app);
    let first = event(&app);
    let announcement = announcements::by_slug(&database.store, "friday").unwrap();
    assert_eq!(first.get_uid(), Some(format!("{}@lastcard", announcement.id).as_str()));
    // The evening has a calendar of its own, with the same event.
    let own = |app: &App| event_of(app, "/t/friday/calendar.ics");
    assert_eq!(own(&app), first);
    move_into_past(database, "");
    change(&vera, "2", &[("place", "Blue Lion")]);
    let moved = event(&app);
    assert!(sequence(&moved) > sequence(&first));
    for stamped in ["DTSTAMP", "LAST-MODIFIED"] {
        assert_ne!(time(&moved, stamped).year(), 2020, "{stamped}");
    }
    assert_eq!(moved.property_value("LOCATION"), Some("Blue Lion"));
    assert_eq!(own(&app), moved);
    // Tournaments without an announcement are in the calendar too; this one stays the event of its announcement.
    draw_up(&database.store, &vera, "Anna\nDina\nGleb\nEgor");
    vera.post("/organise/t/friday/start", &[("revision", "1"), ("everybody", "yes")])
        .assert_leads_to("/organise/t/friday?done=started");
    let mut before = moved;
    for hands in [0, 3, 12] {
        play_up_to(&app, hands);
        let now = event(&app);
        assert_eq!(own(&app), now, "{hands}");
        assert_eq!(now.get_uid(), first.get_uid(), "{hands}");
        assert_eq!(now.property_value("LOCATION"), Some("Blue Lion"));
        assert!(sequence(&now) >= sequence(&before), "{hands}");
        assert!(now.property_value("LAST-MODIFIED").is_some());
        before = now;
    }
    assert!(sequence(&before) > 3);
    // Without its announcement it would become a different event.
    let path = "/organise/coming/friday/deletion";
    assert!(!vera.get("/organise/coming/friday").body.contains(path));
    vera.get(path).assert_shows(409, copy("error-announcement-begun"));
    vera.post(path, &[]).assert_shows(409, copy("error-announcement-begun"));
    assert_eq!(event(&app).get_uid(), first.get_uid());
}

#[apply(on_both!)]
fn characters_forbidden_in_xml_break_no_feed(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let odd =
        [("name", "Fri\u{ffff}day"), ("place", "Hall\u{fffe} B\u{1ffff}"), ("about", "Bring\u{fdd0} cards")];
    submit_announcement(&vera, 2, &odd).assert_leads_to("/organise/coming/friday?done=fixture-saved");
    vera.post("/organise/coming/friday/state", &[("do", "announce")]);
    let raw = app.browser().send_raw(Method::GET, "/c/aurora/feed.atom", &[]);
    let xml = String::from_utf8(raw.body).unwrap();
    roxmltree::Document::parse(&xml).unwrap();
    assert!(xml.contains("Hall B"), "{xml}");
    let announcement = announcements::by_slug(&database.store, "friday").unwrap();
    assert_eq!(announcement.name.as_str(), "Friday");
    // Rows stored before such characters were rejected are readable too.
    database.run("UPDATE fixtures SET name = 'Fri\u{ffff}day', place = 'Hall\u{fffe} C'");
    let raw = spawn_app(database).browser().send_raw(Method::GET, "/c/aurora/feed.atom", &[]);
    let xml = String::from_utf8(raw.body).unwrap();
    roxmltree::Document::parse(&xml).unwrap();
    assert!(xml.contains("Hall C"), "{xml}");
    sign_up(&app.browser(), "An\u{ffff}na");
    assert_eq!(
        sign_ups::list(&database.store, &announcement.id).unwrap()[0].players[0].name.as_str(),
        "Anna"
    );
    assert!(players::list(&database.store, &announcement.club_id).unwrap().is_empty());
}

/// Plays the announced evening up to this many hands.
fn play_up_to(app: &App, hands: usize) {
    let played = app.snapshots.fresh_unredacted("friday").unwrap().stored.entries.len();
    let header = app.snapshots.fresh_unredacted("friday").unwrap().stored.header.clone();
    crate::support::evening::play(&app.snapshots, &header, hands - played);
}

#[test]
fn calendar_and_page_agree_on_the_end() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_announcement(&app);
    // Twelve hands of six minutes.
    let planned = TimeDelta::minutes(72);
    let coming = event(&app);
    let (starts, ends) = (time(&coming, "DTSTART"), time(&coming, "DTEND"));
    assert_eq!(ends - starts, planned);
    let clock = Translator::english().time_of_day(ends, "Europe/Berlin".parse().unwrap());
    app.browser().get("/t/friday").assert_says(200, &clock);
    draw_up(&database.store, &vera, "Anna\nDina\nGleb\nEgor");
    vera.post("/organise/t/friday/start", &[("revision", "1"), ("everybody", "yes")]);
    let running = event(&app);
    assert_eq!(time(&running, "DTEND") - time(&running, "DTSTART"), planned);
}

#[test]
fn a_download_keeps_its_name_in_every_script() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    crate::web::control_room::lifecycle::create(
        &vera,
        &[("name", "शुक्रवार की शाम"), ("entrants", crate::web::control_room::lifecycle::FOUR)],
    );
    let slug = "शुक्रवार-की-शाम";
    vera.post(&format!("/organise/t/{slug}/start"), &[("revision", "1"), ("everybody", "yes")]);
    let named = |path: &str| vera.send_raw(Method::GET, path, &[]).header("content-disposition").to_owned();
    for (file, ending) in [("t", "-leaderboard.xlsx"), ("organise/t", "-audit.csv")] {
        let path = format!("/{file}/{slug}/{}", &ending[1..]);
        let whole = named(&path);
        let (plain, any) =
            whole.split_once("; filename*=UTF-8''").unwrap_or_else(|| panic!("{path}: {whole}"));
        assert_eq!(plain, format!("attachment; filename=\"lastcard{ending}\""));
        let bytes = any.replace('%', "");
        assert!(any.starts_with("%E0%A4%B6") && any.ends_with(ending) && bytes.is_ascii(), "{any}");
    }
}

#[test]
fn pages_behind_links_or_codes_are_not_indexed() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_announcement(&app);
    let own = sign_up(&app.browser(), "Anna");
    let announcement = announcements::by_slug(&database.store, "friday").unwrap();
    draw_up(&database.store, &vera, "Anna\nDina\nGleb\nEgor");
    let mut hidden = vec![own.clone(), format!("/t/friday/check-in/{}", announcement.check_in)];
    let page = vera.post("/organise/invites", &[("current", crate::support::app::PASSWORD)]).body;
    let (_, invite) = page.split_once("/invite/").unwrap();
    hidden.push(format!("/invite/{}", invite.split('<').next().unwrap()));
    for path in &hidden {
        let answer = app.browser().get(path);
        assert_eq!((answer.status.as_u16(), answer.header("x-robots-tag")), (200, "noindex"), "{path}");
    }
    vera.post("/organise/t/friday/start", &[("revision", "1"), ("everybody", "yes")]);
    let header = tournaments::by_slug(&database.store, "friday").unwrap();
    let table = codes::list(&database.store, &header.club_id, &header.id).unwrap().remove(0).code;
    let me = app.browser().get(&own).header("location").to_owned();
    for path in [format!("/at/{table}"), format!("/at/{table}/rules"), me.clone()] {
        let answer = app.browser().get(&path);
        assert_eq!((answer.status.as_u16(), answer.header("x-robots-tag")), (200, "noindex"), "{path}");
    }
    for path in ["/", "/at", "/t/friday", "/c/aurora"] {
        assert_eq!(app.browser().get(path).header("x-robots-tag"), "", "{path}");
    }
    // Private downloads are not cached on the way.
    for path in [
        "/organise/audit.csv",
        "/organise/audit.xlsx",
        "/organise/t/friday/audit.csv",
        "/organise/t/friday/audit.xlsx",
    ] {
        let answer = vera.send_raw(Method::GET, path, &[]);
        assert_eq!((answer.status.as_u16(), answer.header("cache-control")), (200, "no-store"), "{path}");
    }
    for path in [format!("/at/{table}/app.webmanifest"), format!("{me}/app.webmanifest")] {
        let answer = app.browser().get(&path);
        assert_eq!((answer.status.as_u16(), answer.header("cache-control")), (200, "no-store"), "{path}");
    }
}
