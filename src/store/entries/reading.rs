//! Reading the entries of a tournament. Of a long one nearly all the time goes into taking rows from the database and into the JSON in
//! them: two processors share that.

use std::{panic::resume_unwind, sync::mpsc, thread};

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{Ledger, LedgerEntry, row::Row};
use crate::{
    Conn, EntryId, Store, StoreError, TournamentId,
    numbers::{from_column, to_column},
    schema::entries,
};
use lastcard_tournament::Slot;

/// So many rows are taken from the database at a time, and worth another thread: a server prepares all that it is asked for before it
/// answers with the first of them.
const AT_A_TIME: u16 = 1_000;

/// How many entries were made in all clubs together since a moment. Their ids sort by time, so no other rows are looked at.
pub fn count_since(store: &Store, since: DateTime<Utc>) -> Result<u64, StoreError> {
    let first = EntryId::earliest_at(since);
    let count: i64 = store.read(|conn| {
        Ok::<_, StoreError>(entries::table.filter(entries::id.ge(&first)).count().get_result(conn)?)
    })?;
    Ok(u64::try_from(count).unwrap_or_default())
}

/// The revision of a hand: 0 before anything was recorded.
pub(crate) fn revision_of(conn: &mut Conn, tournament: &TournamentId, slot: Slot) -> Result<u32, StoreError> {
    let of_hand = entries::table
        .filter(entries::tournament_id.eq(tournament))
        .filter(entries::round.eq(to_column(slot.round)?))
        .filter(entries::table_number.eq(to_column(slot.table)?))
        .filter(entries::hand.eq(to_column(slot.hand)?));
    let last: Option<i32> = of_hand.select(diesel::dsl::max(entries::revision)).first(conn)?;
    from_column(last.unwrap_or(0))
}

/// The entries of a tournament behind the first `known` ones, in the order in which they were recorded.
pub(crate) fn after(
    conn: &mut Conn,
    tournament: &TournamentId,
    known: usize,
) -> Result<Vec<LedgerEntry>, StoreError> {
    rows(conn, tournament, to_column(known)?, i64::MAX)?.into_iter().map(LedgerEntry::try_from).collect()
}

/// All of them, and what `meanwhile` comes to, which is done while they are taken from the database.
pub(crate) fn ledger<T: Send>(
    conn: &mut Conn,
    tournament: &TournamentId,
    meanwhile: impl FnOnce() -> T + Send,
) -> Result<(Ledger, T), StoreError> {
    let mut portion = rows(conn, tournament, 0, AT_A_TIME.into())?;
    if portion.len() < usize::from(AT_A_TIME) {
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
            // Where the reader has stopped at a row that it cannot read, it says so in the end.
            drop(taken.send(portion));
            portion = rows(conn, tournament, known, AT_A_TIME.into())?;
        }
        drop(taken);
        reader.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

/// At most so many rows behind a number, in their order.
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
