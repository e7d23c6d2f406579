//! Events that the hall state of a tournament follows from: timers, calls for an organiser, closed blocks.

use chrono::{DateTime, Utc};

use lastcard_club::{
    BlockChoice, CallPayload, ClockPayload, ClockRefusal, EventKind, HallState, HelpRequest, TournamentState,
};
use lastcard_tournament::ShortText;

use super::header::{Row, find_row};
use super::lifecycle::{find_running, save_with_event};
use super::{ChangeError, Event, Header, LineUpError, events};
use crate::error::failure;
use crate::time::now;
use crate::{AccountId, ClubId, Conn, Store, StoreError, TournamentId};

/// Reasons why a timer is not changed.
pub type ClockError = LineUpError<ClockRefusal>;

/// Reasons why a call is not accepted.
#[derive(Debug, thiserror::Error)]
pub enum CallError {
    /// The tournament is not running.
    #[error("not-played")]
    NotPlayed,
    /// The table has used up its calls for a day.
    #[error("too-many")]
    TooMany,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(CallError);

fn load_events(conn: &mut Conn, id: &TournamentId) -> Result<Vec<Event>, StoreError> {
    events::events_of_kinds(conn, id, &HallState::EVENT_KINDS)
}

pub(super) fn of_tournament(conn: &mut Conn, id: &TournamentId) -> Result<HallState, StoreError> {
    Ok(HallState::fold(load_events(conn, id)?.iter().map(Event::at)))
}

/// Changes the timers of a running tournament, by commands that follow each other.
///
/// # Errors
/// Fails without any change if the number of changes to the timers is no longer `seen`, or a change makes no sense.
pub fn set_clock(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    commands: &[ClockPayload],
    seen: u32,
) -> Result<(), ClockError> {
    store.write(|conn| {
        let mut clocks = of_tournament(conn, id)?.clocks;
        if clocks.changes != seen {
            return Err(ClockError::Refused(ClockRefusal::Changed));
        }
        for command in commands {
            clocks = clocks.apply(command.table, command.deed, now()).map_err(ClockError::Refused)?;
            let row = find_running(conn, club, id)?;
            save_with_event(conn, row, &EventKind::Clock(command.clone()), by)?;
        }
        Ok(())
    })
}

/// Records that a table has called an organiser. Repeating an open call has no effect.
///
/// # Errors
/// Fails if the tournament is not running, or the table has called too often.
pub fn call_organiser(
    store: &Store,
    id: &TournamentId,
    table: u32,
    note: Option<&ShortText>,
) -> Result<(), CallError> {
    store.write(|conn| {
        let row = Row::by_id(conn, id)?;
        if Header::try_from(row.clone())?.state != TournamentState::Running {
            return Err(CallError::NotPlayed);
        }
        let events = load_events(conn, id)?;
        if HallState::fold(events.iter().map(Event::at)).calls.contains_key(&table) {
            return Ok(());
        }
        if HelpRequest::are_used_up(events.iter().map(Event::at), table, now()) {
            return Err(CallError::TooMany);
        }
        save_with_event(conn, row, &EventKind::Called(CallPayload { table, note: note.cloned() }), None)?;
        Ok(())
    })
}

/// Ends the call of a table: an organiser has come, or is no longer needed. Does nothing if there is no call.
pub fn end_call(
    store: &Store,
    id: &TournamentId,
    table: u32,
    by: Option<&AccountId>,
) -> Result<(), StoreError> {
    store.write(|conn| {
        let row = Row::by_id(conn, id)?;
        if of_tournament(conn, id)?.calls.contains_key(&table) {
            save_with_event(conn, row, &EventKind::CallEnded { table }, by)?;
        }
        Ok(())
    })
}

/// Like [`end_call`], for an organiser of this club.
///
/// # Errors
/// Fails if the tournament belongs to another club.
pub fn answer_call(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    table: u32,
    by: &AccountId,
) -> Result<(), ChangeError> {
    store.read(|conn| find_row(conn, club, id).map(|_| ()))?;
    Ok(end_call(store, id, table, Some(by))?)
}

/// Sets the time at which the codes of a tournament expire.
///
/// # Errors
/// Fails if the tournament is a draft or archived.
pub fn set_codes_until(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    until: Option<DateTime<Utc>>,
) -> Result<(), ChangeError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        if of_tournament(conn, id)?.codes_until != until {
            save_with_event(conn, row, &EventKind::CodesUntil(until), by)?;
        }
        Ok(())
    })
}

/// Closes a block or a round, or opens it again. Idempotent.
///
/// # Errors
/// Fails if the tournament is a draft or archived.
pub fn set_block_closed(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    choice: BlockChoice,
    closes: bool,
) -> Result<(), ChangeError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        if let Some(kind) = of_tournament(conn, id)?.closing(choice, closes) {
            save_with_event(conn, row, &kind, by)?;
        }
        Ok(())
    })
}
