//! Makes and undoes line-up changes after the start: substitutes, withdrawals and late players.

use diesel::prelude::*;

use super::{
    AppliedChange, ChangeError, Header, TournamentRecord, applied_changes, events::record_event, header::Row,
    lifecycle::find_running, load::load_from_row,
};
use crate::{
    AccountId, ChangeId, ClubId, Conn, Failure, RosterId, Store, StoreError, TournamentId, change_feed,
    codes, played_hands, players, schema::tournaments, time::now,
};
use lastcard_club::{ChangeKind, ChangePayload, EventKind};
use lastcard_tournament::{Fault, LineUpChange, LineUpRefusal, Place, Player, Slot, Tournament, tally};

/// Reasons why a running tournament is not changed. `R` is the refusal of the domain.
#[derive(Debug, thiserror::Error)]
pub enum LineUpError<R = LineUpRefusal> {
    /// The state of the tournament does not allow the change.
    #[error(transparent)]
    Change(#[from] ChangeError),
    /// The domain refuses the change.
    #[error("refused")]
    Refused(R),
    /// The change would replace players in this hand, which is being played on phones.
    #[error("in-play")]
    InPlay(Slot),
    /// Something was recorded, or another change made, in the meantime.
    #[error("too-late")]
    TooLate,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl<R> Failure for LineUpError<R> {
    fn store_error(&self) -> Option<&StoreError> {
        match self {
            Self::Store(error) | Self::Change(ChangeError::Store(error)) => Some(error),
            _ => None,
        }
    }
}

impl TournamentRecord {
    /// The line-up change that can be undone: the last one, until something is recorded or a play-off begins.
    pub fn undoable(&self) -> Option<&AppliedChange> {
        let steps = if self.tournament.play_off().is_some() { &[][..] } else { self.steps.as_slice() };
        steps.last().filter(|step| step.entries == self.entries.len() as u64)
    }
}

/// Makes a line-up change in a running tournament.
///
/// # Errors
/// Fails without any change if it is not possible.
pub fn change_line_up(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    step: &LineUpChange,
) -> Result<Header, LineUpError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        let before = load_from_row(conn, row.clone())?;
        let step = &before.tournament.adjust_line_up_change(step);
        let after = before.tournament.with_line_up_change(step).map_err(LineUpError::Refused)?;
        vacate(conn, id, &before.tournament, &after)?;
        // Tables that are no longer needed keep their codes: the change may be undone.
        if after.tables() > before.tournament.tables() {
            codes::sync_with_tables(conn, id, after.tables())?;
        }
        let roster_id = roster_entry(conn, club, &before, step)?;
        let taken = AppliedChange {
            id: ChangeId::made(),
            step: step.clone(),
            roster_id,
            entries: before.entries.len() as u64,
            account_id: by.cloned(),
            created_at: now(),
        };
        applied_changes::insert(conn, id, &taken)?;
        played_hands::reveal_played_deals(conn, id)?;
        record_event(conn, id, &change_event(&before, step), by)?;
        Ok(bump(conn, row)?)
    })
}

/// Undoes the last line-up change.
///
/// # Errors
/// Fails if it is not the last one, or something was recorded since.
pub fn undo_line_up_change(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    step: &ChangeId,
) -> Result<Header, LineUpError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        let before = load_from_row(conn, row.clone())?;
        let last = before.undoable().filter(|last| last.id == *step).ok_or(LineUpError::TooLate)?;
        applied_changes::undo(conn, &last.id, by)?;
        let after = load_from_row(conn, row.clone())?;
        vacate(conn, id, &before.tournament, &after.tournament)?;
        let (step, change) = (ChangeKind::from(&last.step), change_payload(&before, &last.step));
        record_event(conn, id, &EventKind::Undone { step, change }, by)?;
        Ok(bump(conn, row)?)
    })
}

pub(super) fn import(
    conn: &mut Conn,
    club: &ClubId,
    row: &Row,
    by: Option<&AccountId>,
    steps: &[(LineUpChange, u64)],
) -> Result<(), StoreError> {
    for (step, entries) in steps {
        let name = step.joining_player().map(|player| &player.name);
        let roster_id = name.map(|name| players::find_or_insert(conn, club, name)).transpose()?;
        let taken = AppliedChange {
            id: ChangeId::made(),
            step: step.clone(),
            roster_id,
            entries: *entries,
            account_id: by.cloned(),
            created_at: now(),
        };
        applied_changes::insert(conn, &row.id, &taken)?;
    }
    Ok(())
}

/// Voids hands set up on phones at tables where other players sit now. Fails if one is being played.
fn vacate(
    conn: &mut Conn,
    id: &TournamentId,
    before: &Tournament,
    after: &Tournament,
) -> Result<(), LineUpError> {
    // Only the next hand of each table can be in play.
    let waits = [before, after].into_iter().flat_map(|tournament| tally(tournament).standings.next);
    let sits = |tournament: &Tournament, slot: Slot| {
        tournament.hand(slot).filter(|hand| hand.is_open()).map(|hand| hand.seating.clone())
    };
    for slot in waits.map(|next| next.slot).filter(|slot| sits(before, *slot) != sits(after, *slot)) {
        if played_hands::void_undealt(conn, id, slot)? {
            return Err(LineUpError::InPlay(slot));
        }
    }
    Ok(())
}

/// Increments the revision, so that snapshots are reloaded.
pub(super) fn bump(conn: &mut Conn, mut row: Row) -> Result<Header, StoreError> {
    row.revision += 1;
    diesel::update(tournaments::table.find(&row.id)).set(&row).execute(conn)?;
    change_feed::notify_tournament(conn, &row.id)?;
    row.try_into()
}

/// Like [`bump`], given only the id.
pub(crate) fn touch(conn: &mut Conn, id: &TournamentId) -> Result<(), StoreError> {
    let row = Row::by_id(conn, id)?;
    bump(conn, row).map(|_| ())
}

/// Returns the roster entry of the arriving player, which is added if there is none. Fails if that person already plays here under another
/// name.
fn roster_entry(
    conn: &mut Conn,
    club: &ClubId,
    before: &TournamentRecord,
    step: &LineUpChange,
) -> Result<Option<RosterId>, LineUpError> {
    // Whoever joins a trial evening is not a player of the club.
    let joins = step.joining_player().filter(|_| !before.header.is_trial());
    let Some(player) = joins else { return Ok(None) };
    let id = match before.people.get(&player.id).and_then(|person| person.roster_id.clone()) {
        Some(comes_back) => comes_back,
        None => players::find_or_insert(conn, club, &player.name)?,
    };
    let plays = before
        .people
        .iter()
        .any(|(other, person)| *other != player.id && person.roster_id.as_ref() == Some(&id));
    if plays {
        let fault = Fault::SubstitutePlays { player: player.name.clone() };
        let problems = vec![Place::root().fault(fault)];
        return Err(LineUpError::Refused(LineUpRefusal::StepProblems { problems }));
    }
    Ok(Some(id))
}

fn change_event(before: &TournamentRecord, step: &LineUpChange) -> EventKind {
    let change = change_payload(before, step);
    match ChangeKind::from(step) {
        ChangeKind::Substituted => EventKind::Substituted(change),
        ChangeKind::Withdrawn => EventKind::Withdrawn(change),
        ChangeKind::Joined => EventKind::Joined(change),
    }
}

fn change_payload(before: &TournamentRecord, step: &LineUpChange) -> ChangePayload {
    let leaves = match step {
        LineUpChange::Leaves { change, .. } => before.tournament.player(&change.leaves),
        LineUpChange::Joins { .. } => None,
    };
    let name = |player: &Player| player.name.clone();
    ChangePayload { leaves: leaves.map(name), comes: step.joining_player().map(name), from: step.since() }
}
