//! Reads the entries of a tournament. With a long ledger, fetching rows and parsing their JSON take nearly all the time, so two threads
//! share the work.

use std::{panic::resume_unwind, sync::mpsc, thread};

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{Ledger, LedgerEntry, row::Row};
use crate::{
    Conn, EntryId, Store, StoreError, TournamentId,
    columns::{from_column, to_column},
    schema::entries,
};
use lastcard_tournament::Slot;

/// Rows per query, and the number from which a second thread pays off. PostgreSQL prepares the whole result of a query before it sends the
/// first row.
const BATCH_SIZE: u16 = 1_000;

/// Counts the entries of all clubs since a time. Ids sort by time, so no other rows are read.
pub fn count_since(store: &Store, since: DateTime<Utc>) -> Result<u64, StoreError> {
    let first = EntryId::earliest_at(since);
    let count: i64 = store.read(|conn| {
        Ok::<_, StoreError>(entries::table.filter(entries::id.ge(&first)).count().get_result(conn)?)
    })?;
    Ok(u64::try_from(count).unwrap_or_default())
}

/// Returns the revision of a hand, 0 before anything is recorded.
pub(crate) fn revision_of(conn: &mut Conn, tournament: &TournamentId, slot: Slot) -> Result<u32, StoreError> {
    let of_hand = entries::table
        .filter(entries::tournament_id.eq(tournament))
        .filter(entries::round.eq(to_column(slot.round)?))
        .filter(entries::table_number.eq(to_column(slot.table)?))
        .filter(entries::hand.eq(to_column(slot.hand)?));
    let last: Option<i32> = of_hand.select(diesel::dsl::max(entries::revision)).first(conn)?;
    from_column(last.unwrap_or(0))
}

/// Returns the entries of a tournament after the first `known` ones, in order.
pub(crate) fn load_after(
    conn: &mut Conn,
    tournament: &TournamentId,
    known: usize,
) -> Result<Vec<LedgerEntry>, StoreError> {
    rows(conn, tournament, to_column(known)?, i64::MAX)?.into_iter().map(LedgerEntry::try_from).collect()
}

/// Returns the whole ledger, and the result of `meanwhile`, which runs while rows are fetched.
pub(crate) fn load_ledger<T: Send>(
    conn: &mut Conn,
    tournament: &TournamentId,
    meanwhile: impl FnOnce() -> T + Send,
) -> Result<(Ledger, T), StoreError> {
    let mut portion = rows(conn, tournament, 0, BATCH_SIZE.into())?;
    if portion.len() < usize::from(BATCH_SIZE) {
        return Ok((read(portion.into_iter())?, meanwhile()));
    }
    thread::scope(|scope| {
        let (taken, comes) = mpsc::channel();
        let reader = scope.spawn(move || {
            let done = meanwhile();
            Ok::<_, StoreError>((read(comes.into_iter().flatten())?, done))
        });
        while let Some(last) = portion.last() {
            let known = last.number();
            // If the reader has stopped at an unreadable row, its error is returned below.
            drop(taken.send(portion));
            portion = rows(conn, tournament, known, BATCH_SIZE.into())?;
        }
        drop(taken);
        reader.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

/// Loads at most `at_most` rows after a number, in order.
fn rows(conn: &mut Conn, tournament: &TournamentId, known: i32, at_most: i64) -> QueryResult<Vec<Row>> {
    entries::table
        .filter(entries::tournament_id.eq(tournament))
        .filter(entries::number.gt(known))
        .order(entries::number)
        .limit(at_most)
        .select(Row::as_select())
        .load(conn)
}

fn read(rows: impl Iterator<Item = Row>) -> Result<Ledger, StoreError> {
    rows.map(LedgerEntry::try_from).collect()
}
