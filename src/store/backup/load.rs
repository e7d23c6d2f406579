//! Inserts rows of a backup into their tables.

use diesel::result::{DatabaseErrorKind, Error as DieselError};
use diesel::sql_types::Text;
use diesel::{RunQueryDsl, sql_query};
use serde_json::Value;

use super::BackupError;
use super::format::TableHead;
use super::tables::{self, BackedTable, ColumnKind, SEEDED_TABLE, TABLES};
use crate::{Conn, StoreError, conn::each};

/// Returns the first table that has rows, apart from the one into which migrations write.
pub(super) fn first_in_use(conn: &mut Conn) -> Result<Option<String>, StoreError> {
    for BackedTable { name, .. } in TABLES.iter().filter(|table| table.name != SEEDED_TABLE) {
        if tables::columns(conn, name)?.is_empty() {
            continue;
        }
        if tables::has_row(conn, name, None)? {
            return Ok(Some((*name).to_owned()));
        }
    }
    Ok(None)
}

/// Removes the rows that migrations wrote into an unused database.
pub(super) fn clear(conn: &mut Conn) -> Result<(), StoreError> {
    each!(conn, |conn| sql_query(format!("DELETE FROM \"{SEEDED_TABLE}\"")).execute(conn))?;
    Ok(())
}

/// Rows per statement.
const MOST_ROWS: usize = 500;

/// Bytes of text after which a batch is written before it has [`MOST_ROWS`].
const MOST_BYTES: usize = 1 << 20;

/// Rows waiting to be inserted, passed to one statement as a JSON parameter.
pub(super) struct RowBatch {
    table: String,
    sql: String,
    rows: Vec<Value>,
    bytes: usize,
    written: usize,
}

impl RowBatch {
    /// Fails if the columns of the database differ from those of the backup.
    pub(super) fn for_table(conn: &mut Conn, head: &TableHead) -> Result<Self, BackupError> {
        let columns = tables::columns(conn, &head.table)?;
        let known = TABLES.iter().any(|table| table.name == head.table);
        if !known || columns != head.columns {
            return Err(BackupError::NoBackup);
        }
        let names: Vec<String> = columns.iter().map(|(name, _)| format!("\"{name}\"")).collect();
        let numbered = columns.iter().enumerate();
        let (values, from): (Vec<String>, _) = match conn {
            Conn::Sqlite(_) => (numbered.map(|(place, _)| sqlite_value(place)).collect(), "json_each(?)"),
            Conn::Postgres(_) => (
                numbered.map(|(place, (_, kind))| postgres_value(place, *kind)).collect(),
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

    /// Queues a row, and writes the batch once it is full.
    pub(super) fn add(&mut self, conn: &mut Conn, row: Vec<Value>) -> Result<(), BackupError> {
        self.bytes += row.iter().filter_map(Value::as_str).map(str::len).sum::<usize>();
        self.rows.push(Value::Array(row));
        if self.rows.len() >= MOST_ROWS || self.bytes >= MOST_BYTES { self.flush(conn) } else { Ok(()) }
    }

    pub(super) fn flush(&mut self, conn: &mut Conn) -> Result<(), BackupError> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let (first, last) = (self.written + 1, self.written + self.rows.len());
        let json = Value::Array(std::mem::take(&mut self.rows)).to_string();
        (self.bytes, self.written) = (0, last);
        let done = each!(conn, |conn| sql_query(&self.sql).bind::<Text, _>(&json).execute(conn));
        done.map(drop).map_err(|error| match &error {
            DieselError::DatabaseError(kind, info) if is_constraint_violation(*kind) => BackupError::Unfit {
                table: self.table.clone(),
                row: format!("{first}–{last}"),
                reason: info.message().to_owned(),
            },
            _ => error.into(),
        })
    }
}

fn is_constraint_violation(kind: DatabaseErrorKind) -> bool {
    use DatabaseErrorKind::{CheckViolation, ForeignKeyViolation, NotNullViolation, UniqueViolation};
    matches!(kind, CheckViolation | ForeignKeyViolation | NotNullViolation | UniqueViolation)
}

fn sqlite_value(place: usize) -> String {
    format!("json_extract(value, '$[{place}]')")
}

fn postgres_value(place: usize, kind: ColumnKind) -> String {
    let cast = match kind {
        ColumnKind::Text => "text",
        ColumnKind::Integer => "integer",
        ColumnKind::Boolean => "boolean",
        ColumnKind::Time => "timestamp",
    };
    format!("(value->>{place})::{cast}")
}
