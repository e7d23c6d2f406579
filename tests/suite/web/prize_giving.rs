//! The prize-giving: the places are revealed one by one, and nothing gives one away before its time.

use lastcard::club::{EventKind, PrizeGivingChange, PrizeGivingProgress};
use lastcard::store::tournaments::{self, ChangeError};
use lastcard::store::{codes, player_codes};
use lastcard::tournament::SetupKeys;
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, keys, slot, start_friday_night, win_by_seat};
use crate::support::ex_48::play;
use crate::web::audience::embargo::{set_audience, with_embargo};
use crate::web::audience::privacy::{assert_tells_nothing, crawl, evening, has_word};
use crate::web::control_room::lifecycle::{colleague, organiser_of_another_club, with_started};
use crate::web::leaderboard::page::{set_up_club, winners};

const AT: &str = "/organise/t/friday-night/prize-giving";
const WALL: &str = "/t/friday-night/projector";

/// Presses a button of the page; `place` is empty for those without one.
fn press(browser: &Browser, change: &str, place: &str) -> Reply {
    let reply = browser.post(AT, &[("change", change), ("place", place)]);
    reply.assert_leads_to(AT);
    reply
}

/// Kinds of the wall's pages: `g` for the prize-giving, `p` for the podium.
fn wall_kind(browser: &Browser) -> String {
    let page = browser.get(WALL).body;
    page.split_once("data-kind=\"").unwrap().1.split('"').next().unwrap().to_owned()
}

/// Places on the wall, best first; the first one may be hidden.
fn wall_steps(browser: &Browser) -> Vec<String> {
    let page = browser.get(WALL).body;
    page.split("id=\"step-").skip(1).map(|step| step.split('"').next().unwrap().to_owned()).collect()
}

/// Progress of each event of the prize-giving, oldest first; `None` for one that was called off.
fn recorded(database: &Database) -> Vec<Option<PrizeGivingProgress>> {
    let stored = tournaments::load(&database.store, "friday-night").unwrap();
    let events = tournaments::events(&database.store, &stored.header.id).unwrap();
    let progress = |kind| match kind {
        EventKind::PrizeGiving(progress) => Some(Some(progress)),
        EventKind::PrizeGivingEnded => Some(None),
        _ => None,
    };
    events.into_iter().filter_map(|event| progress(event.kind)).collect()
}

fn at(place: u32) -> PrizeGivingProgress {
    PrizeGivingProgress { place: Some(place) }
}

/// The button that is filled and has the focus.
fn focused(page: &Reply) -> &str {
    let button =
        page.body.split_once("autofocus>").map(|(before, _)| before.rsplit_once("<button").unwrap().1);
    button.unwrap_or_default()
}

#[apply(on_both!)]
fn each_place_is_revealed_once(database: &Database) {
    let app = spawn_app(database);
    let vera = with_embargo(&app, database);
    let olga = colleague(&app, &vera);
    let anybody = app.browser();
    let begun = Some(PrizeGivingProgress::default());
    vera.get(AT).assert_shows(200, copy("prize-giving-secret"));
    assert_eq!(focused(&vera.get(AT)), "", "the page begins at its top");
    assert!(anybody.get("/t/friday-night").body.contains(&escaped(copy("public-embargo-later"))));
    for browser in [&vera, &olga] {
        press(browser, "begin", "");
    }
    assert_eq!(recorded(database), [begun]);
    assert_eq!((wall_kind(&anybody).as_str(), wall_steps(&anybody).len()), ("g", 0));
    anybody.get(WALL).assert_shows(200, copy("prize-giving-come"));
    // Nothing is skipped, and a second phone that is behind reveals nothing more.
    for place in ["2", "1", "3", "3"] {
        press(&olga, "reveal", place);
    }
    assert_eq!(recorded(database), [begun, Some(at(3))]);
    assert_eq!(wall_steps(&anybody), ["hidden", "3"]);
    assert_eq!(vera.get(AT).body.matches("button primary").count(), 1);
    assert!(focused(&vera.get(AT)).contains("value=\"reveal\""));
    assert!(vera.get(AT).body.contains("id=\"place-3\" class=\"shown\""));
    press(&vera, "take-back", "2");
    press(&vera, "take-back", "3");
    press(&vera, "take-back", "3");
    assert_eq!(recorded(database), [begun, Some(at(3)), begun]);
    assert_eq!(wall_steps(&anybody).len(), 0);
    press(&vera, "call-off", "");
    assert_eq!((recorded(database).last(), wall_kind(&anybody).as_str()), (Some(&None), "s"));
    for (change, place) in [("begin", ""), ("reveal", "3"), ("call-off", ""), ("reveal", "2")] {
        press(&vera, change, place);
    }
    assert_eq!(wall_steps(&anybody), ["hidden", "2", "3"]);
    assert!(!anybody.get("/t/friday-night").has(winners(&["Anna"])));
    press(&vera, "reveal", "1");
    assert_eq!((wall_steps(&anybody).join(" ").as_str(), wall_kind(&anybody).as_str()), ("1 2 3", "ps"));
    for path in ["/t/friday-night", WALL] {
        anybody.get(path).assert_shows(200, winners(&["Anna"]));
    }
    let before = recorded(database).len();
    for (change, place) in [("take-back", "1"), ("reveal", "1"), ("reveal-all", ""), ("begin", "")] {
        press(&vera, change, place);
    }
    assert_eq!(recorded(database).len(), before, "first place is never taken back");
    vera.get(AT).assert_shows(200, copy("prize-giving-over"));
    vera.get("/organise/t/friday-night").assert_shows(200, copy("running-archive"));
    let audit = vera.get("/organise/t/friday-night/audit");
    audit.assert_shows(200, copy("event-prize-giving-place").with("place", 2));
}

#[apply(on_both!)]
fn everything_is_revealed_at_once(database: &Database) {
    let app = spawn_app(database);
    let vera = with_embargo(&app, database);
    press(&vera, "reveal-all", "");
    assert_eq!(recorded(database), [Some(at(1))]);
    app.browser().get("/t/friday-night").assert_shows(200, winners(&["Anna"]));
    // Standings that are withheld again are a secret again.
    set_audience(&vera, "public", "request");
    assert_eq!(wall_steps(&app.browser()).len(), 0);
    assert!(!app.browser().get("/t/friday-night").has(winners(&["Anna"])));
    vera.get(AT).assert_shows(200, copy("prize-giving-begin"));
    press(&vera, "begin", "");
    press(&vera, "reveal", "3");
    assert_eq!(wall_steps(&app.browser()), ["hidden", "3"]);
}

/// An evening under embargo with large totals, and the addresses of its phones.
fn evening_of_large_totals(app: &App, database: &Database) -> (Browser, Vec<String>) {
    let vera = app.organiser();
    let (club, header) = evening(app, database);
    for number in 3..=12 {
        let points = [613, 409, 211][(number as usize - 1) / 4];
        let stored = app.snapshots.unredacted(&header.slug).unwrap().stored.clone();
        let due = slot(1, 1, number);
        app.snapshots.record(&entry(&stored, due, Some(win_by_seat(&stored, due, 0, points)))).unwrap();
    }
    set_audience(&vera, "public", "request");
    let (store, id) = (&database.store, &header.id);
    let players: Vec<_> = tournaments::load(store, "friday-night").unwrap().people.keys().cloned().collect();
    let personal = player_codes::get_or_issue(store, &club.id, id, &players).unwrap();
    let tables = codes::list(store, &club.id, id).unwrap();
    let tables = tables.iter().map(|code| format!("/at/{}", code.code));
    (vera, personal.values().map(|code| format!("/me/{code}")).chain(tables).collect())
}

/// Totals of the lines with a better place, as pages and files write them.
fn totals_better_than(app: &App, place: u32) -> Vec<String> {
    let snapshot = app.snapshots.unredacted("friday-night").unwrap();
    let lines = snapshot.tally.standings.standings.iter().filter(|line| line.rank < Some(place));
    let totals = lines.filter_map(|line| line.total).filter(|total| *total >= 1000);
    totals.flat_map(|total| [total.to_string(), format!("{},{:03}", total / 1000, total % 1000)]).collect()
}

#[test]
fn no_address_gives_a_place_away() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (vera, phones) = evening_of_large_totals(&app, database);
    let anybody = app.browser();
    let look = |place: u32| {
        let secret = totals_better_than(&app, place);
        let secret: Vec<&str> = secret.iter().map(String::as_str).collect();
        assert!(!secret.is_empty(), "{place}");
        assert_tells_nothing(&crawl(&anybody, "friday-night"), &secret);
        for path in &phones {
            let page = anybody.get(path);
            assert_eq!(page.status.as_u16(), 200, "{path}");
            // The phone of a table shows the effect of its own hands.
            let leaks = secret.iter().find(|word| path.starts_with("/me/") && has_word(&page.body, word));
            assert_eq!(leaks, None, "{path}: {}", page.body);
            assert!(!page.body.contains("id=\"podium-1\""), "{path}: {}", page.body);
            assert!(!page.has(copy("table-end-here")), "{path}: {}", page.body);
        }
    };
    look(9);
    press(&vera, "begin", "");
    look(9);
    let places: Vec<u32> = [3, 2]
        .into_iter()
        .filter(|place| vera.get(AT).body.contains(&format!("id=\"place-{place}\"")))
        .collect();
    assert!(!places.is_empty());
    for place in places {
        press(&vera, "reveal", &place.to_string());
        look(place);
        for path in phones.iter().map(String::as_str).chain(["/t/friday-night"]) {
            anybody.get(path).assert_says(200, &format!("id=\"podium-{place}\""));
        }
        assert_eq!(wall_steps(&anybody)[..2], ["hidden".to_owned(), place.to_string()]);
    }
    press(&vera, "reveal", "1");
    for path in phones.iter().map(String::as_str).chain(["/t/friday-night"]) {
        anybody.get(path).assert_says(200, "id=\"podium-1\"");
    }
}

#[test]
fn public_places_are_played_on_the_wall_and_at_the_tables() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    let header = tournaments::load(&database.store, "friday-night").unwrap().header;
    play(&app.snapshots, &header, 12);
    let code = codes::list(&database.store, &header.club_id, &header.id).unwrap().remove(0).code;
    let (anybody, table) = (app.browser(), format!("/at/{code}"));
    anybody.get(&table).assert_shows(200, winners(&["Anna"]));
    anybody.get(&table).assert_shows(200, copy("table-end-here"));
    vera.get(AT).assert_shows(200, copy("prize-giving-public-line"));
    press(&vera, "begin", "");
    press(&vera, "reveal", "3");
    assert_eq!(wall_steps(&anybody), ["hidden", "3"]);
    for path in [&table, WALL] {
        // Its preview for other sites is that of the leaderboard.
        let mut page = anybody.get(path);
        page.body = page.body.split_once("<main").unwrap().1.to_owned();
        assert!(!page.has(winners(&["Anna"])) && !page.body.contains(">458<"), "{path}: {}", page.body);
    }
    anybody.get(&table).assert_says(200, "id=\"podium-hidden\"");
    anybody.get("/t/friday-night").assert_shows(200, winners(&["Anna"]));
}

#[test]
fn joint_places_and_single_winners_have_steps_of_their_own() {
    let table = [
        ("four-player", "std", vec![(0, 20)], "hidden 3", "1 3"),
        ("two-vs-two", "std", vec![(0, 300)], "hidden 2", "1 2"),
        ("free-for-all", "lose200", vec![(0, 150)], "", ""),
    ];
    for (format, method, hands, first, last) in table {
        let database = &Database::sqlite();
        let app = spawn_app(database);
        let vera = app.organiser();
        let club = lastcard::store::clubs::list(&database.store).unwrap().remove(0);
        // Nobody but the winner of the hand stays under it.
        let limit = (method == "lose200").then_some(100);
        let keys = SetupKeys { method: Some(method.to_owned()), limit, ..keys(format) };
        let header = start_friday_night(&database.store, &club, &keys);
        for (hand, (seat, points)) in (1..).zip(hands) {
            let stored = app.snapshots.unredacted(&header.slug).unwrap().stored.clone();
            let result = win_by_seat(&stored, slot(1, 1, hand), seat, points);
            app.snapshots.record(&entry(&stored, slot(1, 1, hand), Some(result))).unwrap();
        }
        vera.post("/organise/t/friday-night/stop", &[]);
        press(&vera, "begin", "");
        let place = vera.get(AT).body;
        let place = place.split_once("name=\"place\" value=\"").unwrap().1.split('"').next().unwrap();
        press(&vera, "reveal", place);
        assert_eq!(wall_steps(&app.browser()).join(" "), first, "{format}");
        press(&vera, "reveal", "1");
        assert_eq!(wall_steps(&app.browser()).join(" "), last, "{format}");
        assert!(wall_kind(&app.browser()).starts_with('p'), "{format}");
    }
}

#[test]
fn only_organisers_lead_the_prize_giving() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    // Nothing to reveal before the end.
    let page = vera.get(AT);
    page.assert_shows(200, copy("prize-giving-not-yet"));
    assert!(!page.body.contains("name=\"change\""));
    press(&vera, "begin", "");
    press(&vera, "reveal-all", "");
    assert_eq!(recorded(database), []);
    for wrong in [[("change", "show"), ("place", "1")], [("change", "reveal"), ("place", "first")]] {
        assert_eq!(vera.post(AT, &wrong).status.as_u16(), 400);
    }
    let olga = organiser_of_another_club(&app, database);
    olga.get(AT).assert_shows(404, copy("error-404"));
    olga.post(AT, &[("change", "begin")]).assert_shows(404, copy("error-404"));
    assert_eq!(app.browser().get(AT).status.as_u16(), 303);
}

#[apply(on_both!)]
fn drafts_have_no_prize_giving(database: &Database) {
    let (club, account) = set_up_club(&database.store);
    let new = crate::support::evening::new("Friday night", &keys("four-player"));
    let draft = tournaments::create(&database.store, &club.id, None, &new).unwrap();
    let begin = PrizeGivingChange::Begin;
    let refused =
        tournaments::change_prize_giving(&database.store, &club.id, &draft.id, begin, Some(&account.id));
    assert!(matches!(refused, Err(ChangeError::NotStarted)), "{refused:?}");
}

#[apply(on_both!)]
fn a_season_has_a_prize_giving_of_its_own(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let header = tournaments::load(&database.store, "friday-night").unwrap().header;
    play(&app.snapshots, &header, 12);
    let season = [("name", "2026"), ("count", "field"), ("tournaments", header.id.as_str())];
    vera.post("/organise/seasons/new", &season).assert_leads_to("/c/aurora/seasons/2026");
    let (at, wall) = ("/organise/seasons/2026/prize-giving", "/c/aurora/seasons/2026/prize-giving");
    let change = |change, place| {
        let reply = vera.post(at, &[("change", change), ("place", place)]);
        reply.assert_leads_to(at);
    };
    // Its table is final first.
    change("begin", "");
    vera.get(at).assert_shows(200, copy("prize-giving-season-runs"));
    vera.post("/organise/seasons/2026/end", &[("revision", "1")]);
    vera.get("/organise/seasons/2026").assert_says(200, &format!("href=\"{at}\""));
    let anybody = app.browser();
    change("begin", "");
    anybody.get(wall).assert_shows(200, copy("prize-giving-season-come"));
    let steps = || {
        let page = anybody.get(wall).body;
        let steps = page.split("id=\"step-").skip(1).map(|step| step.split('"').next().unwrap());
        steps.map(str::to_owned).collect::<Vec<_>>()
    };
    for place in ["2", "3", "3"] {
        change("reveal", place);
    }
    assert_eq!(steps(), ["hidden", "3"]);
    change("take-back", "3");
    assert_eq!(steps().len(), 0);
    change("reveal-all", "");
    assert_eq!(steps(), ["1", "2", "3"]);
    vera.get(at).assert_shows(200, copy("prize-giving-over"));
    organiser_of_another_club(&app, database).get(at).assert_shows(404, copy("error-404"));
    vera.post("/organise/seasons/2026/reopening", &[]);
    assert_eq!(steps().len(), 0);
}
