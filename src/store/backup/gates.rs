//! Checks on the rows of a club's file before they are committed. The file can come from anywhere, and its checksum is not a signature.
//! Each row is parsed as if it came from the database and may refer only to rows in the same file, and the tournaments must fold.

use std::ops::RangeInclusive;

use chrono::{Datelike as _, NaiveDateTime};
use diesel::prelude::*;
use diesel::sql_types::Text;
use serde_json::{Map, Value};

use super::BackupError;
use super::format::TableHead;
use super::tables::{BackedTable, ColumnKind, TABLES, bind_parameter};
use crate::{
    ClubId, Conn, StoreError, accounts, announcements, clubs, codes, conn::each, entries, imported_results,
    played_hands, player_codes, players, seasons, seats, self_reports, sign_ups, staged_events, tournaments,
};
use lastcard_tournament::slug;

/// Validates a row, given as an object with its columns.
type RowCheck = fn(Value) -> Result<(), StoreError>;

/// Validators of the tables in a club's file; `None` where rows hold only ids and free text. No other tables are accepted.
const ROW_CHECKS: [(&str, Option<RowCheck>); 30] = [
    ("clubs", Some(clubs::check_row)),
    ("accounts", Some(accounts::check_row)),
    ("club_deeds", None),
    ("players", Some(players::check_row)),
    ("former_players", None),
    ("brought_evenings", Some(imported_results::check_row)),
    ("tournaments", Some(tournaments::check_row)),
    ("seasons", Some(seasons::check_row)),
    ("season_tournaments", None),
    ("fixtures", Some(announcements::check_row)),
    ("sign_ups", Some(sign_ups::check_row)),
    ("sign_up_players", Some(sign_ups::check_name_row)),
    ("staged_events", Some(staged_events::check_row)),
    ("stage_tournaments", Some(staged_events::check_tournament_row)),
    ("entrants", Some(tournaments::check_entrant_row)),
    ("entrant_players", Some(tournaments::check_player_row)),
    ("entries", Some(entries::check_row)),
    ("own_counts", Some(self_reports::check_row)),
    ("table_codes", Some(codes::check_row)),
    ("player_codes", Some(player_codes::check_row)),
    ("tournament_events", Some(tournaments::check_event_row)),
    ("dealt_hands", Some(played_hands::check_row)),
    ("deals", Some(played_hands::check_deal_row)),
    ("dealt_moves", Some(played_hands::check_move_row)),
    ("seat_holders", Some(seats::check_row)),
    ("seat_events", Some(seats::check_event_row)),
    ("changes", Some(tournaments::check_change_row)),
    ("play_offs", Some(tournaments::check_play_off_row)),
    ("first_dealers", Some(tournaments::check_first_dealer_row)),
    ("walls", Some(tournaments::check_wall_row)),
];

/// Columns that refer to another row, which has to be in the same club's file.
const REFERENCES: [(&str, &str, &str); 45] = [
    ("accounts", "club_id", "clubs"),
    ("club_deeds", "club_id", "clubs"),
    ("players", "club_id", "clubs"),
    ("players", "same_as", "players"),
    ("former_players", "player_id", "players"),
    ("brought_evenings", "player_id", "players"),
    ("tournaments", "club_id", "clubs"),
    ("seasons", "club_id", "clubs"),
    ("season_tournaments", "tournament_id", "tournaments"),
    ("season_tournaments", "season_id", "seasons"),
    ("fixtures", "club_id", "clubs"),
    ("fixtures", "tournament_id", "tournaments"),
    ("sign_ups", "fixture_id", "fixtures"),
    ("sign_up_players", "fixture_id", "fixtures"),
    ("sign_up_players", "roster_id", "players"),
    ("staged_events", "club_id", "clubs"),
    ("staged_events", "fixture_id", "fixtures"),
    ("stage_tournaments", "tournament_id", "tournaments"),
    ("stage_tournaments", "event_id", "staged_events"),
    ("entrants", "tournament_id", "tournaments"),
    ("entrant_players", "tournament_id", "tournaments"),
    ("entrant_players", "roster_id", "players"),
    ("entries", "tournament_id", "tournaments"),
    ("entries", "account_id", "accounts"),
    ("own_counts", "tournament_id", "tournaments"),
    ("table_codes", "tournament_id", "tournaments"),
    ("player_codes", "tournament_id", "tournaments"),
    ("tournament_events", "tournament_id", "tournaments"),
    ("tournament_events", "account_id", "accounts"),
    ("dealt_hands", "tournament_id", "tournaments"),
    ("deals", "tournament_id", "tournaments"),
    ("dealt_moves", "dealt_hand_id", "dealt_hands"),
    ("seat_holders", "tournament_id", "tournaments"),
    ("seat_events", "dealt_hand_id", "dealt_hands"),
    ("changes", "tournament_id", "tournaments"),
    ("changes", "roster_id", "players"),
    ("changes", "account_id", "accounts"),
    ("changes", "undone_by", "accounts"),
    ("play_offs", "tournament_id", "tournaments"),
    ("play_offs", "account_id", "accounts"),
    ("play_offs", "undone_by", "accounts"),
    ("first_dealers", "tournament_id", "tournaments"),
    ("first_dealers", "account_id", "accounts"),
    ("first_dealers", "undone_by", "accounts"),
    ("walls", "tournament_id", "tournaments"),
];

/// Upper bound of every number, so that adding one does not overflow its column.
const MAX_NUMBER: u64 = 1_000_000_000;

/// Years allowed in times, so that adding or subtracting hours stays within the range of dates.
const YEARS: RangeInclusive<i32> = 1..=9999;

/// In characters.
const LONGEST_ID: usize = 250;

/// Checks that a row fits its table and can be parsed.
pub(super) fn check_row(head: &TableHead, row: &[Value]) -> Result<(), BackupError> {
    let reader = ROW_CHECKS.iter().find(|(table, _)| *table == head.table);
    let (table, (_, reader)) = table(&head.table).zip(reader).ok_or(BackupError::NoBackup)?;
    let read = || {
        let mut named = Map::new();
        for ((name, kind), value) in head.columns.iter().zip(row) {
            named.insert(name.clone(), read_value(name, *kind, value)?);
        }
        reader.map_or(Ok(()), |reader| reader(Value::Object(named)))
    };
    read().map_err(|error| row_error(table.name, key_of(table, head, row), error))
}

/// Checks that no row of the club refers to a row of another club or to a missing one.
pub(super) fn check_references(conn: &mut Conn, club: &ClubId) -> Result<(), BackupError> {
    #[derive(QueryableByName)]
    struct KeyRow {
        #[diesel(sql_type = Text)]
        key: String,
    }
    let parameter = match conn {
        Conn::Sqlite(_) => "?1",
        Conn::Postgres(_) => "$1",
    };
    for (from, column, to) in REFERENCES {
        let Some((from, to)) = table(from).zip(table(to)) else { continue };
        let Some((own, theirs)) = from.club_condition(parameter).zip(to.club_condition(parameter)) else {
            continue;
        };
        let key: Vec<String> = from.key.iter().map(|key| format!("CAST(\"{key}\" AS TEXT)")).collect();
        let sql = format!(
            "SELECT {} AS key FROM \"{}\" WHERE {own} AND \"{column}\" IS NOT NULL \
            AND \"{column}\" NOT IN (SELECT id FROM \"{}\" WHERE {theirs}) LIMIT 1",
            key.join(" || '/' || "),
            from.name,
            to.name
        );
        let stray: Option<KeyRow> =
            each!(conn, |conn| bind_parameter(sql, Some(club.as_str())).get_result(conn).optional())?;
        if let Some(stray) = stray {
            let reason = format!("its {column} is in no row of {} in this file", to.name);
            return Err(BackupError::Unfit { table: from.name.to_owned(), row: stray.key, reason });
        }
    }
    Ok(())
}

/// Checks that the tournaments of the club can be loaded.
pub(super) fn check_tournaments(conn: &mut Conn, club: &ClubId) -> Result<(), BackupError> {
    for id in tournaments::ids_of_club(conn, club)? {
        let row = tournaments::Row::by_id(conn, &id)?;
        let held = tournaments::load_from_row(conn, row).and_then(|stored| {
            // Later reads continue after the number of the last entry, so a gap would hide entries.
            let last = entries::count(conn, &id)?;
            let is_whole = last == stored.entries.len();
            if is_whole { Ok(()) } else { Err(StoreError::corrupt("number of the last entry", &last)) }
        });
        held.map_err(|error| row_error("tournaments", id.to_string(), error))?;
    }
    staged_events::check_assembled(conn, club)
        .map_err(|(id, error)| row_error("staged_events", id.to_string(), error))
}

/// Converts a value into the form that its row is deserialised from.
fn read_value(name: &str, kind: ColumnKind, value: &Value) -> Result<Value, StoreError> {
    let fits = match (kind, value) {
        (_, Value::Null) | (ColumnKind::Boolean, Value::Bool(_)) => true,
        // All integer columns are counts.
        (ColumnKind::Integer, Value::Number(number)) => {
            number.as_u64().is_some_and(|number| number <= MAX_NUMBER)
        }
        (ColumnKind::Text, Value::String(text)) => name != "id" || is_id(text),
        (ColumnKind::Time, Value::String(text)) => {
            let time = NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M:%S%.f");
            if time.is_ok_and(|time| YEARS.contains(&time.year())) {
                return Ok(text.replacen(' ', "T", 1).into());
            }
            false
        }
        _ => false,
    };
    if fits { Ok(value.clone()) } else { Err(StoreError::corrupt("value", &format!("{name} is {value}"))) }
}

/// Returns true for a valid id, which consists of letters, digits, `-` and `_`. Ids of players within a tournament are derived from their
/// names.
fn is_id(text: &str) -> bool {
    let fits = |c: char| matches!(c, '-' | '_') || slug::is_word_char(c);
    (1..=LONGEST_ID).contains(&text.chars().count()) && text.chars().all(fits)
}

fn table(name: &str) -> Option<&'static BackedTable> {
    TABLES.iter().find(|table| table.name == name)
}

/// Key of a row, joined by `/`, for finding the row with `zcat FILE | grep`.
fn key_of(table: &BackedTable, head: &TableHead, row: &[Value]) -> String {
    let named = |key: &&str| head.columns.iter().zip(row).find(|((name, _), _)| name == key);
    let values = table.key.iter().filter_map(named).map(|(_, value)| match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    });
    values.collect::<Vec<_>>().join("/")
}

/// Reports a corrupt row as an error in the file, and passes on any other error of the database.
fn row_error(table: &str, row: String, error: StoreError) -> BackupError {
    match error {
        StoreError::Corrupt { .. } => {
            BackupError::Unfit { table: table.to_owned(), row, reason: error.to_string() }
        }
        other => other.into(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use diesel::sql_query;

    use super::*;
    use crate::backup::tables::columns;
    use crate::{Location, Store};

    /// Text columns that do not refer to another row: names and ids of the row itself, free text, JSON, and ids of entrants and players
    /// within a tournament.
    const NO_REFERENCES: [(&str, &str); 30] = [
        ("clubs", "id language name slug time_zone"),
        ("accounts", "id login name password_hash role"),
        ("club_deeds", "about by_name kind"),
        ("players", "alias id name openness"),
        ("former_players", "id"),
        ("brought_evenings", "club tournament"),
        ("tournaments", "id name names setup slug state visibility"),
        ("seasons", "id name rules slug"),
        ("season_tournaments", ""),
        ("fixtures", "about check_in id name place setup slug state"),
        ("sign_ups", "code entry_key remark source"),
        ("sign_up_players", "name"),
        ("staged_events", "id plan slug"),
        ("stage_tournaments", ""),
        ("entrants", "id name"),
        ("entrant_players", "id name"),
        ("entries", "dealer entry_key id note opener outcome penalties seating via"),
        ("own_counts", "device entry_key player_id said"),
        ("table_codes", "code used_by"),
        ("player_codes", "code player_id used_by"),
        ("tournament_events", "detail id kind"),
        ("dealt_hands", "dealer id opener rules seating seed sides state"),
        ("deals", "seed"),
        ("dealt_moves", "actor played"),
        ("seat_holders", "kind name player_id"),
        ("seat_events", "kind phone player_id"),
        ("changes", "comes entrant_id id leaves name"),
        ("play_offs", "entrants id"),
        ("first_dealers", "dealer id pulls"),
        ("walls", "message shows"),
    ];

    fn fresh_store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
        (folder, store)
    }

    #[test]
    fn every_club_table_has_a_row_check() {
        let of_clubs: Vec<_> = TABLES
            .iter()
            .filter(|table| table.club_condition("?").is_some())
            .map(|table| table.name)
            .collect();
        assert_eq!(ROW_CHECKS.map(|(table, _)| table).to_vec(), of_clubs);
    }

    #[test]
    fn every_text_column_is_classified_as_reference_or_not() {
        let (_folder, store) = fresh_store();
        for (table, others) in NO_REFERENCES {
            let held = store.read(|conn| columns(conn, table)).unwrap().into_iter();
            let texts: BTreeSet<_> =
                held.filter(|(_, kind)| *kind == ColumnKind::Text).map(|(name, _)| name).collect();
            let refer = REFERENCES.iter().filter(|(from, ..)| *from == table).map(|(_, column, _)| *column);
            let known: BTreeSet<_> = refer.chain(others.split_whitespace()).map(str::to_owned).collect();
            assert_eq!(texts, known, "{table}");
        }
        assert_eq!(NO_REFERENCES.map(|(table, _)| table), ROW_CHECKS.map(|(table, _)| table));
    }

    #[test]
    fn every_foreign_key_is_a_checked_reference() {
        #[derive(QueryableByName)]
        struct DeclaredRow {
            #[diesel(sql_type = Text)]
            declared: String,
        }
        let (_folder, store) = fresh_store();
        for (table, _) in ROW_CHECKS {
            let sql = format!(
                "SELECT \"from\" || ' ' || \"table\" AS declared FROM pragma_foreign_key_list('{table}') WHERE \"to\" = 'id'"
            );
            let rows: Vec<DeclaredRow> = store
                .read(|conn| Ok::<_, StoreError>(each!(conn, |conn| sql_query(&sql).load(conn))?))
                .unwrap();
            for DeclaredRow { declared } in rows {
                let (column, to) = declared.split_once(' ').unwrap();
                assert!(REFERENCES.contains(&(table, column, to)), "{table}.{column} refers to {to}");
            }
        }
    }

    #[test]
    fn a_value_fits_its_column() {
        use ColumnKind::{Boolean, Integer, Text, Time};
        for (name, kind, value) in [
            ("id", Text, Value::from("0193a-B")),
            ("id", Text, Value::from("प्रिया")),
            ("note", Text, Value::from("")),
            ("alias", Text, Value::Null),
            ("revision", Integer, Value::from(0)),
            ("demo", Boolean, Value::from(false)),
            ("created_at", Time, Value::from("2026-11-23 19:24:36.977834")),
        ] {
            read_value(name, kind, &value).unwrap();
        }
        for (name, kind, value) in [
            ("id", Text, Value::from("")),
            ("id", Text, Value::from("a/b")),
            ("note", Text, Value::from(1)),
            ("revision", Integer, Value::from(-5)),
            ("revision", Integer, Value::from(1_u64 << 40)),
            ("revision", Integer, Value::from(1.5)),
            ("revision", Integer, Value::from("1")),
            ("demo", Boolean, Value::from(1)),
            ("created_at", Time, Value::from("yesterday")),
            ("created_at", Time, Value::from("+262142-01-01 00:00:00")),
            ("created_at", Time, Value::from(0)),
        ] {
            assert!(read_value(name, kind, &value).is_err(), "{name} {value}");
        }
    }
}
