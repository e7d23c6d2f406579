//! The projector: its content, and the desk's choice of it.

use lastcard::club::{ProjectorMode, ProjectorSettings};
use lastcard::store::tournaments::{self, ChangeError};
use lastcard::web::{Config, Origin};
use macro_rules_attribute::apply;

use crate::support::app::{spawn_app, spawn_app_with};
use crate::support::copy::{copy, credit, escaped, hands_played};
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, keys, slot, start_friday_night, win_by_seat};
use crate::support::ex_48::play;
use crate::web::control_room::lifecycle::{with_draft, with_started};
use crate::web::leaderboard::page::{evening_of, individual_tournament, set_up_club, winners};

/// The kind of a projector page: `p`odium, `s`tandings, `t`ables, `n`ext tables, `m`essage.
fn kind(body: &str) -> &str {
    body.split_once("data-kind=\"").unwrap().1.split('"').next().unwrap()
}

#[apply(on_both!)]
fn the_desk_chooses_what_every_projector_shows(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let (wall, desk) = ("/t/friday-night/projector", "/organise/t/friday-night");
    let visitor = app.browser();
    let mut stream = visitor.stream(&format!("{wall}/live"));
    stream.next().unwrap();
    let mut next = |part: &str| {
        let told = std::iter::from_fn(|| stream.next()).take(4);
        told.into_iter().find(|told| told.contains(part)).unwrap_or_else(|| panic!("nobody was told {part}"))
    };
    for (shows, kind) in
        [("standings", "s"), ("tables", "t"), ("message", "m"), ("podium", "t"), ("evening", "t")]
    {
        vera.post(&format!("{desk}/wall"), &[("shows", shows), ("message", "")])
            .assert_leads_to(&format!("{desk}?tab=show&done=wall#wall"));
        next(&format!("data-kind=\"{kind}\""));
        vera.get(&format!("{desk}?tab=show")).assert_says(200, &format!("value=\"{shows}\" checked"));
    }
    vera.get(&format!("{desk}?tab=show&done=wall")).assert_shows(200, copy("done-wall"));

    let message = format!(" <b>Pizza</b>  at nine 🍕 शुक्रवार {} ", "x".repeat(87));
    vera.post(&format!("{desk}/wall"), &[("shows", "standings"), ("message", &message)]);
    let escaped = "&#60;b&#62;Pizza&#60;/b&#62; at nine 🍕 शुक्रवार x";
    next(escaped);
    for path in [wall.to_owned(), format!("{wall}?overlay")] {
        let page = visitor.get(&path);
        page.assert_says(200, escaped);
        assert!(!page.body.contains("<b>Pizza"));
    }
    for wrong in ["x".repeat(121), "\u{202e}abc".to_owned()] {
        vera.post(&format!("{desk}/wall"), &[("shows", "message"), ("message", &wrong)])
            .assert_shows(422, copy("error-wall-message"));
    }
    assert_eq!(vera.post(&format!("{desk}/wall"), &[("shows", "nothing")]).status.as_u16(), 400);
    let page = visitor.get(wall);
    page.assert_says(200, escaped);
    assert_eq!(kind(&page.body), "s");
    visitor.post(&format!("{desk}/wall"), &[("shows", "message")]);
    assert_eq!(kind(&visitor.get(wall).body), "s", "a visitor chose it");
}

#[test]
fn the_projector_shows_standings_tables_and_last_hand() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let path = format!("/t/{}/projector", header.slug);
    let page = app.browser().get(&path);
    page.assert_shows(200, hands_played(0, 12));
    assert_eq!((kind(&page.body), page.body.matches("wall-rank").count()), ("t", 0));
    play(&app.snapshots, &header, 5);
    app.browser().get(&format!("/t/{}", header.slug)).assert_says(200, &format!("href=\"{path}\""));
    let page = app.browser().get(&path);
    page.assert_shows(200, hands_played(5, 12));
    let (table, hand) =
        (copy("table-number").with("table", 1), copy("wall-hand-of").with("hand", 6).with("all", 12));
    page.assert_says(200, &format!("<b>{}</b> <span>{}</span>", escaped(table), escaped(hand)));
    page.assert_shows(200, copy("wall-next"));
    page.assert_shows(200, credit(&["Anna", "Vera"], 61));
    assert_eq!((kind(&page.body), page.body.matches("wall-rank").count()), ("s", 4));
    assert_eq!(page.body.matches("wall-row gained").count() + page.body.matches("leads gained").count(), 2);
    play(&app.snapshots, &header, 12);
    let page = app.browser().get(&path);
    page.assert_shows(200, winners(&["Anna"]));
    page.assert_says(200, "class=\"step-1\"");
    assert_eq!(kind(&page.body), "ps");
    app.browser().get("/t/nowhere/projector").assert_shows(404, copy("error-404"));
}

#[test]
fn a_long_projector_has_pages_and_next_tables() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = individual_tournament(&database.store, &club, 64);
    let path = format!("/t/{}/projector", header.slug);
    let record = |table, hands: std::ops::RangeInclusive<u32>| {
        for number in hands {
            let stored = app.snapshots.snapshot(&header.slug).unwrap().stored.clone();
            let at = lastcard::tournament::Slot { table, ..slot(1, 1, number) };
            app.snapshots.record(&entry(&stored, at, Some(win_by_seat(&stored, at, 0, 20)))).unwrap();
        }
    };
    record(3, 1..=1);
    let page = app.browser().get(&path);
    assert_eq!((kind(&page.body), page.body.matches("wall-rank").count()), ("ssstt", 64));
    page.assert_shows(200, copy("wall-page").with("page", 2).with("all", 5));
    record(3, 2..=4);
    let page = app.browser().get(&path);
    assert_eq!(kind(&page.body), "sssttnn");
    page.assert_shows(200, copy("board-table-waits"));
}

#[test]
fn a_draft_has_no_projector() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_draft(&app);
    for wall in ["/t/friday-night/projector", "/t/friday-night/projector?overlay"] {
        for looker in [&app.browser(), &vera] {
            looker.get(wall).assert_shows(404, copy("error-404"));
        }
    }
    for stream in ["/t/friday-night/projector/live", "/t/friday-night/projector/live?overlay"] {
        assert_eq!(app.browser().get(stream).status.as_u16(), 404);
    }
    let header = tournaments::by_slug(&database.store, "friday-night").unwrap();
    let choice = ProjectorSettings { shows: ProjectorMode::Tables, message: None };
    let refused =
        tournaments::set_projector(&database.store, &header.club_id, &header.id, &choice, None, None);
    assert!(matches!(refused, Err(ChangeError::NotStarted)));
}

#[test]
fn the_projector_shows_its_address_unless_local() {
    let database = &Database::sqlite();
    let url = Some(Origin::parse("https://uno.example").unwrap());
    let app = spawn_app_with(database, Config { url, ..Config::default() });
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let path = format!("/t/{}/projector", header.slug);
    let page = app.browser().get(&path);
    page.assert_says(200, ">uno.example<");
    page.assert_says(200, &format!(">/t/{}<", header.slug));
    page.assert_says(200, "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    let page = spawn_app(database).browser().get(&path);
    assert!(!page.body.contains("wall-follow"), "no phone gets there");
}

#[test]
fn an_overlay_shows_only_the_first_lines() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("eight-player"));
    let path = format!("/t/{}/projector?overlay", header.slug);
    let page = app.browser().get(&path);
    page.assert_says(200, "<body class=\"overlay\">");
    assert_eq!(page.body.matches("wall-rank").count(), 5);
    assert!(!page.body.contains("class=\"wall-follow\"") && !page.body.contains("site-header"));
    let visitor = app.browser();
    let mut stream = visitor.stream(&format!("/t/{}/projector/live?overlay", header.slug));
    stream.next().unwrap();
    let stored = app.snapshots.snapshot(&header.slug).unwrap().stored.clone();
    let at = slot(1, 1, 1);
    app.snapshots.record(&entry(&stored, at, Some(win_by_seat(&stored, at, 0, 20)))).unwrap();
    let told = stream.next().unwrap();
    assert!(told.starts_with("event: version") && told.contains("overlay-board"), "{told}");
}

#[test]
fn projector_names_fit_in_every_script() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let slug =
        evening_of(&app, &club, ["<script>alert(1)</script>", "שרה لیلا", "अनन्या", "🃏 \"O'Neil\" & co"]);
    let page = app.browser().get(&format!("/t/{slug}/projector"));
    page.assert_says(200, "<bdi class=\"em-5 word-5\">अनन्या</bdi>");
    assert!(!page.body.contains("<script>alert"));
}
