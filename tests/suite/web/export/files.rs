//! Exports of the leaderboard: each is read back, and agrees with the JSON.

use lastcard::tournament::Zone;
use std::collections::HashMap;
use std::io::Cursor;

use calamine::{Data, Reader as _, Xlsx};
use lastcard::store::clubs::{self, Club, ClubDetails};
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::tournament::{Name, Pace};
use lastcard::web::Translator;
use reqwest::Method;
use serde_json::Value;

use crate::support::app::{App, Raw, spawn_app};
use crate::support::copy::{copy, credit};
use crate::support::database::Database;
use crate::support::evening::{draw_up_among, keys, new, start_tournament};
use crate::support::ex_48::{four_player_keys, play};
use crate::web::leaderboard::page::set_up_club;

/// Names that files and pictures must cope with.
pub(crate) const ODD: [&str; 4] = [
    "=HYPERLINK(\"http://evil.example\")",
    "+Анна शर्मा 🎉 <b>&\"'",
    "-محمد",
    "@WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
];

/// A running four-player evening with these names and this scoring.
pub(crate) fn evening(database: &Database, club: &Club, names: [&str; 4], method: &str) -> Header {
    let keys = four_player_keys(method);
    let tournament = draw_up_among(&names, "Friday night", &keys);
    start_tournament(&database.store, club, &NewTournament { tournament, ..new("Friday night", &keys) })
}

pub(crate) fn get(app: &App, path: &str) -> Raw {
    let raw = app.browser().send_raw(Method::GET, path, &[]);
    assert_eq!(raw.status.as_u16(), 200, "{path}");
    raw
}

fn json(app: &App, header: &Header) -> Value {
    let raw = get(app, &format!("/t/{}/leaderboard.json", header.slug));
    assert_eq!(raw.header("content-type"), "application/json");
    serde_json::from_slice(&raw.body).unwrap()
}

/// Reads the rows of a CSV file by column.
fn lines(app: &App, path: &str) -> Vec<HashMap<String, String>> {
    let raw = get(app, path);
    assert_eq!(raw.header("content-type"), "text/csv; charset=utf-8");
    assert!(raw.header("content-disposition").starts_with("attachment; filename=\"friday-night-"), "{path}");
    csv::Reader::from_reader(&raw.body[..]).deserialize().map(Result::unwrap).collect()
}

/// Reads the name and the rows of a workbook's only sheet.
fn workbook(raw: &Raw) -> (String, Vec<Vec<Data>>) {
    let mut book = Xlsx::new(Cursor::new(raw.body.clone())).unwrap();
    let name = book.sheet_names()[0].clone();
    let rows = book.worksheet_range(&name).unwrap().rows().map(<[Data]>::to_vec).collect();
    assert!(book.worksheet_formula(&name).unwrap().is_empty(), "a formula");
    (name, rows)
}

/// A cell in the form that the CSV file has if nothing is escaped.
fn cell_text(cell: &Data) -> String {
    match cell {
        Data::Empty => String::new(),
        other => other.to_string(),
    }
}

/// Decodes a picture and returns its size.
pub(crate) fn size(raw: &Raw) -> (u32, u32) {
    assert_eq!(raw.header("content-type"), "image/png");
    let mut reader = png::Decoder::new(Cursor::new(&raw.body)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    // The picture is not blank.
    assert!(pixels.iter().any(|value| *value != pixels[0]));
    (info.width, info.height)
}

const FILES: [&str; 10] = [
    "leaderboard.json",
    "leaderboard.csv",
    "leaderboard.xlsx",
    "leaderboard.svg",
    "leaderboard.png",
    "schedule.csv",
    "schedule.xlsx",
    "ledger.csv",
    "ledger.xlsx",
    "card.png",
];

#[test]
fn every_leaderboard_file_agrees_with_the_json() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    for method in ["std", "lose200", "lazy"] {
        let header = evening(database, &club, ["Anna", "Boris", "Vera", "Gleb"], method);
        play(&app.snapshots, &header, 5);
        let said_by_json = json(&app, &header);
        let names: HashMap<&str, &str> = said_by_json["entrants"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| (one["id"].as_str().unwrap(), one["name"].as_str().unwrap()))
            .collect();
        let standings = said_by_json["standings"].as_array().unwrap();
        assert_eq!(standings.len(), 4);
        let lines = lines(&app, &format!("/t/{}/leaderboard.csv", header.slug));
        let (_, rows) = workbook(&get(&app, &format!("/t/{}/leaderboard.xlsx", header.slug)));
        let place = |key: &str| rows[0].iter().position(|cell| cell_text(cell) == copy(key).to_string());
        for (number, standing) in standings.iter().enumerate() {
            let name = names[standing["entrant"].as_str().unwrap()];
            assert_eq!(lines[number]["name"], name);
            assert_eq!(cell_text(&rows[number + 1][place("cli-name").unwrap()]), name);
            assert_eq!(lines[number]["state"], standing["state"].as_str().unwrap());
            for key in ["rank", "total", "hands", "won", "lost", "best", "worst"] {
                let figure = standing[key].as_u64().map_or_else(String::new, |figure| figure.to_string());
                assert_eq!(lines[number][key], figure, "{method} {key}");
                let in_book = place(&format!("cli-{key}"))
                    .map(|at| cell_text(&rows[number + 1][at]))
                    .unwrap_or_default();
                assert_eq!(in_book, figure, "{method} {key}");
            }
        }
        assert!(said_by_json["next"][0]["hand"] == 6 && said_by_json["finished"] == false, "{said_by_json}");
        let svg = String::from_utf8(get(&app, &format!("/t/{}/leaderboard.svg", header.slug)).body).unwrap();
        let drawn = roxmltree::Document::parse(&svg).unwrap();
        let whole = |node: roxmltree::Node<'_, '_>| {
            node.descendants()
                .filter(roxmltree::Node::is_text)
                .filter_map(|node| node.text())
                .collect::<String>()
        };
        let texts: Vec<String> =
            drawn.descendants().filter(|node| node.has_tag_name("text")).map(whole).collect();
        assert!(
            standings
                .iter()
                .all(|line| texts.iter().any(|text| text == names[line["entrant"].as_str().unwrap()])),
            "{texts:?}"
        );
        // The SVG refers to nothing outside itself.
        assert!(!svg.contains("href") && !svg.contains("url(") && !svg.contains("style"), "{svg}");
    }
}

#[test]
fn schedule_and_ledger_exports_are_complete() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = evening(database, &club, ["Anna", "Boris", "Vera", "Gleb"], "std");
    play(&app.snapshots, &header, 2);
    let schedule = lines(&app, &format!("/t/{}/schedule.csv", header.slug));
    assert_eq!(schedule.len(), 12);
    let first = ["seat_1", "seat_2", "seat_3", "seat_4", "dealer", "opener", "state", "result"]
        .map(|key| schedule[0][key].as_str());
    assert_eq!(
        first,
        ["Anna", "Vera", "Boris", "Gleb", "Anna", "Vera", "played", &credit(&["Anna", "Boris"], 75)]
    );
    assert_eq!([&schedule[2]["state"], &schedule[3]["state"]], ["next", "open"]);
    let ledger = lines(&app, &format!("/t/{}/ledger.csv", header.slug));
    assert_eq!(ledger.len(), 2);
    assert_eq!(
        (ledger[0]["entry"].as_str(), ledger[0]["out"].as_str(), ledger[0]["entered"].as_str()),
        ("1", "Anna", "recorded")
    );
    assert_eq!(ledger[0]["left"], "Gleb 45; Vera 30");
    let at = app.snapshots.snapshot(&header.slug).unwrap().stored.entries.iter().next().unwrap().created_at;
    assert_eq!(ledger[0]["at"], at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true));
    // A table's code lets its holder record, so no file contains it.
    let all = get(&app, &format!("/t/{}/ledger.csv", header.slug)).body;
    assert!(!String::from_utf8(all).unwrap().contains("K7M2QX"));
    for (file, rows) in [("schedule", 12), ("ledger", 2)] {
        let (_, book) = workbook(&get(&app, &format!("/t/{}/{file}.xlsx", header.slug)));
        assert_eq!(book.len(), rows + 1, "{file}");
    }
    let (_, book) = workbook(&get(&app, &format!("/t/{}/ledger.xlsx", header.slug)));
    // Times are in the club's time zone, Berlin.
    let local = at.with_timezone(&"Europe/Berlin".parse::<Zone>().unwrap()).naive_local();
    let Data::DateTime(told) = &book[1][1] else { panic!("{:?}", book[1]) };
    let (year, month, day, hour, minute, ..) = told.to_ymd_hms_milli();
    assert_eq!(
        format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}"),
        local.format("%Y-%m-%d %H:%M").to_string()
    );
}

#[test]
fn names_become_no_formulas_and_break_no_files() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = evening(database, &club, ODD, "std");
    play(&app.snapshots, &header, 12);
    for file in ["leaderboard", "schedule", "ledger"] {
        let raw = get(&app, &format!("/t/{}/{file}.csv", header.slug));
        for record in csv::Reader::from_reader(&raw.body[..]).records().map(Result::unwrap) {
            assert!(!record.iter().any(|cell| cell.starts_with(['=', '+', '-', '@'])), "{record:?}");
        }
        workbook(&get(&app, &format!("/t/{}/{file}.xlsx", header.slug)));
    }
    let lines = lines(&app, &format!("/t/{}/leaderboard.csv", header.slug));
    let mut named: Vec<String> = lines.into_iter().map(|mut line| line.remove("name").unwrap()).collect();
    named.sort();
    let mut marked = ODD.map(|name| format!("'{name}"));
    marked.sort();
    assert_eq!(named, marked);
    assert_eq!(size(&get(&app, &format!("/t/{}/card.png", header.slug))), (1200, 630));
    assert_eq!(size(&get(&app, &format!("/t/{}/leaderboard.png", header.slug))), (1200, 276 + 4 * 64 + 64));
    roxmltree::Document::parse(
        std::str::from_utf8(&get(&app, &format!("/t/{}/leaderboard.svg", header.slug)).body).unwrap(),
    )
    .unwrap();
}

#[test]
fn large_and_unstarted_tournaments_are_drawn() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let names: Vec<String> = (1..=64).map(|number| format!("Player {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let keys = keys("individual");
    let tournament = draw_up_among(&names, "Many", &keys);
    let header =
        start_tournament(&database.store, &club, &NewTournament { tournament, ..new("Many", &keys) });
    assert_eq!(size(&get(&app, &format!("/t/{}/card.png", header.slug))), (1200, 630));
    assert_eq!(size(&get(&app, &format!("/t/{}/leaderboard.png", header.slug))), (1200, 276 + 64 * 64 + 64));
    let ledger = get(&app, &format!("/t/{}/ledger.csv", header.slug));
    assert_eq!(csv::Reader::from_reader(&ledger.body[..]).records().count(), 0);
    let (_, book) = workbook(&get(&app, &format!("/t/{}/ledger.xlsx", header.slug)));
    assert_eq!(book.len(), 1, "the head of an empty table");
}

#[test]
fn exports_follow_the_readers_language_or_the_clubs() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (mut club, _) = set_up_club(&database.store);
    let header = evening(database, &club, ["Anna", "Boris", "Vera", "Gleb"], "std");
    let path = format!("/t/{}/leaderboard.xlsx", header.slug);
    let hindi = app.browser().send_raw(Method::GET, &path, &[("accept-language", "hi")]);
    let (sheet, rows) = workbook(&hindi);
    let said_in = |language: &str, key: &'static str| Translator::of(language).unwrap().say(key).to_string();
    assert_eq!(
        (sheet, cell_text(&rows[0][0])),
        (said_in("hi", "tab-leaderboard"), said_in("hi", "cli-rank"))
    );
    assert!(hindi.header("vary").contains("accept-language"));
    // A program that fetches a picture for a chat names no language.
    "ru".clone_into(&mut club.language);
    let details = ClubDetails {
        name: Name::parse("Aurora").unwrap(),
        time_zone: club.time_zone,
        language: club.language.clone(),
    };
    app.snapshots
        .change_club(&club.id, |store| clubs::update(store, &club.id, &details, Pace::default()))
        .unwrap();
    assert_eq!(workbook(&get(&app, &path)).0, said_in("ru", "tab-leaderboard"));
    let csv = |language: &str| {
        app.browser()
            .send_raw(Method::GET, &path.replace("xlsx", "csv"), &[("accept-language", language)])
            .body
    };
    assert_eq!(csv("hi"), csv("ru"), "programs read it");
}

#[test]
fn exports_are_cached_and_revalidated() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = evening(database, &club, ["Anna", "Boris", "Vera", "Gleb"], "std");
    play(&app.snapshots, &header, 1);
    let path = |file: &str| format!("/t/{}/{file}", header.slug);
    let again =
        |file: &str, tag: &str| app.browser().send_raw(Method::GET, &path(file), &[("if-none-match", tag)]);
    let tags = FILES.map(|file| {
        let first = get(&app, &path(file));
        let tag = first.header("etag").to_owned();
        assert_eq!(first.header("cache-control"), "no-cache", "{file}");
        let known = again(file, &tag);
        assert_eq!((known.status.as_u16(), known.body.len()), (304, 0), "{file}");
        assert_eq!(get(&app, &path(file)).body, first.body, "{file}");
        let gzip = app.browser().send_raw(Method::GET, &path(file), &[("accept-encoding", "gzip")]);
        let is_packed = file.ends_with("png") || file.ends_with("xlsx");
        assert_eq!(gzip.header("content-encoding"), if is_packed { "" } else { "gzip" }, "{file}");
        tag
    });
    play(&app.snapshots, &header, 2);
    for (file, tag) in FILES.iter().zip(&tags) {
        assert_eq!(again(file, tag).status.as_u16(), 200, "{file}");
    }
    let head = app.browser().send_raw(Method::HEAD, &path("card.png"), &[]);
    assert_eq!((head.status.as_u16(), head.body.len(), head.header("content-type")), (200, 0, "image/png"));
}

#[test]
fn simultaneous_requests_get_the_same_file() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = evening(database, &club, ["Anna", "Boris", "Vera", "Gleb"], "std");
    let path = format!("/t/{}/card.png", header.slug);
    let bodies: Vec<Vec<u8>> = std::thread::scope(|scope| {
        let asked: Vec<_> = (0..12).map(|_| scope.spawn(|| get(&app, &path).body)).collect();
        asked.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert!(bodies.windows(2).all(|two| two[0] == two[1]));
}

#[test]
fn drafts_and_unknown_endings_have_no_files() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    tournaments::create(&database.store, &club.id, None, &new("Secret plan", &keys("four-player"))).unwrap();
    for file in FILES.iter().chain(&["embed", "embed/live", "leaderboard.pdf"]) {
        let reply = app.browser().get(&format!("/t/secret-plan/{file}"));
        reply.assert_shows(404, copy("error-404"));
        assert!(!reply.body.contains("Secret plan"), "{file}");
    }
    let header = evening(database, &club, ["Anna", "Boris", "Vera", "Gleb"], "std");
    for file in [
        "leaderboard.pdf",
        "leaderboard.PNG",
        "leaderboard.ics",
        "schedule.json",
        "schedule.png",
        "ledger.svg",
    ] {
        app.browser()
            .get(&format!("/t/{}/{file}", header.slug))
            .assert_shows(404, copy("error-no-such-file"));
    }
    for nothing in ["card.svg", "leaderboard", "leaderboard.", "ledger"] {
        app.browser().get(&format!("/t/{}/{nothing}", header.slug)).assert_shows(404, copy("error-404"));
    }
    app.browser().get("/t/nowhere/leaderboard.json").assert_shows(404, copy("error-404"));
}
