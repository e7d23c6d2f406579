//! Unreadable rows: they affect nothing but themselves.

use diesel::connection::SimpleConnection as _;
use lastcard::club::Publication;
use lastcard::club::SeasonRules;
use lastcard::store::announcements::{self, NewAnnouncement};
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::{AnnouncementId, Location, Store, clubs};
use lastcard::tournament::{Name, Setup};
use macro_rules_attribute::apply;
use serde_json::Value;
use tempfile::TempDir;

use crate::store::details;
use crate::support::app::{Browser, spawn_app};
use crate::support::database::{Database, connect_to_file, on_both};
use crate::support::evening::{keys, new, play, start_tournament};
use crate::web::app::serve::{Running, serve_command};

/// Creates two clubs, each with a running tournament, a season and an announcement, and one more tournament; returns
/// the first club's organiser.
fn create_two_clubs(database: &Database) -> Browser {
    let app = spawn_app(database);
    let vera = app.organiser();
    let store = &database.store;
    clubs::create(store, &details("Borealis")).unwrap();
    for club in clubs::list(store).unwrap() {
        clubs::set_joint_ratings(store, &club.id, true).unwrap();
        let header =
            start_tournament(store, &club, &new(&format!("{} Friday", club.name), &keys("four-player")));
        play(&app.snapshots, &header, 3);
        let year = NewSeason {
            name: Name::parse(&format!("{} 2026", club.name)).unwrap(),
            rules: SeasonRules::default(),
            takes_new: false,
            tournaments: [header.id].into(),
        };
        seasons::create(store, &club.id, &year).unwrap();
        let cup = NewAnnouncement {
            name: Name::parse(&format!("{} Cup", club.name)).unwrap(),
            place: None,
            about: None,
            starts_at: "2096-11-27T18:30:00Z".parse().unwrap(),
            setup: Setup::parse(&keys("four-player")).unwrap(),
            places: 4,
            takes_names: true,
            format_open: false,
        };
        let cup = announcements::create(store, &club.id, &AnnouncementId::made(), &[cup]).unwrap();
        announcements::set_state(store, &club.id, &cup.id, Publication::Announced, true).unwrap();
    }
    let own = clubs::by_slug(store, "aurora").unwrap();
    let other = start_tournament(store, &own, &new("Aurora Sunday", &keys("four-player")));
    play(&app.snapshots, &other, 3);
    vera
}

/// Public pages that stay available beside damaged data.
const EVERYBODY: [&str; 8] = [
    "/",
    "/ratings",
    "/c/aurora",
    "/c/aurora/ratings",
    "/c/aurora/feed.atom",
    "/t/aurora-friday",
    "/api/v1/clubs",
    "/api/v1/tournaments",
];

/// Asserts that a service started on damaged data serves these pages, then repairs it.
fn assert_pages_served(database: &Database, vera: &mut Browser, damage: &str, repair: &str, pages: &[&str]) {
    database.run(damage);
    let app = spawn_app(database);
    vera.move_to(app.address);
    for page in pages.iter().chain(&["/organise"]) {
        let reply = vera.get(page);
        assert_eq!(reply.status.as_u16(), 200, "{damage}: {page}: {}", reply.body);
    }
    for page in ["/", "/c/aurora", "/api/v1/tournaments", "/organise"] {
        assert!(vera.get(page).body.contains("Aurora Friday"), "{damage}: {page}");
    }
    app.end();
    database.run(repair);
}

#[apply(on_both!)]
fn an_unreadable_club_does_not_affect_others(database: &Database) {
    let mut vera = create_two_clubs(database);
    let of_it = "(SELECT id FROM clubs WHERE slug = 'borealis')";
    for (table, column, damaged) in [
        ("clubs", "time_zone", "'Mars/Olympus'"),
        ("clubs", "name", "''"),
        ("clubs", "pace_seconds", "-5"),
        ("players", "name", "''"),
        ("players", "openness", "'nobody'"),
        ("tournaments", "setup", "'{}'"),
        ("tournaments", "name", "''"),
        ("tournaments", "visibility", "'some'"),
        ("tournaments", "names", "'none'"),
        ("seasons", "rules", "'{'"),
        ("fixtures", "setup", "'{}'"),
        ("fixtures", "name", "''"),
    ] {
        let rows =
            if table == "clubs" { "slug = 'borealis'".to_owned() } else { format!("club_id = {of_it}") };
        assert_served_when_damaged(database, &mut vera, table, column, damaged, &rows, &EVERYBODY);
    }
    for (table, column, damaged) in [
        ("entries", "outcome", "'{}'"),
        ("entries", "via", "'chair:1'"),
        ("tournament_events", "detail", "'{'"),
        ("entrant_players", "name", "''"),
    ] {
        let rows = format!("tournament_id IN (SELECT id FROM tournaments WHERE club_id = {of_it})");
        assert_served_when_damaged(database, &mut vera, table, column, damaged, &rows, &EVERYBODY);
    }
}

#[apply(on_both!)]
fn an_unreadable_tournament_does_not_affect_others(database: &Database) {
    let mut vera = create_two_clubs(database);
    let pages: Vec<&str> =
        EVERYBODY.into_iter().chain(["/organise/t/aurora-friday", "/organise/seasons"]).collect();
    for (column, damaged) in [("setup", "'{}'"), ("name", "''"), ("visibility", "'some'")] {
        let rows = "slug = 'aurora-sunday'";
        assert_served_when_damaged(database, &mut vera, "tournaments", column, damaged, rows, &pages);
    }
    let rows = "tournament_id = (SELECT id FROM tournaments WHERE slug = 'aurora-sunday')";
    assert_served_when_damaged(database, &mut vera, "entries", "seating", "'[]'", rows, &pages);
    assert_served_when_damaged(database, &mut vera, "tournament_events", "kind", "'burnt'", rows, &pages);
    let rows = "slug = 'aurora-cup'";
    assert_served_when_damaged(database, &mut vera, "fixtures", "state", "'gone'", rows, &pages);
    assert_served_when_damaged(
        database,
        &mut vera,
        "seasons",
        "rules",
        "'{'",
        "slug = 'aurora-2026'",
        &pages,
    );
}

/// Damages a column of these rows, and asserts that these pages are served.
fn assert_served_when_damaged(
    database: &Database,
    vera: &mut Browser,
    table: &str,
    column: &str,
    damaged: &str,
    rows: &str,
    pages: &[&str],
) {
    database.run(&format!(
        "DROP TABLE IF EXISTS whole; CREATE TABLE whole AS SELECT * FROM {table} WHERE {rows}"
    ));
    let same = format!("whole.id = {table}.id");
    let same = if table == "entrant_players" {
        format!("{same} AND whole.tournament_id = {table}.tournament_id")
    } else {
        same
    };
    let repair = format!(
        "UPDATE {table} SET {column} = (SELECT whole.{column} FROM whole WHERE {same}) \
        WHERE EXISTS (SELECT 1 FROM whole WHERE {same}); DROP TABLE whole"
    );
    let damage = format!("UPDATE {table} SET {column} = {damaged} WHERE {rows}");
    assert_pages_served(database, vera, &damage, &repair, pages);
}

#[test]
fn lists_log_what_they_omit_once() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.db");
    let store = Store::open(&Location::Sqlite(path.clone())).unwrap();
    clubs::create(&store, &details("Aurora")).unwrap();
    let damaged = clubs::create(&store, &details("Borealis")).unwrap().id;
    drop(store);
    let damage = "UPDATE clubs SET name = '' WHERE slug = 'borealis'";
    connect_to_file(&path).batch_execute(damage).unwrap();
    let path = path.to_str().unwrap();
    let flags =
        ["--listen", "127.0.0.1:0", "--database", path, "--keep-backups", "0", "--log-format", "json"];
    let service = Running::start(serve_command(&folder, &flags));
    let browser = Browser::new(service.socket());
    for _ in 0..3 {
        let listed = browser.get("/api/v1/clubs");
        assert!(listed.body.contains("Aurora") && !listed.body.contains("borealis"), "{}", listed.body);
    }
    let (well, log) = service.stop();
    assert!(well, "{log}");
    let told: Vec<Value> = log
        .lines()
        .filter(|line| line.contains(damaged.as_str()))
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(told.len(), 1, "{log}");
    assert_eq!((&told[0]["level"], &told[0]["fields"]["table"]), (&"ERROR".into(), &"clubs".into()));
}
