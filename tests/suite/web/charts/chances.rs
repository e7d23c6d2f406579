//! Chances as everybody sees them, and no trace of them while an organiser hides them.

use lastcard::store::tournaments::{self, Header};
use lastcard::tournament::FEWEST_HANDS;
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::evening::{keys, start_friday_night};
use crate::support::ex_48::{four_player_keys, play};
use crate::web::leaderboard::page::set_up_club;

fn board(browser: &Browser, header: &Header) -> Reply {
    browser.get(&format!("/t/{}", header.slug))
}

fn charts(browser: &Browser, header: &Header) -> Reply {
    browser.get(&format!("/t/{}/charts", header.slug))
}

/// Opens the page, which starts the computation, and waits for the chances.
fn wait_for_chances(app: &App, header: &Header) {
    board(&app.browser(), header);
    let snapshot = app.snapshots.snapshot(&header.slug).unwrap();
    let mut chances = snapshot.watch_chances();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async { chances.wait_for(Option::is_some).await.map(drop) }).unwrap();
}

/// A four-player tournament after this many hands.
fn four_player_evening(app: &App, database: &Database, hands: usize) -> Header {
    let (club, _) = set_up_club(&database.store);
    let header = start_friday_night(&database.store, &club, &four_player_keys("std"));
    play(&app.snapshots, &header, hands);
    header
}

#[apply(on_both!)]
fn an_organiser_hides_the_chances_and_shows_them_again(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let club = lastcard::store::clubs::list(&database.store).unwrap().remove(0);
    let header = start_friday_night(&database.store, &club, &four_player_keys("std"));
    let desk = format!("/organise/t/{}", header.slug);
    let settings = format!("{desk}?tab=settings");
    play(&app.snapshots, &header, 6);
    wait_for_chances(&app, &header);
    vera.get(&settings).assert_shows(200, copy("running-chances-hide-hint"));
    vera.post(&format!("{desk}/chances"), &[("chances", "hide")])
        .assert_leads_to(&format!("{desk}?tab=settings&done=chances-hidden#settings"));
    vera.get(&format!("{desk}?done=chances-hidden")).assert_shows(200, copy("done-chances-hidden"));
    vera.get(&settings).assert_shows(200, copy("event-chances-hidden"));
    let visitor = app.browser();
    let words = [
        "board-chance",
        "board-chances-link",
        "chances-title",
        "chances-first",
        "chances-to-come",
        "chances-runs",
    ];
    let addresses =
        ["", "/charts", "/charts?follow=anna", "/schedule", "/projector", "/print", "/entrants/anna"];
    for hands in [6, 8] {
        play(&app.snapshots, &header, hands);
        for below in addresses {
            let page = visitor.get(&format!("/t/{}{below}", header.slug));
            assert_eq!(page.status.as_u16(), 200, "{below}");
            for word in words {
                assert!(!page.has(copy(word)), "{below}: {word}");
            }
            assert!(!page.body.contains("-c\" ") && !page.body.contains("/charts#chances"), "{below}");
        }
    }
    assert!(app.snapshots.snapshot(&header.slug).unwrap().chances().is_none(), "nobody works them out");
    let mut stream = visitor.stream(&format!("/t/{}/live", header.slug));
    stream.next().expect("the state");
    play(&app.snapshots, &header, 9);
    let news = stream.next().expect("news");
    assert!(!news.contains(&copy("board-chance").to_string()), "{news}");
    // Requests from another club or from visitors are refused.
    app.browser().post(&format!("{desk}/chances"), &[("chances", "show")]);
    assert!(!tournaments::by_slug(&database.store, &header.slug).unwrap().tells_chances);
    assert_eq!(vera.post(&format!("{desk}/chances"), &[("chances", "perhaps")]).status.as_u16(), 400);
    vera.post(&format!("{desk}/chances"), &[("chances", "show")])
        .assert_leads_to(&format!("{desk}?tab=settings&done=chances-shown#settings"));
    wait_for_chances(&app, &header);
    board(&visitor, &header).assert_shows(200, copy("board-chance"));
}

#[test]
fn leaderboard_and_charts_show_chances() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let header = four_player_evening(&app, database, 2);
    let visitor = app.browser();
    assert!(!board(&visitor, &header).has(copy("board-chance")));
    charts(&visitor, &header).assert_shows(200, copy("chances-early").with("hands", FEWEST_HANDS));
    play(&app.snapshots, &header, 9);
    charts(&visitor, &header).assert_shows(200, copy("chances-title"));
    wait_for_chances(&app, &header);
    let page = board(&visitor, &header);
    page.assert_shows(200, copy("board-chance"));
    page.assert_shows(200, copy("board-chances-link"));
    let told = app.snapshots.snapshot(&header.slug).unwrap().chances().unwrap();
    assert_eq!((told.runs, told.prospects.len()), (2_000, 4));
    for prospect in &told.prospects {
        let hundredths = (prospect.first * 100.0).round();
        let about = match hundredths {
            // No chance is shown as zero while it is still open.
            0.0 => copy("chances-hardly").with("n", 1),
            _ => copy("chances-about").with("n", hundredths),
        };
        let about = about.to_string();
        page.assert_shows(200, copy("board-chance-line").with("chance", about.as_str()));
        charts(&visitor, &header).assert_shows(200, about);
    }
    let page = charts(&visitor, &header);
    page.assert_shows(200, copy("chances-runs").with("runs", 2_000));
    page.assert_shows(200, copy("chances-method"));
    page.assert_shows(200, copy("chances-limits"));
    play(&app.snapshots, &header, 12);
    for page in [board(&visitor, &header), charts(&visitor, &header)] {
        assert!(!page.has(copy("board-chance")) && !page.has(copy("chances-title")), "it is over");
    }
}

#[test]
fn followers_get_the_result_before_the_chances() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let header = four_player_evening(&app, database, 4);
    let visitor = app.browser();
    let mut stream = visitor.stream(&format!("/t/{}/live", header.slug));
    stream.next().expect("the state");
    play(&app.snapshots, &header, 5);
    let line = |event: &str| event.lines().nth(1).unwrap().trim_start_matches("data: ").to_owned();
    let mark = app.snapshots.snapshot(&header.slug).unwrap().record_version().to_string();
    let mut told = Vec::new();
    while told.last() != Some(&mark) {
        told.push(line(&stream.next().expect("news")));
    }
    // The stream may first send the chances of the hand before, or both at once on a fast machine.
    assert!(told.iter().all(|version| version.starts_with(&mark) || !version.contains(&mark)), "{told:?}");
    board(&visitor, &header).assert_says(200, &format!("data-version=\"{mark}\""));
}

#[test]
fn an_open_ended_match_has_no_chances() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let keys = lastcard::tournament::SetupKeys { method: Some("lazy".to_owned()), ..keys("free-for-all") };
    let header = start_friday_night(&database.store, &club, &keys);
    play(&app.snapshots, &header, 4);
    charts(&app.browser(), &header).assert_shows(200, copy("chances-endless"));
    assert!(!board(&app.browser(), &header).has(copy("board-chance")));
}
