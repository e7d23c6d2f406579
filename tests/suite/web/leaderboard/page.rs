//! Public pages.

use lastcard::club::EventKind;
use lastcard::store::Store;
use lastcard::store::accounts::{self, Account, Login, NewAccount};
use lastcard::store::clubs::{Club, ClubDetails};
use lastcard::store::entries::EntrySource;
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::tournament::{Entrant, EntrantId, HandResult, Name, Tournament, VoidReason};
use lastcard::web::{Message, Translator};
use macro_rules_attribute::apply;
use reqwest::Method;

use crate::support::app::{App, spawn_app};
use crate::support::copy::{copy, credit, escaped, hand, hands_played, name_list, preset_name};
use crate::support::database::{Database, on_both};
use crate::support::evening::{
    draw_up_among, entry, keys, new, slot, start_friday_night, start_tournament, table_source, win_by_seat,
};
use crate::support::ex_48::{four_player_keys, play};

pub(crate) fn set_up_club(store: &Store) -> (Club, Account) {
    let name = |text| Name::parse(text).unwrap();
    let language = "en".to_owned();
    let details = ClubDetails { name: name("Aurora"), time_zone: "Europe/Berlin".parse().unwrap(), language };
    let login = Login::parse("vera").unwrap();
    let account = NewAccount { login, name: name("Vera Organiser"), password_hash: String::new() };
    accounts::set_up(store, &details, &account).unwrap()
}

/// A running four-player evening with these names.
pub(crate) fn evening_of(app: &App, club: &Club, names: [&str; 4]) -> String {
    let keys = keys("four-player");
    let setup = new("x", &keys).tournament.setup().clone();
    let mut ids: Vec<String> = Vec::new();
    let entrants = names.map(|name| {
        let name = Name::parse(name).unwrap();
        let id = EntrantId::of(&name, |id| ids.iter().any(|taken| taken == id));
        ids.push(id.to_string());
        Entrant::single(id, name)
    });
    let name = Name::parse("<b>Friday</b> शुक्रवार 🎉").unwrap();
    let tournament = Tournament::draw_up(name, setup, entrants.to_vec()).unwrap();
    let new = NewTournament { tournament, ..new("x", &keys) };
    let store = app.snapshots.store();
    let header = tournaments::create(store, &club.id, None, &new).unwrap();
    crate::support::evening::mark_all_present(store, &header);
    tournaments::start(store, &club.id, &header.id, header.revision, None).unwrap();
    header.slug
}

/// A running individual tournament with players p1, p2 …
pub(crate) fn individual_tournament(store: &Store, club: &Club, players: usize) -> Header {
    let keys = keys("individual");
    let names: Vec<String> = (1..=players).map(|number| format!("p{number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let tournament = draw_up_among(&names, "Club evening", &keys);
    start_tournament(store, club, &NewTournament { tournament, ..new("Club evening", &keys) })
}

/// The sentence about the winners, each a single player.
pub(crate) fn winners<'a>(names: &[&str]) -> Message<'a> {
    let count = names.len();
    copy("public-winners").with("count", count).with("players", count).with("names", name_list(names))
}

fn block(number: u32) -> String {
    copy("schedule-block").with("block", number).to_string()
}

#[apply(on_both!)]
fn capital_letters_in_addresses_are_accepted(database: &Database) {
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    start_friday_night(&database.store, &club, &keys("four-player"));
    for path in ["/t/FRIDAY-night", "/t/Friday-Night/schedule", "/c/Aurora"] {
        app.browser().get(path).assert_says(200, "Friday night");
    }
}

#[apply(on_both!)]
fn tournaments_are_listed_by_progress(database: &Database) {
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    tournaments::create(&database.store, &club.id, None, &new("Secret plan", &keys("four-player"))).unwrap();
    let evenings = app.browser().get("/c/aurora/evenings");
    evenings.assert_shows(200, copy("home-ready"));
    evenings.assert_says(200, "Fri, 27 Nov 2026, 19:30");
    for path in ["/", "/c/aurora", "/c/aurora/evenings"] {
        let page = app.browser().get(path);
        page.assert_says(200, "Friday night");
        assert!(!page.body.contains("Secret plan"), "drafts are nobody else's");
    }
    app.browser().get("/t/secret-plan").assert_shows(404, copy("error-404"));
    app.browser().get("/t/secret-plan/live").assert_shows(404, copy("error-404"));
    play(&app.snapshots, &header, 5);
    for path in ["/", "/c/aurora/evenings"] {
        app.browser().get(path).assert_shows(200, hands_played(5, 12));
    }
    play(&app.snapshots, &header, 12);
    app.browser().get("/c/aurora").assert_shows(200, winners(&["Anna"]));
    app.browser().get("/c/nowhere").assert_shows(404, copy("error-404"));
}

#[apply(on_both!)]
fn a_hand_shows_its_result_and_its_history(database: &Database) {
    let app = spawn_app(database);
    let (club, vera) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let one = slot(1, 1, 1);
    let record = |via: EntrySource, outcome, by: Option<&Account>, note: &str| {
        let stored = app.snapshots.unredacted(&header.slug).unwrap().stored.clone();
        let outcome = match outcome {
            Some(points) => win_by_seat(&stored, one, 0, points),
            None => HandResult::Void(VoidReason::Stuck),
        };
        let mut new = entry(&stored, one, Some(outcome));
        (new.via, new.note) = (via, note.to_owned());
        new.account = by.map(|account| account.id.clone());
        app.snapshots.record(&new).unwrap();
    };
    let page = || app.browser().get(&format!("/t/{}/hands/1.1.1", header.slug));
    page().assert_shows(200, copy("hand-not-played"));
    record(table_source(), None, None, "");
    page().assert_shows(200, copy("hand-dealt-again").with("count", 1));
    record(table_source(), Some(40), None, "");
    record(EntrySource::Organiser, Some(21), Some(&vera), "Cards were counted again");
    let page = page();
    for points in [42, 80] {
        page.assert_shows(200, credit(&["Anna", "Boris"], points));
    }
    for sentence in [
        copy("points").with("count", 21),
        copy("hand-cards-typed"),
        copy("hand-corrected"),
        copy("via-table").with("table", 1),
        copy("via-person").with("name", "Vera Organiser"),
    ] {
        page.assert_shows(200, sentence);
    }
    page.assert_says(200, "Cards were counted again");
    assert!(!page.body.contains("K7M2QX"), "the code is a key");
    for nowhere in ["1.1.13", "1.2.1", "x", "01.1.1"] {
        app.browser()
            .get(&format!("/t/{}/hands/{nowhere}", header.slug))
            .assert_shows(404, copy("error-404"));
    }
}

#[apply(on_both!)]
fn names_of_any_script_are_shown_and_never_run(database: &Database) {
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let slug =
        evening_of(&app, &club, ["<script>alert(1)</script>", "שרה لیلا", "अनन्या", "🃏 \"O'Neil\" & co"]);
    let browser = app.browser();
    for path in ["", "/schedule", "/hands/1.1.1"] {
        let page = browser.get(&format!("/t/{slug}{path}"));
        page.assert_says(200, "&#60;script&#62;alert(1)&#60;/script&#62;");
        page.assert_says(200, "अनन्या");
        assert!(!page.body.contains("<script>") && !page.body.contains("<b>Friday"), "{path}");
    }
    browser.get("/").assert_says(200, "&#60;b&#62;Friday&#60;/b&#62; शुक्रवार 🎉");
    let page = browser.get(&format!("/t/{slug}"));
    page.assert_says(200, "<bdi>שרה لیلا</bdi>");
    page.assert_says(200, "\u{2068}שרה لیلا\u{2069}");
}

#[apply(on_both!)]
fn an_unavailable_database_stops_only_what_needs_it(database: &Database) {
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let browser = app.browser();
    let board = format!("/t/{}", header.slug);
    browser.get(&board).assert_shows(200, hands_played(0, 12));
    database.go_away();
    browser.get(&board).assert_shows(200, hands_played(0, 12));
    browser.get("/readyz").assert_shows(503, copy("error-503"));
    browser.get("/c/aurora").assert_shows(503, copy("error-503-help"));
    browser.post("/login", &[("login", "vera"), ("password", "x")]).assert_shows(503, copy("error-503-help"));
    browser.get("/healthz").assert_says(200, "ok");
    database.come_back();
    browser.get("/readyz").assert_says(200, "ok");
    browser.get("/c/aurora").assert_says(200, "Friday night");
}

#[test]
fn the_home_page_is_friendly_when_empty() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    app.browser().get("/").assert_shows(200, copy("home-empty"));
    app.browser().get("/").assert_says(200, "href=\"/setup\"");
}

#[test]
fn final_tables_match_example_48() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let (winner, at_limit) = (copy("state-winner"), copy("state-at-limit"));
    let (won, lost, did) = (copy("public-won"), copy("public-lost"), copy("board-last-hand"));
    for (method, says, table) in [
        (
            "std",
            winners(&["Anna"]),
            [
                format!("1 Anna {winner} +180 12 7 458 {did} +79"),
                format!("2 Gleb +180 12 7 414 {did} +79"),
                format!("3 Vera +66 12 5 356 {did} 0"),
                format!("4 Boris +66 12 5 288 {did} 0"),
            ],
        ),
        (
            "lose200",
            winners(&["Vera"]),
            [
                format!("1 Vera {winner} +52 12 5 162 {did} +9"),
                format!("2 Anna +11 12 7 190 {did} 0"),
                format!("3 Boris +128 12 5 195 {did} +70"),
                format!("4 Gleb {at_limit} +55 12 7 211 {did} 0"),
            ],
        ),
        (
            "lazy",
            winners(&["Anna", "Gleb"]),
            [
                format!("1 Anna {winner} +3 12 3 7 {did} {won}"),
                format!("1 Gleb {winner} +3 12 3 7 {did} {won}"),
                format!("3 Vera +1 12 3 5 {did} –"),
                format!("4 Boris +1 12 5 5 {did} {lost}"),
            ],
        ),
    ] {
        let header = start_friday_night(&database.store, &club, &four_player_keys(method));
        play(&app.snapshots, &header, 12);
        let page = app.browser().get(&format!("/t/{}", header.slug));
        page.assert_shows(200, says);
        page.assert_shows(200, copy("reason-schedule"));
        assert_eq!(page.rows(), table, "{method}");
    }
}

#[test]
fn a_running_leaderboard_shows_what_each_table_does() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &four_player_keys("lazy"));
    let page = || app.browser().get(&format!("/t/{}", header.slug));
    page().assert_shows(200, hands_played(0, 12));
    let seats = [("side-0 deals", "Anna"), ("side-1", "Vera"), ("side-0", "Boris"), ("side-1", "Gleb")];
    let seats = seats.map(|(how, name)| format!("<li class=\"seating-seat {how}\"><bdi>{name}</bdi></li>"));
    page().assert_says(200, &seats.concat());
    let starts = |dealer: &'static str, opener: &'static str| {
        copy("public-deals-opens").with("dealer", dealer).with("opener", opener)
    };
    page().assert_shows(200, starts("Anna", "Vera"));
    play(&app.snapshots, &header, 1);
    page().assert_shows(200, starts("Gleb", "Anna"));
    let events = tournaments::events(&database.store, &header.id).unwrap();
    let drawn = events.iter().find(|event| matches!(event.kind, EventKind::Drawn { .. })).unwrap();
    let when = Translator::english().date_time(drawn.created_at, "Europe/Berlin".parse().unwrap());
    page().assert_shows(
        200,
        copy("public-drawn-as-typed").with("when", when).with("order", "Anna, Boris, Vera, Gleb"),
    );
    page().assert_shows(200, preset_name("club"));
    assert_eq!(page().rows()[0], format!("1 Anna 1 0 1 {} {}", copy("board-last-hand"), copy("public-won")));
}

#[test]
fn the_schedule_shows_every_hand() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    play(&app.snapshots, &header, 1);
    let schedule = |path: &str| app.browser().get(&format!("/t/{}/schedule{path}", header.slug));
    let page = schedule("");
    page.assert_shows(200, credit(&["Anna", "Boris"], 75));
    // The next hand, and its block in the matrix.
    for tag in ["li", "tr"] {
        assert_eq!(page.body.matches(&format!("<{tag} class=\"schedule-next\"")).count(), 1);
    }
    let hands = |number| {
        page.assert_shows(200, block(number));
        let shown = schedule(&format!("/1.{number}"));
        shown.body.matches(&format!("href=\"/t/{}/hands/1.1.", header.slug)).count()
    };
    assert_eq!((1..=3).map(hands).sum::<usize>(), 12);
}

#[test]
fn players_sitting_out_are_shown() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = individual_tournament(&database.store, &club, 6);
    let page = |path: &str| app.browser().get(&format!("/t/{}{path}", header.slug));
    page("").assert_shows(200, copy("board-sitting-out").with("names", name_list(&["p1", "p2"])));
    let [p1, p3] = ["p1", "p3"].map(|id| format!("<bdi data-player=\"{id}\">{id}</bdi>"));
    page("/schedule").assert_says(200, &format!("<td>{p1}, {p3}</td>"));
    let blocks = name_list(&[&block(1), &block(4)]);
    page("/entrants/p1").assert_shows(200, copy("entrant-sits-out").with("blocks", blocks));
}

#[test]
fn a_long_schedule_is_shown_block_by_block() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = individual_tournament(&database.store, &club, 64);
    let page = |path: &str| app.browser().get(&format!("/t/{}/schedule{path}", header.slug));
    let hands = |body: &str| body.matches(&format!("href=\"/t/{}/hands/", header.slug)).count();
    let now = page("");
    let at_table =
        |block: u32, table: u32| copy("schedule-block-table").with("block", block).with("table", table);
    now.assert_shows(200, at_table(1, 16));
    assert_eq!(hands(&now.body), 64);
    assert!((1..=16).all(|table| !now.has(at_table(2, table))));
    let last = page("/1.63");
    last.assert_shows(200, at_table(63, 1));
    assert_eq!(hands(&last.body), 64);
    last.assert_says(200, &format!("href=\"/t/{}/schedule/1.62\"", header.slug));
    for nowhere in ["/1.64", "/2.1", "/0.0", "/1", "/1.x"] {
        assert_eq!(page(nowhere).status, 404, "{nowhere}");
    }
}

#[test]
fn an_entrant_sees_every_hand_with_the_running_total() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    play(&app.snapshots, &header, 5);
    let page = app.browser().get(&format!("/t/{}/entrants/anna", header.slug));
    let rows = page.rows();
    assert_eq!(rows.len(), 12);
    let (first, then) = (name_list(&["Vera", "Gleb"]), name_list(&["Boris", "Gleb"]));
    assert_eq!(rows[0], format!("{} Boris {first} +75 75", hand(1)));
    assert_eq!(rows[4], format!("{} Vera {then} +61 186", hand(5)));
    assert_eq!(rows[5], format!("{} Vera {then} {}", hand(6), copy("entrant-open")));
    app.browser().get(&format!("/t/{}/entrants/nobody", header.slug)).assert_shows(404, copy("error-404"));
}

#[test]
fn an_unchanged_page_is_not_sent_again() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let path = format!("/t/{}", header.slug);
    let browser = app.browser();
    let tag = browser.get(&path).header("etag").to_owned();
    let again = || browser.send(Method::GET, &path, |r| r.header("if-none-match", &tag));
    assert_eq!((again().status.as_u16(), again().body.as_str()), (304, ""));
    play(&app.snapshots, &header, 1);
    again().assert_shows(200, hands_played(1, 12));
}

#[test]
fn the_stream_sends_changes_and_ends_with_the_service() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let browser = app.browser();
    let mut stream = browser.stream(&format!("/t/{}/live", header.slug));
    assert_eq!(stream.response.headers()["content-type"], "text/event-stream");
    assert_eq!(
        stream.response.headers().get("content-encoding").map_or("identity", |v| v.to_str().unwrap()),
        "identity"
    );
    let first = stream.next().unwrap();
    assert!(first.starts_with("event: version\ndata: "), "{first}");
    let version = first.trim_end().rsplit(' ').next().unwrap();
    browser.get(&format!("/t/{}", header.slug)).assert_says(200, &format!("data-version=\"{version}\""));
    play(&app.snapshots, &header, 1);
    assert_ne!(stream.next().unwrap(), first);
    app.end();
    assert_eq!(stream.next(), None);
}

#[test]
fn each_pages_stream_sends_what_it_shows() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let (board, browser) = (format!("/t/{}", header.slug), app.browser());
    let pages = ["", "/schedule", "/schedule/1.1", "/print", "/hands/1.1.1", "/entrants/anna"]
        .map(|of| format!("{board}{of}"));
    let pages = pages.iter().map(String::as_str).chain(["/", "/c/aurora"]);
    let mut streams: Vec<_> =
        pages.map(|page| (page, browser.stream(&format!("{}/live", page.trim_end_matches('/'))))).collect();
    for (page, stream) in &mut streams {
        let shown = browser.get(page).body;
        let first = stream.next().unwrap();
        let version = first.strip_prefix("event: version\ndata: ").unwrap().trim_end();
        assert!(
            shown.contains(&format!(
                "data-stream=\"{}/live\" data-version=\"{version}\"",
                page.trim_end_matches('/')
            )),
            "{page}"
        );
    }
    play(&app.snapshots, &header, 1);
    for (page, stream) in &mut streams {
        let event = stream.next().unwrap();
        let lines: Vec<&str> =
            event.trim_end().lines().skip(1).map(|line| line.strip_prefix("data: ").unwrap()).collect();
        let shown = browser.get(page).body;
        let (_, part) = shown.split_once("<div id=\"live\"").unwrap();
        let part = part.rsplit_once("</main>").unwrap().0;
        let lines = lines.join("\n");
        let (told, told_part) = lines.split_once("<div id=\"live\"").unwrap();
        let bare = |text: &str| text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
        assert_eq!(bare(told_part.trim_end()), bare(part.trim_end()), "{page}");
        let (version, title) = told.split_once('\n').unwrap();
        assert!(
            shown.contains(title.trim()) && shown.contains(&format!("data-version=\"{version}\"")),
            "{page}"
        );
    }
}

#[test]
fn all_viewers_receive_the_same_events() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let (path, browser) = (format!("/t/{}/live", header.slug), app.browser());
    let mut streams: Vec<_> = (0..60).map(|_| browser.stream(&path)).collect();
    let first: Vec<_> = streams.iter_mut().map(|stream| stream.next().unwrap()).collect();
    // Only two hands: after the third, chances would follow as a separate event.
    for hands in 1..=2 {
        play(&app.snapshots, &header, hands);
        let told: Vec<_> = streams.iter_mut().map(|stream| stream.next().unwrap()).collect();
        assert!(told[0].contains(&escaped(hands_played(hands, 12))));
        assert!(told.iter().all(|event| *event == told[0]));
    }
    // A new stream starts with the current page.
    let late = browser.stream(&path).next().unwrap();
    assert!(late.len() == first[0].len() && late != first[0], "{late}");
    app.end();
    for stream in &mut streams {
        assert_eq!(stream.next(), None);
    }
}

#[test]
fn missing_pages_and_their_streams_are_not_found() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let board = format!("/t/{}", start_friday_night(&database.store, &club, &keys("four-player")).slug);
    for below in ["/schedule/9.9", "/schedule/x", "/hands/9.9.9", "/hands/x", "/entrants/nobody"] {
        for path in [format!("{board}{below}"), format!("{board}{below}/live")] {
            app.browser().get(&path).assert_shows(404, copy("error-404"));
        }
    }
}
