//! The pages of a season: its form, its table, and the make-up of each line.

use chrono::{TimeDelta, Utc};
use lastcard::club::{Audience, Embargo, SeasonRules, StateChange, Visibility};
use lastcard::store::clubs::{self, Club};
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::tournaments::{self, Header, TournamentImport};
use lastcard::store::{Store, players};
use lastcard::tournament::{Name, file};
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
        .assert_leads_to("/c/aurora/seasons/2026");
    vera.get("/organise/seasons").assert_says(200, "<bdi>2026</bdi>");

    let visitor = app.browser();
    visitor.get("/c/aurora").assert_says(200, "href=\"/c/aurora/seasons/2026\"");
    let page = visitor.get("/c/aurora/seasons/2026");
    page.assert_shows(200, copy("season-rule-places").with("points", "5 · 3 · 1"));
    page.assert_shows(200, copy("season-not-yet"));
    // The evening still runs: its points do not count yet, and stand beside what would be if it ended now.
    let missing = copy("season-missing").with("count", 1);
    assert_eq!(page.rows()[0], format!("– Anna {missing} – 5 5"));
    page.assert_shows(200, copy("season-if-ended"));
    page.assert_shows(200, copy("season-mark-runs"));
    let mut stream = visitor.stream("/c/aurora/seasons/2026/live");
    stream.next().unwrap();
    play(&app.snapshots, &all[1], 1);
    let told = stream.next().unwrap();
    assert!(told.contains("Saturday"), "{told}");
    assert!(!visitor.get("/c/aurora/seasons/2026").has(copy("season-not-yet")));
    for header in &all {
        let stop = |store: &Store| {
            tournaments::change_state(store, &header.club_id, &header.id, StateChange::Stop, None)
        };
        app.snapshots.change(&header.id, stop).unwrap();
    }

    // Only the best evening counts, but the other is listed too.
    let page = app.browser().get("/c/aurora/seasons/2026");
    let (dropped, won) = (copy("season-dropped"), copy("season-mark-won"));
    assert_eq!(page.rows()[0], format!("1 Anna 5 5 {dropped}, {won} 5 {won}"));
    assert!(!page.has(copy("season-if-ended")));
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
    vera.post("/organise/seasons/new", &FORM).assert_leads_to("/c/aurora/seasons/2026");
    vera.post("/organise/seasons/new", &FORM).assert_shows(422, copy("season-name-taken"));
    let form = [("name", "2027"), ("count", "field"), ("revision", "1")];
    vera.post("/organise/seasons/2026", &form).assert_leads_to("/c/aurora/seasons/2026");
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
    vera.post("/organise/seasons/new", &FORM).assert_leads_to("/c/aurora/seasons/2026");
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
    assert_eq!(vera.post("/organise/seasons/new", &typed).status.as_u16(), 303);
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

#[apply(on_both!)]
fn a_season_takes_the_evenings_of_its_days(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let (club, _) = evenings(&app, &database.store);
    // The form as it comes: the evenings of a year and new ones, with the year as the name.
    let form = vera.get("/organise/seasons/new");
    for field in ["name=\"name\"", "name=\"from\"", "name=\"until\"", "value=\"dates\" checked"] {
        form.assert_says(200, field);
    }
    let days = |from: &'static str, until: &'static str| {
        [("name", "Autumn"), ("count", "field"), ("evenings", "dates"), ("from", from), ("until", until)]
    };
    for (from, until, field) in
        [("", "2026-12-31", "from"), ("2026-01-01", "soon", "until"), ("2026-12-31", "2026-01-01", "until")]
    {
        let refused = vera.post("/organise/seasons/new", &days(from, until));
        refused.assert_says(422, &format!("id=\"{field}-error\""));
    }
    // Both evenings begin on 27 November at 19:30 in Berlin.
    let members = || seasons::members(&database.store, &club.id).unwrap().len();
    vera.post("/organise/seasons/new", &days("2026-11-28", "2026-12-31"))
        .assert_leads_to("/c/aurora/seasons/autumn");
    assert_eq!(members(), 0);
    let again = [&days("२०२६-११-२७", "2026-11-27")[..], &[("revision", "1")]].concat();
    vera.post("/organise/seasons/autumn", &again).assert_leads_to("/c/aurora/seasons/autumn");
    assert_eq!(members(), 2);
    // Evenings of another season stay there.
    let other = [("name", "Winter")];
    let other = days("2026-01-01", "2026-12-31").into_iter().skip(1).chain(other).collect::<Vec<_>>();
    vera.post("/organise/seasons/new", &other).assert_leads_to("/c/aurora/seasons/winter");
    assert_eq!(members(), 2);
    vera.get("/organise/seasons/winter").assert_says(200, "value=\"ticked\" checked");
}

#[test]
fn a_long_season_shows_its_latest_evenings_and_has_a_page_with_all() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let _vera = app.organiser();
    let club = clubs::list(&database.store).unwrap().remove(0);
    let text = include_str!("../../evenings/four_player.json");
    let evening = |week: i64| {
        let starts_at = Utc::now() - TimeDelta::weeks(week);
        let import = TournamentImport { starts_at, tournament: file::read(text).unwrap() };
        tournaments::import(&database.store, &club.id, None, &import).unwrap().id
    };
    let new = NewSeason {
        name: Name::parse("2026").unwrap(),
        rules: SeasonRules::default(),
        takes_new: false,
        tournaments: (0..60).map(evening).collect(),
    };
    seasons::create(&database.store, &club.id, &new).unwrap();
    let columns = |path: &str| {
        let page = app.browser().get(path);
        page.assert_says(200, "season-matrix");
        page.body.matches("<th scope=\"col\"").count() - 2
    };
    assert_eq!(columns("/c/aurora/seasons/2026"), 12);
    assert_eq!(columns("/c/aurora/seasons/2026/evenings"), 52);
    app.browser().get("/c/aurora/seasons/2026").assert_shows(200, copy("season-all").with("count", 60));
    app.browser()
        .get("/c/aurora/seasons/2026/evenings")
        .assert_shows(200, copy("season-older").with("count", 52));
}
