//! Rulings of referees. They are events, so they are never changed, and stay even if they are taken back.

use chrono::{DateTime, Utc};

use super::{
    Event, Header, LineUpError, events,
    lifecycle::{find_running, save_with_event},
    load_from_row,
};
use crate::{AccountId, ClubId, Conn, EventId, Store, StoreError, TournamentId};
use lastcard_club::{EventKind, Pseudonyms};
use lastcard_tournament::{Ruling, RulingRefusal};

const KINDS: [&str; 2] = ["ruled", "ruling-undone"];

/// Reasons why a ruling is not made or taken back.
pub type RulingError = LineUpError<Option<RulingRefusal>>;

/// A ruling with its author and time.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordedRuling {
    /// Id of its event.
    pub id: EventId,
    /// The ruling with its reason.
    pub ruling: Ruling,
    /// The organiser or referee who made it.
    pub account_id: Option<AccountId>,
    /// Time of the ruling.
    pub created_at: DateTime<Utc>,
    /// Time at which it was taken back, if it was.
    pub undone_at: Option<DateTime<Utc>>,
}

impl RecordedRuling {
    /// Returns true unless it was taken back.
    pub fn is_in_force(&self) -> bool {
        self.undone_at.is_none()
    }

    pub(super) fn redacted(&self, labels: &Pseudonyms) -> Self {
        Self { ruling: labels.ruling(&self.ruling), account_id: None, ..self.clone() }
    }
}

pub(super) fn in_force(made: &[RecordedRuling]) -> Vec<Ruling> {
    made.iter().filter(|one| one.is_in_force()).map(|one| one.ruling.clone()).collect()
}

/// Returns all rulings of a tournament, in order.
pub(super) fn of_tournament(conn: &mut Conn, id: &TournamentId) -> Result<Vec<RecordedRuling>, StoreError> {
    Ok(fold_events(events::events_of_kinds(conn, id, &KINDS)?))
}

fn fold_events(events: Vec<Event>) -> Vec<RecordedRuling> {
    let mut made: Vec<RecordedRuling> = Vec::new();
    for event in events {
        match event.kind {
            EventKind::Ruled(ruling) => made.push(RecordedRuling {
                id: event.id,
                ruling,
                account_id: event.account_id,
                created_at: event.created_at,
                undone_at: None,
            }),
            EventKind::RulingUndone(ruling) => {
                let mut in_force = made.iter_mut().rev().filter(|one| one.is_in_force());
                if let Some(one) = in_force.find(|one| one.ruling == ruling) {
                    one.undone_at = Some(event.created_at);
                }
            }
            _ => {}
        }
    }
    made
}

/// Makes a ruling in a running tournament.
///
/// # Errors
/// Fails without any change if the number of rulings, including those taken back, is no longer `seen`, or the ruling is not possible.
pub fn make_ruling(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    ruling: &Ruling,
    seen: usize,
) -> Result<Header, RulingError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        let stored = load_from_row(conn, row.clone())?;
        if stored.rulings.len() != seen {
            return Err(RulingError::Refused(None));
        }
        stored.tournament.check_ruling(&ruling.verdict).map_err(|why| RulingError::Refused(Some(why)))?;
        Ok(save_with_event(conn, row, &EventKind::Ruled(ruling.clone()), by)?)
    })
}

/// Takes a ruling back. Idempotent.
///
/// # Errors
/// Fails if there is no such ruling, or the tournament is not running.
pub fn take_back_ruling(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    ruling: &EventId,
) -> Result<(), RulingError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        let made = of_tournament(conn, id)?;
        let one = made.into_iter().find(|one| one.id == *ruling).ok_or(StoreError::NotFound)?;
        if one.is_in_force() {
            save_with_event(conn, row, &EventKind::RulingUndone(one.ruling), by)?;
        }
        Ok(())
    })
}
