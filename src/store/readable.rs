//! Unreadable rows in lists: one of them must not hide the others.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::sync::{Mutex, PoisonError};

use super::StoreError;

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

    #[test]
    fn unreadable_rows_are_skipped_but_database_errors_are_not() {
        let read = |read| skip_unreadable("tables", &"id", read);
        assert_eq!(read(Ok(1)).unwrap().unwrap(), 1);
        assert!(read(Err(StoreError::corrupt("name", &"empty"))).is_none());
        assert!(matches!(read(Err(StoreError::NotFound)), Some(Err(StoreError::NotFound))));
        assert!(matches!(read(Err(StoreError::Full(String::new()))), Some(Err(StoreError::Full(_)))));
    }
}
