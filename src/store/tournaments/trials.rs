//! Trial evenings: tournaments without players of the club, which are in no list and disappear after a day.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use lastcard_club::{EventKind, HallState, TRIAL_LIFETIME, TournamentState, TrialPace, Visibility};
use lastcard_tournament::{Player, Tournament};

use super::audience::make_slug;
use super::events::{events_of_kinds, record_event};
use super::header::{Row, read_headers};
use super::lifecycle::{find_running, save_with_event};
use super::save::new_row;
use super::{ChangeError, Event, Header, Person, people};
use crate::schema::tournaments;
use crate::time::now;
use crate::{AccountId, ClubId, Conn, Store, StoreError, TournamentId, change_feed, codes};

/// Starts a trial evening with everybody present. A club that has one already keeps it; returns false then.
pub fn begin_trial(
    store: &Store,
    club: &ClubId,
    by: Option<&AccountId>,
    tournament: &Tournament,
) -> Result<(Header, bool), StoreError> {
    store.write(|conn| match find(conn, club)? {
        Some(there) => {
            store.skip_audit();
            Ok((there, false))
        }
        // If somebody else is faster, the index refuses the second one, and the transaction runs again.
        None => Ok((insert(conn, club, by, tournament)?, true)),
    })
}

fn insert(
    conn: &mut Conn,
    club: &ClubId,
    by: Option<&AccountId>,
    tournament: &Tournament,
) -> Result<Header, StoreError> {
    let (id, begins) = (TournamentId::made(), now());
    let slug = make_slug(conn, tournament.name(), &id, Visibility::Link)?;
    let row = Row {
        state: TournamentState::Running.to_string(),
        started_at: Some(begins.naive_utc()),
        visibility: Visibility::Link.to_string(),
        trial_until: Some((begins + TRIAL_LIFETIME).naive_utc()),
        ..new_row(id, club, slug, begins, tournament)?
    };
    diesel::insert_into(tournaments::table).values(row.clone()).execute(conn)?;
    let present =
        |player: &Player| (player.id.clone(), Person { roster_id: None, present: true, alias: None });
    let people: BTreeMap<_, _> = tournament.players().map(present).collect();
    people::replace(conn, &row.id, tournament.entrants(), &people)?;
    record_event(conn, &row.id, &EventKind::Created, by)?;
    record_event(conn, &row.id, &EventKind::Started, by)?;
    record_event(conn, &row.id, &EventKind::TrialPace(TrialPace::FIRST), None)?;
    codes::sync_with_tables(conn, &row.id, tournament.tables())?;
    change_feed::notify_club(conn, club)?;
    row.try_into()
}

fn find(conn: &mut Conn, club: &ClubId) -> Result<Option<Header>, StoreError> {
    let row: Option<Row> = tournaments::table
        .filter(tournaments::club_id.eq(club).and(tournaments::trial_until.is_not_null()))
        .select(Row::as_select())
        .first(conn)
        .optional()?;
    row.map(Header::try_from).transpose()
}

/// Returns the trial evening of a club, if it has one.
pub fn find_trial(store: &Store, club: &ClubId) -> Result<Option<Header>, StoreError> {
    store.read(|conn| find(conn, club))
}

/// Returns the trial evenings of all clubs. Unreadable rows are left out.
pub fn list_trials(store: &Store) -> Result<Vec<Header>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> = tournaments::table
            .filter(tournaments::trial_until.is_not_null())
            .select(Row::as_select())
            .load(conn)?;
        read_headers(rows)
    })
}

/// Sets the pace of the bots of a trial evening.
///
/// # Errors
/// Fails if the tournament is not a trial evening, or is archived.
pub fn set_trial_pace(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    pace: TrialPace,
) -> Result<(), ChangeError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        if row.trial_until.is_none() {
            return Err(StoreError::NotFound.into());
        }
        let events = events_of_kinds(conn, id, &["trial-pace"])?;
        let now = HallState::fold(events.iter().map(Event::at)).trial;
        if now.is_none_or(|clock| clock.pace != pace) {
            save_with_event(conn, row, &EventKind::TrialPace(pace), by)?;
        }
        Ok(())
    })
}

/// Deletes a trial evening whose time is up. Returns true if this call deleted it.
pub fn delete_expired_trial(
    store: &Store,
    id: &TournamentId,
    now: DateTime<Utc>,
) -> Result<bool, StoreError> {
    store.write(|conn| {
        let expired = tournaments::table.find(id).filter(tournaments::trial_until.le(now.naive_utc()));
        let is_deleted = diesel::delete(expired).execute(conn)? > 0;
        if is_deleted {
            change_feed::notify_tournament(conn, id)?;
        }
        Ok(is_deleted)
    })
}
