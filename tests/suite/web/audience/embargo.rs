//! Standings under embargo: organisers see them and prepare the prize-giving; nobody else does, by any route.

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, escaped};
use crate::support::database::Database;
use crate::support::ex_48::play;
use crate::web::control_room::lifecycle::{organiser_of_another_club, with_started};

const AT: &str = "/organise/t/friday-night";

/// A finished tournament whose standings are under embargo.
pub(crate) fn with_embargo(app: &App, database: &Database) -> Browser {
    let vera = with_started(app);
    let stored = lastcard::store::tournaments::load(&database.store, "friday-night").unwrap();
    play(&app.snapshots, &stored.header, 12);
    set_audience(&vera, "public", "request");
    vera
}

pub(crate) fn set_audience(vera: &Browser, visibility: &str, embargo: &str) {
    let form = [("visibility", visibility), ("telling", embargo), ("names", "full")];
    vera.post(&format!("{AT}/audience"), &form).assert_leads_to(&format!("{AT}?done=audience"));
}

/// Tells whether the page has the winner's total.
fn has_totals(page: &Reply) -> bool {
    page.body.contains(">458<") || page.has(copy("points").with("count", 458))
}

#[test]
fn the_room_leads_organisers_to_embargoed_standings() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_embargo(&app, database);
    let room = vera.get(AT);
    room.assert_shows(200, copy("room-read-out"));
    room.assert_says(200, &format!("class=\"button primary\" href=\"{AT}/prize-giving\""));
    vera.get(&format!("{AT}/prize-giving")).assert_says(200, &format!("href=\"{AT}/standings\""));
    let own = vera.get(&format!("{AT}/standings"));
    assert!(has_totals(&own));
    own.assert_shows(200, copy("standings-own-kept"));
    own.assert_says(200, &format!("href=\"{AT}/print/certificates\""));
    assert_eq!(own.header("cache-control"), "no-store");
    // Once published, it is a page like the public one.
    vera.post(&format!("{AT}/audience/standings"), &[]).assert_leads_to(&format!("{AT}?done=told"));
    assert!(!vera.get(&format!("{AT}/standings")).has(copy("standings-own-kept")));
    vera.get(AT).assert_says(200, &format!("class=\"button primary\" href=\"{AT}/prize-giving\""));
}

#[test]
fn prints_for_the_prize_giving_show_embargoed_places() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_embargo(&app, database);
    for what in ["standings", "certificates"] {
        let page = vera.get(&format!("{AT}/print/{what}"));
        assert!(has_totals(&page), "{}", page.body);
        page.assert_shows(200, copy("print-kept"));
        assert_eq!(page.header("cache-control"), "no-store");
    }
    vera.get(&format!("{AT}/print/certificates"))
        .assert_shows(200, copy("certificate-place").with("place", 1));
    set_audience(&vera, "public", "now");
    assert!(!vera.get(&format!("{AT}/print/standings")).has(copy("print-kept")));
}

#[test]
fn nobody_else_sees_embargoed_standings() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_embargo(&app, database);
    let olga = organiser_of_another_club(&app, database);
    let anybody = app.browser();
    // The organiser's copy is rendered first and must not be cached for others.
    for path in ["/standings", "/print/standings", "/print/certificates"] {
        assert!(has_totals(&vera.get(&format!("{AT}{path}"))), "{path}");
        let away = anybody.get(&format!("{AT}{path}"));
        assert_eq!(away.status.as_u16(), 303, "{path}");
        assert!(!has_totals(&away));
        olga.get(&format!("{AT}{path}")).assert_shows(404, copy("error-404"));
    }
    for (browser, who) in [(&anybody, "anybody"), (&vera, "the public page, whoever looks")] {
        for path in ["", "/projector", "/print/standings", "/charts"] {
            let page = browser.get(&format!("/t/friday-night{path}"));
            assert!(!has_totals(&page), "{who} at {path}: {}", page.body);
        }
    }
    anybody.get("/t/friday-night").assert_says(200, &format!("href=\"{AT}/standings\""));
}

#[test]
fn a_private_tournament_shows_organisers_its_standings() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_embargo(&app, database);
    set_audience(&vera, "private", "now");
    let own = vera.get(&format!("{AT}/standings"));
    assert!(has_totals(&own));
    own.assert_shows(200, copy("standings-own-private"));
    assert!(!own.body.contains(&escaped(copy("audience-tell"))));
    app.browser().get("/t/friday-night").assert_shows(404, copy("error-404"));
    vera.get(AT).assert_says(200, &format!("href=\"{AT}/prize-giving\""));
}
