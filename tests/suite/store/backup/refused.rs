//! A club's file that somebody changed: nothing of it is kept.

use lastcard::club::{Publication, SignUpSource};
use macro_rules_attribute::apply;
use std::fs;

use lastcard::club::{SeasonRules, SignUpNames};
use lastcard::store::announcements::{self, Announcement, NewAnnouncement};
use lastcard::store::backup::{self, BackupError};
use lastcard::store::clubs::Club;
use lastcard::store::entries::random_key;
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::sign_ups::{self, NewSignUp};
use lastcard::store::tournaments::{self, NewTournament};
use lastcard::store::{AnnouncementId, Store, clubs, imported_results, players};
use lastcard::tournament::{Format, Setup};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::{create_evening, duplicates, set_up};
use crate::store::name;
use crate::support::backup_lines::{lines, sealed_file};
use crate::support::database::{Database, on_both};
use crate::support::evening::{keys, new, slot, start_friday_night};

/// A file as its lines, to change one value at a time.
struct ClubLines(Vec<String>);

impl ClubLines {
    fn of(store: &Store, club: &Club) -> Self {
        Self(lines(&backup::club_file(store, &club.id).unwrap()))
    }

    /// Returns the line number of a table's first row, and the table's head.
    fn first_row(&self, table: &str) -> (usize, Value) {
        let start = format!("{{\"table\":\"{table}\"");
        let place = self.0.iter().position(|line| line.starts_with(&start)).unwrap();
        (place + 1, serde_json::from_str(&self.0[place]).unwrap())
    }

    fn column(head: &Value, column: &str) -> usize {
        head["columns"].as_array().unwrap().iter().position(|one| one[0] == column).expect(column)
    }

    /// Returns the file with another value in the first row of a table.
    fn with_value(&self, table: &str, column: &str, value: Value) -> Vec<u8> {
        let (place, head) = self.first_row(table);
        let mut row: Value = serde_json::from_str(&self.0[place]).expect("a row in the table");
        row[Self::column(&head, column)] = value;
        let mut changed = self.0.clone();
        changed[place] = row.to_string();
        self::sealed_file(changed[..changed.len() - 1].iter().map(String::as_str))
    }

    /// Returns the value in the first row of a table.
    fn value(&self, table: &str, column: &str) -> Value {
        let (place, head) = self.first_row(table);
        let row: Value = serde_json::from_str(&self.0[place]).unwrap();
        row[Self::column(&head, column)].clone()
    }
}

fn announce(store: &Store, club: &Club, named: &str) -> Announcement {
    let new = NewAnnouncement {
        name: name(named),
        place: None,
        about: None,
        starts_at: "2096-11-27T18:30:00Z".parse().unwrap(),
        setup: Setup::parse(&keys("individual")).unwrap(),
        places: 8,
        takes_names: true,
        format_open: false,
    };
    let made = announcements::create(store, &club.id, &AnnouncementId::made(), &[new]).unwrap();
    announcements::set_state(store, &club.id, &made.id, Publication::Announced, true).unwrap()
}

/// Creates a club with rows in nearly every table.
fn create_full_club(store: &Store) -> Club {
    let (club, header) = create_evening(store);
    let shared = start_friday_night(store, &club, &duplicates::duplicate_keys("eight-player"));
    for table in [1, 2] {
        duplicates::play_hand(store, &shared, slot(1, table, 1));
    }
    let year = NewSeason {
        name: name("2026"),
        rules: SeasonRules::default(),
        takes_new: false,
        tournaments: [header.id].into(),
    };
    seasons::create(store, &club.id, &year).unwrap();
    let cup = announce(store, &club, "Cup");
    sign_ups::sign_up(
        store,
        &cup.id,
        &NewSignUp {
            names: SignUpNames::parse(Format::Individual, vec![name("Anna")]).unwrap(),
            remark: None,
            entry_key: random_key(),
            source: SignUpSource::Anybody("home".to_owned()),
        },
    )
    .unwrap();
    let drawn_up = NewTournament { announcement: Some(cup.id), ..new("Cup", &keys("four-player")) };
    tournaments::create(store, &club.id, None, &drawn_up).unwrap();
    club
}

/// Creates the existing club, with a person, a season and a tournament that foreign rows might refer to.
fn create_own_club(store: &Store) -> (Club, [String; 4]) {
    let (club, account) = set_up(store);
    let header = start_friday_night(store, &club, &keys("four-player"));
    let year = NewSeason {
        name: name("Ours"),
        rules: SeasonRules::default(),
        takes_new: true,
        tournaments: [].into(),
    };
    let year = seasons::create(store, &club.id, &year).unwrap();
    let person = players::list(store, &club.id).unwrap().remove(0);
    let ids = [person.id.to_string(), year.id.to_string(), header.id.to_string(), account.id.to_string()];
    (club, ids)
}

/// Returns a backup of the whole database.
fn full_backup(store: &Store, folder: &TempDir) -> Vec<u8> {
    let path = folder.path().join("everything");
    backup::write(store, &path).unwrap();
    fs::read(path).unwrap()
}

/// Asserts that a file is refused for a row of this table, and that nothing of it is kept.
fn assert_refused(database: &Database, folder: &TempDir, file: &[u8], table: &str, what: &str) {
    let before = full_backup(&database.store, folder);
    let path = folder.path().join("aurora.backup");
    fs::write(&path, file).unwrap();
    match backup::restore(&database.location, &path) {
        Err(BackupError::Unfit { table: named, row, .. }) => {
            assert_eq!(named, table, "{what}");
            assert!(!row.is_empty(), "{what}");
        }
        other => panic!("{what}: {other:?}"),
    }
    assert!(full_backup(&database.store, folder) == before, "{what}: something is kept");
}

/// Values that no form would accept and no reader of the service understands.
fn unreadable() -> Vec<(&'static str, &'static str, Value)> {
    [unreadable_clubs(), unreadable_evenings()].concat()
}

fn unreadable_clubs() -> Vec<(&'static str, &'static str, Value)> {
    vec![
        ("clubs", "time_zone", json!("Mars/Olympus")),
        ("clubs", "name", json!("")),
        ("clubs", "slug", json!("../organise")),
        ("clubs", "language", json!("en\nx")),
        ("clubs", "pace_seconds", json!(-5)),
        ("clubs", "created_at", json!("+262142-01-01 00:00:00")),
        ("accounts", "login", json!(" vera\n")),
        ("accounts", "login", json!("Vera")),
        ("accounts", "name", json!("a\u{0}b")),
        ("accounts", "role", json!("owner")),
        ("accounts", "id", json!("a/b")),
        ("players", "name", json!("")),
        ("players", "alias", json!(" ")),
        ("players", "openness", json!("nobody")),
        ("tournaments", "setup", json!("{}")),
        ("tournaments", "state", json!("over")),
        ("tournaments", "name", json!("\n")),
        ("tournaments", "revision", json!(-5)),
        ("tournaments", "revision", json!(0)),
        ("tournaments", "revision", json!(1_u64 << 40)),
        ("tournaments", "slug", json!("new")),
        ("tournaments", "slug", json!("a/b")),
        ("tournaments", "visibility", json!("some")),
        ("tournaments", "names", json!("none")),
        ("tournaments", "starts_at", json!("yesterday")),
        ("tournaments", "withheld", json!(1)),
    ]
}

fn unreadable_evenings() -> Vec<(&'static str, &'static str, Value)> {
    vec![
        ("tournament_events", "detail", json!("{")),
        ("tournament_events", "kind", json!("burnt")),
        ("entries", "outcome", json!("{}")),
        ("entries", "seating", json!("[\"anna\"")),
        ("entries", "penalties", json!("7")),
        ("entries", "dealer", json!("a b")),
        ("entries", "via", json!("chair:1")),
        ("entries", "revision", json!(0)),
        ("entries", "entry_key", json!("x")),
        ("entries", "round", json!(-1)),
        ("table_codes", "code", json!("aaaaaa")),
        ("table_codes", "code", json!("AAAAA0")),
        ("table_codes", "code", json!("AAAAAAAA")),
        ("player_codes", "code", json!("AAAAAAAA")),
        ("player_codes", "player_id", json!("")),
        ("entrants", "name", json!("")),
        ("entrant_players", "name", json!("")),
        ("entrant_players", "id", json!("a b")),
        ("seasons", "rules", json!("{")),
        ("seasons", "name", json!("")),
        ("seasons", "slug", json!("?")),
        ("seasons", "revision", json!(0)),
        ("fixtures", "setup", json!("{}")),
        ("fixtures", "state", json!("gone")),
        ("fixtures", "check_in", json!("AAAAAA")),
        ("fixtures", "places", json!(-1)),
        ("fixtures", "about", json!("a".repeat(10_000))),
        ("sign_ups", "code", json!("AAAAAA")),
        ("sign_ups", "remark", json!("a".repeat(10_000))),
        ("sign_up_players", "name", json!("")),
        ("dealt_hands", "rules", json!("{}")),
        ("dealt_hands", "seed", json!("secret")),
        ("dealt_hands", "state", json!("asleep")),
        ("dealt_hands", "dealer", json!("nobody")),
        ("dealt_hands", "sides", json!("{}")),
        ("deals", "seed", json!("secret")),
        ("dealt_moves", "played", json!("{\"play\":\"X9\"}")),
        ("dealt_moves", "actor", json!("cat")),
        ("dealt_moves", "seat", json!(77)),
        ("seat_holders", "name", json!("clever")),
        ("seat_events", "kind", json!("stolen")),
    ]
}

#[apply(on_both!)]
fn an_unreadable_value_refuses_the_whole_club(database: &Database) {
    let source = Database::sqlite();
    let club = create_full_club(&source.store);
    let file = ClubLines::of(&source.store, &club);
    let folder = TempDir::new().unwrap();
    create_own_club(&database.store);
    for (table, column, value) in unreadable() {
        let what = format!("{table}.{column}: {value:.60}");
        assert_refused(database, &folder, &file.with_value(table, column, value), table, &what);
    }
    // The unchanged file is accepted.
    let path = folder.path().join("whole.backup");
    fs::write(&path, file.with_value("clubs", "demo", json!(false))).unwrap();
    backup::restore(&database.location, &path).unwrap();
    assert_eq!(clubs::list(&database.store).unwrap().len(), 2);
}

#[apply(on_both!)]
fn a_foreign_reference_refuses_the_whole_club(database: &Database) {
    let source = Database::sqlite();
    let club = create_full_club(&source.store);
    let file = ClubLines::of(&source.store, &club);
    let folder = TempDir::new().unwrap();
    let (_, [person, season, tournament, account]) = create_own_club(&database.store);
    for (table, column, id) in [
        ("players", "same_as", &person),
        ("season_tournaments", "season_id", &season),
        ("fixtures", "tournament_id", &tournament),
        ("entrant_players", "roster_id", &person),
        ("sign_up_players", "roster_id", &person),
        ("entries", "account_id", &account),
        ("tournament_events", "account_id", &account),
    ] {
        for id in [id.as_str(), "0123456789abcdef0123456789abcdef"] {
            let what = format!("{table}.{column}: {id}");
            assert_refused(database, &folder, &file.with_value(table, column, json!(id)), table, &what);
        }
    }
}

#[apply(on_both!)]
fn an_invalid_ledger_refuses_the_whole_club(database: &Database) {
    let source = Database::sqlite();
    let (club, _) = create_evening(&source.store);
    let file = ClubLines::of(&source.store, &club);
    let folder = TempDir::new().unwrap();
    create_own_club(&database.store);
    for (table, column, value) in
        [("entries", "table_number", json!(99)), ("entries", "number", json!(1_000))]
    {
        let what = format!("{table}.{column}: {value}");
        assert_refused(database, &folder, &file.with_value(table, column, value), "tournaments", &what);
    }
}

#[apply(on_both!)]
fn links_to_people_of_other_clubs_are_dropped(database: &Database) {
    let (home, _) = create_evening(&database.store);
    let away = clubs::create(&database.store, &crate::store::details("Borealis")).unwrap();
    let here = players::list(&database.store, &home.id).unwrap().remove(0).id;
    let there = players::add(&database.store, &away.id, &[name("Anna")]).unwrap().remove(0).id;
    imported_results::add(&database.store, &away.id, &there, &[], Some(&here)).unwrap();
    assert_eq!(players::canonical_id(&database.store, &there).unwrap(), here);
    let file = ClubLines::of(&database.store, &away);
    assert_eq!((file.value("players", "id"), file.value("players", "same_as")), (json!(there), json!(null)));
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("borealis.backup");
    fs::write(&path, backup::club_file(&database.store, &away.id).unwrap()).unwrap();
    for other in [Database::sqlite(), Database::postgres()] {
        backup::restore(&other.location, &path).unwrap();
        assert_eq!(players::canonical_id(&other.store, &there).unwrap(), there);
    }
    // A full backup leaves nothing out.
    let whole = lines(&full_backup(&database.store, &folder)).join("\n");
    assert!(whole.matches(here.as_str()).count() > 1);
}
