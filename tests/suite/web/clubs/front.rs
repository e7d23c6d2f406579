//! The front page of a club, which is the home page of an installation with one club, in each of its states.

use chrono::{TimeDelta, Utc};
use lastcard::club::{ProfileVisibility, SeasonRules};
use lastcard::store::clubs::{self, Club};
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::tournaments::{self, Header, TournamentImport};
use lastcard::store::{Store, players};
use lastcard::tournament::{Name, file};
use macro_rules_attribute::apply;

use crate::store::details;
use crate::support::app::{Browser, Reply, spawn_app};
use crate::support::copy::{copy, escaped, hands_played};
use crate::support::database::{Database, on_both};
use crate::support::evening::{NAMES, keys, start_friday_night};
use crate::support::ex_48::{four_player_keys, play};
use crate::web::announcements::page::{sign_up, submit_announcement, with_announcement};
use crate::web::leaderboard::page::winners;

/// Both addresses of the front page.
const FRONT: [&str; 2] = ["/", "/c/aurora"];

fn club(store: &Store) -> Club {
    clubs::list(store).unwrap().remove(0)
}

/// Imports finished four-player evenings, a week apart.
fn import_evenings(store: &Store, many: i64) -> Vec<Header> {
    let text = include_str!("../../../evenings/four_player.json");
    let import = |week| TournamentImport {
        starts_at: Utc::now() - TimeDelta::weeks(many - week),
        tournament: file::read(text).unwrap(),
    };
    (0..many).map(|week| tournaments::import(store, &club(store).id, None, &import(week)).unwrap()).collect()
}

/// Returns the front page after checking that it is the same at both addresses, with at most one primary button.
fn front(browser: &Browser) -> Reply {
    let [home, page] = FRONT.map(|path| browser.get(path));
    let main = |reply: &Reply| {
        let (_, main) = reply.body.split_once("<header class=\"band\"").expect("a front page");
        main.split("</main>").next().unwrap().to_owned()
    };
    assert_eq!(main(&home), main(&page));
    assert!(primary(&page).len() <= 1, "{:?}", primary(&page));
    page
}

/// Addresses of the primary buttons.
fn primary(page: &Reply) -> Vec<String> {
    let links = page.body.split("<a class=\"button primary\" href=\"").skip(1);
    links.map(|link| link.split('"').next().unwrap().to_owned()).collect()
}

fn set_audience(vera: &Browser, telling: &str, names: &str) {
    let form = [("visibility", "public"), ("telling", telling), ("names", names)];
    vera.post("/organise/t/friday-night/audience", &form)
        .assert_leads_to("/organise/t/friday-night?done=audience");
}

#[apply(on_both!)]
fn a_new_club_has_an_empty_front_page(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let page = front(&app.browser());
    page.assert_says(200, "<h1><bdi>Aurora</bdi></h1>");
    page.assert_shows(200, copy("club-empty"));
    assert!(primary(&page).is_empty() && !page.has(copy("home-claim")));
    for (tab, key) in
        [("/evenings", "club-empty"), ("/players", "club-people-empty"), ("/ratings", "ratings-empty")]
    {
        page.assert_says(200, &format!("<a href=\"/c/aurora{tab}\">"));
        let page = app.browser().get(&format!("/c/aurora{tab}"));
        page.assert_shows(200, copy(key));
        page.assert_says(200, &format!("<a href=\"/c/aurora{tab}\" aria-current=\"page\">"));
    }
    assert!(!page.has(copy("club-tab-season")), "there is no season");
}

#[apply(on_both!)]
fn several_clubs_share_the_home_page(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    clubs::create(&database.store, &details("Borealis")).unwrap();
    let browser = app.browser();
    let home = browser.get("/");
    home.assert_shows(200, copy("home-claim"));
    for club in ["/c/aurora", "/c/borealis"] {
        home.assert_says(200, &format!("<a href=\"{club}\">"));
    }
    browser.get("/c/aurora").assert_shows(200, copy("club-empty"));
}

#[apply(on_both!)]
fn an_evening_goes_from_live_to_the_podium(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let header = start_friday_night(&database.store, &club(&database.store), &four_player_keys("std"));
    let browser = app.browser();
    let page = front(&browser);
    page.assert_shows(200, copy("state-ready"));
    assert_eq!(primary(&page), ["/t/friday-night"]);
    assert!(!page.body.contains("class=\"front-places"), "nobody has a place yet");
    play(&app.snapshots, &header, 5);
    let page = front(&browser);
    page.assert_shows(200, hands_played(5, 12));
    assert_eq!(page.body.matches("<li><span class=\"figure\">").count(), 3, "{}", page.body);
    play(&app.snapshots, &header, 12);
    let page = front(&browser);
    assert!(!page.body.contains("front-live"));
    page.assert_says(200, "<li class=\"podium-1\"");
    page.assert_shows(200, winners(&["Anna"]));
    assert!(primary(&page).is_empty());
    browser.get("/c/aurora/evenings").assert_shows(200, winners(&["Anna"]));
}

#[apply(on_both!)]
fn two_evenings_at_once_are_both_shown(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let club = club(&database.store);
    for _ in 0..3 {
        start_friday_night(&database.store, &club, &keys("four-player"));
    }
    let page = front(&app.browser());
    assert_eq!(
        page.body.matches("<section class=\"panel front-live\"").count(),
        2,
        "the third is a tab away"
    );
    assert_eq!(primary(&page).len(), 1);
    let evenings = app.browser().get("/c/aurora/evenings");
    assert_eq!(evenings.body.matches("<h3><a class=\"row-link\"").count(), 3);
}

#[apply(on_both!)]
fn the_next_evening_asks_for_names(database: &Database) {
    let app = spawn_app(database);
    let vera = with_announcement(&app);
    let browser = app.browser();
    let page = front(&browser);
    page.assert_says(200, "Red Lion");
    assert_eq!(primary(&page), ["/t/friday/sign-up"]);
    for name in ["Anna", "Boris", "Dina", "Gleb"] {
        sign_up(&app.browser(), name);
    }
    let page = front(&browser);
    page.assert_shows(200, copy("announcement-full").with("waiting", 0).with("places", 4));
    page.assert_shows(200, copy("sign-up-wait"));
    assert!(!page.body.contains("Boris"), "only organisers see the list");
    let set = |change| vera.post("/organise/coming/friday/state", &[("do", change)]);
    set("close");
    assert!(primary(&front(&browser)).is_empty());
    // A later evening is the next once the first will not take place, and nobody misses that.
    submit_announcement(&vera, 26, &[("name", "Saturday")]);
    vera.post("/organise/coming/saturday/state", &[("do", "announce")]);
    set("call-off");
    let page = front(&browser);
    assert_eq!(primary(&page), ["/t/saturday/sign-up"]);
    assert_eq!(page.body.matches("<p class=\"notice warn\">").count(), 1);
    // While people play, the leaderboard comes first.
    start_friday_night(&database.store, &club(&database.store), &keys("four-player"));
    assert_eq!(primary(&front(&browser)), ["/t/friday-night"]);
}

#[apply(on_both!)]
fn season_and_records_are_shown(database: &Database) {
    let app = spawn_app(database);
    app.organiser();
    let store = &database.store;
    let evenings = import_evenings(store, 3);
    let browser = app.browser();
    let show = |visibility| {
        for player in players::list(store, &club(store).id).unwrap() {
            players::set_visibility(store, &player.club_id, &player.id, visibility).unwrap();
        }
    };
    show(ProfileVisibility::Nothing);
    assert!(!front(&browser).body.contains("front-records"), "nobody wants to be named");
    let season = |name: &str, takes_new, tournaments: &[Header]| {
        let new = NewSeason {
            name: Name::parse(name).unwrap(),
            rules: SeasonRules::default(),
            takes_new,
            tournaments: tournaments.iter().map(|header| header.id.clone()).collect(),
        };
        seasons::create(store, &club(store).id, &new).unwrap();
    };
    season("2026", true, &evenings[1..]);
    season("2025", false, &evenings[..1]);
    show(ProfileVisibility::Everything);
    let page = front(&browser);
    page.assert_says(200, "<h2 id=\"season\"><a href=\"/c/aurora/seasons/2026\">");
    assert!(!page.body.contains("seasons/2025"), "it takes no new evenings");
    browser.get("/c/aurora/evenings").assert_says(200, "href=\"/c/aurora/seasons/2025\"");
    page.assert_shows(200, copy("record-evenings-won"));
    assert!(
        !page.has(copy("record-evenings")),
        "all have played all evenings, which says nothing about them"
    );
}

#[apply(on_both!)]
fn an_embargo_and_name_policies_hold_on_the_front_page(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let header = start_friday_night(&database.store, &club(&database.store), &four_player_keys("std"));
    let browser = app.browser();
    play(&app.snapshots, &header, 5);
    set_audience(&vera, "request", "full");
    let page = front(&browser);
    page.assert_shows(200, copy("public-embargo-later"));
    assert!(!page.body.contains("front-places"), "places are withheld");
    play(&app.snapshots, &header, 12);
    let page = front(&browser);
    page.assert_shows(200, copy("front-last"));
    page.assert_shows(200, copy("public-embargo-later"));
    assert!(!page.body.contains("podium-1") && !page.has(winners(&["Anna"])));
    set_audience(&vera, "now", "alias");
    let page = front(&browser);
    page.assert_says(200, "podium-1");
    for name in NAMES {
        assert!(!page.body.contains(&escaped(name)), "{name} is not shown in full");
    }
}
