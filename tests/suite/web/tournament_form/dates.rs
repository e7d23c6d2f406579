//! Dates and times as typed: impossible dates, the hour that occurs twice, and time zones that change.

use lastcard::store::announcements::{self, Announcement};
use lastcard::store::tournaments::{self, TournamentScope};
use lastcard::store::{clubs, players};
use macro_rules_attribute::apply;
use reqwest::Method;

use crate::support::app::{App, Browser, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::ex_48::play;
use crate::web::announcements::page::submit_announcement;
use crate::web::control_room::lifecycle::{FOUR, create, with_draft, with_started};

const CLUB: [(&str, &str); 4] = [("club", "Aurora"), ("language", "en"), ("minutes", "6"), ("seconds", "0")];

fn announcements_of(database: &Database) -> Vec<Announcement> {
    announcements::list(&database.store, &clubs::list(&database.store).unwrap()[0].id).unwrap()
}

fn start_time(announcement: &Announcement) -> String {
    announcement.starts_at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true)
}

/// Announces an evening in a summer far ahead.
fn with_summer_evening(app: &App) -> Browser {
    let vera = app.organiser();
    submit_announcement(&vera, 0, &[("date", "2099-06-05"), ("time", "19:00")])
        .assert_leads_to("/organise/coming/friday?done=fixture-saved");
    vera.post("/organise/coming/friday/state", &[("do", "announce")]);
    vera
}

#[apply(on_both!)]
fn impossible_years_are_refused_everywhere(database: &Database) {
    let app = spawn_app(database);
    let short = || copy("problem-year-short").with("year", "26").with("meant", "2026");
    let outside = |year: &'static str| {
        copy("problem-year-outside").with("year", year).with("earliest", "1990").with("latest", "2100")
    };
    let vera = with_started(&app);
    for date in ["0026-12-04", "26-12-04"] {
        submit_announcement(&vera, 0, &[("date", date)]).assert_shows(422, short());
        create(&vera, &[("date", date), ("name", "Cup"), ("entrants", FOUR)]).assert_shows(422, short());
        let told = [
            ("visibility", "public"),
            ("names", "full"),
            ("telling", "from"),
            ("date", date),
            ("time", "22:00"),
        ];
        vera.post("/organise/t/friday-night/audience", &told).assert_shows(422, short());
    }
    submit_announcement(&vera, 0, &[("date", "9999-12-31")]).assert_shows(422, outside("9999"));
    // A series is limited in the same way.
    submit_announcement(&vera, 0, &[("date", "2100-12-20"), ("repeat", "week"), ("times", "3")])
        .assert_shows(422, outside("2101"));
    let record = r#"{"lastcard_record":1,"person":"Anna","evenings":[{"club":"Borealis","tournament":"Cup",
        "played_at":"0026-12-04T19:00:00Z","place":1,"people":4,"hands":12,"won":5}]}"#;
    let anna =
        players::list(&database.store, &clubs::list(&database.store).unwrap()[0].id).unwrap().remove(0);
    let brought = vera.post(&format!("/organise/players/{}/record", anna.id), &[("record", record)]);
    assert_eq!(brought.status.as_u16(), 422, "{}", brought.body);
    assert_eq!(tournaments::list_public(&database.store, 9, TournamentScope::All).unwrap().len(), 1);
    assert!(announcements_of(database).is_empty());
}

#[apply(on_both!)]
fn an_embargo_ends_no_earlier_than_the_start(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let header = tournaments::by_slug(&database.store, "friday-night").unwrap();
    play(&app.snapshots, &header, 2);
    let from = |date, time| {
        let told = [
            ("visibility", "public"),
            ("names", "full"),
            ("telling", "from"),
            ("date", date),
            ("time", time),
        ];
        vera.post("/organise/t/friday-night/audience", &told)
    };
    // The evening begins at half past seven.
    from("2026-11-27", "19:29")
        .assert_shows(422, copy("problem-embargo-before-start").with("when", "Fri, 27 Nov 2026, 19:30"));
    from("2098-11-27", "19:30").assert_leads_to("/organise/t/friday-night?done=audience");
    let visitor = app.browser();
    let file = "/t/friday-night/leaderboard.json";
    assert_eq!(visitor.get(file).status.as_u16(), 403);
    // An embargo stored before years were validated opens nothing either.
    database.run("UPDATE tournaments SET told_at = '0027-12-04 19:00:00'");
    assert_eq!(spawn_app(database).browser().get(file).status.as_u16(), 403);
    vera.get("/organise/t/friday-night?tab=show").assert_shows(200, copy("audience-telling-request"));
}

#[apply(on_both!)]
fn impossible_stored_dates_break_no_page(database: &Database) {
    let app = spawn_app(database);
    let vera = with_summer_evening(&app);
    create(&vera, &[("entrants", FOUR)]).assert_leads_to("/organise/t/friday-night?done=created");
    create(&vera, &[("name", "Cup"), ("entrants", FOUR)]).assert_leads_to("/organise/t/cup?done=created");
    vera.post("/organise/t/friday-night/start", &[("revision", "1"), ("everybody", "yes")]);
    play(&app.snapshots, &tournaments::by_slug(&database.store, "friday-night").unwrap(), 12);
    database.run("UPDATE fixtures SET starts_at = '9999-12-31 23:30:00'");
    for date in ["0027-12-04 19:00:00", "9999-12-31 23:30:00"] {
        database.run(&format!("UPDATE tournaments SET starts_at = '{date}'"));
        let again = spawn_app(database);
        let visitor = again.browser();
        for path in [
            "/",
            "/c/aurora",
            "/c/aurora/players",
            "/c/aurora/ratings",
            "/c/aurora/feed.atom",
            "/c/aurora/calendar.ics",
            "/t/friday",
            "/t/friday/poster",
            "/t/friday-night",
            "/t/friday-night/leaderboard.xlsx",
            "/t/friday-night/projector",
            "/api/v1/tournaments/friday-night/summary",
        ] {
            assert_eq!(visitor.send_raw(Method::GET, path, &[]).status.as_u16(), 200, "{path} {date}");
        }
        let calendar = visitor.get("/c/aurora/calendar.ics").body;
        let times = calendar.lines().filter(|line| line.starts_with("DTSTART") || line.starts_with("DTEND"));
        assert!(times.clone().count() >= 2 && times.clone().all(|line| !line.contains('+')), "{calendar}");
        let desk = again.browser();
        desk.post("/login", &[("login", "vera"), ("password", crate::support::app::PASSWORD)]);
        for path in [
            "/organise",
            "/organise/coming/friday",
            "/organise/coming/friday/edit",
            "/organise/t/friday-night",
            "/organise/t/cup",
            "/organise/t/cup/edit",
            "/organise/t/cup/forecast",
            "/organise/t/cup/audience",
            "/organise/seasons/new",
        ] {
            assert_eq!(desk.get(path).status.as_u16(), 200, "{path} {date}");
        }
    }
}

#[apply(on_both!)]
fn an_ambiguous_hour_is_chosen_when_announcing(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let late = [("date", "2099-10-25"), ("time", "02:30")];
    let asked = submit_announcement(&vera, 0, &late);
    asked.assert_says(422, "name=\"occurrence\" value=\"earlier\"");
    asked.assert_shows(422, copy("draft-occurrence-later").with("offset", "UTC+1"));
    submit_announcement(&vera, 0, &[&late[..], &[("occurrence", "later")]].concat())
        .assert_leads_to("/organise/coming/friday?done=fixture-saved");
    assert_eq!(start_time(&announcements_of(database)[0]), "2099-10-25T01:30:00Z");
    // Editing something else does not repeat the question.
    vera.get("/organise/coming/friday/edit").assert_says(200, "value=\"later\" checked");
    // A series asks if any of its evenings is ambiguous.
    let series =
        [("name", "Series"), ("date", "2099-10-18"), ("time", "02:30"), ("repeat", "week"), ("times", "2")];
    submit_announcement(&vera, 0, &series).assert_says(422, "name=\"occurrence\" value=\"earlier\"");
    submit_announcement(&vera, 0, &[&series[..], &[("occurrence", "later")]].concat())
        .assert_leads_to("/organise?done=fixtures-saved");
    let all = announcements_of(database);
    let begin: Vec<String> = all.iter().filter(|one| one.name.as_str() == "Series").map(start_time).collect();
    assert_eq!(begin, ["2099-10-18T00:30:00Z", "2099-10-25T01:30:00Z"]);
}

#[apply(on_both!)]
fn a_new_time_zone_keeps_hours_or_moments(database: &Database) {
    let app = spawn_app(database);
    let vera = with_summer_evening(&app);
    create(&vera, &[("name", "Draft"), ("entrants", FOUR)]).assert_leads_to("/organise/t/draft?done=created");
    let visitor = app.browser();
    let to = |zone, evenings: &[(&'static str, &'static str)]| {
        vera.post("/organise/club", &[&CLUB[..], &[("time_zone", zone)], evenings].concat())
    };
    let asked = to("America/New_York", &[]);
    asked.assert_shows(422, copy("club-evenings-asked"));
    for named in
        ["Friday", "Draft", "name=\"evenings\" value=\"hour\" checked", "name=\"evenings\" value=\"moment\""]
    {
        asked.assert_says(422, named);
    }
    assert_eq!(start_time(&announcements_of(database)[0]), "2099-06-05T17:00:00Z", "nothing is changed yet");
    to("America/New_York", &[("evenings", "hour")]).assert_leads_to("/organise/club?done=club");
    let kept = &announcements_of(database)[0];
    assert_eq!((start_time(kept).as_str(), kept.revision), ("2099-06-05T23:00:00Z", 3));
    visitor.get("/t/friday").assert_says(200, "19:00");
    vera.get("/organise/t/draft").assert_says(200, "19:30");
    to("Asia/Kolkata", &[("evenings", "moment")]).assert_leads_to("/organise/club?done=club");
    assert_eq!(start_time(&announcements_of(database)[0]), "2099-06-05T23:00:00Z");
    visitor.get("/t/friday").assert_says(200, "04:30");
    // Nothing is asked if nothing moves.
    to("Asia/Kolkata", &[]).assert_leads_to("/organise/club?done=club");
    to("Asia/Calcutta", &[("evenings", "hour")]).assert_leads_to("/organise/club?done=club");
    visitor.get("/t/friday").assert_says(200, "04:30");
}

#[test]
fn played_tournaments_keep_their_moment() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_draft(&app);
    vera.post("/organise/t/friday-night/start", &[("revision", "1"), ("everybody", "yes")]);
    let before = tournaments::by_slug(&database.store, "friday-night").unwrap().starts_at;
    vera.post("/organise/club", &[&CLUB[..], &[("time_zone", "Asia/Kolkata")]].concat())
        .assert_leads_to("/organise/club?done=club");
    assert_eq!(tournaments::by_slug(&database.store, "friday-night").unwrap().starts_at, before);
}
