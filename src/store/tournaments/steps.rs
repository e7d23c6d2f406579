//! Taking a step after the start, and taking it back: a substitute sits down, a player withdraws, a late player joins.

use diesel::prelude::*;

use super::{
    ChangeError, ChangeKind, ChangeNote, EventKind, Header, Stored, TakenStep, events::note, header::Row,
    load::stored, stages::running, taken_steps,
};
use crate::{
    AccountId, ChangeId, ClubId, Conn, Failure, RosterId, Store, StoreError, TournamentId, codes, dealt,
    news, players, schema::tournaments, time::now,
};
use lastcard_tournament::{Fault, Place, Player, Slot, Step, StepRefusal, Tournament, tally};

/// Why a step was not taken, or not taken back. A play-off is one that the domain refuses for reasons of its own.
#[derive(Debug, thiserror::Error)]
pub enum StepError<R = StepRefusal> {
    /// The tournament is not running.
    #[error(transparent)]
    Change(#[from] ChangeError),
    /// The domain refuses it.
    #[error("refused")]
    Refused(R),
    /// A hand in which others would sit is being played on the phones.
    #[error("in-play")]
    InPlay(Slot),
    /// Something was recorded, or another step was taken, since then.
    #[error("too-late")]
    TooLate,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl<R> Failure for StepError<R> {
    fn store(&self) -> Option<&StoreError> {
        match self {
            Self::Store(error) | Self::Change(ChangeError::Store(error)) => Some(error),
            _ => None,
        }
    }
}

impl Stored {
    /// The step that can be taken back: the last one, until something is recorded or a play-off begins.
    pub fn undoable(&self) -> Option<&TakenStep> {
        let steps = if self.tournament.play_off().is_some() { &[][..] } else { self.steps.as_slice() };
        steps.last().filter(|step| step.entries == self.entries.len() as u64)
    }
}

/// Takes a step in a running tournament.
///
/// # Errors
/// When it is not possible; then nothing is changed.
pub fn take(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    step: &Step,
) -> Result<Header, StepError> {
    store.write(|conn| {
        let row = running(conn, club, id)?;
        let before = stored(conn, row.clone())?;
        let step = &before.tournament.fitted(step);
        let after = before.tournament.with_step(step).map_err(StepError::Refused)?;
        vacate(conn, id, &before.tournament, &after)?;
        // A table that is needed no longer keeps its code: the step may be taken back.
        if after.tables() > before.tournament.tables() {
            codes::fit(conn, id, after.tables())?;
        }
        let roster_id = roster(conn, club, &before, step)?;
        let taken = TakenStep {
            id: ChangeId::made(),
            step: step.clone(),
            roster_id,
            entries: before.entries.len() as u64,
            account_id: by.cloned(),
            created_at: now(),
        };
        taken_steps::insert(conn, id, &taken)?;
        dealt::open_played_out(conn, id)?;
        note(conn, id, &taken_step(&before, step), by)?;
        Ok(bump(conn, row)?)
    })
}

/// Takes the last step back, while nothing was recorded since.
///
/// # Errors
/// When it is not the last one, or something was recorded.
pub fn take_back(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    step: &ChangeId,
) -> Result<Header, StepError> {
    store.write(|conn| {
        let row = running(conn, club, id)?;
        let before = stored(conn, row.clone())?;
        let last = before.undoable().filter(|last| last.id == *step).ok_or(StepError::TooLate)?;
        taken_steps::undo(conn, &last.id, by)?;
        let after = stored(conn, row.clone())?;
        vacate(conn, id, &before.tournament, &after.tournament)?;
        let (step, change) = (ChangeKind::from(&last.step), change_note(&before, &last.step));
        note(conn, id, &EventKind::Undone { step, change }, by)?;
        Ok(bump(conn, row)?)
    })
}

/// The steps of an imported tournament.
pub(super) fn import(
    conn: &mut Conn,
    club: &ClubId,
    row: &Row,
    by: Option<&AccountId>,
    steps: &[(Step, u64)],
) -> Result<(), StoreError> {
    for (step, entries) in steps {
        let name = step.comes().map(|player| &player.name);
        let roster_id = name.map(|name| players::named(conn, club, name)).transpose()?;
        let taken = TakenStep {
            id: ChangeId::made(),
            step: step.clone(),
            roster_id,
            entries: *entries,
            account_id: by.cloned(),
            created_at: now(),
        };
        taken_steps::insert(conn, &row.id, &taken)?;
    }
    Ok(())
}

/// Others sit down only at tables where no hand of the program's is being played.
fn vacate(
    conn: &mut Conn,
    id: &TournamentId,
    before: &Tournament,
    after: &Tournament,
) -> Result<(), StepError> {
    // Of each table only the hand that waits can be in play.
    let waits = [before, after].into_iter().flat_map(|tournament| tally(tournament).standings.next);
    let sits = |tournament: &Tournament, slot: Slot| {
        tournament.hand(slot).filter(|hand| hand.is_open()).map(|hand| hand.seating.clone())
    };
    for slot in waits.map(|next| next.slot).filter(|slot| sits(before, *slot) != sits(after, *slot)) {
        if dealt::vacate(conn, id, slot)? {
            return Err(StepError::InPlay(slot));
        }
    }
    Ok(())
}

/// The tournament has changed: whoever shows it reads it again.
pub(super) fn bump(conn: &mut Conn, mut row: Row) -> Result<Header, StoreError> {
    row.revision += 1;
    diesel::update(tournaments::table.find(&row.id)).set(&row).execute(conn)?;
    news::tell(conn, &row.id)?;
    row.try_into()
}

/// The same of one that is not at hand.
pub(crate) fn touch(conn: &mut Conn, id: &TournamentId) -> Result<(), StoreError> {
    let row = Row::by_id(conn, id)?;
    bump(conn, row).map(|_| ())
}

/// Who comes, in the roster; whoever is not on it by name joins it. Somebody who plays here already under another name is refused.
fn roster(
    conn: &mut Conn,
    club: &ClubId,
    before: &Stored,
    step: &Step,
) -> Result<Option<RosterId>, StepError> {
    let Some(player) = step.comes() else { return Ok(None) };
    let id = match before.people.get(&player.id).and_then(|person| person.roster_id.clone()) {
        Some(comes_back) => comes_back,
        None => players::named(conn, club, &player.name)?,
    };
    let plays = before
        .people
        .iter()
        .any(|(other, person)| *other != player.id && person.roster_id.as_ref() == Some(&id));
    if plays {
        let fault = Fault::SubstitutePlays { player: player.name.clone() };
        let problems = vec![Place::root().fault(fault)];
        return Err(StepError::Refused(StepRefusal::StepProblems { problems }));
    }
    Ok(Some(id))
}

fn taken_step(before: &Stored, step: &Step) -> EventKind {
    let change = change_note(before, step);
    match ChangeKind::from(step) {
        ChangeKind::Substituted => EventKind::Substituted(change),
        ChangeKind::Withdrawn => EventKind::Withdrawn(change),
        ChangeKind::Joined => EventKind::Joined(change),
    }
}

fn change_note(before: &Stored, step: &Step) -> ChangeNote {
    let leaves = match step {
        Step::Leaves { change, .. } => before.tournament.player(&change.leaves),
        Step::Joins { .. } => None,
    };
    let name = |player: &Player| player.name.clone();
    ChangeNote { leaves: leaves.map(name), comes: step.comes().map(name), from: step.from() }
}
