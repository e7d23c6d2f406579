//! Backups: everything that a database holds in one file that both kinds of database read, `docs/backup.md`.
//!
//! A backup is taken while the service runs and shows one moment. It is read again before it stands under its name, and so is what
//! a restored database holds before it is kept.

mod dump;
mod fault;
mod format;
mod load;
mod tables;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

use diesel::connection::TransactionManager;
use serde_json::Value;

pub use fault::BackupError;
use format::{BackupHead, BackupReader, BackupWriter, Piece};

use super::{Conn, Location, Store, migrations, pool::establish};

/// What a backup holds, once it was read to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contents {
    /// The newest migration of the database from which it was taken.
    pub migration: String,
    /// How many rows of each table.
    pub rows: BTreeMap<String, u64>,
    /// SHA-256 of all that it holds, in hexadecimal: two databases that hold the same have the same.
    pub digest: String,
}

/// Writes what the database holds at this moment to a file, and reads it again. A file that stood there before is replaced
/// when the new one is whole, and not before.
///
/// # Errors
/// When the database cannot be read or the file not be written; then the file is what it was.
pub fn write(store: &Store, path: &Path) -> Result<Contents, BackupError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.map_or_else(|| PathBuf::from("."), Path::to_owned);
    let file = store.read(|conn| {
        let file = tempfile::Builder::new().prefix(".lastcard-").tempfile_in(&folder)?;
        let writer = take(conn, file.as_file())?;
        writer.finish()?.sync_all()?;
        Ok::<_, BackupError>(file)
    })?;
    let contents = verify(file.path())?;
    file.persist(path).map_err(|error| error.error)?;
    File::open(&folder)?.sync_all()?;
    Ok(contents)
}

/// Reads a backup to its end.
///
/// # Errors
/// When it is none, or not whole: cut short, changed, or of a newer Lastcard.
pub fn verify(path: &Path) -> Result<Contents, BackupError> {
    let mut reader = BackupReader::new(BufReader::new(File::open(path)?))?;
    let migration = reader.head().migration.clone();
    let mut rows = BTreeMap::new();
    let mut table = String::new();
    while let Some(piece) = reader.next_piece()? {
        match piece {
            Piece::Table(next) => {
                table.clone_from(&next.table);
                rows.insert(next.table, 0);
            }
            Piece::Row(_) => *rows.entry(table.clone()).or_insert(0) += 1,
        }
    }
    Ok(Contents { migration, rows, digest: reader.digest() })
}

/// Puts everything that a backup holds into a database in which nobody has done anything yet, and brings its tables up to date.
///
/// # Errors
/// When the backup is not whole or the database not empty; then the database holds what it held.
pub fn restore(location: &Location, path: &Path) -> Result<Contents, BackupError> {
    let contents = verify(path)?;
    let mut conn = establish(location)?;
    Conn::begin_transaction(&mut conn)?;
    match restore_into(&mut conn, path, &contents) {
        Ok(()) => {
            Conn::commit_transaction(&mut conn)?;
            Ok(contents)
        }
        Err(error) => {
            // What cannot be rolled back ends with its connection.
            let _ = Conn::rollback_transaction(&mut conn);
            Err(error)
        }
    }
}

fn restore_into(conn: &mut Conn, path: &Path, contents: &Contents) -> Result<(), BackupError> {
    if !migrations::knows(conn, &contents.migration)? {
        return Err(BackupError::Newer(contents.migration.clone()));
    }
    migrations::up_to(conn, Some(&contents.migration))?;
    if let Some(table) = load::first_in_use(conn)? {
        return Err(BackupError::InUse(table));
    }
    if migrations::newest(conn)?.as_ref() != Some(&contents.migration) {
        return Err(BackupError::OlderThanTables(contents.migration.clone()));
    }
    load::clear(conn)?;
    load_all(conn, path)?;
    let restored = take(conn, std::io::sink())?.digest();
    if restored != contents.digest {
        return Err(BackupError::Differs);
    }
    migrations::up_to(conn, None)?;
    Ok(())
}

/// Everything that the database holds, in the order of the file.
fn take<W: Write>(conn: &mut Conn, out: W) -> Result<BackupWriter<W>, BackupError> {
    let migration = migrations::newest(conn)?.ok_or(BackupError::NoTables)?;
    let mut writer = BackupWriter::new(out, &BackupHead::of(migration))?;
    for (name, key) in tables::TABLES {
        let columns = tables::columns(conn, name)?;
        if !columns.is_empty() {
            dump::table(conn, name, key, columns, &mut writer)?;
        }
    }
    Ok(writer)
}

/// So many rows are written at once.
const BATCH: usize = 500;

fn load_all(conn: &mut Conn, path: &Path) -> Result<(), BackupError> {
    let mut reader = BackupReader::new(BufReader::new(File::open(path)?))?;
    let mut into: Option<load::RowInsert> = None;
    let mut batch: Vec<Value> = Vec::new();
    while let Some(piece) = reader.next_piece()? {
        let (row, next) = match piece {
            Piece::Row(row) => (Some(row), None),
            Piece::Table(table) => (None, Some(table)),
        };
        batch.extend(row.map(Value::Array));
        if batch.len() >= BATCH || next.is_some() {
            load::rows(conn, into.as_ref(), std::mem::take(&mut batch))?;
        }
        if let Some(table) = next {
            into = Some(load::RowInsert::of(conn, &table)?);
        }
    }
    load::rows(conn, into.as_ref(), batch)
}
