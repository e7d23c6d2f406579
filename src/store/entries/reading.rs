//! Reading the entries of a tournament. Of a long one nearly all the time goes into taking rows from the database and into the JSON in
//! them: two processors share that.

use std::{panic::resume_unwind, sync::mpsc, thread};

use chrono::{DateTime, Utc};
use diesel::{connection::DefaultLoadingMode, prelude::*};

use super::{Ledger, LedgerEntry, row::Row};
use crate::store::{
    Conn, EntryId, Store, StoreError, TournamentId,
    numbers::{from_column, to_column},
    schema::entries,
};
use crate::tournament::Slot;

/// So many rows are worth another thread.
const WORTH: usize = 1_000;

/// How many entries were made in all clubs together since a moment. Their ids sort by time, so no other rows are looked at.
pub fn count_since(store: &Store, since: DateTime<Utc>) -> Result<u64, StoreError> {
    let first = EntryId::earliest_at(since);
    let count: i64 = store.read(|conn| {
        Ok::<_, StoreError>(entries::table.filter(entries::id.ge(&first)).count().get_result(conn)?)
    })?;
    Ok(u64::try_from(count).unwrap_or_default())
}

/// The revision of a hand: 0 before anything was recorded.
pub(in crate::store) fn revision_of(
    conn: &mut Conn,
    tournament: &TournamentId,
    slot: Slot,
) -> Result<u32, StoreError> {
    let of_hand = entries::table
        .filter(entries::tournament_id.eq(tournament))
        .filter(entries::round.eq(to_column(slot.round)?))
        .filter(entries::table_number.eq(to_column(slot.table)?))
        .filter(entries::hand.eq(to_column(slot.hand)?));
    let last: Option<i32> = of_hand.select(diesel::dsl::max(entries::revision)).first(conn)?;
    from_column(last.unwrap_or(0))
}

/// The entries of a tournament behind the first `known` ones, in the order in which they were recorded.
pub(in crate::store) fn after(
    conn: &mut Conn,
    tournament: &TournamentId,
    known: usize,
) -> Result<Vec<LedgerEntry>, StoreError> {
    let rows: Vec<Row> = entries::table
        .filter(entries::tournament_id.eq(tournament))
        .filter(entries::number.gt(to_column(known)?))
        .order(entries::number)
        .select(Row::as_select())
        .load(conn)?;
    rows.into_iter().map(LedgerEntry::try_from).collect()
}

/// All of them, and what `meanwhile` comes to, which is done while they are read.
pub(in crate::store) fn ledger<T>(
    conn: &mut Conn,
    tournament: &TournamentId,
    meanwhile: impl FnOnce() -> T,
) -> Result<(Ledger, T), StoreError> {
    let mut rows = entries::table
        .filter(entries::tournament_id.eq(tournament))
        .order(entries::number)
        .select(Row::as_select())
        .load_iter::<Row, DefaultLoadingMode>(conn)?
        // A statement that is asked again after its last row begins anew.
        .fuse();
    let mut next = || rows.by_ref().take(WORTH).collect::<QueryResult<Vec<Row>>>();
    let mut some = next()?;
    if some.len() < WORTH {
        return Ok((read(some.into_iter())?, meanwhile()));
    }
    thread::scope(|scope| {
        let (taken, comes) = mpsc::channel();
        let reader = scope.spawn(|| read(comes.into_iter().flatten()));
        while !some.is_empty() {
            // Where the reader has stopped at a row that it cannot read, it says so in the end.
            drop(taken.send(some));
            some = next()?;
        }
        drop(taken);
        let done = meanwhile();
        Ok((reader.join().unwrap_or_else(|panic| resume_unwind(panic))?, done))
    })
}

fn read(rows: impl Iterator<Item = Row>) -> Result<Ledger, StoreError> {
    rows.map(LedgerEntry::try_from).collect()
}
