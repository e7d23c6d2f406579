//! The end of a season and its prize-giving.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{Season, SeasonError, find, row::Row};
use crate::{ClubId, Conn, SeasonId, Store, StoreError, change_feed, schema::seasons, time::now};
use lastcard_club::PrizeGivingProgress;

/// Ends a season, which then takes no more tournaments. Corrections to its tournaments still change its table.
///
/// # Errors
/// Fails without any change if the season has changed since revision `seen`.
pub fn end(store: &Store, club: &ClubId, id: &SeasonId, seen: i32) -> Result<Season, SeasonError> {
    store.write(|conn| {
        let row = find(conn, club, id)?;
        if row.ended_at.is_some() {
            return Ok(row.try_into()?);
        }
        if row.revision != seen {
            return Err(SeasonError::Stale);
        }
        Ok(set_ended(conn, row, Some(now()))?)
    })
}

/// Reopens a season that has ended.
pub fn reopen(store: &Store, club: &ClubId, id: &SeasonId) -> Result<Season, StoreError> {
    store.write(|conn| {
        let row = find(conn, club, id)?;
        if row.ended_at.is_none() { row.try_into() } else { set_ended(conn, row, None) }
    })
}

fn set_ended(conn: &mut Conn, mut row: Row, at: Option<DateTime<Utc>>) -> Result<Season, StoreError> {
    row.ended_at = at.map(|at| at.naive_utc());
    row.takes_new = false;
    row.revealed = None;
    row.revision += 1;
    diesel::update(seasons::table.find(&row.id)).set(&row).execute(conn)?;
    change_feed::notify_club(conn, &row.club_id)?;
    row.try_into()
}

/// Brings the prize-giving of a season that has ended from one state to the next. Does nothing if it is in another
/// state by now.
pub fn set_prize_giving(
    store: &Store,
    club: &ClubId,
    id: &SeasonId,
    before: Option<PrizeGivingProgress>,
    after: Option<PrizeGivingProgress>,
) -> Result<(), StoreError> {
    store.write(|conn| {
        let mut row = find(conn, club, id)?;
        if row.ended_at.is_none() || row.revealed != to_column(before) {
            store.skip_audit();
            return Ok(());
        }
        row.revealed = to_column(after);
        diesel::update(seasons::table.find(&row.id)).set(&row).execute(conn)?;
        change_feed::notify_club(conn, club)
    })
}

/// Returns the column `revealed`: 0 before the first place.
fn to_column(progress: Option<PrizeGivingProgress>) -> Option<i32> {
    progress.map(|progress| progress.place.and_then(|place| i32::try_from(place).ok()).unwrap_or(0))
}
