//! Why a backup is not written, or not restored.

use std::io;

use crate::{StoreError, error::failure};

/// What is wrong with a backup, or with where it goes.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The file is something else.
    #[error("this is no backup of Lastcard")]
    NoBackup,
    /// It ends before its end.
    #[error("the backup is cut short")]
    CutShort,
    /// It is not what was written.
    #[error("the backup is damaged near line {0}")]
    Damaged(u64),
    /// From this line on it has more than a backup can: in the line, or in all of them.
    #[error("the backup is larger than any, from line {0} on")]
    TooLarge(u64),
    /// A newer Lastcard wrote it: the format or the migration that this program does not know.
    #[error("the backup is of a newer Lastcard: {0}")]
    Newer(String),
    /// Somebody has used the database already: the first table that holds anything.
    #[error("the database is in use: {0}")]
    InUse(String),
    /// The database has the club of this file already.
    #[error("the club is there already: {0}")]
    ClubIsThere(String),
    /// The tables of the database are newer than the backup, which fits into a database without any.
    #[error("the tables are newer than the backup of {0}")]
    OlderThanTables(String),
    /// The database has no tables yet.
    #[error("the database has no tables")]
    NoTables,
    /// What the database gives back is not what the backup holds.
    #[error("the restored rows differ from the backup")]
    Differs,
    /// The file cannot be read or written.
    #[error("{0}")]
    File(#[from] io::Error),
    /// A row of a club's file is none that the service reads, or reaches for what is not the club's: its table, the values of its key, and
    /// what is wrong with it, as a log names it.
    #[error("{table}, row {row}: {reason}")]
    Unfit {
        /// The table.
        table: String,
        /// The values of its key, or which of the table's rows it is among.
        row: String,
        /// What is wrong.
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
