//! Imports of events from files, with their tournaments and results.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use lastcard_tournament::IdempotencyKey;
use lastcard_tournament::staged_event::StagedEvent;

use super::drawing::{load, positions};
use super::record::{StagedEventRecord, complete};
use super::row::{Row, TournamentRow};
use super::{NewStagedEvent, insert, of_club};
use crate::schema::staged_events;
use crate::time::now;
use crate::tournaments::{self, ImportError, TournamentImport};
use crate::{AccountId, ClubId, Conn, StagedEventId, Store, StoreError};

/// Imports an event.
pub fn import(
    store: &Store,
    club: &ClubId,
    by: Option<&AccountId>,
    new: &NewStagedEvent,
) -> Result<StagedEventRecord, ImportError> {
    store.write(|conn| insert_all(conn, club, StagedEventId::made(), by, new))
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
        insert_all(conn, club, StagedEventId::made(), by, &new)
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
            return Ok((insert_all(conn, club, id.clone(), by, new)?, true));
        };
        let record = complete(conn, row)?;
        // Later draws do not matter.
        let is_same = record.plan.name() == new.plan.name() && record.plan.entrants() == new.plan.entrants();
        if is_same { Ok((record, false)) } else { Err(ImportError::KeyUsed) }
    })
}

/// Inserts an event with its tournaments.
fn insert_all(
    conn: &mut Conn,
    club: &ClubId,
    id: StagedEventId,
    by: Option<&AccountId>,
    new: &NewStagedEvent,
) -> Result<StagedEventRecord, ImportError> {
    let row = insert(conn, club, id, new)?;
    import_tournaments(conn, &row, by, &new.plan)?;
    Ok(complete(conn, row)?)
}

/// Imports the tournaments of an event with their results.
fn import_tournaments(
    conn: &mut Conn,
    row: &Row,
    by: Option<&AccountId>,
    event: &StagedEvent,
) -> Result<(), ImportError> {
    let begins = row.starts_at.and_utc();
    for (number, position, tournament) in positions(event) {
        let agreed = event.stages().get(number).and_then(|stage| stage.plan().starts_at);
        let import = TournamentImport { starts_at: agreed.unwrap_or(begins), tournament: tournament.clone() };
        let made = tournaments::insert_running(conn, &row.club_id, by, &import)?;
        TournamentRow::new(&row.id, number, position, made)?.insert(conn)?;
    }
    Ok(())
}
