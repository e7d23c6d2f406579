//! The rows of a table, as each database writes them down, made the same.

use chrono::NaiveDateTime;
use diesel::connection::DefaultLoadingMode;
use diesel::pg::PgRowByRowLoadingMode;
use diesel::result::QueryResult;
use diesel::sql_types::Text;
use diesel::{QueryableByName, RunQueryDsl, sql_query};
use serde_json::Value;
use std::io::Write;

use super::BackupError;
use super::format::{BackupWriter, TableHead};
use super::tables::{Column, ColumnKind};
use crate::store::{Conn, StoreError};

#[derive(QueryableByName)]
struct JsonRow {
    #[diesel(sql_type = Text)]
    json: String,
}

/// Writes a table's rows by their key.
pub(super) fn table<W: Write>(
    conn: &mut Conn,
    name: &str,
    key: &[&str],
    columns: Vec<Column>,
    writer: &mut BackupWriter<W>,
) -> Result<(), BackupError> {
    let sql = select(conn, name, key, &columns);
    let head = TableHead { table: name.to_owned(), columns };
    writer.table(&head)?;
    let mut write = |row: QueryResult<JsonRow>| {
        let row = same_everywhere(&row?.json, &head.columns)?;
        Ok::<_, BackupError>(writer.row(&row)?)
    };
    // Row by row: a table need not fit into memory.
    match conn {
        Conn::Sqlite(conn) => {
            sql_query(sql).load_iter::<JsonRow, DefaultLoadingMode>(conn)?.try_for_each(&mut write)
        }
        Conn::Postgres(conn) => {
            sql_query(sql).load_iter::<JsonRow, PgRowByRowLoadingMode>(conn)?.try_for_each(&mut write)
        }
    }
}

fn select(conn: &Conn, name: &str, key: &[&str], columns: &[Column]) -> String {
    let is_text = |key: &str| columns.iter().any(|(name, kind)| name == key && *kind == ColumnKind::Text);
    let (array, written, order): (_, Vec<String>, Vec<String>) = match conn {
        Conn::Sqlite(_) => (
            "json_array",
            columns.iter().map(in_sqlite).collect(),
            key.iter().map(|key| format!("\"{key}\"")).collect(),
        ),
        Conn::Postgres(_) => (
            "json_build_array",
            columns.iter().map(in_postgres).collect(),
            // SQLite orders texts by their bytes.
            key.iter()
                .map(|key| format!("\"{key}\"{}", if is_text(key) { " COLLATE \"C\"" } else { "" }))
                .collect(),
        ),
    };
    format!(
        "SELECT CAST({array}({}) AS TEXT) AS json FROM \"{name}\" ORDER BY {}",
        written.join(", "),
        order.join(", ")
    )
}

fn in_sqlite((name, kind): &Column) -> String {
    match kind {
        // SQLite keeps it as a number.
        ColumnKind::Boolean => format!("json(CASE \"{name}\" WHEN 1 THEN 'true' WHEN 0 THEN 'false' END)"),
        _ => format!("\"{name}\""),
    }
}

fn in_postgres((name, kind): &Column) -> String {
    match kind {
        ColumnKind::Time => format!("to_char(\"{name}\", 'YYYY-MM-DD HH24:MI:SS.US')"),
        _ => format!("\"{name}\""),
    }
}

/// A row's values; a time is written in one way, however many digits its database gave it.
fn same_everywhere(json: &str, columns: &[Column]) -> Result<Vec<Value>, StoreError> {
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
