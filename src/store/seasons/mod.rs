//! Seasons: tournaments that a club adds up, and the rules for adding them up. Standings are not stored.

mod ending;
mod row;

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    ClubId, Conn, SeasonId, Store, StoreError, TournamentId, change_feed, columns,
    error::failure,
    error::skip_unreadable,
    schema::{season_tournaments, seasons},
    time::now,
    tournaments::{self, Header},
};
use lastcard_club::{PrizeGivingProgress, SeasonRules};
use lastcard_tournament::{Name, slug};

pub use ending::{end, reopen, set_prize_giving};
pub(super) use row::check_row;
use row::{Row, name};

/// A season without its tournaments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Season {
    /// Stable identity; the name can change.
    pub id: SeasonId,
    /// The club that it belongs to.
    pub club_id: ClubId,
    /// Its part of the address `/c/{club}/seasons/{season}`. It never changes, because people have links with it.
    pub slug: String,
    /// Shown on pages; unique within the club.
    pub name: Name,
    /// Rules for adding up its tournaments.
    pub rules: SeasonRules,
    /// Set if new tournaments of the club are added to it; this is set for at most one season of a club.
    pub takes_new: bool,
    /// Counts changes, from 1; used to detect concurrent ones.
    pub revision: i32,
    /// Time of creation.
    pub created_at: DateTime<Utc>,
    /// Time at which it ended: its table is final and it takes no more tournaments.
    pub ended_at: Option<DateTime<Utc>>,
    /// Progress of its prize-giving; `None` unless it has begun.
    pub prize_giving: Option<PrizeGivingProgress>,
}

/// Content of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSeason {
    /// Shown on pages; unique within the club.
    pub name: Name,
    /// Rules for adding up its tournaments.
    pub rules: SeasonRules,
    /// Set if new tournaments of the club are added to it, and therefore not to any other season.
    pub takes_new: bool,
    /// Tournaments of the season.
    pub tournaments: BTreeSet<TournamentId>,
}

/// Reasons why a season is not changed.
#[derive(Debug, thiserror::Error)]
pub enum SeasonError {
    /// Somebody else has changed the season since the organiser saw it.
    #[error("stale")]
    Stale,
    /// The season has ended.
    #[error("ended")]
    Ended,
    /// Another season of the club has this name.
    #[error("name-taken")]
    NameTaken,
    /// A tournament belongs to another season; contains the names of both.
    #[error("elsewhere")]
    Elsewhere(Name, Name),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(SeasonError);

/// Part of an address that is reserved for the form for a new season.
const FORM_SLUG: &str = "new";

/// Returns the seasons of a club, latest first. Unreadable rows are left out.
pub fn list(store: &Store, club: &ClubId) -> Result<Vec<Season>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> = seasons::table
            .filter(seasons::club_id.eq(club))
            .order((seasons::created_at.desc(), seasons::id.desc()))
            .select(Row::as_select())
            .load(conn)?;
        let season = |row: Row| skip_unreadable("seasons", &row.id.clone(), row.try_into());
        rows.into_iter().filter_map(season).collect()
    })
}

/// Returns the season with this address, ignoring case.
pub fn by_slug(store: &Store, club: &ClubId, slug: &str) -> Result<Season, StoreError> {
    store.read(|conn| {
        let row: Row = seasons::table
            .filter(seasons::club_id.eq(club).and(seasons::slug.eq(slug.to_lowercase())))
            .select(Row::as_select())
            .first(conn)?;
        row.try_into()
    })
}

/// Returns the season of a tournament, if it belongs to one.
pub fn of_tournament(store: &Store, id: &TournamentId) -> Result<Option<Season>, StoreError> {
    store.read(|conn| {
        let row: Option<Row> = season_tournaments::table
            .find(id)
            .inner_join(seasons::table)
            .select(Row::as_select())
            .first(conn)
            .optional()?;
        row.map(Season::try_from).transpose()
    })
}

/// Returns the tournaments of a season, in the order of their starts.
pub fn tournaments_of(store: &Store, id: &SeasonId) -> Result<Vec<Header>, StoreError> {
    store.read(|conn| {
        let ids: Vec<TournamentId> = season_tournaments::table
            .filter(season_tournaments::season_id.eq(id))
            .select(season_tournaments::tournament_id)
            .load(conn)?;
        tournaments::list_by_start(conn, &ids)
    })
}

/// Returns the tournaments of a club that belong to a season, each with its season.
pub fn members(store: &Store, club: &ClubId) -> Result<Vec<(TournamentId, SeasonId)>, StoreError> {
    store.read(|conn| {
        let of_club = season_tournaments::table.inner_join(seasons::table).filter(seasons::club_id.eq(club));
        Ok(of_club.select((season_tournaments::tournament_id, season_tournaments::season_id)).load(conn)?)
    })
}

/// Creates a season.
///
/// # Errors
/// Fails without any change if another season has its name or one of its tournaments.
pub fn create(store: &Store, club: &ClubId, new: &NewSeason) -> Result<Season, SeasonError> {
    create_once(store, club, &SeasonId::made(), new)
}

/// Creates a season under a given id. Submitting the same form again returns the season created the first time.
///
/// # Errors
/// The same as [`create`].
pub fn create_once(
    store: &Store,
    club: &ClubId,
    id: &SeasonId,
    new: &NewSeason,
) -> Result<Season, SeasonError> {
    store.write(|conn| {
        let all = of_club(conn, club)?;
        let made = all.iter().find(|season| season.id == *id);
        if made.is_some_and(|season| season.name == new.name.as_str()) {
            store.skip_audit();
            return Ok(find(conn, club, id)?.try_into()?);
        }
        // The form was reused for another season.
        let id = if made.is_some() { SeasonId::made() } else { id.clone() };
        insert(conn, club, id, new)
    })
}

/// Like [`create`], within a transaction and under an id that is free.
pub(super) fn insert(
    conn: &mut Conn,
    club: &ClubId,
    id: SeasonId,
    new: &NewSeason,
) -> Result<Season, SeasonError> {
    let all = of_club(conn, club)?;
    let row = Row {
        id,
        club_id: club.clone(),
        slug: slug::unique(new.name.as_str(), |slug| {
            slug == FORM_SLUG || all.iter().any(|season| season.slug == slug)
        }),
        name: check_name(&all, None, &new.name)?,
        rules: columns::to_text(&new.rules.keys())?,
        takes_new: new.takes_new,
        revision: 1,
        created_at: now().naive_utc(),
        ended_at: None,
        revealed: None,
    };
    diesel::insert_into(seasons::table).values(&row).execute(conn).map_err(StoreError::from)?;
    adopt_new_tournaments(conn, &row)?;
    add_tournaments(conn, club, &row.id, &new.tournaments)?;
    change_feed::notify_club(conn, club)?;
    Ok(row.try_into()?)
}

/// Changes a season.
///
/// # Errors
/// Fails like [`create`], or if the season has ended or has changed since revision `seen`; nothing is changed in that case.
pub fn update(
    store: &Store,
    club: &ClubId,
    id: &SeasonId,
    seen: i32,
    new: &NewSeason,
) -> Result<Season, SeasonError> {
    store.write(|conn| {
        let all = of_club(conn, club)?;
        let mut row = find(conn, club, id)?;
        if row.revision != seen {
            return Err(SeasonError::Stale);
        }
        if row.ended_at.is_some() {
            return Err(SeasonError::Ended);
        }
        row.name = check_name(&all, Some(id), &new.name)?;
        row.rules = columns::to_text(&new.rules.keys())?;
        row.takes_new = new.takes_new;
        row.revision += 1;
        diesel::update(seasons::table.find(id)).set(&row).execute(conn).map_err(StoreError::from)?;
        adopt_new_tournaments(conn, &row)?;
        let own = season_tournaments::table.filter(season_tournaments::season_id.eq(id));
        diesel::delete(own).execute(conn).map_err(StoreError::from)?;
        add_tournaments(conn, club, id, &new.tournaments)?;
        change_feed::notify_club(conn, club)?;
        Ok(row.try_into()?)
    })
}

/// Deletes a season. Its tournaments stay.
pub fn remove(store: &Store, club: &ClubId, id: &SeasonId) -> Result<(), StoreError> {
    store.write(|conn| {
        find(conn, club, id)?;
        diesel::delete(seasons::table.find(id)).execute(conn)?;
        change_feed::notify_club(conn, club)
    })
}

/// Adds a new tournament to the season of its club that takes new ones, if there is one.
pub(super) fn add_new_tournament(
    conn: &mut Conn,
    club: &ClubId,
    tournament: &TournamentId,
) -> Result<(), StoreError> {
    let season: Option<SeasonId> = seasons::table
        .filter(seasons::club_id.eq(club).and(seasons::takes_new.eq(true)))
        .select(seasons::id)
        .first(conn)
        .optional()?;
    let Some(season) = season else { return Ok(()) };
    let row = (season_tournaments::tournament_id.eq(tournament), season_tournaments::season_id.eq(season));
    diesel::insert_into(season_tournaments::table).values(row).execute(conn)?;
    Ok(())
}

/// If a season takes new tournaments, makes it the only season of its club that does.
fn adopt_new_tournaments(conn: &mut Conn, row: &Row) -> Result<(), StoreError> {
    if row.takes_new {
        let others = seasons::table.filter(seasons::club_id.eq(&row.club_id).and(seasons::id.ne(&row.id)));
        diesel::update(others).set(seasons::takes_new.eq(false)).execute(conn)?;
    }
    Ok(())
}

/// Adds tournaments of the club to a season. Those deleted in the meantime are ignored.
fn add_tournaments(
    conn: &mut Conn,
    club: &ClubId,
    id: &SeasonId,
    wanted: &BTreeSet<TournamentId>,
) -> Result<(), SeasonError> {
    let wanted: Vec<TournamentId> = wanted.iter().cloned().collect();
    let there = tournaments::list_by_start(conn, &wanted)?;
    // Comes first, because the error below would reveal a tournament or a season of another club.
    if there.iter().any(|header| header.club_id != *club) {
        return Err(StoreError::NotFound.into());
    }
    let taken: Option<(TournamentId, String)> = season_tournaments::table
        .inner_join(seasons::table)
        .filter(season_tournaments::tournament_id.eq_any(&wanted))
        .select((season_tournaments::tournament_id, seasons::name))
        .first(conn)
        .optional()
        .map_err(StoreError::from)?;
    if let Some((tournament, season)) = taken {
        let header = there.into_iter().find(|header| header.id == tournament).ok_or(StoreError::NotFound)?;
        return Err(SeasonError::Elsewhere(header.name, name(&season)?));
    }
    for header in there {
        let row = (season_tournaments::tournament_id.eq(&header.id), season_tournaments::season_id.eq(id));
        diesel::insert_into(season_tournaments::table).values(row).execute(conn).map_err(StoreError::from)?;
    }
    Ok(())
}

fn check_name(all: &[Row], own: Option<&SeasonId>, name: &Name) -> Result<String, SeasonError> {
    let is_taken = all.iter().any(|season| Some(&season.id) != own && season.name == name.as_str());
    if is_taken { Err(SeasonError::NameTaken) } else { Ok(name.to_string()) }
}

fn of_club(conn: &mut Conn, club: &ClubId) -> Result<Vec<Row>, StoreError> {
    Ok(seasons::table.filter(seasons::club_id.eq(club)).select(Row::as_select()).load(conn)?)
}

fn find(conn: &mut Conn, club: &ClubId, id: &SeasonId) -> Result<Row, StoreError> {
    Ok(seasons::table.find(id).filter(seasons::club_id.eq(club)).select(Row::as_select()).first(conn)?)
}
