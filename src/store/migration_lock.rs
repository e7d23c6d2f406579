//! Lock for migrations: copies of the program that start together run them one after the other.

use std::fs::File;
use std::io;
use std::path::Path;

use diesel::connection::SimpleConnection as _;

use super::{
    Conn, Location, StoreError,
    conn::each,
    pool::{absolute, establish, unavailable},
};

/// Shared by all copies, including those of older versions. At another isolation level a waiting copy would not see what was committed in
/// the meantime; behind a pooler a session lock would outlive its session.
const LOCK: &str = "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock(7246501)";

/// Held until it is dropped.
pub(super) enum MigrationLock {
    /// Lock on the folder of a file. It leaves nothing behind, and SQLite's own locks are on the file.
    Folder(#[expect(dead_code, reason = "unlocked when it is closed")] File),
    /// Lock of a transaction on a separate connection.
    Server(#[expect(dead_code, reason = "ends with the connection")] Conn),
    /// No lock, on file systems without locking, such as some network drives. SQLite's own lock has to suffice.
    None,
}

impl MigrationLock {
    /// Waits until no other copy holds the lock. The database must have been opened before.
    pub(super) fn acquire(location: &Location) -> Result<Self, StoreError> {
        match location {
            Location::Sqlite(path) => {
                let path = absolute(path)?;
                let locked = path.parent().map_or(Ok(Self::None), lock);
                locked.map_err(|error| unavailable(&format!("{}: {error}", path.display())))
            }
            Location::Postgres(_) => {
                let mut conn = establish(location)?;
                each!(&mut conn, |conn| conn.batch_execute(LOCK))?;
                Ok(Self::Server(conn))
            }
        }
    }
}

fn lock(folder: &Path) -> io::Result<MigrationLock> {
    let folder = File::open(folder)?;
    match folder.lock() {
        Ok(()) => Ok(MigrationLock::Folder(folder)),
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(MigrationLock::None),
        Err(error) => Err(error),
    }
}
