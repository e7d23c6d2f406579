//! Permissions of organisers, referees, scorers, tables, players and the public, on every address.

use std::collections::BTreeSet;

use lastcard::club::Role;
use lastcard::store::accounts::{self, Login, NewAccount};
use lastcard::store::{clubs, codes, player_codes};
use lastcard::web::{Password, RouteAccess, RouteInfo, route_list};
use macro_rules_attribute::apply;
use regex::Regex;
use reqwest::Method;

use crate::support::app::{App, Browser, spawn_app};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};
use crate::support::showcase::routes;
use crate::web::accounts::account::link_in;
use crate::web::control_room::lifecycle::{code, with_started};

const AT: &str = "/organise/t/friday-night";
const PASSWORD: &str = "correct horse battery staple";

/// A referee of the only club, logged in.
pub(super) fn referee(app: &App) -> Browser {
    let store = app.snapshots.store();
    let club = clubs::list(store).unwrap().remove(0);
    let new = NewAccount {
        login: Login::parse("olga").unwrap(),
        name: lastcard::tournament::Name::parse("Olga").unwrap(),
        password_hash: lastcard::web::hash(&Password::parse(PASSWORD, &[]).unwrap()).unwrap(),
    };
    accounts::add(store, &club.id, &new, Role::Referee).unwrap();
    let olga = app.browser();
    olga.post("/login", &[("login", "olga"), ("password", PASSWORD)]).assert_leads_to("/organise");
    olga
}

/// Fills in the parameters of a route, for the running tournament.
fn fill_in(route: &str) -> String {
    let route = route.replace("{slug}", "friday-night").replace("{slot}", "1.1.1").replace("{table}", "1");
    Regex::new(r"\{[^}]*\}").unwrap().replace_all(&route, "x").into_owned()
}

/// Opens an address with this user agent.
fn open_with_agent(device: &Browser, address: &str, agent: &str) {
    let reply = device.send(Method::GET, address, |request| request.header("user-agent", agent));
    assert_eq!(reply.status, 200, "{address}");
}

/// Issues a scorer's code.
fn issue_scorer_code(vera: &Browser) -> String {
    vera.post(&format!("{AT}/scorer"), &[]).assert_leads_to(&format!("{AT}?tab=show&done=scorer#codes"));
    let page = vera.get(&format!("{AT}?tab=show")).body;
    let found = Regex::new("/score/([A-Z0-9]{8})").unwrap();
    found.captures(&page).unwrap()[1].to_owned()
}

/// Routes that a referee may use, for ruling on results, correcting them and looking them up.
const REFEREE_ROUTES: [&str; 22] = [
    "/organise",
    "/organise/archive",
    "/organise/live",
    "/organise/account",
    "/organise/account/password",
    "/organise/account/second-factor",
    "/organise/account/second-factor/end",
    "/organise/account/sessions",
    "/organise/account/sessions/others/end",
    "/organise/account/sessions/{id}/end",
    "/organise/t/{slug}",
    "/organise/t/{slug}/audit",
    "/organise/t/{slug}/audit.{kind}",
    "/organise/t/{slug}/calls/{table}",
    "/organise/t/{slug}/confirmations",
    "/organise/t/{slug}/finder.json",
    "/organise/t/{slug}/hands/{slot}",
    "/organise/t/{slug}/hands/{slot}/consequences",
    "/organise/t/{slug}/hands/{slot}/opening",
    "/organise/t/{slug}/live",
    "/organise/t/{slug}/rulings",
    "/organise/t/{slug}/rulings/{id}/end",
];

#[test]
fn a_referee_may_use_these_routes() {
    let routes = route_list().into_iter().filter(|route| route.access == RouteAccess::Referee);
    let routes: BTreeSet<String> = routes.map(|route| route.path).collect();
    assert_eq!(routes, REFEREE_ROUTES.map(str::to_owned).into());
}

/// Opens every page that only organisers may use: each answer says why it is refused.
fn assert_other_addresses_refused(referee: &Browser) {
    let routes = route_list().into_iter().filter(|route| route.access == RouteAccess::Organiser);
    for route in routes.filter(RouteInfo::is_page) {
        let reply = referee.get(&fill_in(&route.path));
        // Unknown addresses are 404 for everybody.
        if reply.status != 404 {
            reply.assert_shows(403, copy("error-referee"));
        }
    }
}

#[apply(on_both!)]
fn a_referee_rules_and_corrects_and_nothing_else(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let olga = referee(&app);
    let fields = [
        ("slot", "1.1.1"),
        ("based_on", "0"),
        ("entry_key", "0123456789abcdef"),
        ("out", "anna"),
        ("total.vera", "30"),
        ("total.gleb", "45"),
    ];
    olga.post(&format!("{AT}/hands/1.1.1"), &fields).assert_leads_to(&format!("{AT}?done=recorded"));
    let ruling = [("kind", "decision"), ("reason", "The card was laid in time."), ("seen", "0")];
    assert_eq!(olga.post(&format!("{AT}/rulings"), &ruling).status, 303);
    // Pages show what a referee may do, and nothing else.
    let desk = olga.get("/organise");
    desk.assert_shows(200, copy("desk-to-rulings"));
    let desk = desk.body;
    assert!(!desk.contains("/organise/tournaments/new") && !desk.contains("/organise/organisers"), "{desk}");
    let room = olga.get(AT).body;
    assert!(
        room.contains(&escaped(copy("referee-lede")))
            && room.contains("/rulings")
            && room.contains("/hands/1.1.1")
    );
    for hidden in ["/at/", "/score/", "/stop", "/wall", "/codes/", "/audience", "/people/"] {
        assert!(!room.contains(hidden), "{hidden}: {room}");
    }
    assert_other_addresses_refused(&olga);
    for deed in [
        "edit",
        "stop",
        "archive",
        "draw",
        "start",
        "scorer",
        "codes/1",
        "audience",
        "clock",
        "counting",
        "people/withdrawal",
    ] {
        let reply = olga.post(&format!("{AT}/{deed}"), &[("hours", "6"), ("player", "anna")]);
        assert_eq!(reply.status, 403, "{deed}");
        reply.assert_shows(403, copy("error-referee"));
    }
    olga.post("/organise/tournaments", &[("name", "Mine")]).assert_shows(403, copy("error-referee"));
    olga.post("/organise/invites", &[("current", PASSWORD)]).assert_shows(403, copy("error-referee"));
    // Their actions are logged under their name.
    let record = vera.get(&format!("{AT}?tab=settings")).body;
    assert!(record.contains("Olga"), "{record}");
    assert!(vera.get("/organise/organisers").body.contains(&escaped(copy("role-referee-short"))));
}

#[apply(on_both!)]
fn a_referee_is_invited_and_the_last_organiser_stays(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let asked = vera.get("/organise/invites").body;
    assert!(asked.contains(r#"name="role" value="referee""#), "{asked}");
    let made =
        vera.post("/organise/invites", &[("current", crate::support::app::PASSWORD), ("role", "referee")]);
    assert_eq!(made.status, 200, "{}", made.body);
    let link = link_in(&app, &made.body);
    let olga = app.browser();
    olga.post(&link, &[("name", "Olga"), ("login", "olga"), ("password", PASSWORD)])
        .assert_leads_to("/organise");
    olga.get("/organise/tournaments/new").assert_shows(403, copy("error-referee"));
    let store = app.snapshots.store();
    let club = clubs::list(store).unwrap().remove(0);
    let all = accounts::list(store, &club.id).unwrap();
    let organiser = all.iter().find(|account| account.role == Role::Organiser).unwrap();
    // Referees alone could not administer the club.
    assert!(accounts::remove(store, &club.id, &organiser.id).is_err());
}

#[apply(on_both!)]
fn a_scorer_only_enters_results_at_all_tables(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let (first, device) = (issue_scorer_code(&vera), app.browser());
    device.get(&format!("/at?code={}", first.to_lowercase())).assert_leads_to(&format!("/score/{first}"));
    let all = device.get(&format!("/score/{first}")).body;
    let at = format!("/at/{first}.1");
    assert!(all.contains(&at), "{all}");
    assert!(device.get(&at).body.contains(&format!("/score/{first}")));
    let fields = [
        ("slot", "1.1.1"),
        ("based_on", "0"),
        ("entry_key", "0123456789abcdef"),
        ("out", "anna"),
        ("total.vera", "30"),
        ("total.gleb", "45"),
    ];
    device.post(&format!("{at}/entries"), &fields).assert_leads_to(&at);
    // The code opens only tables that exist, and only by their numbers.
    for nowhere in
        [format!("/at/{first}.2"), format!("/at/{first}.0"), format!("/at/{first}"), format!("/me/{first}")]
    {
        assert_eq!(device.get(&nowhere).status, 404, "{nowhere}");
    }
    // The code grants nothing beyond scoring, however it is submitted.
    device.get(AT).assert_leads_to("/login?next=/organise/t/friday-night");
    assert_eq!(device.post(&format!("{AT}/edit"), &[("code", first.as_str())]).status, 401);
    let set_up =
        [("code", first.as_str()), ("club", "Mine"), ("name", "M"), ("login", "m"), ("password", PASSWORD)];
    assert_ne!(device.post("/setup", &set_up).status, 200);
    assert_eq!(clubs::list(app.snapshots.store()).unwrap().len(), 1);
    assert_eq!(device.post("/login", &[("login", first.as_str()), ("password", first.as_str())]).status, 422);
    // A new code replaces the first.
    let second = issue_scorer_code(&vera);
    assert_eq!(device.get(&format!("/score/{first}")).status, 404);
    assert_eq!(device.get(&at).status, 404);
    device.get(&format!("/score/{second}")).assert_shows(200, copy("scorer-heading"));
    vera.post(&format!("{AT}/scorer/end"), &[]);
    assert_eq!(device.get(&format!("/score/{second}")).status, 404);
    assert_eq!(device.get(&format!("/at/{second}.1")).status, 404);
    let record = vera.get(&format!("{AT}?tab=settings")).body;
    assert!(
        record.contains(&escaped(copy("event-scorer-issued")))
            && record.contains(&escaped(copy("event-scorer-revoked")))
    );
}

#[apply(on_both!)]
fn codes_name_their_devices_and_expire(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = format!("/at/{}", code(&vera.get(AT)));
    let device = app.browser();
    open_with_agent(&device, &at, "Mozilla/5.0 (Android 14; Mobile) Gecko/130.0 Firefox/130.0");
    assert!(vera.get(AT).body.contains("Firefox · Android"));
    let snapshot = app.snapshots.unredacted("friday-night").unwrap();
    let header = snapshot.header().clone();
    let players: Vec<_> = snapshot.tournament().players().take(1).map(|player| player.id.clone()).collect();
    let own =
        player_codes::get_or_issue(app.snapshots.store(), &header.club_id, &header.id, &players).unwrap();
    let me = format!("/me/{}", own[&players[0]]);
    open_with_agent(&device, &me, "Mozilla/5.0 (iPhone) Safari/605");
    assert!(vera.get(&format!("{AT}/phones")).body.contains("Safari · iPhone"));
    let device_scorer = format!("/score/{}", issue_scorer_code(&vera));
    vera.post(&format!("{AT}/codes-until"), &[("hours", "6")])
        .assert_leads_to(&format!("{AT}?tab=show&done=codes-until#codes"));
    assert_eq!(vera.post(&format!("{AT}/codes-until"), &[("hours", "5")]).status, 400);
    for open in [&at, &me, &device_scorer] {
        assert_eq!(device.get(open).status, 200, "{open}");
    }
    // The six hours are over, and the service is restarted.
    drop(device);
    app.end();
    database
        .run("UPDATE tournament_events SET detail = '\"2020-01-01T00:00:00Z\"' WHERE kind = 'codes-until'");
    let app = spawn_app(database);
    let (device, vera) = (app.browser(), app.browser());
    vera.post("/login", &[("login", "vera"), ("password", crate::support::app::PASSWORD)])
        .assert_leads_to("/organise");
    for ended in [&at, &me, &device_scorer] {
        device.get(ended).assert_shows(410, copy("error-code-ended"));
    }
    let fields = [
        ("slot", "1.1.1"),
        ("based_on", "0"),
        ("entry_key", "0123456789abcdef"),
        ("out", "anna"),
        ("total.vera", "30"),
        ("total.gleb", "45"),
    ];
    device.post(&format!("{at}/entries"), &fields).assert_shows(410, copy("error-code-ended"));
    vera.post(&format!("{AT}/codes-until"), &[("hours", "0")]);
    assert_eq!(device.get(&at).status, 200);
    assert_eq!(codes::list(app.snapshots.store(), &header.club_id, &header.id).unwrap().len(), 1);
}

#[test]
fn without_code_or_account_nothing_can_be_changed() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = with_started(&app);
    let table = code(&vera.get(AT));
    let anybody = app.browser();
    for route in routes().iter().filter(|route| route.starts_with("/organise")) {
        let address = fill_in(route);
        let reply = anybody.get(&address);
        if reply.status == 404 {
            continue;
        }
        assert_eq!(reply.status, 303, "{address}");
        assert!(reply.header("location").starts_with("/login"), "{address}");
        let posted = anybody.post(&address, &[("code", table.as_str())]).status.as_u16();
        assert!([401, 404, 405].contains(&posted), "{address}: {posted}");
    }
    // A table's code is not valid for a player or a scorer.
    for wrong in [format!("/me/{table}"), format!("/score/{table}"), format!("/me/{table}/hand")] {
        assert_eq!(anybody.get(&wrong).status, 404, "{wrong}");
    }
}
