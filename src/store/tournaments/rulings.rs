//! What referees ruled. It is part of the record of what was done: nothing of it is changed, and what was taken back stays.

use chrono::{DateTime, Utc};

use super::{
    Event, EventKind, Header, StepError, events,
    stages::{changed, running},
    stored,
};
use crate::{AccountId, ClubId, Conn, EventId, Store, StoreError, TournamentId};
use lastcard_tournament::{Labels, Ruling, RulingRefusal};

/// The kinds of event that they are in.
const KINDS: [&str; 2] = ["ruled", "ruling-undone"];

/// Why a ruling was not made, or not taken back.
pub type RulingError = StepError<Option<RulingRefusal>>;

/// A ruling as it was made.
#[derive(Debug, Clone, PartialEq)]
pub struct MadeRuling {
    /// Names it for good.
    pub id: EventId,
    /// What was ruled, and why.
    pub ruling: Ruling,
    /// Which organiser did it.
    pub account_id: Option<AccountId>,
    /// When.
    pub created_at: DateTime<Utc>,
    /// When it was taken back, if it was.
    pub undone_at: Option<DateTime<Utc>>,
}

impl MadeRuling {
    /// Whether it holds: it was not taken back.
    pub fn is_in_force(&self) -> bool {
        self.undone_at.is_none()
    }

    /// As those are told of it who know the players by other names.
    pub(super) fn told(&self, labels: &Labels) -> Self {
        Self { ruling: labels.ruling(&self.ruling), account_id: None, ..self.clone() }
    }
}

/// Those that hold, as the tournament has them.
pub(super) fn in_force(made: &[MadeRuling]) -> Vec<Ruling> {
    made.iter().filter(|one| one.is_in_force()).map(|one| one.ruling.clone()).collect()
}

/// Every ruling of a tournament, in the order in which they were made.
pub(super) fn of_tournament(conn: &mut Conn, id: &TournamentId) -> Result<Vec<MadeRuling>, StoreError> {
    Ok(made(events::of_kinds(conn, id, &KINDS)?))
}

fn made(events: Vec<Event>) -> Vec<MadeRuling> {
    let mut made: Vec<MadeRuling> = Vec::new();
    for event in events {
        match event.kind {
            EventKind::Ruled(ruling) => made.push(MadeRuling {
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

/// Rules something in a running tournament, in which somebody saw so many rulings, also those taken back.
///
/// # Errors
/// When there was another one since, or when it cannot be ruled; then nothing is changed.
pub fn rule(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    ruling: &Ruling,
    seen: usize,
) -> Result<Header, RulingError> {
    store.write(|conn| {
        let row = running(conn, club, id)?;
        let stored = stored(conn, row.clone())?;
        if stored.rulings.len() != seen {
            return Err(RulingError::Refused(None));
        }
        stored.tournament.may_rule(&ruling.verdict).map_err(|why| RulingError::Refused(Some(why)))?;
        Ok(changed(conn, row, &EventKind::Ruled(ruling.clone()), by)?)
    })
}

/// Takes a ruling back. One that was taken back already stays so.
///
/// # Errors
/// When there is no such ruling, or nothing can be changed any more.
pub fn take_back_ruling(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    ruling: &EventId,
) -> Result<(), RulingError> {
    store.write(|conn| {
        let row = running(conn, club, id)?;
        let made = of_tournament(conn, id)?;
        let one = made.into_iter().find(|one| one.id == *ruling).ok_or(StoreError::NotFound)?;
        if one.is_in_force() {
            changed(conn, row, &EventKind::RulingUndone(one.ruling), by)?;
        }
        Ok(())
    })
}
