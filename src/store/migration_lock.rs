//! The lock of whoever brings tables up to date: copies of the program that start together do it one after the other.

use std::fs::{File, TryLockError};
use std::io;

use diesel::{Connection, PgConnection, connection::SimpleConnection as _};

use super::{
    Location, StoreError, permissions,
    pool::{absolute, unavailable, with_timeouts},
    server::ServerAddress,
};

/// Of all copies, also of those of older versions. Whoever waits for it under another isolation would not see what was done meanwhile;
/// a lock of the session would outlive it behind a pooler.
const LOCK: &str = "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock(7246501)";

/// Held until it is dropped.
pub(super) enum MigrationLock {
    /// On the folder that a file is in: nothing is left behind, and SQLite's own locks are on the file.
    Folder(#[expect(dead_code, reason = "unlocked when it is closed")] File),
    /// In a transaction on a connection of its own.
    Server(#[expect(dead_code, reason = "ends with the connection")] PgConnection),
    /// Where files cannot be locked, as on some network drives; SQLite's lock has to do.
    None,
}

impl MigrationLock {
    /// Waits until no other copy has it.
    pub(super) fn wait(location: &Location) -> Result<Self, StoreError> {
        match location {
            Location::Sqlite(path) => {
                let path = absolute(path)?;
                permissions::prepare(&path)
                    .and_then(|()| path.parent().map_or(Ok(Self::None), |folder| lock(File::open(folder)?)))
                    .map_err(|error| unavailable(&format!("{}: {error}", path.display())))
            }
            Location::Postgres(url) => {
                let address = ServerAddress::of(&with_timeouts(url))?;
                let mut conn = PgConnection::establish(address.url()).map_err(|error| unavailable(&error))?;
                conn.batch_execute(LOCK)?;
                Ok(Self::Server(conn))
            }
        }
    }
}

fn lock(folder: File) -> io::Result<MigrationLock> {
    match folder.try_lock() {
        Ok(()) => Ok(MigrationLock::Folder(folder)),
        Err(TryLockError::WouldBlock) => {
            folder.lock()?;
            Ok(MigrationLock::Folder(folder))
        }
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
            Ok(MigrationLock::None)
        }
        Err(TryLockError::Error(error)) => Err(error),
    }
}
