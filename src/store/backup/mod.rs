//! Backups: the whole contents of a database in one file that both kinds of database can restore (see `docs/backup.md`).
//!
//! A backup is taken while the service runs, from one consistent snapshot. It is read back before it gets its final name, and restored rows
//! are compared with the file before they are committed.

mod bounds;
mod club_import;
mod dump;
mod fault;
mod folder;
mod format;
mod gates;
mod load;
mod tables;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Write, sink};
use std::path::{Path, PathBuf};

use diesel::connection::TransactionManager;
use serde_json::Value;
use tempfile::NamedTempFile;

pub use club_import::ClubImport;
pub use fault::BackupError;
pub use folder::{BackupFolder, BackupTrigger, KeptBackup};
use format::{BackupHead, BackupReader, BackupRecord, BackupWriter, TableHead};

use super::{
    ClubId, Conn, Location, Store, StoreError,
    migrations::{self, MigrationLock},
    pool::establish,
};

/// Summary of a backup that was read to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupSummary {
    /// The newest migration of the database it was taken from.
    pub migration: String,
    /// Number of rows per table.
    pub rows: BTreeMap<String, u64>,
    /// SHA-256 of the contents, in hexadecimal. Databases with the same contents have the same digest.
    pub digest: String,
    /// The club whose file it is; `None` for a backup of the whole installation.
    pub club: Option<ClubId>,
}

/// Outcome of a restore.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RestoreOutcome {
    /// Summary of the file.
    pub contents: BackupSummary,
    /// The new address and logins, if it was a club's file.
    pub arrived: Option<ClubImport>,
}

/// Writes a consistent backup of the database to a file and reads it back. An existing file is replaced only once the new one is complete.
///
/// # Errors
/// Fails if the database cannot be read or the file cannot be written; an existing file is left unchanged in that case.
pub fn write(store: &Store, path: &Path) -> Result<BackupSummary, BackupError> {
    let (file, contents) = write_temporary(store, path)?;
    file.persist(path).map_err(|error| error.error)?;
    File::open(folder_of(path))?.sync_all()?;
    Ok(contents)
}

/// Returns a club's file: everything its organisers can see, without passwords, second factors, invitations and decks that are still to be
/// dealt. Played hands are included once they are over.
///
/// # Errors
/// Fails if there is no such club or the database cannot be read.
pub fn club_file(store: &Store, club: &ClubId) -> Result<Vec<u8>, BackupError> {
    let file = store.read(|conn| {
        // Not `clubs::find`, which needs columns that tables before a migration may lack.
        if !tables::has_row(conn, "clubs", Some(("id", club.as_str())))? {
            return Err(StoreError::NotFound.into());
        }
        Ok::<_, BackupError>(write_tables(conn, Some(club), Vec::new())?.finish()?)
    })?;
    contents_of(&*file)?;
    Ok(file)
}

/// Prefix of files that are not complete yet; a random suffix follows.
const UNFINISHED_PREFIX: &str = ".lastcard-";

/// Writes a backup to a temporary file in the same folder and reads it back.
fn write_temporary(store: &Store, path: &Path) -> Result<(NamedTempFile, BackupSummary), BackupError> {
    let folder = folder_of(path);
    let file = store.read(|conn| {
        let file = tempfile::Builder::new().prefix(UNFINISHED_PREFIX).tempfile_in(&folder)?;
        let writer = write_tables(conn, None, file.as_file())?;
        writer.finish()?.sync_all()?;
        Ok::<_, BackupError>(file)
    })?;
    let contents = verify(file.path())?;
    Ok((file, contents))
}

fn folder_of(path: &Path) -> PathBuf {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.map_or_else(|| PathBuf::from("."), Path::to_owned)
}

/// Reads a backup to its end.
///
/// # Errors
/// Fails if the file is not a backup, is damaged or cut short, or is of a newer Lastcard.
pub fn verify(path: &Path) -> Result<BackupSummary, BackupError> {
    contents_of(BufReader::new(File::open(path)?))
}

fn contents_of(file: impl BufRead) -> Result<BackupSummary, BackupError> {
    let mut reader = BackupReader::new(file)?;
    let BackupHead { migration, club, .. } = reader.head().clone();
    let mut rows = BTreeMap::new();
    let mut table = String::new();
    while let Some(piece) = reader.next_record()? {
        match piece {
            BackupRecord::Table(next) => {
                table.clone_from(&next.table);
                rows.insert(next.table, 0);
            }
            BackupRecord::Row(_) => *rows.entry(table.clone()).or_insert(0) += 1,
        }
    }
    Ok(BackupSummary { migration, rows, digest: reader.digest(), club })
}

/// Restores a backup into an unused database and brings its tables up to date, or a club's file into any database without that club.
///
/// # Errors
/// Fails if the file is not a complete backup, the database is in use, or it already has the club; the database is left unchanged in that
/// case.
pub fn restore(location: &Location, path: &Path) -> Result<RestoreOutcome, BackupError> {
    let contents = verify(path)?;
    let mut conn = establish(location)?;
    if !migrations::is_known(&conn, &contents.migration)? {
        return Err(BackupError::Newer(contents.migration));
    }
    match &contents.club {
        None => {
            let _lock = MigrationLock::acquire(location)?;
            in_transaction(&mut conn, |conn| restore_into(conn, path, &contents))?;
            Ok(RestoreOutcome { contents, arrived: None })
        }
        Some(club) => {
            Store::migrate(location)?;
            let arrived = in_transaction(&mut conn, |conn| club_import::import(conn, path, &contents, club))?;
            Ok(RestoreOutcome { contents, arrived: Some(arrived) })
        }
    }
}

fn in_transaction<T>(
    conn: &mut Conn,
    body: impl FnOnce(&mut Conn) -> Result<T, BackupError>,
) -> Result<T, BackupError> {
    Conn::begin_transaction(conn)?;
    match body(conn) {
        Ok(done) => {
            Conn::commit_transaction(conn)?;
            Ok(done)
        }
        Err(error) => {
            // Dropping the connection rolls back as well.
            let _ = Conn::rollback_transaction(conn);
            Err(error)
        }
    }
}

fn restore_into(conn: &mut Conn, path: &Path, contents: &BackupSummary) -> Result<(), BackupError> {
    migrations::apply_up_to(conn, Some(&contents.migration))?;
    if let Some(table) = load::first_in_use(conn)? {
        return Err(BackupError::InUse(table));
    }
    if migrations::newest(conn)?.as_ref() != Some(&contents.migration) {
        return Err(BackupError::OlderThanTables(contents.migration.clone()));
    }
    load::clear(conn)?;
    let wanted = insert_rows(conn, path, |_, _, row| Ok(Some(row)))?;
    verify_digest(conn, contents.club.as_ref(), &wanted)?;
    Ok(migrations::apply_up_to(conn, None)?)
}

/// Writes the database, or the rows of a club, in the order of the file.
fn write_tables<W: Write>(
    conn: &mut Conn,
    club: Option<&ClubId>,
    out: W,
) -> Result<BackupWriter<W>, BackupError> {
    let migration = migrations::newest(conn)?.ok_or(BackupError::NoTables)?;
    let mut writer = BackupWriter::new(out, &BackupHead::new(migration, club.cloned()))?;
    for table in &tables::TABLES {
        let columns = tables::columns(conn, table.name)?;
        if !columns.is_empty() {
            dump::write_table(conn, table, columns, club, &mut writer)?;
        }
    }
    Ok(writer)
}

/// Inserts the rows of a file as `change` returns them. Returns the SHA-256 that the database must have afterwards.
fn insert_rows(
    conn: &mut Conn,
    path: &Path,
    mut change: impl FnMut(&mut Conn, &TableHead, Vec<Value>) -> Result<Option<Vec<Value>>, BackupError>,
) -> Result<String, BackupError> {
    let mut reader = BackupReader::new(BufReader::new(File::open(path)?))?;
    let mut wanted = BackupWriter::new(sink(), reader.head())?;
    let mut into: Option<(load::RowBatch, TableHead)> = None;
    while let Some(piece) = reader.next_record()? {
        match (piece, &mut into) {
            (BackupRecord::Row(row), Some((batch, head))) => {
                if let Some(row) = change(conn, head, row)? {
                    wanted.write_row(&row)?;
                    batch.add(conn, row)?;
                }
            }
            (BackupRecord::Row(_), None) => return Err(BackupError::NoBackup),
            (BackupRecord::Table(head), before) => {
                if let Some((batch, _)) = before {
                    batch.flush(conn)?;
                }
                wanted.write_table(&head)?;
                *before = Some((load::RowBatch::for_table(conn, &head)?, head));
            }
        }
    }
    if let Some((batch, _)) = &mut into {
        batch.flush(conn)?;
    }
    Ok(wanted.digest())
}

/// Compares the contents of the database with the digest of the rows that were written.
fn verify_digest(conn: &mut Conn, club: Option<&ClubId>, wanted: &str) -> Result<(), BackupError> {
    if write_tables(conn, club, sink())?.digest() == wanted { Ok(()) } else { Err(BackupError::Differs) }
}
