//! Rows into a table.

use diesel::result::{DatabaseErrorKind, Error as DieselError};
use diesel::sql_types::Text;
use diesel::{RunQueryDsl, sql_query};
use serde_json::Value;

use super::BackupError;
use super::format::TableHead;
use super::tables::{self, BackedTable, ColumnKind, OWN, TABLES};
use crate::{Conn, StoreError, conn::each};

/// The first table that holds anything that people have done.
pub(super) fn first_in_use(conn: &mut Conn) -> Result<Option<String>, StoreError> {
    for BackedTable { name, .. } in TABLES.iter().filter(|table| table.name != OWN) {
        if tables::columns(conn, name)?.is_empty() {
            continue;
        }
        if tables::holds(conn, name, None)? {
            return Ok(Some((*name).to_owned()));
        }
    }
    Ok(None)
}

/// Removes what the program itself wrote into a database that nobody has used.
pub(super) fn clear(conn: &mut Conn) -> Result<(), StoreError> {
    each!(conn, |conn| sql_query(format!("DELETE FROM \"{OWN}\"")).execute(conn))?;
    Ok(())
}

/// So many rows are written at once.
const MOST_ROWS: usize = 500;

/// Bytes of texts after which no more rows wait for others.
const MOST_BYTES: usize = 1 << 20;

/// Rows that are still to be written, and the statement that does it, given as one text of JSON.
pub(super) struct RowBatch {
    table: String,
    sql: String,
    rows: Vec<Value>,
    bytes: usize,
    /// How many are written.
    written: usize,
}

impl RowBatch {
    /// For a table as the backup has it: the database must have the same columns.
    pub(super) fn of(conn: &mut Conn, head: &TableHead) -> Result<Self, BackupError> {
        let columns = tables::columns(conn, &head.table)?;
        let known = TABLES.iter().any(|table| table.name == head.table);
        if !known || columns != head.columns {
            return Err(BackupError::NoBackup);
        }
        let names: Vec<String> = columns.iter().map(|(name, _)| format!("\"{name}\"")).collect();
        let numbered = columns.iter().enumerate();
        let (values, from): (Vec<String>, _) = match conn {
            Conn::Sqlite(_) => (numbered.map(|(place, _)| of_sqlite(place)).collect(), "json_each(?)"),
            Conn::Postgres(_) => (
                numbered.map(|(place, (_, kind))| of_postgres(place, *kind)).collect(),
                "json_array_elements($1::json) AS value",
            ),
        };
        let sql = format!(
            "INSERT INTO \"{}\" ({}) SELECT {} FROM {from}",
            head.table,
            names.join(", "),
            values.join(", ")
        );
        let table = head.table.clone();
        Ok(Self { table, sql, rows: Vec::new(), bytes: 0, written: 0 })
    }

    /// Writes a row, at once or with later ones.
    pub(super) fn add(&mut self, conn: &mut Conn, row: Vec<Value>) -> Result<(), BackupError> {
        self.bytes += row.iter().filter_map(Value::as_str).map(str::len).sum::<usize>();
        self.rows.push(Value::Array(row));
        if self.rows.len() >= MOST_ROWS || self.bytes >= MOST_BYTES { self.write(conn) } else { Ok(()) }
    }

    /// Writes the rows that wait.
    pub(super) fn write(&mut self, conn: &mut Conn) -> Result<(), BackupError> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let (first, last) = (self.written + 1, self.written + self.rows.len());
        let json = Value::Array(std::mem::take(&mut self.rows)).to_string();
        (self.bytes, self.written) = (0, last);
        let done = each!(conn, |conn| sql_query(&self.sql).bind::<Text, _>(&json).execute(conn));
        done.map(drop).map_err(|error| match &error {
            DieselError::DatabaseError(kind, info) if is_of_rows(*kind) => BackupError::Unfit {
                table: self.table.clone(),
                row: format!("{first}–{last}"),
                reason: info.message().to_owned(),
            },
            _ => error.into(),
        })
    }
}

/// Whether the database refuses a row for what is in it.
fn is_of_rows(kind: DatabaseErrorKind) -> bool {
    use DatabaseErrorKind::{CheckViolation, ForeignKeyViolation, NotNullViolation, UniqueViolation};
    matches!(kind, CheckViolation | ForeignKeyViolation | NotNullViolation | UniqueViolation)
}

fn of_sqlite(place: usize) -> String {
    format!("json_extract(value, '$[{place}]')")
}

fn of_postgres(place: usize, kind: ColumnKind) -> String {
    let cast = match kind {
        ColumnKind::Text => "text",
        ColumnKind::Integer => "integer",
        ColumnKind::Boolean => "boolean",
        ColumnKind::Time => "timestamp",
    };
    format!("(value->>{place})::{cast}")
}
