//! Failures of those who guess at passwords and codes, counted for all copies of the program together: whoever is sent from one copy to
//! the other has no more tries than with one.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::{prelude::*, sql_query, sql_types};

use super::{
    ClubId, Conn, Store, StoreError,
    conn::each,
    error::failure,
    numbers::to_column,
    openings,
    schema::{code_openings, failures, tournaments},
    time::now,
};

/// So long after the first failure all of a key are forgotten.
const WINDOW: TimeDelta = TimeDelta::minutes(15);

/// One failure in so many sweeps out what is forgotten.
const SWEEP: u32 = 100;

/// Whose failures are counted, and how many close the door.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Limit {
    /// Who it is, as a hash.
    pub key: String,
    /// So many.
    pub most: u32,
}

/// Why an attempt was not counted.
#[derive(Debug, thiserror::Error)]
enum NotCounted {
    #[error("closed")]
    Closed,
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(NotCounted);

/// Counts an attempt as a failure of all of these, until it is known to be none; false where one of their doors is closed, and then
/// nothing is counted. Of many attempts at once no more than the limit get through.
pub fn attempt(store: &Store, limits: &[Limit]) -> Result<bool, StoreError> {
    let counted = store.count(|conn| {
        for limit in in_order(limits) {
            if add(conn, limit, 1, While::Open)? == 0 {
                return Err(NotCounted::Closed);
            }
        }
        Ok(())
    });
    match counted {
        Ok(()) => sweep(store).map(|()| true),
        Err(NotCounted::Closed) => Ok(false),
        Err(NotCounted::Store(error)) => Err(error),
    }
}

/// Counts failures, so many of each. Whoever goes on at a closed door closes it anew after as many as closed it at first.
pub fn failed(store: &Store, counted: &[(Limit, u32)]) -> Result<(), StoreError> {
    store.count(|conn| {
        let mut counted: Vec<_> = counted.iter().collect();
        counted.sort();
        counted.into_iter().try_for_each(|(limit, times)| add(conn, limit, *times, While::Always).map(drop))
    })?;
    sweep(store)
}

/// Which of these doors are closed, and since when.
pub fn closed(store: &Store, limits: &[Limit]) -> Result<HashMap<String, DateTime<Utc>>, StoreError> {
    let rows: Vec<(String, Option<NaiveDateTime>)> = store.read(|conn| {
        Ok::<_, StoreError>(
            failures::table
                .filter(failures::key.eq_any(keys(limits)))
                .filter(failures::first_at.gt(since()))
                .select((failures::key, failures::closed_at))
                .load(conn)?,
        )
    })?;
    Ok(rows.into_iter().filter_map(|(key, closed)| Some((key, closed?.and_utc()))).collect())
}

/// Takes one failure of each back.
pub fn forgive(store: &Store, limits: &[Limit]) -> Result<(), StoreError> {
    const SQL: &str = "UPDATE failures SET times = times - 1, \
        closed_at = CASE WHEN times - 1 >= $1 THEN closed_at END WHERE key = $2 AND times > 0";
    store.count(|conn| {
        for limit in in_order(limits) {
            let most = to_column(limit.most)?;
            each!(conn, |conn| sql_query(SQL)
                .bind::<sql_types::Integer, _>(most)
                .bind::<sql_types::Text, _>(&limit.key)
                .execute(conn))?;
        }
        Ok(())
    })
}

/// Forgets the failures of these: they got it right, or somebody vouches for them.
pub fn forget(store: &Store, limits: &[Limit]) -> Result<(), StoreError> {
    store.count(|conn| {
        diesel::delete(failures::table.filter(failures::key.eq_any(keys(limits)))).execute(conn)?;
        Ok(())
    })
}

/// The keys of the places from where codes of a club's tournaments were opened, and whose doors are closed.
pub fn closed_to_club(store: &Store, club: &ClubId) -> Result<Vec<String>, StoreError> {
    store.read(|conn| {
        // Few doors are closed at a time, and from many places something was opened.
        let closed: Vec<String> = failures::table
            .filter(failures::closed_at.is_not_null())
            .filter(failures::first_at.gt(since()))
            .select(failures::key)
            .load(conn)?;
        Ok(code_openings::table
            .inner_join(tournaments::table)
            .filter(tournaments::club_id.eq(club))
            .filter(code_openings::place.eq_any(&closed))
            .select(code_openings::place)
            .distinct()
            .load(conn)?)
    })
}

fn keys(limits: &[Limit]) -> impl Iterator<Item = &str> {
    limits.iter().map(|limit| limit.key.as_str())
}

/// All in the same order: of two that count the same, one waits for the other.
fn in_order(limits: &[Limit]) -> Vec<&Limit> {
    let mut all: Vec<&Limit> = limits.iter().collect();
    all.sort();
    all
}

/// When a failure is still counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum While {
    Open,
    Always,
}

/// Counts; returns how many rows that changed.
fn add(conn: &mut Conn, limit: &Limit, times: u32, when: While) -> Result<usize, StoreError> {
    const SQL: &str = "INSERT INTO failures (key, times, first_at, closed_at) \
        VALUES ($1, $2, $3, CASE WHEN $2 >= $4 THEN $3 END) ON CONFLICT (key) DO UPDATE SET \
        times = CASE WHEN failures.first_at > $5 THEN failures.times + excluded.times ELSE excluded.times END, \
        first_at = CASE WHEN failures.first_at > $5 THEN failures.first_at ELSE excluded.first_at END, \
        closed_at = CASE WHEN failures.first_at <= $5 THEN excluded.closed_at \
        WHEN (failures.times + excluded.times) / $4 > failures.times / $4 THEN excluded.first_at \
        ELSE failures.closed_at END";
    const WHILE_OPEN: &str = " WHERE failures.first_at <= $5 OR failures.times < $4";
    let sql = if when == While::Open { format!("{SQL}{WHILE_OPEN}") } else { SQL.to_owned() };
    let (times, most, at) = (to_column(times)?, to_column(limit.most)?, now().naive_utc());
    Ok(each!(conn, |conn| sql_query(sql)
        .bind::<sql_types::Text, _>(&limit.key)
        .bind::<sql_types::Integer, _>(times)
        .bind::<sql_types::Timestamp, _>(at)
        .bind::<sql_types::Integer, _>(most)
        .bind::<sql_types::Timestamp, _>(since())
        .execute(conn))?)
}

/// From when on failures are still counted.
fn since() -> NaiveDateTime {
    (now() - WINDOW).naive_utc()
}

/// Now and then: a table of what failed within a quarter of an hour need not be swept each time.
fn sweep(store: &Store) -> Result<(), StoreError> {
    if rand::random_range(0..SWEEP) > 0 {
        return Ok(());
    }
    store.count(|conn| {
        diesel::delete(failures::table.filter(failures::first_at.le(since()))).execute(conn)?;
        openings::sweep(conn)
    })
}
