//! Rows that cannot be read, in lists: one of them is no reason to show nobody anything.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::sync::{Mutex, PoisonError};

use super::StoreError;

/// The rows that the log has named since the program started.
static NAMED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// So many are remembered. Where there are more, the database is to be restored, and the log has said so often enough.
const MOST_NAMED: usize = 1_000;

/// What was read of the row of a table, for a list of such; nothing of one that cannot be read, which the log names once. Whoever asks for that
/// row alone is told of it.
pub fn readable<T>(
    table: &'static str,
    id: &impl Display,
    read: Result<T, StoreError>,
) -> Option<Result<T, StoreError>> {
    let Err(StoreError::Corrupt { what, reason }) = read else { return Some(read) };
    let mut named = NAMED.lock().unwrap_or_else(PoisonError::into_inner);
    if named.len() < MOST_NAMED && named.insert(format!("{table} {id}")) {
        tracing::error!(table, %id, what, reason, "a row cannot be read, and lists leave it out");
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_that_cannot_be_read_is_left_out_and_a_database_that_fails_is_not() {
        let read = |read| readable("tables", &"id", read);
        assert_eq!(read(Ok(1)).unwrap().unwrap(), 1);
        assert!(read(Err(StoreError::corrupt("name", &"empty"))).is_none());
        assert!(matches!(read(Err(StoreError::NotFound)), Some(Err(StoreError::NotFound))));
        assert!(matches!(read(Err(StoreError::Full(String::new()))), Some(Err(StoreError::Full(_)))));
    }
}
