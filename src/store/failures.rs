//! Rate limits on guessing passwords and codes, counted in the database for all copies of the service. Moving to another copy does not
//! allow any further attempts.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::{prelude::*, sql_query, sql_types};

use super::{
    ClubId, Conn, Store, StoreError, code_uses,
    columns::to_column,
    conn::each,
    error::failure,
    schema::{code_openings, failures, tournaments},
    time::now,
};

/// Time from the first failure of a key until its count expires.
const WINDOW: TimeDelta = TimeDelta::minutes(15);

/// One in this many failures deletes expired counts.
const SWEEP: u32 = 100;

/// A subject whose failures are counted, with its rate limit.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct FailureLimit {
    /// Hash that identifies the subject.
    pub key: String,
    /// Number of failures that causes a lockout.
    pub most: u32,
}

#[derive(Debug, thiserror::Error)]
enum NotCounted {
    #[error("closed")]
    Closed,
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(NotCounted);

/// Counts an attempt as a failure of all subjects in advance; if it turns out not to be one, [`forgive`] or [`forget`] corrects the count.
/// Returns false, and counts nothing, if one of the subjects is locked out. However many attempts are made at once, no more than the limit
/// get through.
pub fn attempt(store: &Store, limits: &[FailureLimit]) -> Result<bool, StoreError> {
    let counted = store.update_counters(|conn| {
        for limit in sorted(limits) {
            if add(conn, limit, 1, CountCondition::Open)? == 0 {
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

/// Counts several failures of each subject. During a lockout, the same number of failures that caused it renews it.
pub fn count_failures(store: &Store, counted: &[(FailureLimit, u32)]) -> Result<(), StoreError> {
    store.update_counters(|conn| {
        let mut counted: Vec<_> = counted.iter().collect();
        counted.sort();
        counted
            .into_iter()
            .try_for_each(|(limit, times)| add(conn, limit, *times, CountCondition::Always).map(drop))
    })?;
    sweep(store)
}

/// Returns the subjects that are locked out, with the start of each lockout.
pub fn lockouts(
    store: &Store,
    limits: &[FailureLimit],
) -> Result<HashMap<String, DateTime<Utc>>, StoreError> {
    let rows: Vec<(String, Option<NaiveDateTime>)> = store.read(|conn| {
        Ok::<_, StoreError>(
            failures::table
                .filter(failures::key.eq_any(keys(limits)))
                .filter(failures::first_at.gt(window_start()))
                .select((failures::key, failures::closed_at))
                .load(conn)?,
        )
    })?;
    Ok(rows.into_iter().filter_map(|(key, closed)| Some((key, closed?.and_utc()))).collect())
}

/// Removes one counted failure of each subject.
pub fn forgive(store: &Store, limits: &[FailureLimit]) -> Result<(), StoreError> {
    const SQL: &str = "UPDATE failures SET times = times - 1, \
        closed_at = CASE WHEN times - 1 >= $1 THEN closed_at END WHERE key = $2 AND times > 0";
    store.update_counters(|conn| {
        for limit in sorted(limits) {
            let most = to_column(limit.most)?;
            each!(conn, |conn| sql_query(SQL)
                .bind::<sql_types::Integer, _>(most)
                .bind::<sql_types::Text, _>(&limit.key)
                .execute(conn))?;
        }
        Ok(())
    })
}

/// Forgets all failures of these subjects, after a success or because somebody vouches for them.
pub fn forget(store: &Store, limits: &[FailureLimit]) -> Result<(), StoreError> {
    store.update_counters(|conn| {
        diesel::delete(failures::table.filter(failures::key.eq_any(keys(limits)))).execute(conn)?;
        Ok(())
    })
}

/// Returns the keys of locked-out places from which codes of a club's tournaments were opened.
pub fn locked_out_places(store: &Store, club: &ClubId) -> Result<Vec<String>, StoreError> {
    store.read(|conn| {
        // Starts with the lockouts: they are few, but places are many.
        let closed: Vec<String> = failures::table
            .filter(failures::closed_at.is_not_null())
            .filter(failures::first_at.gt(window_start()))
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

fn keys(limits: &[FailureLimit]) -> impl Iterator<Item = &str> {
    limits.iter().map(|limit| limit.key.as_str())
}

/// Sorts the limits, so that concurrent transactions wait for each other instead of deadlocking.
fn sorted(limits: &[FailureLimit]) -> Vec<&FailureLimit> {
    let mut all: Vec<&FailureLimit> = limits.iter().collect();
    all.sort();
    all
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CountCondition {
    Open,
    Always,
}

/// Counts failures and returns the number of changed rows.
fn add(conn: &mut Conn, limit: &FailureLimit, times: u32, when: CountCondition) -> Result<usize, StoreError> {
    const SQL: &str = "INSERT INTO failures (key, times, first_at, closed_at) \
        VALUES ($1, $2, $3, CASE WHEN $2 >= $4 THEN $3 END) ON CONFLICT (key) DO UPDATE SET \
        times = CASE WHEN failures.first_at > $5 THEN failures.times + excluded.times ELSE excluded.times END, \
        first_at = CASE WHEN failures.first_at > $5 THEN failures.first_at ELSE excluded.first_at END, \
        closed_at = CASE WHEN failures.first_at <= $5 THEN excluded.closed_at \
        WHEN (failures.times + excluded.times) / $4 > failures.times / $4 THEN excluded.first_at \
        ELSE failures.closed_at END";
    const WHILE_OPEN: &str = " WHERE failures.first_at <= $5 OR failures.times < $4";
    let sql = if when == CountCondition::Open { format!("{SQL}{WHILE_OPEN}") } else { SQL.to_owned() };
    let (times, most, at) = (to_column(times)?, to_column(limit.most)?, now().naive_utc());
    Ok(each!(conn, |conn| sql_query(sql)
        .bind::<sql_types::Text, _>(&limit.key)
        .bind::<sql_types::Integer, _>(times)
        .bind::<sql_types::Timestamp, _>(at)
        .bind::<sql_types::Integer, _>(most)
        .bind::<sql_types::Timestamp, _>(window_start())
        .execute(conn))?)
}

fn window_start() -> NaiveDateTime {
    (now() - WINDOW).naive_utc()
}

/// Deletes expired counts, on one call in [`SWEEP`]: a table that covers only the last quarter of an hour does not need it every time.
fn sweep(store: &Store) -> Result<(), StoreError> {
    if rand::random_range(0..SWEEP) > 0 {
        return Ok(());
    }
    store.update_counters(|conn| {
        diesel::delete(failures::table.filter(failures::first_at.le(window_start()))).execute(conn)?;
        code_uses::sweep(conn)
    })
}
