//! The demo club: what is in it, and the bots that play in it while somebody watches.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use chrono::{Datelike as _, TimeDelta, Utc};
use lastcard::store::demo::find_playing;
use lastcard::store::staged_events::{self, StagedEventRecord};
use lastcard::store::tournaments::{self, Header, TournamentRecord};
use lastcard::store::{announcements, clubs, players, seasons};
use lastcard::tournament::staged_event::EventState;
use lastcard::tournament::{Format, tally};
use lastcard::web::Config;
use macro_rules_attribute::apply;
use strum::IntoEnumIterator as _;
use tempfile::TempDir;

use crate::store::commands::output_of;
use crate::store::details;
use crate::support::app::{App, Browser, spawn_app, spawn_app_with};
use crate::support::database::{Database, on_both};
use crate::support::patience::{PATIENCE, wait_until};
use crate::web::app::serve::{Running, serve_command};

pub(crate) fn add_demo(database: &Database) {
    output_of(database, &["demo"], "");
}

/// Starts the service with bots that play in the demo without hurry.
pub(crate) fn spawn_playing(database: &Database, pause: Duration) -> App {
    spawn_app_with(database, Config { demo_pause: Some(pause), ..Config::default() })
}

pub(crate) fn playing(database: &Database) -> Header {
    find_playing(&database.store).unwrap().expect("an evening that bots play")
}

/// All tournaments of the only club, earliest first.
fn evenings(database: &Database) -> Vec<TournamentRecord> {
    let club = clubs::list(&database.store).unwrap().remove(0);
    let mut all = tournaments::list(&database.store, &club.id).unwrap();
    all.reverse();
    all.iter().map(|one| tournaments::load(&database.store, &one.slug).unwrap()).collect()
}

pub(crate) fn count(database: &Database, rows: &str) -> usize {
    database.texts(&format!("SELECT CAST(COUNT(*) AS TEXT) AS key FROM {rows}")).remove(0).parse().unwrap()
}

fn moves(database: &Database) -> usize {
    count(database, "dealt_moves")
}

/// Waits until nothing has been played for many pauses; fails if the bots never stop. Returns the number of moves.
fn wait_until_quiet(database: &Database) -> usize {
    let (mut last, mut since) = (moves(database), Instant::now());
    let end = Instant::now() + PATIENCE;
    while since.elapsed() < Duration::from_secs(1) {
        assert!(Instant::now() < end, "the bots play on");
        std::thread::sleep(Duration::from_millis(20));
        let now = moves(database);
        if now != last {
            (last, since) = (now, Instant::now());
        }
    }
    last
}

/// Watches the table until this many moves have been made, in a browser of its own: only without it is the connection closed.
fn watch_until(app: &App, database: &Database, made: usize) {
    let browser = app.browser();
    let mut stream = browser.stream(&format!("/t/{}/tables/1/live", playing(database).slug));
    while moves(database) < made {
        stream.next().expect("a scene");
    }
}

#[apply(on_both!)]
fn there_is_an_evening_of_every_format(database: &Database) {
    add_demo(database);
    let (over, running): (Vec<_>, Vec<_>) =
        evenings(database).into_iter().partition(|one| tally(&one.tournament).standings.finished);
    let formats: BTreeSet<String> =
        over.iter().map(|one| one.tournament.setup().format().to_string()).collect();
    assert_eq!(formats, Format::iter().map(|format| format.to_string()).collect());
    let cup = find_cup(database);
    let (of_cup, nights): (Vec<_>, Vec<_>) = over.iter().partition(|one| cup.has(&one.header.id));
    let days: BTreeSet<_> = nights.iter().map(|one| one.header.starts_at.date_naive()).collect();
    let weekdays: BTreeSet<u32> = days.iter().map(|day| day.weekday().num_days_from_monday()).collect();
    assert_eq!((days.len(), weekdays.len()), (nights.len(), 1), "{days:?}");
    assert!(of_cup.iter().all(|one| !days.contains(&one.header.starts_at.date_naive())), "{days:?}");
    assert!(over.iter().all(|one| one.header.is_listed()));
    // Results came during the evenings, one after another.
    for one in over.iter().chain(&running) {
        let (began, times) = (one.header.starts_at, one.entries.iter().map(|entry| entry.created_at));
        assert!(began < Utc::now() && times.clone().is_sorted() && times.clone().all(|at| at > began));
        assert!(times.max().is_some_and(|last| last < Utc::now().min(began + TimeDelta::hours(6))));
    }
    for one in &over {
        let ranks = tally(&one.tournament).standings.standings;
        assert!(
            ranks.first().map(|line| line.rank) < ranks.last().map(|line| line.rank),
            "{}",
            one.header.slug
        );
    }
    let [running] = &running[..] else { panic!("{} evenings are running", running.len()) };
    assert_eq!(running.header, playing(database));
    assert!(!running.entries.is_empty() && running.phones.is_in_play(1));
}

/// The only event of the only club.
fn find_cup(database: &Database) -> StagedEventRecord {
    let club = clubs::list(&database.store).unwrap().remove(0);
    let events = staged_events::list(&database.store, &club.id).unwrap();
    let [cup] = &events[..] else { panic!("{} events", events.len()) };
    cup.clone()
}

#[apply(on_both!)]
fn a_cup_of_two_stages_was_played_on_one_day(database: &Database) {
    add_demo(database);
    let cup = find_cup(database);
    let load = |slug: &str| tournaments::load(&database.store, slug);
    let event = cup.assemble(|header| Ok(load(&header.slug)?.tournament)).unwrap();
    assert_eq!(event.state(), EventState::Finished);
    assert_eq!(event.standings().lines.iter().filter(|line| line.rank == Some(1)).count(), 1);
    let times = |stage: usize| {
        let own = cup.tournaments.iter().filter(|one| one.stage == stage);
        let times = own.flat_map(|one| {
            let entries = load(&one.header.slug).unwrap().entries;
            entries.iter().map(|entry| entry.created_at).collect::<Vec<_>>()
        });
        times.collect::<BTreeSet<_>>()
    };
    let (groups, knock_out) = (times(0), times(1));
    assert!(groups.first().is_some_and(|first| cup.starts_at < *first) && groups.last() < knock_out.first());
    let end = cup.starts_at + TimeDelta::hours(8);
    assert!(knock_out.last().is_some_and(|last| *last < end) && end < Utc::now());
}

#[apply(on_both!)]
fn there_is_something_on_every_page(database: &Database) {
    add_demo(database);
    let store = &database.store;
    let club = clubs::list(store).unwrap().remove(0);
    let coming = announcements::list_public(store, None, Utc::now(), 10).unwrap().remove(0);
    assert_eq!((coming.places, coming.names, coming.waiting()), (8, 9, 1));
    assert!(coming.starts_at > Utc::now() && !coming.sign_up_list().has_begun());
    let season = seasons::list(store, &club.id).unwrap().remove(0);
    let counted = seasons::tournaments_of(store, &season.id).unwrap().len();
    assert!((2..evenings(database).len() - 1).contains(&counted), "{counted}");
    let people = players::list(store, &club.id).unwrap();
    assert!(people.iter().any(|person| person.name.as_str().starts_with('अ')), "{people:?}");

    let app = spawn_app(database);
    let browser = app.browser();
    let at = |below: &str| format!("/c/{}{below}", club.slug);
    let mut pages = vec!["/".to_owned(), at(""), at("/evenings"), at("/players")];
    pages.extend(evenings(database).iter().map(|one| format!("/t/{}", one.header.slug)));
    pages.extend(people.iter().map(|person| at(&format!("/players/{}", person.id))));
    let live = format!("/t/{}", playing(database).slug);
    pages.extend([format!("{live}/tables/1"), format!("{live}/projector"), format!("{live}/seats")]);
    pages.extend(["", "/projector"].map(|below| at(&format!("/events/{}{below}", find_cup(database).slug))));
    pages.extend(["", "/sign-up"].map(|below| format!("/t/{}{below}", coming.slug)));
    for page in pages {
        browser.get(&page).assert_says(200, "<h1");
    }
    // Everybody can watch the hand from the front page and from the leaderboard.
    for page in [at(""), live.clone()] {
        browser.get(&page).assert_says(200, &format!("href=\"{live}/tables/1\""));
    }
    let rows = |below: &str| browser.get(&at(below)).rows().len();
    assert!(rows(&format!("/seasons/{}", season.slug)) > 10);
    assert!(rows("/ratings") > 5);
}

#[apply(on_both!)]
fn it_is_added_once_and_removed_whole(database: &Database) {
    let own = clubs::create(&database.store, &details("Aurora")).unwrap();
    add_demo(database);
    let tables =
        ["clubs", "tournaments", "entries", "players", "sign_ups", "seasons", "staged_events", "dealt_hands"];
    let rows = || tables.map(|table| count(database, table));
    let once = rows();
    add_demo(database);
    assert_eq!(rows(), once);
    output_of(database, &["demo", "--remove"], "");
    assert_eq!(clubs::list(&database.store).unwrap(), [own]);
    assert_eq!(rows(), [1, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(find_playing(&database.store).unwrap(), None);
    add_demo(database);
    assert_eq!(rows(), once);
}

#[test]
fn a_service_with_a_club_gets_no_demo() {
    let folder = TempDir::new().unwrap();
    let flags = ["--listen", "127.0.0.1:0", "--demo"];
    let home = |service: &Running| Browser::new(service.socket()).get("/").body;
    let first = Running::start(serve_command(&folder, &flags[..2]));
    assert!(!home(&first).contains("/c/"));
    let code = first.setup_code();
    let fields: Vec<_> = [("code", code.as_str())].into_iter().chain(crate::support::app::SETUP).collect();
    Browser::new(first.socket()).post("/setup", &fields).assert_leads_to(crate::support::app::AFTER_SETUP);
    first.stop();
    let second = Running::start_set_up(serve_command(&folder, &flags));
    let home = home(&second);
    second.stop();
    assert!(home.contains("/c/aurora") && !home.contains("demo-club"), "{home}");
}

#[apply(on_both!)]
fn bots_play_only_while_somebody_watches(database: &Database) {
    add_demo(database);
    let (first, pause) = (playing(database).id, Duration::from_millis(50));
    let app = spawn_playing(database, pause);
    assert_eq!(wait_until_quiet(database), 0, "nobody watches");
    watch_until(&app, database, 5);
    let left = wait_until_quiet(database);
    // The leaderboard is a page of the evening, too.
    let browser = app.browser();
    let mut board = browser.stream(&format!("/t/{}/live", playing(database).slug));
    board.next().unwrap();
    wait_until(|| moves(database) > left);
    drop(board);
    drop(browser);
    let left = wait_until_quiet(database);
    drop(app);
    // A service that is started again goes on where the record ends.
    let app = spawn_playing(database, pause);
    assert_eq!(wait_until_quiet(database), left);
    watch_until(&app, database, left + 3);
    assert_eq!(playing(database).id, first, "they stopped long before the end of the evening");
}

#[apply(on_both!)]
fn without_the_flag_nobody_plays(database: &Database) {
    add_demo(database);
    let app = spawn_app(database);
    let browser = app.browser();
    let mut stream = browser.stream(&format!("/t/{}/tables/1/live", playing(database).slug));
    stream.next().expect("the scene as it is");
    assert_eq!(wait_until_quiet(database), 0);
}

#[apply(on_both!)]
fn an_evening_that_is_over_begins_again(database: &Database) {
    add_demo(database);
    let first = playing(database);
    let others = format!("entries WHERE tournament_id <> '{}'", first.id);
    let (entries, tournaments) = (count(database, &others), count(database, "tournaments"));
    let app = spawn_playing(database, Duration::ZERO);
    let browser = app.browser();
    let mut stream = browser.stream(&format!("/t/{}/tables/1/live", first.slug));
    // The stream ends with the evening, and a browser opens it again.
    while stream.next().is_some() {}
    wait_until(|| playing(database).id != first.id);
    let again = playing(database);
    assert_eq!(again.slug, first.slug);
    // No version of a page means two contents.
    assert!(again.revision > first.revision);
    assert_eq!(count(database, "tournaments"), tournaments);
    assert_eq!(count(database, &format!("entries WHERE tournament_id = '{}'", first.id)), 0);
    let board = browser.get(&format!("/t/{}", again.slug));
    board.assert_says(
        200,
        &format!("data-version=\"{}-", app.snapshots.unredacted(&again.slug).unwrap().header().revision),
    );
    watch_until(&app, database, 3);
    assert_eq!(count(database, &format!("{others} AND tournament_id <> '{}'", again.id)), entries);
}
