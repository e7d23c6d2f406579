//! Accepts self-reports. The last missing one records the hand.

use lastcard_club::TournamentState;
use lastcard_club::quota;
use lastcard_tournament::{
    Amendment, CombinedReports, CountingMode, EntryRequest, IdempotencyKey, PlayerId, RecordingState,
    SelfReport, Slot,
};

use super::row;
use crate::entries::{self, EntrySource, NewEntry, RecordError, random_key};
use crate::error::failure;
use crate::tournaments::{self, TournamentRecord};
use crate::{Conn, Store, StoreError, TournamentId, change_feed, played_hands};

/// A self-report to be submitted.
#[derive(Debug, Clone)]
pub struct NewSelfReport {
    /// The tournament of the hand.
    pub tournament: TournamentId,
    /// The hand that is reported on.
    pub slot: Slot,
    /// Revision of the hand that the phone showed; 0 before anything was recorded.
    pub based_on: u32,
    /// The player who reports their own holding.
    pub player: PlayerId,
    /// Content of the report.
    pub count: SelfReport,
    /// Number of the last report on this holding that the phone knew; 0 for none.
    pub seen: u32,
    /// Idempotency key of the submission.
    pub entry_key: IdempotencyKey,
    /// Name of the device, as people call it.
    pub device: String,
}

/// Reasons why a self-report is not accepted.
#[derive(Debug, thiserror::Error)]
pub enum SelfReportError {
    /// The tournament is not running, or other hands come first.
    #[error("not-played")]
    NotPlayed,
    /// The tournament does not take self-reports.
    #[error("not-offered")]
    NotOffered,
    /// The hand was recorded or taken back after the phone showed it.
    #[error("changed")]
    Changed,
    /// The player does not sit in this hand.
    #[error("not-seated")]
    NotSeated,
    /// The hand is played on phones, which count the cards themselves.
    #[error("on-phones")]
    OnPhones,
    /// The player has used up the reports on this hand.
    #[error("too-often")]
    TooOften,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(SelfReportError);

/// Accepts a self-report, and records the hand if it was the last one missing. Repeating a submission has no effect. Reads only changes
/// since `known`.
///
/// # Errors
/// Fails if the hand cannot be reported on now, or the player does not sit in it.
pub fn report(
    store: &Store,
    known: Option<&TournamentRecord>,
    new: &NewSelfReport,
) -> Result<(), SelfReportError> {
    store.write(|conn| {
        if row::is_accepted(conn, new)? {
            return Ok(());
        }
        let mut stored = tournaments::load_current(conn, &new.tournament, known)?;
        check_report(conn, &stored, new)?;
        row::insert(conn, new)?;
        record(conn, &mut stored, new)?;
        Ok(change_feed::notify_tournament(conn, &new.tournament)?)
    })
}

fn check_report(
    conn: &mut Conn,
    stored: &TournamentRecord,
    new: &NewSelfReport,
) -> Result<(), SelfReportError> {
    let tournament = &stored.tournament;
    if stored.header.state != TournamentState::Running {
        return Err(SelfReportError::NotPlayed);
    }
    let hand = tournament.hand(new.slot).ok_or(SelfReportError::Changed)?;
    let setup = tournament.setup_of(new.slot);
    if stored.hall.counting == CountingMode::Table || !setup.allows_self_reports() {
        return Err(SelfReportError::NotOffered);
    }
    if !hand.seating.has(&new.player) {
        return Err(SelfReportError::NotSeated);
    }
    if stored.revision(new.slot) != new.based_on {
        return Err(SelfReportError::Changed);
    }
    if tournament.recording_state(new.slot) != RecordingState::Next {
        return Err(SelfReportError::NotPlayed);
    }
    if played_hands::load_played_hands(conn, &new.tournament)?.is_in_play(new.slot.table) {
        return Err(SelfReportError::OnPhones);
    }
    if !quota::may_report(row::count_reports(conn, new)?) {
        return Err(SelfReportError::TooOften);
    }
    Ok(())
}

/// Records the hand once all necessary reports are in.
fn record(conn: &mut Conn, stored: &mut TournamentRecord, new: &NewSelfReport) -> Result<(), StoreError> {
    let counts = row::of_hand(conn, &new.tournament, new.slot, new.based_on)?;
    let Some(hand) = stored.tournament.hand(new.slot) else { return Ok(()) };
    let together = counts.combine(stored.tournament.setup_of(new.slot), &hand.seating);
    let CombinedReports::Complete(outcome) = together else { return Ok(()) };
    let entry = NewEntry {
        tournament: new.tournament.clone(),
        request: EntryRequest {
            slot: new.slot,
            based_on: new.based_on,
            entry_key: random_key(),
            amendment: Amendment::Record { outcome, penalties: Vec::new() },
        },
        shared: false,
        via: EntrySource::OwnCounts,
        account: None,
        note: String::new(),
    };
    match entries::record_one(conn, stored, &entry) {
        Ok(_) => Ok(()),
        Err(RecordError::Store(error)) => Err(error),
        Err(refusal) => {
            // The reports stay; the table or an organiser has to enter the result.
            tracing::warn!(slot = %new.slot, ?refusal, "the result of the self-reports was refused");
            Ok(())
        }
    }
}
