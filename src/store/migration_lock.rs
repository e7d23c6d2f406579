//! The lock of whoever brings tables up to date: copies of the program that start together do it one after the other.

use std::fs::File;
use std::io;
use std::path::Path;

use diesel::connection::SimpleConnection as _;

use super::{
    Conn, Location, StoreError,
    conn::each,
    pool::{absolute, establish, unavailable},
};

/// Of all copies, also of those of older versions. Whoever waits for it under another isolation would not see what was done meanwhile;
/// a lock of the session would outlive it behind a pooler.
const LOCK: &str = "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock(7246501)";

/// Held until it is dropped.
pub(super) enum MigrationLock {
    /// On the folder that a file is in: nothing is left behind, and SQLite's own locks are on the file.
    Folder(#[expect(dead_code, reason = "unlocked when it is closed")] File),
    /// In a transaction on a connection of its own.
    Server(#[expect(dead_code, reason = "ends with the connection")] Conn),
    /// Where files cannot be locked, as on some network drives; SQLite's lock has to do.
    None,
}

impl MigrationLock {
    /// Waits until no other copy has it. The database is there: somebody has looked into it before.
    pub(super) fn wait(location: &Location) -> Result<Self, StoreError> {
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
