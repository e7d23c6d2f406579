//! Stages of a tournament: from draft to running to archived, and back.

use diesel::prelude::*;

use lastcard_club::{EventKind, StateChange, StateRefusal, TournamentState};
use lastcard_tournament::PlayerId;

use super::events::record_event;
use super::header::{Row, find_row};
use super::load::load_from_row;
use super::{Header, people, untouched};
use crate::error::failure;
use crate::schema::tournaments;
use crate::time::now;
use crate::{AccountId, ClubId, Conn, Store, StoreError, TournamentId, change_feed, played_hands};

/// Reasons why a tournament is not changed.
#[derive(Debug, thiserror::Error)]
pub enum ChangeError {
    /// Only a draft can be edited, deleted or started.
    #[error("not-a-draft")]
    NotADraft,
    /// The tournament has not been started.
    #[error("not-started")]
    NotStarted,
    /// The tournament is already in the requested state: stopped, running or archived.
    #[error("already-so")]
    AlreadySo,
    /// Something was recorded, which would be lost.
    #[error("recorded")]
    Recorded,
    /// The tournament belongs to an event of several stages.
    #[error("of-event")]
    OfEvent,
    /// A trial evening cannot become a tournament of the club.
    #[error("trial")]
    Trial,
    /// The tournament has a play-off, so the hands before the play-off cannot continue.
    #[error("has-play-off")]
    HasPlayOff,
    /// Somebody else has changed the tournament since the organiser saw it.
    #[error("stale")]
    Stale,
    /// These players have not been checked in.
    #[error("players-absent")]
    Absent(Vec<PlayerId>),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(ChangeError);

impl From<StateRefusal> for ChangeError {
    fn from(refusal: StateRefusal) -> Self {
        match refusal {
            StateRefusal::NotStarted => Self::NotStarted,
            StateRefusal::AlreadySo => Self::AlreadySo,
        }
    }
}

/// Starts a draft that has not changed since revision `seen`, once everybody is checked in. A four- or eight-player movement makes no sense
/// with an empty chair. The setup is fixed from then on.
pub fn start(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    seen: i32,
    by: Option<&AccountId>,
) -> Result<Header, ChangeError> {
    store.write(|conn| {
        let mut row = find_draft(conn, club, id)?;
        if row.revision != seen {
            return Err(ChangeError::Stale);
        }
        let (_, people) = people::load(conn, id)?;
        let absent: Vec<PlayerId> =
            people.into_iter().filter(|(_, person)| !person.present).map(|(player, _)| player).collect();
        if !absent.is_empty() {
            return Err(ChangeError::Absent(absent));
        }
        row.state = TournamentState::Running.to_string();
        row.started_at = Some(now().naive_utc());
        Ok(save_with_event(conn, row, &EventKind::Started, by)?)
    })
}

/// Changes the state of a tournament that was started.
pub fn change_state(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    change: StateChange,
    by: Option<&AccountId>,
) -> Result<Header, ChangeError> {
    store.write(|conn| {
        let mut row = find_row(conn, club, id)?;
        let header = Header::try_from(row.clone())?;
        change.check(header.state, row.stopped_at.is_some())?;
        apply(change, conn, &mut row)?;
        let header = save_with_event(conn, row, &change.event(), by)?;
        if matches!(change, StateChange::Stop | StateChange::Archive) {
            // Nobody plays with their decks any more.
            played_hands::reveal_played_deals(conn, id)?;
        }
        Ok(header)
    })
}

/// Applies a change to the row of a tournament whose state allows it.
fn apply(change: StateChange, conn: &mut Conn, row: &mut Row) -> Result<(), ChangeError> {
    match change {
        StateChange::Stop => row.stopped_at = Some(now().naive_utc()),
        StateChange::Reopen => {
            if load_from_row(conn, row.clone())?.tournament.play_off().is_some() {
                return Err(ChangeError::HasPlayOff);
            }
            row.stopped_at = None;
        }
        StateChange::Archive => {
            row.state = TournamentState::Archived.to_string();
            row.archived_at = Some(now().naive_utc());
        }
        StateChange::Unarchive => {
            row.state = TournamentState::Running.to_string();
            row.archived_at = None;
        }
        StateChange::Redraft if row.trial_until.is_some() => return Err(ChangeError::Trial),
        StateChange::Redraft => {
            untouched::check_alone(conn, &row.id)?;
            untouched::check_untouched(conn, &row.id)?;
            untouched::forget_line_up(conn, &row.id)?;
            row.state = TournamentState::Draft.to_string();
            (row.started_at, row.stopped_at, row.archived_at) = (None, None, None);
        }
    }
    Ok(())
}

/// Shows the chances to everybody or hides them, before or after the start and whatever the setup says.
pub fn set_chances_shown(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    tells: bool,
    by: Option<&AccountId>,
) -> Result<Header, ChangeError> {
    store.write(|conn| {
        let mut row = find_row(conn, club, id)?;
        if row.tells_chances == tells {
            return Ok(row.try_into()?);
        }
        row.tells_chances = tells;
        let kind = if tells { EventKind::ChancesShown } else { EventKind::ChancesHidden };
        Ok(save_with_event(conn, row, &kind, by)?)
    })
}

pub(super) fn find_draft(conn: &mut Conn, club: &ClubId, id: &TournamentId) -> Result<Row, ChangeError> {
    let row = find_row(conn, club, id)?;
    if state(&row)? == TournamentState::Draft { Ok(row) } else { Err(ChangeError::NotADraft) }
}

pub(super) fn find_running(conn: &mut Conn, club: &ClubId, id: &TournamentId) -> Result<Row, ChangeError> {
    let row = find_row(conn, club, id)?;
    match state(&row)? {
        TournamentState::Draft => Err(ChangeError::NotStarted),
        TournamentState::Running => Ok(row),
        TournamentState::Archived => Err(ChangeError::AlreadySo),
    }
}

fn state(row: &Row) -> Result<TournamentState, StoreError> {
    Ok(Header::try_from(row.clone())?.state)
}

pub(super) fn find_started(conn: &mut Conn, club: &ClubId, id: &TournamentId) -> Result<Row, ChangeError> {
    let row = find_row(conn, club, id)?;
    if state(&row)? == TournamentState::Draft { Err(ChangeError::NotStarted) } else { Ok(row) }
}

pub(super) fn save_with_event(
    conn: &mut Conn,
    mut row: Row,
    kind: &EventKind,
    by: Option<&AccountId>,
) -> Result<Header, StoreError> {
    row.revision += 1;
    diesel::update(tournaments::table.find(&row.id)).set(&row).execute(conn)?;
    record_event(conn, &row.id, kind, by)?;
    change_feed::notify_tournament(conn, &row.id)?;
    row.try_into()
}
