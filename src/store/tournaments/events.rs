//! Events of a tournament, apart from its results.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use crate::{
    AccountId, ClubId, Conn, Store, StoreError, TournamentId, file_row,
    ids::EventId,
    schema::{tournament_events, tournaments},
    time::now,
};
use lastcard_club::{EventKind, SeatChange};

/// An event of a tournament.
#[derive(Debug, Clone, PartialEq)]
pub struct Event {
    /// Stable identity.
    pub id: EventId,
    /// Kind of event, with its details.
    pub kind: EventKind,
    /// The organiser who caused it; `None` if it was somebody else.
    pub account_id: Option<AccountId>,
    /// Time of the event.
    pub created_at: DateTime<Utc>,
}

impl Event {
    pub(super) fn at(&self) -> (&EventKind, DateTime<Utc>) {
        (&self.kind, self.created_at)
    }

    /// The change of a seat, if that is what the event is about.
    pub fn seat_change(&self) -> Option<&SeatChange> {
        match &self.kind {
            EventKind::Seat(change) => Some(change),
            _ => None,
        }
    }
}

/// Returns the events of a tournament, oldest first.
pub fn events(store: &Store, tournament: &TournamentId) -> Result<Vec<Event>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> = tournament_events::table
            .filter(tournament_events::tournament_id.eq(tournament))
            .order(tournament_events::number)
            .select(Row::as_select())
            .load(conn)?;
        rows.into_iter().map(Event::try_from).collect()
    })
}

/// Like [`events`], for certain kinds and within a transaction.
pub(crate) fn events_of_kinds(
    conn: &mut Conn,
    tournament: &TournamentId,
    kinds: &[&str],
) -> Result<Vec<Event>, StoreError> {
    let rows: Vec<Row> = tournament_events::table
        .filter(tournament_events::tournament_id.eq(tournament))
        .filter(tournament_events::kind.eq_any(kinds))
        .order(tournament_events::number)
        .select(Row::as_select())
        .load(conn)?;
    rows.into_iter().map(Event::try_from).collect()
}

/// An event about a tournament as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubEvent {
    /// Name of the tournament.
    pub tournament: String,
    /// The column `kind`.
    pub kind: String,
    /// The organiser who caused it; `None` if it was not an organiser.
    pub account_id: Option<AccountId>,
    /// Time of the event.
    pub at: DateTime<Utc>,
}

/// Kinds of events about a tournament as a whole.
const CLUB_KINDS: [&str; 8] =
    ["created", "started", "stopped", "reopened", "archived", "unarchived", "redrafted", "audience"];

/// Returns events about the tournaments of a club as a whole, oldest first. Trial evenings are left out.
pub fn events_of_club(store: &Store, club: &ClubId) -> Result<Vec<ClubEvent>, StoreError> {
    type Found = (String, String, Option<AccountId>, NaiveDateTime);
    let found: Vec<Found> = store.read(|conn| {
        let of_club = tournament_events::table
            .inner_join(tournaments::table)
            .filter(tournaments::club_id.eq(club).and(tournaments::trial_until.is_null()))
            .filter(tournament_events::kind.eq_any(CLUB_KINDS))
            .order((tournament_events::created_at, tournament_events::number));
        let columns = (
            tournaments::name,
            tournament_events::kind,
            tournament_events::account_id,
            tournament_events::created_at,
        );
        Ok::<_, StoreError>(of_club.select(columns).load(conn)?)
    })?;
    let read = |(tournament, kind, account_id, at): Found| ClubEvent {
        tournament,
        kind,
        account_id,
        at: at.and_utc(),
    };
    Ok(found.into_iter().map(read).collect())
}

pub(crate) fn record_event(
    conn: &mut Conn,
    tournament: &TournamentId,
    kind: &EventKind,
    by: Option<&AccountId>,
) -> Result<(), StoreError> {
    let detail = kind.detail().map_err(|error| StoreError::corrupt("event", &error))?;
    let of_tournament = tournament_events::table.filter(tournament_events::tournament_id.eq(tournament));
    let last: Option<i32> = of_tournament.select(diesel::dsl::max(tournament_events::number)).first(conn)?;
    let row = Row {
        id: EventId::made(),
        tournament_id: tournament.clone(),
        kind: kind.to_string(),
        detail,
        account_id: by.cloned(),
        created_at: now().naive_utc(),
        // Gives the order, because the clock may be set back.
        number: last.unwrap_or(0) + 1,
    };
    diesel::insert_into(tournament_events::table).values(row).execute(conn)?;
    Ok(())
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = tournament_events)]
struct Row {
    id: EventId,
    tournament_id: TournamentId,
    kind: String,
    detail: String,
    account_id: Option<AccountId>,
    created_at: NaiveDateTime,
    number: i32,
}

impl TryFrom<Row> for Event {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let kind = EventKind::from_columns(&row.kind, &row.detail);
        Ok(Self {
            id: row.id,
            kind: kind.map_err(|error| StoreError::corrupt("event", &error))?,
            account_id: row.account_id,
            created_at: row.created_at.and_utc(),
        })
    }
}
pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| Event::try_from(row))
}
