//! Imports of events from files, with their tournaments and results.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use lastcard_tournament::staged_event::StagedEvent;
use lastcard_tournament::{IdempotencyKey, Tournament};

use super::drawing::{load, positions};
use super::record::{StagePosition, StagedEventRecord, complete};
use super::row::{Row, TournamentRow};
use super::{NewStagedEvent, insert, of_club};
use crate::schema::staged_events;
use crate::time::now;
use crate::tournaments::{self, ImportError, ImportTimes, TournamentImport};
use crate::{AccountId, ClubId, Conn, StagedEventId, Store, StoreError};

/// Imports an event.
pub fn import(
    store: &Store,
    club: &ClubId,
    by: Option<&AccountId>,
    new: &NewStagedEvent,
) -> Result<StagedEventRecord, ImportError> {
    store.write(|conn| insert_all(conn, club, StagedEventId::made(), by, new, None))
}

/// Inserts an event as if each hand had been recorded when it was over, after this time, and the rounds of a stage had followed each other.
pub(crate) fn insert_paced(
    conn: &mut Conn,
    club: &ClubId,
    new: &NewStagedEvent,
    per_hand: TimeDelta,
) -> Result<StagedEventRecord, ImportError> {
    insert_all(conn, club, StagedEventId::made(), None, new, Some(per_hand))
}

/// Imports an event like [`import`], unless the club already has it: with the same people, stages and results, and with the same start if
/// one is given.
///
/// # Errors
/// The same as [`import`], and [`ImportError::EventThere`].
pub fn import_new(
    store: &Store,
    club: &ClubId,
    by: Option<&AccountId>,
    starts_at: Option<DateTime<Utc>>,
    plan: &StagedEvent,
) -> Result<StagedEventRecord, ImportError> {
    store.write(|conn| {
        for row in of_club(conn, club)? {
            let record = complete(conn, row)?;
            let is_same_start = starts_at.is_none_or(|at| at == record.starts_at);
            if is_same_start && record.plan.name() == plan.name() && load(conn, &record)?.0 == *plan {
                return Err(ImportError::EventThere(record.slug));
            }
        }
        let new = NewStagedEvent {
            starts_at: starts_at.unwrap_or_else(now),
            plan: plan.clone(),
            announcement: None,
        };
        insert_all(conn, club, StagedEventId::made(), by, &new, None)
    })
}

/// Imports an event like [`import`], once per key. Repeating the import returns the event imported the first time, and false.
///
/// # Errors
/// The same as [`import`], and [`ImportError::KeyUsed`].
pub fn import_once(
    store: &Store,
    club: &ClubId,
    by: Option<&AccountId>,
    key: &IdempotencyKey,
    new: &NewStagedEvent,
) -> Result<(StagedEventRecord, bool), ImportError> {
    let id = StagedEventId::from(tournaments::derive_id(club, key));
    store.write(|conn| {
        let made = staged_events::table.find(&id).select(Row::as_select()).first::<Row>(conn).optional();
        let Some(row) = made.map_err(StoreError::from)? else {
            return Ok((insert_all(conn, club, id.clone(), by, new, None)?, true));
        };
        let record = complete(conn, row)?;
        // Later draws do not matter.
        let is_same = record.plan.name() == new.plan.name() && record.plan.entrants() == new.plan.entrants();
        if is_same { Ok((record, false)) } else { Err(ImportError::KeyUsed) }
    })
}

/// Inserts an event with its tournaments; `per_hand` is the time for which a hand was played, if the results came then and not now.
fn insert_all(
    conn: &mut Conn,
    club: &ClubId,
    id: StagedEventId,
    by: Option<&AccountId>,
    new: &NewStagedEvent,
    per_hand: Option<TimeDelta>,
) -> Result<StagedEventRecord, ImportError> {
    let row = insert(conn, club, id, new)?;
    import_tournaments(conn, &row, by, &new.plan, per_hand)?;
    Ok(complete(conn, row)?)
}

/// Imports the tournaments of an event with their results.
fn import_tournaments(
    conn: &mut Conn,
    row: &Row,
    by: Option<&AccountId>,
    event: &StagedEvent,
    per_hand: Option<TimeDelta>,
) -> Result<(), ImportError> {
    let begins = row.starts_at.and_utc();
    for (number, position, tournament) in positions(event) {
        let agreed = event.stages().get(number).and_then(|stage| stage.plan().starts_at);
        let waited = per_hand.unwrap_or_default() * hands_before(position, tournament);
        let starts_at = agreed.unwrap_or(begins) + waited;
        let import = TournamentImport { starts_at, tournament: tournament.clone() };
        let times =
            per_hand.map_or_else(ImportTimes::now, |per_hand| ImportTimes { began: starts_at, per_hand });
        let made = tournaments::insert_running(conn, &row.club_id, by, &import, times)?;
        TournamentRow::new(&row.id, number, position, made)?.insert(conn)?;
    }
    Ok(())
}

/// Hands that are played before a match, if those of the rounds before are as long.
fn hands_before(position: StagePosition, tournament: &Tournament) -> i32 {
    let StagePosition::Fixture(slot) = position else { return 0 };
    let rounds = i32::try_from(slot.round.saturating_sub(1)).unwrap_or(i32::MAX);
    rounds.saturating_mul(i32::try_from(tournament.hands().len()).unwrap_or(i32::MAX))
}
