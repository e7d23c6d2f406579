//! Backups: everything that a database holds in one file that both kinds of database read, `docs/backup.md`.
//!
//! A backup is taken while the service runs and shows one moment. It is read again before it stands under its name, and so is what
//! a restored database holds before it is kept.

mod arrival;
mod bounds;
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

pub use arrival::ArrivedClub;
pub use fault::BackupError;
pub use folder::{BackupFolder, KeptBackup, Occasion};
use format::{BackupHead, BackupReader, BackupWriter, Piece, TableHead};

use super::{
    ClubId, Conn, Location, Store, StoreError, migration_lock::MigrationLock, migrations, pool::establish,
};

/// What a backup holds, once it was read to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contents {
    /// The newest migration of the database from which it was taken.
    pub migration: String,
    /// How many rows of each table.
    pub rows: BTreeMap<String, u64>,
    /// SHA-256 of all that it holds, in hexadecimal: two databases that hold the same have the same.
    pub digest: String,
    /// The club whose file it is; none of a backup of everything.
    pub club: Option<ClubId>,
}

/// What was put into a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    /// What the file held.
    pub contents: Contents,
    /// How the club came, where it was a club's file.
    pub arrived: Option<ArrivedClub>,
}

/// Writes what the database holds at this moment to a file, and reads it again. A file that stood there before is replaced
/// when the new one is whole, and not before.
///
/// # Errors
/// When the database cannot be read or the file not be written; then the file is what it was.
pub fn write(store: &Store, path: &Path) -> Result<Contents, BackupError> {
    let (file, contents) = write_beside(store, path)?;
    file.persist(path).map_err(|error| error.error)?;
    File::open(folder_of(path))?.sync_all()?;
    Ok(contents)
}

/// What a club has, as its file: all that its organisers see anyway, and no passwords, second factors, invitations or decks that
/// somebody is still to get. Hands on phones are in it when they are over.
///
/// # Errors
/// When there is no such club, or the database cannot be read.
pub fn of_club(store: &Store, club: &ClubId) -> Result<Vec<u8>, BackupError> {
    let file = store.read(|conn| {
        // A database of before has fewer columns than a club has now.
        if !tables::holds(conn, "clubs", Some(("id", club.as_str())))? {
            return Err(StoreError::NotFound.into());
        }
        Ok::<_, BackupError>(take(conn, Some(club), Vec::new())?.finish()?)
    })?;
    contents_of(&*file)?;
    Ok(file)
}

/// What a file is called that is not whole yet, with something else for each.
const UNFINISHED: &str = ".lastcard-";

/// Writes a backup to a file without a name of its own in the folder of the one that is meant, and reads it again.
fn write_beside(store: &Store, path: &Path) -> Result<(NamedTempFile, Contents), BackupError> {
    let folder = folder_of(path);
    let file = store.read(|conn| {
        let file = tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(&folder)?;
        let writer = take(conn, None, file.as_file())?;
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
/// When it is none, or not whole: cut short, changed, or of a newer Lastcard.
pub fn verify(path: &Path) -> Result<Contents, BackupError> {
    contents_of(BufReader::new(File::open(path)?))
}

fn contents_of(file: impl BufRead) -> Result<Contents, BackupError> {
    let mut reader = BackupReader::new(file)?;
    let BackupHead { migration, club, .. } = reader.head().clone();
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
    Ok(Contents { migration, rows, digest: reader.digest(), club })
}

/// Puts everything that a backup holds into a database in which nobody has done anything yet, and brings its tables up to date; or
/// a club's file into any database that has not got the club.
///
/// # Errors
/// When the backup is not whole, or the database not empty or has the club; then the database holds what it held.
pub fn restore(location: &Location, path: &Path) -> Result<Restored, BackupError> {
    let contents = verify(path)?;
    let mut conn = establish(location)?;
    if !migrations::knows(&conn, &contents.migration)? {
        return Err(BackupError::Newer(contents.migration));
    }
    match &contents.club {
        None => {
            let _lock = MigrationLock::wait(location)?;
            all_or_nothing(&mut conn, |conn| restore_into(conn, path, &contents))?;
            Ok(Restored { contents, arrived: None })
        }
        Some(club) => {
            Store::migrate(location)?;
            let arrived = all_or_nothing(&mut conn, |conn| arrival::arrive(conn, path, &contents, club))?;
            Ok(Restored { contents, arrived: Some(arrived) })
        }
    }
}

fn all_or_nothing<T>(
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
            // What cannot be rolled back ends with its connection.
            let _ = Conn::rollback_transaction(conn);
            Err(error)
        }
    }
}

fn restore_into(conn: &mut Conn, path: &Path, contents: &Contents) -> Result<(), BackupError> {
    migrations::up_to(conn, Some(&contents.migration))?;
    if let Some(table) = load::first_in_use(conn)? {
        return Err(BackupError::InUse(table));
    }
    if migrations::newest(conn)?.as_ref() != Some(&contents.migration) {
        return Err(BackupError::OlderThanTables(contents.migration.clone()));
    }
    load::clear(conn)?;
    let wanted = put(conn, path, |_, _, row| Ok(Some(row)))?;
    hold(conn, contents.club.as_ref(), &wanted)?;
    Ok(migrations::up_to(conn, None)?)
}

/// Everything that the database holds or, of a club, what its file has, in the order of the file.
fn take<W: Write>(conn: &mut Conn, club: Option<&ClubId>, out: W) -> Result<BackupWriter<W>, BackupError> {
    let migration = migrations::newest(conn)?.ok_or(BackupError::NoTables)?;
    let mut writer = BackupWriter::new(out, &BackupHead::of(migration, club.cloned()))?;
    for table in &tables::TABLES {
        let columns = tables::columns(conn, table.name)?;
        if !columns.is_empty() {
            dump::table(conn, table, columns, club, &mut writer)?;
        }
    }
    Ok(writer)
}

/// Writes the rows of a file as `change` has them: the SHA-256 of what the database has to hold then.
fn put(
    conn: &mut Conn,
    path: &Path,
    mut change: impl FnMut(&mut Conn, &TableHead, Vec<Value>) -> Result<Option<Vec<Value>>, BackupError>,
) -> Result<String, BackupError> {
    let mut reader = BackupReader::new(BufReader::new(File::open(path)?))?;
    let mut wanted = BackupWriter::new(sink(), reader.head())?;
    let mut into: Option<(load::RowBatch, TableHead)> = None;
    while let Some(piece) = reader.next_piece()? {
        match (piece, &mut into) {
            (Piece::Row(row), Some((batch, head))) => {
                if let Some(row) = change(conn, head, row)? {
                    wanted.row(&row)?;
                    batch.add(conn, row)?;
                }
            }
            (Piece::Row(_), None) => return Err(BackupError::NoBackup),
            (Piece::Table(head), before) => {
                if let Some((batch, _)) = before {
                    batch.write(conn)?;
                }
                wanted.table(&head)?;
                *before = Some((load::RowBatch::of(conn, &head)?, head));
            }
        }
    }
    if let Some((batch, _)) = &mut into {
        batch.write(conn)?;
    }
    Ok(wanted.digest())
}

/// Compares what the database holds with what was written.
fn hold(conn: &mut Conn, club: Option<&ClubId>, wanted: &str) -> Result<(), BackupError> {
    if take(conn, club, sink())?.digest() == wanted { Ok(()) } else { Err(BackupError::Differs) }
}
