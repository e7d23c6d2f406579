//! Which tables are backed up, and what their columns hold.

use diesel::sql_types::Text;
use diesel::{QueryableByName, RunQueryDsl, sql_query};
use serde::{Deserialize, Serialize};

use crate::store::{Conn, StoreError, conn::each};

/// The tables with their keys, by which the rows are ordered. A table stands behind those that its rows refer to.
///
/// Sessions are left out: whoever was logged out stays so.
pub(super) const TABLES: [(&str, &[&str]); 23] = [
    ("settings", &["key"]),
    ("clubs", &["id"]),
    ("accounts", &["id"]),
    ("second_factors", &["account_id"]),
    ("recovery_codes", &["account_id", "code_hash"]),
    ("invites", &["id"]),
    ("players", &["id"]),
    ("tournaments", &["id"]),
    ("entrants", &["tournament_id", "number"]),
    ("entrant_players", &["tournament_id", "entrant_number", "seat"]),
    ("entries", &["id"]),
    ("table_codes", &["code"]),
    ("player_codes", &["code"]),
    ("tournament_events", &["id"]),
    ("dealt_hands", &["id"]),
    ("deals", &["tournament_id", "round", "hand"]),
    ("dealt_moves", &["dealt_hand_id", "number"]),
    ("seat_holders", &["tournament_id", "player_id"]),
    ("seat_events", &["dealt_hand_id", "number"]),
    ("changes", &["id"]),
    ("play_offs", &["id"]),
    ("first_dealers", &["id"]),
    ("walls", &["tournament_id"]),
];

/// What the program itself writes into a database that it has just made.
pub(super) const OWN: &str = "settings";

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum ColumnKind {
    Text,
    Integer,
    Boolean,
    /// UTC, to the microsecond: `2026-11-23 19:24:36.977834`.
    Time,
}

/// A column: its name, and what it holds.
pub(super) type Column = (String, ColumnKind);

#[derive(QueryableByName)]
struct ColumnRow {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    kind: String,
}

/// The columns of a table by their names; none where there is no such table.
pub(super) fn columns(conn: &mut Conn, table: &str) -> Result<Vec<Column>, StoreError> {
    let sql = match conn {
        Conn::Sqlite(_) => {
            format!("SELECT name AS name, lower(type) AS kind FROM pragma_table_info('{table}')")
        }
        Conn::Postgres(_) => format!(
            "SELECT column_name::text AS name, data_type::text AS kind FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = '{table}'"
        ),
    };
    let rows: Vec<ColumnRow> = each!(conn, |conn| sql_query(sql).load(conn))?;
    let mut columns: Vec<Column> =
        rows.into_iter().map(|row| Ok((row.name, kind(&row.kind)?))).collect::<Result<_, StoreError>>()?;
    columns.sort_by(|one, other| one.0.cmp(&other.0));
    Ok(columns)
}

fn kind(declared: &str) -> Result<ColumnKind, StoreError> {
    match declared {
        "text" => Ok(ColumnKind::Text),
        "integer" => Ok(ColumnKind::Integer),
        "boolean" => Ok(ColumnKind::Boolean),
        "timestamp" | "timestamp without time zone" => Ok(ColumnKind::Time),
        other => Err(StoreError::corrupt("column type", &other)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::store::{Location, Store};

    #[derive(QueryableByName)]
    struct TableRow {
        #[diesel(sql_type = Text)]
        name: String,
        #[diesel(sql_type = Text)]
        key: String,
    }

    #[test]
    fn every_table_is_backed_up_but_for_sessions() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
        let sql = "SELECT m.name AS name, (SELECT group_concat(name, ' ') FROM
                (SELECT name FROM pragma_table_info(m.name) WHERE pk > 0 ORDER BY pk)) AS key
            FROM sqlite_master m WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE '\\_\\_%' ESCAPE '\\'";
        let found: Vec<TableRow> =
            store.read(|conn| Ok::<_, StoreError>(each!(conn, |conn| sql_query(sql).load(conn))?)).unwrap();
        let found: BTreeSet<_> =
            found.into_iter().filter(|row| row.name != "sessions").map(|row| (row.name, row.key)).collect();
        let known = TABLES.iter().map(|(name, key)| ((*name).to_owned(), key.join(" "))).collect();
        assert_eq!(found, known);
    }
}
