//! Confirmation of results by the other side. A confirmation is an event that names a revision, so a corrected result has to be confirmed
//! again.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use lastcard_club::{ConfirmationMode, ConfirmationPayload, EventKind, TournamentState, Unconfirmed};
use lastcard_tournament::{CountingMode, Slot};

use super::header::Row;
use super::lifecycle::{find_running, save_with_event};
use super::{ChangeError, Header, TournamentRecord, hall_events};
use crate::entries::EntrySource;
use crate::error::failure;
use crate::{AccountId, ClubId, Store, StoreError, TournamentId, entries};

/// Reasons why a result is not confirmed.
#[derive(Debug, thiserror::Error)]
pub enum ConfirmError {
    /// The result was corrected or taken back after it was shown.
    #[error("changed")]
    Changed,
    /// The tournament is not running.
    #[error("not-played")]
    NotPlayed,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(ConfirmError);

/// Sets the confirmation required of results that tables enter from now on.
///
/// # Errors
/// Fails if the tournament is a draft or archived.
pub fn set_confirming(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    confirming: ConfirmationMode,
) -> Result<(), ChangeError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        if hall_events::of_tournament(conn, id)?.confirming != confirming {
            save_with_event(conn, row, &EventKind::Confirming(confirming), by)?;
        }
        Ok(())
    })
}

/// Sets who reports the cards that players are left with from now on.
///
/// # Errors
/// Fails if the tournament is a draft or archived.
pub fn set_counting(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    counting: CountingMode,
) -> Result<(), ChangeError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        if hall_events::of_tournament(conn, id)?.counting != counting {
            save_with_event(conn, row, &EventKind::Counting(counting), by)?;
        }
        Ok(())
    })
}

/// Confirms a revision of a result, on behalf of a player or an organiser. Idempotent.
///
/// # Errors
/// Fails if the result has another revision by now, or the tournament is not running.
pub fn confirm_result(
    store: &Store,
    id: &TournamentId,
    note: &ConfirmationPayload,
    by: Option<&AccountId>,
) -> Result<(), ConfirmError> {
    store.write(|conn| {
        let row = Row::by_id(conn, id)?;
        if Header::try_from(row.clone())?.state != TournamentState::Running {
            return Err(ConfirmError::NotPlayed);
        }
        if entries::revision_of(conn, id, note.slot)? != note.revision {
            return Err(ConfirmError::Changed);
        }
        if hall_events::of_tournament(conn, id)?.confirmed.get(&note.slot) != Some(&note.revision) {
            save_with_event(conn, row, &EventKind::Confirmed(note.clone()), by)?;
        }
        Ok(())
    })
}

impl TournamentRecord {
    /// Returns the results that the other side has yet to confirm. Those entered by organisers and those of played hands need no
    /// confirmation.
    pub fn unconfirmed(&self, now: DateTime<Utc>) -> BTreeMap<Slot, Unconfirmed> {
        let (confirming, mut unconfirmed) = (self.hall.confirming, BTreeMap::new());
        let Some(since) = self.hall.confirming_since.filter(|_| confirming != ConfirmationMode::Off) else {
            return unconfirmed;
        };
        for ledger in self.entries.iter().rev().take_while(|entry| entry.created_at >= since) {
            let (slot, revision) = (ledger.entry.slot, ledger.entry.revision);
            let is_asked = || {
                let hand = self.tournament.hand(slot);
                hand.is_some_and(|hand| !hand.confirmers(self.tournament.setup_of(slot)).is_empty())
            };
            if matches!(ledger.via, EntrySource::Table { .. })
                && !confirming.is_accepted(ledger.created_at, now)
                && self.hall.confirmed.get(&slot) != Some(&revision)
                && self.revision(slot) == revision
                && is_asked()
            {
                let entered = ledger.created_at;
                unconfirmed.insert(slot, Unconfirmed { entered, is_late: confirming.is_late(entered, now) });
            }
        }
        unconfirmed
    }
}
