//! The pages of a season: its form, its table, and the make-up of each line.

use lastcard::club::{Audience, Embargo, Visibility};
use lastcard::store::clubs::{self, Club};
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{Store, players};
use lastcard::web::Config;
use macro_rules_attribute::apply;

use crate::support::app::{App, spawn_app, spawn_app_on};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::evening::{keys, new, play, start_tournament};
use crate::web::control_room::lifecycle::organiser_of_another_club;

/// Starts two four-player evenings, and plays one hand of the first.
fn evenings(app: &App, store: &Store) -> (Club, Vec<Header>) {
    let club = clubs::list(store).unwrap().remove(0);
    let all =
        ["Friday", "Saturday"].map(|named| start_tournament(store, &club, &new(named, &keys("four-player"))));
    play(&app.snapshots, &all[0], 1);
    (club, all.to_vec())
}

const FORM: [(&str, &str); 5] =
    [("name", "2026"), ("count", "places"), ("points", "5, 3 1"), ("best", "1"), ("tie_1", "countback")];

#[apply(on_both!)]
fn a_season_is_made_shown_followed_and_removed(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.get("/organise/seasons").assert_shows(200, copy("seasons-empty"));
    let (_, all) = evenings(&app, &database.store);
    let own: Vec<(&str, &str)> = all.iter().map(|header| ("tournaments", header.id.as_str())).collect();
    vera.post("/organise/seasons/new", &[FORM.as_slice(), &own].concat())
        .assert_leads_to("/organise/seasons?done=season-saved");
    vera.get("/organise/seasons").assert_says(200, "<bdi>2026</bdi>");

    let visitor = app.browser();
    visitor.get("/c/aurora").assert_says(200, "href=\"/c/aurora/seasons/2026\"");
    let page = visitor.get("/c/aurora/seasons/2026");
    page.assert_shows(200, copy("season-rule-places").with("points", "5 · 3 · 1"));
    page.assert_shows(200, copy("season-not-yet"));
    // The evening still runs: its points are provisional, and nobody has won it yet.
    assert_eq!(page.rows()[0], "1 Anna 1 0 5 *");
    page.assert_shows(200, copy("season-provisional"));
    let mut stream = visitor.stream("/c/aurora/seasons/2026/live");
    stream.next().unwrap();
    play(&app.snapshots, &all[1], 1);
    let told = stream.next().unwrap();
    assert!(told.contains("Saturday"), "{told}");
    assert!(!visitor.get("/c/aurora/seasons/2026").has(copy("season-not-yet")));

    // Only the best evening counts, but the other is listed too.
    let anna = players::list(&database.store, &all[0].club_id).unwrap().remove(0);
    let line = visitor.get(&format!("/c/aurora/seasons/2026/players/{}", anna.id));
    line.assert_shows(200, copy("season-dropped"));
    assert_eq!(line.rows().len(), 2);
    assert_eq!(visitor.get("/c/aurora/seasons/2026/players/nobody").status.as_u16(), 404);
    assert_eq!(visitor.get("/c/aurora/seasons/2027").status.as_u16(), 404);

    vera.get("/organise/seasons/2026/deletion").assert_shows(200, copy("season-remove-text"));
    vera.post("/organise/seasons/2026/deletion", &[])
        .assert_leads_to("/organise/seasons?done=season-removed");
    assert_eq!(visitor.get("/c/aurora/seasons/2026").status.as_u16(), 404);
    visitor.get("/t/friday").assert_says(200, "Friday");
}

#[apply(on_both!)]
fn stale_and_repeated_forms_change_nothing(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.post("/organise/seasons/new", &FORM).assert_leads_to("/organise/seasons?done=season-saved");
    vera.post("/organise/seasons/new", &FORM).assert_shows(422, copy("season-name-taken"));
    let form = [("name", "2027"), ("count", "field"), ("revision", "1")];
    vera.post("/organise/seasons/2026", &form).assert_leads_to("/organise/seasons?done=season-saved");
    let stale =
        vera.post("/organise/seasons/2026", &[("name", "2028"), ("count", "field"), ("revision", "1")]);
    stale.assert_shows(409, copy("season-stale"));
    stale.assert_says(409, "value=\"2028\"");
    // The address survives a change of name.
    app.browser().get("/c/aurora/seasons/2026").assert_says(200, "<bdi>2027</bdi>");
}

#[apply(on_both!)]
fn a_renamed_player_is_shown_at_once(database: &Database) {
    let (app, other) = (spawn_app(database), spawn_app_on(database.open_other_copy(), Config::default()));
    let vera = app.organiser();
    let (club, all) = evenings(&app, &database.store);
    let own: Vec<(&str, &str)> = all.iter().map(|header| ("tournaments", header.id.as_str())).collect();
    vera.post("/organise/seasons/new", &[FORM.as_slice(), &own].concat());
    let _news = other.snapshots.listen().unwrap();
    let watching = other.browser();
    let mut stream = watching.stream("/c/aurora/seasons/2026/live");
    stream.next().unwrap();
    let visitor = app.browser();
    visitor.get("/c/aurora/seasons/2026").assert_says(200, "Anna");
    let anna = players::list(&database.store, &club.id).unwrap().remove(0);
    vera.post(&format!("/organise/players/{}/name", anna.id), &[("name", "Annika")])
        .assert_leads_to("/organise/players?done=renamed");
    visitor.get("/c/aurora/seasons/2026").assert_says(200, "Annika");
    while !stream.next().unwrap().contains("Annika") {}
}

#[apply(on_both!)]
fn an_expired_embargo_updates_an_unwatched_season(database: &Database) {
    let (app, other) = (spawn_app(database), spawn_app(database));
    let vera = app.organiser();
    let (club, all) = evenings(&app, &database.store);
    let own: Vec<(&str, &str)> = all.iter().map(|header| ("tournaments", header.id.as_str())).collect();
    vera.post("/organise/seasons/new", &[FORM.as_slice(), &own].concat());
    let moment = "2200-01-01T00:00:00Z".parse().unwrap();
    let withheld = Audience { embargo: Embargo::From(moment), ..Default::default() };
    app.snapshots
        .change(&all[0].id, |store| tournaments::set_audience(store, &club.id, &all[0].id, withheld, None))
        .unwrap();
    let visitor = other.browser();
    assert!(!visitor.get("/c/aurora/seasons/2026").body.contains("Anna"));
    database.run("UPDATE tournaments SET starts_at = '2019-12-31 18:00:00', told_at = '2020-01-01 00:00:00' WHERE withheld");
    other.snapshots.release_due(moment).unwrap();
    visitor.get("/c/aurora/seasons/2026").assert_says(200, "Anna");
}

#[apply(on_both!)]
fn only_the_clubs_organisers_manage_its_seasons(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.post("/organise/seasons/new", &FORM).assert_leads_to("/organise/seasons?done=season-saved");
    let olga = organiser_of_another_club(&app, database);
    for path in ["/organise/seasons/2026", "/organise/seasons/2026/deletion"] {
        assert_eq!(olga.get(path).status.as_u16(), 404, "{path}");
        assert_eq!(olga.post(path, &FORM).status.as_u16(), 404, "{path}");
    }
    assert_eq!(app.browser().get("/organise/seasons").status.as_u16(), 303);
}

#[test]
fn wrong_fields_are_named_and_keep_their_values() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let (_, all) = evenings(&app, &database.store);
    let friday = ("tournaments", all[0].id.as_str());
    let wrong = [
        ("name", ""),
        ("count", "places"),
        ("points", "3, 5"),
        ("best", "many"),
        ("least", "0"),
        ("tie_1", "best"),
        ("tie_2", "best"),
        ("takes_new", "yes"),
        friday,
    ];
    let refused = vera.post("/organise/seasons/new", &wrong);
    assert_eq!(refused.status.as_u16(), 422);
    for field in ["name", "points", "best", "least", "ties"] {
        refused.assert_says(422, &format!("id=\"{field}-error\""));
    }
    refused.assert_says(422, "value=\"3, 5\"");
    refused.assert_says(422, &format!("value=\"{}\" checked", all[0].id));
    // Numbers may be in any script, and an empty field means the default.
    let typed = [("name", "२०२६"), ("count", "totals"), ("best", "३"), friday];
    vera.post("/organise/seasons/new", &typed).assert_leads_to("/organise/seasons?done=season-saved");
    let again = vera.post("/organise/seasons/new", &typed);
    again.assert_shows(422, copy("season-name-taken"));
    let taken = vera.post("/organise/seasons/new", &[("name", "League"), ("count", "field"), friday]);
    taken
        .assert_shows(422, copy("season-tournament-elsewhere").with("name", "Friday").with("season", "२०२६"));
}

#[test]
fn a_season_shows_only_public_evenings() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let vera = app.organiser();
    let (club, all) = evenings(&app, &database.store);
    let own: Vec<(&str, &str)> = all.iter().map(|header| ("tournaments", header.id.as_str())).collect();
    vera.post("/organise/seasons/new", &[FORM.as_slice(), &own].concat());
    let visitor = app.browser();
    visitor.get("/c/aurora/seasons/2026").assert_says(200, "Anna");
    let hidden = Audience { visibility: Visibility::Private, ..Default::default() };
    app.snapshots
        .change(&all[0].id, |store| tournaments::set_audience(store, &club.id, &all[0].id, hidden, None))
        .unwrap();
    let page = visitor.get("/c/aurora/seasons/2026");
    assert!(!page.body.contains("Friday") && !page.body.contains("Anna"), "{}", page.body);
    page.assert_shows(200, copy("season-empty"));
}
