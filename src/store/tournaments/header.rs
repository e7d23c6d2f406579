//! Headers of tournaments, as shown in lists.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::Bool;
use serde::Deserialize;
use serde_json::Value;

use lastcard_club::{Audience, TournamentState, Visibility};
use lastcard_tournament::date::clamp_year;
use lastcard_tournament::{Name, Setup};

use super::audience::audience_of;
use super::steps::bump;
use crate::error::skip_unreadable;
use crate::schema::{changes, entrant_players, stage_tournaments, tournaments};
use crate::{ClubId, Conn, RosterId, Store, StoreError, TournamentId, columns, file_row};

/// A tournament without its hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// Stable identity; name and address can change.
    pub id: TournamentId,
    /// The club that organises it.
    pub club_id: ClubId,
    /// Its part of the address `/t/{slug}`.
    pub slug: String,
    /// Shown on pages; not unique.
    pub name: Name,
    /// Planned start.
    pub starts_at: DateTime<Utc>,
    /// State set by organisers.
    pub state: TournamentState,
    /// Counts changes other than results, from 1; used to detect concurrent edits.
    pub revision: i32,
    /// Time of creation.
    pub created_at: DateTime<Utc>,
    /// Time of the actual start.
    pub started_at: Option<DateTime<Utc>>,
    /// Time at which an organiser ended it early.
    pub stopped_at: Option<DateTime<Utc>>,
    /// Time of archiving.
    pub archived_at: Option<DateTime<Utc>>,
    /// Audience, and restrictions on what it sees.
    pub audience: Audience,
    /// Set if the chances of winning are shown to everybody.
    pub tells_chances: bool,
    /// End of a trial evening; `None` for a tournament that counts.
    pub trial_until: Option<DateTime<Utc>>,
}

impl Header {
    /// Returns true if everybody may see it and it is listed.
    pub fn is_listed(&self) -> bool {
        let is_public = self.audience.visibility == Visibility::Public && !self.is_trial();
        self.state != TournamentState::Draft && is_public
    }

    /// Returns true for a trial evening.
    pub fn is_trial(&self) -> bool {
        self.trial_until.is_some()
    }

    /// Returns true if anybody with its address may see it.
    pub fn is_open(&self) -> bool {
        self.state != TournamentState::Draft && self.audience.visibility != Visibility::Private
    }

    /// Address for people other than organisers; `None` while they may not see it.
    pub fn open_address(&self) -> Option<String> {
        self.is_open().then(|| format!("/t/{}", self.slug))
    }
}

/// Returns the tournaments of a club, latest first, including drafts. Trial evenings and unreadable rows are left out.
pub fn list(store: &Store, club: &ClubId) -> Result<Vec<Header>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> = tournaments::table
            .filter(tournaments::club_id.eq(club).and(tournaments::trial_until.is_null()))
            .order((tournaments::starts_at.desc(), tournaments::id.desc()))
            .select(Row::as_select())
            .load(conn)?;
        read_headers(rows)
    })
}

pub(super) fn read_headers(rows: Vec<Row>) -> Result<Vec<Header>, StoreError> {
    let header = |row: Row| skip_unreadable("tournaments", &row.id.clone(), row.try_into());
    rows.into_iter().filter_map(header).collect()
}

/// Returns the drafts of a club, in the order of their planned starts.
pub(crate) fn drafts(conn: &mut Conn, club: &ClubId) -> Result<Vec<Header>, StoreError> {
    let rows: Vec<Row> = tournaments::table
        .filter(tournaments::club_id.eq(club).and(tournaments::state.eq(TournamentState::Draft.to_string())))
        .order((tournaments::starts_at, tournaments::id))
        .select(Row::as_select())
        .load(conn)?;
    read_headers(rows)
}

/// Moves the start of a draft without checking its revision.
pub(crate) fn reschedule(conn: &mut Conn, id: &TournamentId, at: DateTime<Utc>) -> Result<(), StoreError> {
    let mut row = Row::by_id(conn, id)?;
    row.starts_at = at.naive_utc();
    bump(conn, row).map(drop)
}

pub(crate) fn ids_of_club(conn: &mut Conn, club: &ClubId) -> Result<Vec<TournamentId>, StoreError> {
    Ok(tournaments::table.filter(tournaments::club_id.eq(club)).select(tournaments::id).load(conn)?)
}

/// Returns the tournaments in which a player of the roster has a place, latest first.
pub(crate) fn of_player(conn: &mut Conn, player: &RosterId) -> Result<Vec<Header>, StoreError> {
    let mut places: Vec<TournamentId> = entrant_players::table
        .filter(entrant_players::roster_id.eq(player))
        .select(entrant_players::tournament_id)
        .load(conn)?;
    let came: Vec<TournamentId> = changes::table
        .filter(changes::roster_id.eq(player).and(changes::undone_at.is_null()))
        .select(changes::tournament_id)
        .load(conn)?;
    places.extend(came);
    let rows: Vec<Row> = tournaments::table
        .filter(tournaments::id.eq_any(&places))
        .order((tournaments::starts_at.desc(), tournaments::id.desc()))
        .select(Row::as_select())
        .load(conn)?;
    read_headers(rows)
}

/// Returns the tournaments with these ids in the order of their starts. Missing and unreadable ones are left out.
pub(crate) fn list_by_start(conn: &mut Conn, ids: &[TournamentId]) -> Result<Vec<Header>, StoreError> {
    let rows: Vec<Row> = tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .order((tournaments::starts_at, tournaments::id))
        .select(Row::as_select())
        .load(conn)?;
    read_headers(rows)
}

/// Tournaments that a list has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TournamentScope {
    /// All of them.
    All,
    /// Those that do not belong to an event of several stages.
    OutsideEvents,
}

/// Returns at most `most` tournaments of all clubs that are started and listed, latest first. Unreadable rows are left out.
pub fn list_public(store: &Store, most: u32, scope: TournamentScope) -> Result<Vec<Header>, StoreError> {
    let is_any = scope == TournamentScope::All;
    let most_rows = usize::try_from(most).unwrap_or(usize::MAX);
    store.read(|conn| {
        let (mut found, mut seen) = (Vec::new(), 0);
        loop {
            let of_events = stage_tournaments::table.select(stage_tournaments::tournament_id);
            let rows: Vec<Row> = tournaments::table
                .filter(tournaments::state.ne(TournamentState::Draft.to_string()))
                .filter(tournaments::visibility.eq(Visibility::Public.to_string()))
                .filter(tournaments::trial_until.is_null())
                .filter(is_any.into_sql::<Bool>().or(tournaments::id.ne_all(of_events)))
                .order((tournaments::starts_at.desc(), tournaments::id.desc()))
                .limit(most.into())
                .offset(seen)
                .select(Row::as_select())
                .load(conn)?;
            let is_last = rows.len() < most_rows;
            seen += i64::from(most);
            found.extend(read_headers(rows)?);
            // Unreadable rows are replaced by the next ones.
            if is_last || found.len() >= most_rows {
                found.truncate(most_rows);
                return Ok(found);
            }
        }
    })
}

/// Returns the club of a tournament; `None` if there is no such tournament.
pub fn club_of(store: &Store, id: &TournamentId) -> Result<Option<ClubId>, StoreError> {
    store.read(|conn| Ok(tournaments::table.find(id).select(tournaments::club_id).first(conn).optional()?))
}

/// Returns a tournament of a club.
pub fn find(store: &Store, club: &ClubId, id: &TournamentId) -> Result<Header, StoreError> {
    store.read(|conn| find_row(conn, club, id)?.try_into())
}

/// Returns the tournament with this address.
pub fn by_slug(store: &Store, slug: &str) -> Result<Header, StoreError> {
    store.read(|conn| row_by_slug(conn, slug)?.try_into())
}

pub(super) fn find_row(conn: &mut Conn, club: &ClubId, id: &TournamentId) -> Result<Row, StoreError> {
    Ok(tournaments::table
        .find(id)
        .filter(tournaments::club_id.eq(club))
        .select(Row::as_select())
        .first(conn)?)
}

/// Like [`find`], within a transaction.
pub(crate) fn header_of(conn: &mut Conn, club: &ClubId, id: &TournamentId) -> Result<Header, StoreError> {
    find_row(conn, club, id)?.try_into()
}

pub(super) fn row_by_slug(conn: &mut Conn, slug: &str) -> Result<Row, StoreError> {
    Ok(tournaments::table.filter(tournaments::slug.eq(slug)).select(Row::as_select()).first(conn)?)
}

pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| {
        file_row::check_slug(&row.slug)?;
        file_row::check_revision(row.revision)?;
        let _: Setup = columns::from_text("setup", &row.setup)?;
        Header::try_from(row)
    })
}

#[derive(Debug, Clone, Queryable, Selectable, Insertable, AsChangeset, Deserialize)]
#[diesel(table_name = tournaments, treat_none_as_null = true)]
pub(crate) struct Row {
    pub(super) id: TournamentId,
    pub(super) club_id: ClubId,
    pub(super) slug: String,
    pub(super) name: String,
    pub(super) starts_at: NaiveDateTime,
    pub(super) state: String,
    pub(super) setup: String,
    pub(super) revision: i32,
    pub(super) created_at: NaiveDateTime,
    pub(super) started_at: Option<NaiveDateTime>,
    pub(super) stopped_at: Option<NaiveDateTime>,
    pub(super) archived_at: Option<NaiveDateTime>,
    pub(super) visibility: String,
    pub(super) names: String,
    pub(super) withheld: bool,
    pub(super) told_at: Option<NaiveDateTime>,
    pub(super) tells_chances: bool,
    pub(super) trial_until: Option<NaiveDateTime>,
}

impl Row {
    pub(crate) fn by_id(conn: &mut Conn, id: &TournamentId) -> Result<Self, StoreError> {
        Ok(tournaments::table.find(id).select(Self::as_select()).first(conn)?)
    }
}

impl TryFrom<Row> for Header {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let at = |at: Option<NaiveDateTime>| at.map(|at| at.and_utc());
        let audience = audience_of(&row)?;
        Ok(Self {
            audience,
            id: row.id,
            club_id: row.club_id,
            slug: row.slug,
            name: Name::parse_stored(&row.name)
                .map_err(|fault| StoreError::corrupt("tournament name", &fault))?,
            starts_at: clamp_year(row.starts_at.and_utc()),
            state: row.state.parse().map_err(|error| StoreError::corrupt("tournament state", &error))?,
            revision: row.revision,
            created_at: row.created_at.and_utc(),
            started_at: at(row.started_at),
            stopped_at: at(row.stopped_at),
            archived_at: at(row.archived_at),
            tells_chances: row.tells_chances,
            trial_until: at(row.trial_until),
        })
    }
}
