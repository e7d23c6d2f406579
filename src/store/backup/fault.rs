//! Errors when writing and restoring backups.

use std::io;

use crate::{StoreError, error::failure};

/// Reasons why a backup is not written or not restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The file is not a backup of Lastcard.
    #[error("this is not a backup of Lastcard")]
    NoBackup,
    /// The file ends early.
    #[error("the backup is cut short")]
    CutShort,
    /// The contents do not match their checksum or format.
    #[error("the backup is damaged near line {0}")]
    Damaged(u64),
    /// This line, or the file up to it, exceeds the size limits for backups.
    #[error("the backup exceeds the size limit from line {0} on")]
    TooLarge(u64),
    /// A newer Lastcard wrote the file: its format or migration is unknown here.
    #[error("the backup was written by a newer Lastcard: {0}")]
    Newer(String),
    /// The database is already in use; names the first table with rows.
    #[error("the database is in use: {0}")]
    InUse(String),
    /// The database already has the club of this file.
    #[error("the club exists already: {0}")]
    ClubIsThere(String),
    /// The database has newer tables than the backup, which can only be restored into a database without tables.
    #[error("the tables are newer than the backup of {0}")]
    OlderThanTables(String),
    /// The database has no tables yet.
    #[error("the database has no tables")]
    NoTables,
    /// The restored rows are not those of the backup.
    #[error("the restored rows differ from the backup")]
    Differs,
    /// The file cannot be read or written.
    #[error("{0}")]
    File(#[from] io::Error),
    /// A row of a club's file is invalid, or refers to something outside the club.
    #[error("{table}, row {row}: {reason}")]
    Unfit {
        /// Name of the table.
        table: String,
        /// Values of the row's key, or the range of rows that contains the row.
        row: String,
        /// Cause, as it appears in logs.
        reason: String,
    },
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(BackupError);

impl From<diesel::result::Error> for BackupError {
    fn from(error: diesel::result::Error) -> Self {
        StoreError::from(error).into()
    }
}
