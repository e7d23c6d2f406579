//! Failures of the database itself, and rows that cannot be read: one of them must not hide the others of a list.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use diesel::result::{DatabaseErrorKind, Error as DieselError};
use lastcard_tournament::Problem;
use strum::IntoStaticStr;

/// The database failed, or does not hold what was asked for. The messages are for logs; the variant names in kebab case are reasons in the
/// metrics.
#[derive(Debug, thiserror::Error, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum StoreError {
    /// The database cannot be reached or does not accept writes at the moment. A retry may succeed.
    #[error("the database is unavailable: {0}")]
    Unavailable(String),
    /// This user may not write to a file or folder of the database.
    #[error("no permission to write to {}", .0.display())]
    Forbidden(PathBuf),
    /// A file or folder of the database is on a file system that is mounted read-only.
    #[error("{} is read-only", .0.display())]
    ReadOnly(PathBuf),
    /// The disk of the database is full: writing fails until there is space.
    #[error("the disk is full: {0}")]
    Full(String),
    /// The database file is damaged.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// Nothing was found, or it belongs to another club.
    #[error("not found")]
    NotFound,
    /// The write lost to concurrent writers on every attempt.
    #[error("too many writers at once: {0}")]
    Contended(DieselError),
    /// A newer Lastcard wrote this database.
    #[error("the database has the migration {0}, which this program does not know")]
    Newer(String),
    /// A stored value cannot be parsed.
    #[error("{what} cannot be read: {reason}")]
    Corrupt {
        /// Name of the value in logs.
        what: &'static str,
        /// Message of its parser.
        reason: String,
    },
    /// A statement failed.
    #[error("the database refused a statement: {0}")]
    Failed(DieselError),
}

impl StoreError {
    /// A stored value that cannot be parsed.
    pub fn corrupt(what: &'static str, reason: &impl ToString) -> Self {
        Self::Corrupt { what, reason: reason.to_string() }
    }

    /// A stored value that breaks rules of the tournament.
    pub(crate) fn unreadable(what: &'static str, problems: &[Problem]) -> Self {
        let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
        Self::corrupt(what, &all.join("; "))
    }
}

impl From<DieselError> for StoreError {
    fn from(error: DieselError) -> Self {
        match &error {
            DieselError::NotFound => Self::NotFound,
            // A transaction that lost the race for a unique key runs again, and then sees the winner's row.
            DieselError::DatabaseError(
                DatabaseErrorKind::SerializationFailure | DatabaseErrorKind::UniqueViolation,
                _,
            ) => Self::Contended(error),
            DieselError::DatabaseError(kind, info) => {
                let message = info.message();
                if message.contains("deadlock detected") || message.contains("database is locked") {
                    Self::Contended(error)
                } else if is_full(message) {
                    Self::Full(message.to_owned())
                } else if is_damage(message) {
                    Self::Damaged(message.to_owned())
                } else if matches!(kind, DatabaseErrorKind::ClosedConnection) || is_outage(message) {
                    Self::Unavailable(message.to_owned())
                } else {
                    Self::Failed(error)
                }
            }
            DieselError::BrokenTransactionManager => Self::Unavailable("the connection broke".to_owned()),
            _ => Self::Failed(error),
        }
    }
}

/// Error messages from SQLite, which has no error kinds for these cases, and from PostgreSQL with a failing disk or during a restart.
const OUTAGES: [&str; 9] = [
    "unable to open database file",
    "disk I/O error",
    "readonly database",
    "Input/output error",
    "crash of another server process",
    "terminating connection due to",
    "is in recovery mode",
    "is starting up",
    "is shutting down",
];

fn is_outage(message: &str) -> bool {
    OUTAGES.iter().any(|outage| message.contains(outage))
}

fn is_full(message: &str) -> bool {
    ["database or disk is full", "No space left on device"].iter().any(|full| message.contains(full))
}

fn is_damage(message: &str) -> bool {
    ["disk image is malformed", "file is not a database"].iter().any(|damage| message.contains(damage))
}

/// Error from the body of a transaction: a refusal by the body itself, or a failure of the store.
pub(crate) trait Failure: From<StoreError> {
    fn store_error(&self) -> Option<&StoreError>;
}

impl Failure for StoreError {
    fn store_error(&self) -> Option<&StoreError> {
        Some(self)
    }
}

/// Implements [`Failure`] for an error type with a variant `Store`.
macro_rules! failure {
    ($error:ty) => {
        impl $crate::Failure for $error {
            fn store_error(&self) -> Option<&$crate::StoreError> {
                if let Self::Store(error) = self { Some(error) } else { None }
            }
        }
    };
}
pub(crate) use failure;

/// Rows that were logged since the program started.
static LOGGED_ROWS: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Limit of [`LOGGED_ROWS`]. With more unreadable rows the database needs to be restored, and the log has said so often enough.
const MAX_LOGGED: usize = 1_000;

/// Filters a row for a list: `None` if it cannot be parsed, which is logged once. Loading that row by itself fails instead.
pub fn skip_unreadable<T>(
    table: &'static str,
    id: &impl Display,
    read: Result<T, StoreError>,
) -> Option<Result<T, StoreError>> {
    let Err(StoreError::Corrupt { what, reason }) = read else { return Some(read) };
    let mut named = LOGGED_ROWS.lock().unwrap_or_else(PoisonError::into_inner);
    if named.len() < MAX_LOGGED && named.insert(format!("{table} {id}")) {
        tracing::error!(table, %id, what, reason, "a row cannot be read, and lists leave it out");
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn server_error(message: &str) -> StoreError {
        DieselError::DatabaseError(DatabaseErrorKind::Unknown, Box::new(message.to_owned())).into()
    }

    #[test]
    fn a_failing_server_is_temporarily_unavailable() {
        for message in [
            "could not fsync file \"base/5/1259\": Input/output error",
            "terminating connection because of crash of another server process",
            "terminating connection due to administrator command",
            "the database system is in recovery mode",
            "the database system is starting up",
        ] {
            assert!(matches!(server_error(message), StoreError::Unavailable(_)), "{message}");
        }
        assert!(matches!(
            server_error("could not extend file: No space left on device"),
            StoreError::Full(_)
        ));
        assert!(matches!(server_error("column \"name\" does not exist"), StoreError::Failed(_)));
    }

    #[test]
    fn unreadable_rows_are_skipped_but_database_errors_are_not() {
        let read = |read| skip_unreadable("tables", &"id", read);
        assert_eq!(read(Ok(1)).unwrap().unwrap(), 1);
        assert!(read(Err(StoreError::corrupt("name", &"empty"))).is_none());
        assert!(matches!(read(Err(StoreError::NotFound)), Some(Err(StoreError::NotFound))));
        assert!(matches!(read(Err(StoreError::Full(String::new()))), Some(Err(StoreError::Full(_)))));
    }
}
