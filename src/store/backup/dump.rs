//! Rows of a table, in a form that is the same for both databases.

use std::io::Write;

use chrono::NaiveDateTime;
use diesel::connection::DefaultLoadingMode;
use diesel::pg::{Pg, PgRowByRowLoadingMode};
use diesel::result::QueryResult;
use diesel::sql_types::Text;
use diesel::sqlite::Sqlite;
use diesel::{QueryableByName, RunQueryDsl};
use serde_json::Value;

use super::BackupError;
use super::format::{BackupWriter, TableHead};
use super::tables::{BackedTable, Column, ColumnKind, bind_parameter};
use crate::{ClubId, Conn, StoreError};

#[derive(QueryableByName)]
struct JsonRow {
    #[diesel(sql_type = Text)]
    json: String,
}

/// Writes the rows of a table in key order: all of them, or those of a club.
pub(super) fn write_table<W: Write>(
    conn: &mut Conn,
    table: &BackedTable,
    columns: Vec<Column>,
    club: Option<&ClubId>,
    writer: &mut BackupWriter<W>,
) -> Result<(), BackupError> {
    let Some(sql) = select(conn, table, &columns, club.is_some()) else { return Ok(()) };
    let head = TableHead { table: table.name.to_owned(), columns };
    writer.write_table(&head)?;
    let mut write = |row: QueryResult<JsonRow>| {
        let row = normalise_row(&row?.json, &head.columns)?;
        Ok::<_, BackupError>(writer.write_row(&row)?)
    };
    let club = club.map(ClubId::as_str);
    // Row by row, because a table may not fit into memory.
    match conn {
        Conn::Sqlite(conn) => {
            let rows = bind_parameter::<Sqlite>(sql, club);
            rows.load_iter::<JsonRow, DefaultLoadingMode>(conn)?.try_for_each(&mut write)
        }
        Conn::Postgres(conn) => {
            let rows = bind_parameter::<Pg>(sql, club);
            rows.load_iter::<JsonRow, PgRowByRowLoadingMode>(conn)?.try_for_each(&mut write)
        }
    }
}

/// Returns the query for the rows, or `None` if a club's file leaves the table out.
fn select(conn: &Conn, table: &BackedTable, columns: &[Column], is_of_club: bool) -> Option<String> {
    let (array, parameter) = match conn {
        Conn::Sqlite(_) => ("json_array", "?1"),
        Conn::Postgres(_) => ("json_build_array", "$1"),
    };
    let rows = if is_of_club { table.club_condition(parameter)? } else { "TRUE".to_owned() };
    let written = columns.iter().map(|(name, kind)| {
        let shown = table.substitute_sql(name).filter(|_| is_of_club).map(str::to_owned);
        column_sql(conn, *kind, &shown.unwrap_or_else(|| format!("\"{name}\"")))
    });
    let is_text = |key: &str| columns.iter().any(|(name, kind)| name == key && *kind == ColumnKind::Text);
    let order = table.key.iter().map(|key| match conn {
        // SQLite orders text by bytes; PostgreSQL has to do the same.
        Conn::Postgres(_) if is_text(key) => format!("\"{key}\" COLLATE \"C\""),
        _ => format!("\"{key}\""),
    });
    Some(format!(
        "SELECT CAST({array}({}) AS TEXT) AS json FROM \"{}\" WHERE {rows} ORDER BY {}",
        written.collect::<Vec<_>>().join(", "),
        table.name,
        order.collect::<Vec<_>>().join(", ")
    ))
}

fn column_sql(conn: &Conn, kind: ColumnKind, value: &str) -> String {
    match (conn, kind) {
        // SQLite stores booleans as numbers.
        (Conn::Sqlite(_), ColumnKind::Boolean) => {
            format!("json(CASE {value} WHEN 1 THEN 'true' WHEN 0 THEN 'false' END)")
        }
        (Conn::Postgres(_), ColumnKind::Time) => format!("to_char({value}, 'YYYY-MM-DD HH24:MI:SS.US')"),
        _ => value.to_owned(),
    }
}

/// Parses a row and normalises its times, which the databases write with different numbers of digits.
fn normalise_row(json: &str, columns: &[Column]) -> Result<Vec<Value>, StoreError> {
    let mut row: Vec<Value> =
        serde_json::from_str(json).map_err(|error| StoreError::corrupt("row", &error))?;
    for (value, (_, kind)) in row.iter_mut().zip(columns) {
        if let (ColumnKind::Time, Value::String(time)) = (kind, &*value) {
            let read = NaiveDateTime::parse_from_str(time, "%Y-%m-%d %H:%M:%S%.f");
            let read = read.map_err(|error| StoreError::corrupt("time", &error))?;
            *value = Value::String(read.format("%Y-%m-%d %H:%M:%S%.f").to_string());
        }
    }
    Ok(row)
}
