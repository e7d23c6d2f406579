//! What a list says about a tournament.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;
use strum::{Display, EnumString};

use super::{Audience, Visibility, steps::bump};
use crate::{
    ClubId, Conn, RosterId, Store, StoreError, TournamentId, document, file_row, readable,
    schema::{changes, entrant_players, tournaments},
};
use lastcard_tournament::{Name, Setup, date::within_four_digits};

/// What an organiser made of a tournament; how far that is with its results says
/// [`Stored::status`](super::Stored::status).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum TournamentStage {
    /// It can be edited and deleted; nobody else sees it.
    Draft,
    /// It was started: results are recorded, and what was agreed stays.
    Running,
    /// Nothing is recorded any more.
    Archived,
}

/// A tournament without its hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// Stays when name and address change.
    pub id: TournamentId,
    /// The club that holds it.
    pub club_id: ClubId,
    /// Its part of the address `/t/{slug}`.
    pub slug: String,
    /// As pages show it; several tournaments may have the same.
    pub name: Name,
    /// When it is to begin.
    pub starts_at: DateTime<Utc>,
    /// What an organiser made of it.
    pub stage: TournamentStage,
    /// Counts its changes other than results, from 1. An edit says which revision it saw.
    pub revision: i32,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When it was started.
    pub started_at: Option<DateTime<Utc>>,
    /// When the organiser ended it early.
    pub stopped_at: Option<DateTime<Utc>>,
    /// When it was archived.
    pub archived_at: Option<DateTime<Utc>>,
    /// Who may see it, and how much of it.
    pub audience: Audience,
    /// Whether everybody is told how likely each is to come first.
    pub tells_chances: bool,
}

impl Header {
    /// Whether everybody may see it, and lists name it.
    pub fn is_listed(&self) -> bool {
        self.stage != TournamentStage::Draft && self.audience.visibility == Visibility::Public
    }

    /// Whether whoever has its address may see it.
    pub fn is_open(&self) -> bool {
        self.stage != TournamentStage::Draft && self.audience.visibility != Visibility::Private
    }

    /// Where those find it who are not its organisers; nowhere as long as they may not see it.
    pub fn open_address(&self) -> Option<String> {
        self.is_open().then(|| format!("/t/{}", self.slug))
    }
}

/// The tournaments of a club, the latest first, drafts included, but those that cannot be read.
pub fn list(store: &Store, club: &ClubId) -> Result<Vec<Header>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> = tournaments::table
            .filter(tournaments::club_id.eq(club))
            .order((tournaments::starts_at.desc(), tournaments::id.desc()))
            .select(Row::as_select())
            .load(conn)?;
        legible(rows)
    })
}

fn legible(rows: Vec<Row>) -> Result<Vec<Header>, StoreError> {
    let header = |row: Row| readable("tournaments", &row.id.clone(), row.try_into());
    rows.into_iter().filter_map(header).collect()
}

/// The drafts of a club, the next one first.
pub(crate) fn drafts(conn: &mut Conn, club: &ClubId) -> Result<Vec<Header>, StoreError> {
    let rows: Vec<Row> = tournaments::table
        .filter(tournaments::club_id.eq(club).and(tournaments::state.eq(TournamentStage::Draft.to_string())))
        .order((tournaments::starts_at, tournaments::id))
        .select(Row::as_select())
        .load(conn)?;
    legible(rows)
}

/// Has a draft begin at another moment, whoever is about to change it.
pub(crate) fn move_to(conn: &mut Conn, id: &TournamentId, at: DateTime<Utc>) -> Result<(), StoreError> {
    let mut row = Row::by_id(conn, id)?;
    row.starts_at = at.naive_utc();
    bump(conn, row).map(drop)
}

/// The ids of a club's tournaments.
pub(crate) fn ids_of_club(conn: &mut Conn, club: &ClubId) -> Result<Vec<TournamentId>, StoreError> {
    Ok(tournaments::table.filter(tournaments::club_id.eq(club)).select(tournaments::id).load(conn)?)
}

/// The tournaments in which a player of the roster has a place, the latest first.
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
    legible(rows)
}

/// Those of these tournaments that there are and that can be read, in the order in which they were, or are to be, played.
pub(crate) fn in_order(conn: &mut Conn, ids: &[TournamentId]) -> Result<Vec<Header>, StoreError> {
    let rows: Vec<Row> = tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .order((tournaments::starts_at, tournaments::id))
        .select(Row::as_select())
        .load(conn)?;
    legible(rows)
}

/// The tournaments of all clubs that were started and that lists may name, the latest first, at most `most`, but those that cannot be
/// read.
pub fn of_installation(store: &Store, most: u32) -> Result<Vec<Header>, StoreError> {
    let most_rows = usize::try_from(most).unwrap_or(usize::MAX);
    store.read(|conn| {
        let (mut found, mut seen) = (Vec::new(), 0);
        loop {
            let rows: Vec<Row> = tournaments::table
                .filter(tournaments::state.ne(TournamentStage::Draft.to_string()))
                .filter(tournaments::visibility.eq(Visibility::Public.to_string()))
                .order((tournaments::starts_at.desc(), tournaments::id.desc()))
                .limit(most.into())
                .offset(seen)
                .select(Row::as_select())
                .load(conn)?;
            let is_last = rows.len() < most_rows;
            seen += i64::from(most);
            found.extend(legible(rows)?);
            // In place of one that cannot be read comes the next one.
            if is_last || found.len() >= most_rows {
                found.truncate(most_rows);
                return Ok(found);
            }
        }
    })
}

/// The club that holds a tournament; none where there is no such tournament.
pub fn club_of(store: &Store, id: &TournamentId) -> Result<Option<ClubId>, StoreError> {
    store.read(|conn| Ok(tournaments::table.find(id).select(tournaments::club_id).first(conn).optional()?))
}

/// A tournament of a club.
pub fn find(store: &Store, club: &ClubId, id: &TournamentId) -> Result<Header, StoreError> {
    store.read(|conn| of_club(conn, club, id)?.try_into())
}

/// The tournament of an address.
pub fn by_slug(store: &Store, slug: &str) -> Result<Header, StoreError> {
    store.read(|conn| row_by_slug(conn, slug)?.try_into())
}

pub(super) fn of_club(conn: &mut Conn, club: &ClubId, id: &TournamentId) -> Result<Row, StoreError> {
    Ok(tournaments::table
        .find(id)
        .filter(tournaments::club_id.eq(club))
        .select(Row::as_select())
        .first(conn)?)
}

/// The same within a transaction.
pub(crate) fn header_of(conn: &mut Conn, club: &ClubId, id: &TournamentId) -> Result<Header, StoreError> {
    of_club(conn, club, id)?.try_into()
}

pub(super) fn row_by_slug(conn: &mut Conn, slug: &str) -> Result<Row, StoreError> {
    Ok(tournaments::table.filter(tournaments::slug.eq(slug)).select(Row::as_select()).first(conn)?)
}

/// Reads a row of a file as one of the table.
pub(crate) fn filed(row: Value) -> Result<(), StoreError> {
    file_row::read(row, |row: Row| {
        file_row::slug(&row.slug)?;
        file_row::revision(row.revision)?;
        let _: Setup = document::from_text("setup", &row.setup)?;
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
        let audience = Audience::of(&row)?;
        Ok(Self {
            audience,
            id: row.id,
            club_id: row.club_id,
            slug: row.slug,
            name: Name::kept(&row.name).map_err(|fault| StoreError::corrupt("tournament name", &fault))?,
            starts_at: within_four_digits(row.starts_at.and_utc()),
            stage: row.state.parse().map_err(|error| StoreError::corrupt("tournament state", &error))?,
            revision: row.revision,
            created_at: row.created_at.and_utc(),
            started_at: at(row.started_at),
            stopped_at: at(row.stopped_at),
            archived_at: at(row.archived_at),
            tells_chances: row.tells_chances,
        })
    }
}
