//! The roster: players that a club knows by name.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use super::{
    ClubId, Conn, RosterId, Store, StoreError, change_feed,
    error::skip_unreadable,
    file_row,
    schema::{former_players, players},
    time::now,
    tournaments,
};
use lastcard_club::ProfileVisibility;
use lastcard_tournament::Name;

/// A player on a club's roster.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RosterPlayer {
    /// Stable identity that survives renaming and archiving.
    pub id: RosterId,
    /// The club of the roster.
    pub club_id: ClubId,
    /// Shown on pages; not unique.
    pub name: Name,
    /// Time of addition to the roster.
    pub created_at: DateTime<Utc>,
    /// Time of archiving, after which the player is not offered for new tournaments.
    pub archived_at: Option<DateTime<Utc>>,
    /// Name shown in tournaments that hide names.
    pub alias: Option<Name>,
    /// Visibility of the player's profile.
    pub openness: ProfileVisibility,
}

/// Returns the roster, ordered by name, including archived players. Unreadable rows are left out.
pub fn list(store: &Store, club: &ClubId) -> Result<Vec<RosterPlayer>, StoreError> {
    store.read(|conn| of_club(conn, club))
}

/// Returns a player of the roster.
pub fn by_id(store: &Store, club: &ClubId, id: &RosterId) -> Result<RosterPlayer, StoreError> {
    store.read(|conn| find(conn, club, id))
}

/// Returns true if a player on the roster of any club has this id.
pub fn exists(store: &Store, id: &RosterId) -> Result<bool, StoreError> {
    store.read(|conn| Ok(players::table.find(id).count().get_result::<i64>(conn)? > 0))
}

/// Adds players, all or none.
pub fn add(store: &Store, club: &ClubId, names: &[Name]) -> Result<Vec<RosterPlayer>, StoreError> {
    store.write(|conn| names.iter().map(|name| insert(conn, club, name)).collect())
}

/// Renames a player. Tournaments keep the name as played.
pub fn rename(store: &Store, club: &ClubId, id: &RosterId, name: &Name) -> Result<RosterPlayer, StoreError> {
    store.write(|conn| {
        find(conn, club, id)?;
        diesel::update(players::table.find(id)).set(players::name.eq(name.as_str())).execute(conn)?;
        change_feed::notify_club(conn, club)?;
        find(conn, club, id)
    })
}

/// Sets the name shown for a player in tournaments that hide names, or removes it.
pub fn set_alias(
    store: &Store,
    club: &ClubId,
    id: &RosterId,
    alias: Option<&Name>,
) -> Result<RosterPlayer, StoreError> {
    store.write(|conn| {
        find(conn, club, id)?;
        write_alias(conn, id, alias)?;
        find(conn, club, id)
    })
}

/// Sets the visibility of a player's profile.
pub fn set_visibility(
    store: &Store,
    club: &ClubId,
    id: &RosterId,
    openness: ProfileVisibility,
) -> Result<RosterPlayer, StoreError> {
    store.write(|conn| {
        find(conn, club, id)?;
        write_visibility(conn, id, openness)?;
        change_feed::notify_club(conn, club)?;
        find(conn, club, id)
    })
}

pub(super) fn write_visibility(
    conn: &mut Conn,
    id: &RosterId,
    openness: ProfileVisibility,
) -> Result<(), StoreError> {
    let row = diesel::update(players::table.find(id));
    row.set(players::openness.eq(openness.to_string())).execute(conn)?;
    Ok(())
}

/// Returns the roster entries that are linked to another club, each with the same person's entry there.
pub fn cross_club_links(store: &Store) -> Result<HashMap<RosterId, RosterId>, StoreError> {
    store.read(|conn| {
        let rows: Vec<(RosterId, Option<RosterId>)> = players::table
            .filter(players::same_as.is_not_null())
            .select((players::id, players::same_as))
            .load(conn)?;
        Ok(rows.into_iter().filter_map(|(id, same)| Some((id, same?))).collect())
    })
}

/// Returns the entry that identifies a person in all clubs: the person's first one.
pub fn canonical_id(store: &Store, id: &RosterId) -> Result<RosterId, StoreError> {
    store.read(|conn| first_entry(conn, id))
}

fn first_entry(conn: &mut Conn, id: &RosterId) -> Result<RosterId, StoreError> {
    let same: Option<Option<RosterId>> =
        players::table.find(id).select(players::same_as).first(conn).optional()?;
    Ok(same.flatten().unwrap_or_else(|| id.clone()))
}

/// Sets or removes the link to the same person in another club.
pub(super) fn write_same_as(
    conn: &mut Conn,
    id: &RosterId,
    from: Option<&RosterId>,
) -> Result<(), StoreError> {
    let first = from.map(|from| first_entry(conn, from)).transpose()?.filter(|first| first != id);
    diesel::update(players::table.find(id)).set(players::same_as.eq(first)).execute(conn)?;
    Ok(())
}

/// Merges the links to other clubs: `stays` takes over those of `goes`.
pub(super) fn merge_links(conn: &mut Conn, stays: &RosterId, goes: &RosterId) -> Result<(), StoreError> {
    let (own, other) = (first_entry(conn, stays)?, first_entry(conn, goes)?);
    if own == *stays && other != *goes && other != *stays {
        diesel::update(players::table.find(stays)).set(players::same_as.eq(Some(&other))).execute(conn)?;
    }
    let elsewhere = players::table.filter(players::same_as.eq(goes));
    let now = first_entry(conn, stays)?;
    diesel::update(elsewhere).set(players::same_as.eq(Some(now))).execute(conn)?;
    Ok(())
}

/// Returns the entry into which another one was merged; `None` if there was no such entry.
pub fn merged_into(store: &Store, club: &ClubId, id: &RosterId) -> Result<Option<RosterId>, StoreError> {
    store.read(|conn| {
        let stays = former_players::table.inner_join(players::table).filter(former_players::id.eq(id));
        let stays = stays.filter(players::club_id.eq(club)).select(players::id);
        Ok(stays.first(conn).optional()?)
    })
}

pub(super) fn redirect(conn: &mut Conn, goes: &RosterId, stays: &RosterId) -> Result<(), StoreError> {
    let before = former_players::table.filter(former_players::player_id.eq(goes));
    diesel::update(before).set(former_players::player_id.eq(stays)).execute(conn)?;
    let row = (former_players::id.eq(goes), former_players::player_id.eq(stays));
    diesel::insert_into(former_players::table).values(row).execute(conn)?;
    Ok(())
}

pub(super) fn write_alias(conn: &mut Conn, id: &RosterId, alias: Option<&Name>) -> Result<(), StoreError> {
    diesel::update(players::table.find(id)).set(players::alias.eq(alias.map(Name::as_str))).execute(conn)?;
    // Snapshots of these tournaments have to be loaded again.
    for header in tournaments::of_player(conn, id)? {
        tournaments::touch(conn, &header.id)?;
    }
    Ok(())
}

pub(super) fn aliases(conn: &mut Conn, ids: &[RosterId]) -> Result<HashMap<RosterId, Name>, StoreError> {
    let rows: Vec<(RosterId, Option<String>)> = players::table
        .filter(players::id.eq_any(ids).and(players::alias.is_not_null()))
        .select((players::id, players::alias))
        .load(conn)?;
    rows.into_iter()
        .filter_map(|(id, text)| Some((id, text?)))
        .map(|(id, text)| Ok((id, alias(&text)?)))
        .collect()
}

fn alias(text: &str) -> Result<Name, StoreError> {
    Name::parse_stored(text).map_err(|fault| StoreError::corrupt("alias", &fault))
}

/// Archives a player, who is then no longer offered for new tournaments.
pub fn archive(store: &Store, club: &ClubId, id: &RosterId) -> Result<RosterPlayer, StoreError> {
    set_archived(store, club, id, Some(now()))
}

/// Restores an archived player, who is then offered for new tournaments again.
pub fn restore(store: &Store, club: &ClubId, id: &RosterId) -> Result<RosterPlayer, StoreError> {
    set_archived(store, club, id, None)
}

fn set_archived(
    store: &Store,
    club: &ClubId,
    id: &RosterId,
    at: Option<DateTime<Utc>>,
) -> Result<RosterPlayer, StoreError> {
    store.write(|conn| {
        find(conn, club, id)?;
        diesel::update(players::table.find(id))
            .set(players::archived_at.eq(at.map(|at| at.naive_utc())))
            .execute(conn)?;
        find(conn, club, id)
    })
}

pub(super) fn of_club(conn: &mut Conn, club: &ClubId) -> Result<Vec<RosterPlayer>, StoreError> {
    let rows: Vec<Row> = players::table
        .filter(players::club_id.eq(club))
        .order((players::name, players::id))
        .select(Row::as_select())
        .load(conn)?;
    let player = |row: Row| skip_unreadable("players", &row.id.clone(), row.try_into());
    rows.into_iter().filter_map(player).collect()
}

pub(super) fn find(conn: &mut Conn, club: &ClubId, id: &RosterId) -> Result<RosterPlayer, StoreError> {
    let row: Row =
        players::table.find(id).filter(players::club_id.eq(club)).select(Row::as_select()).first(conn)?;
    row.try_into()
}

pub(super) fn insert(conn: &mut Conn, club: &ClubId, name: &Name) -> Result<RosterPlayer, StoreError> {
    let player = RosterPlayer {
        id: RosterId::made(),
        club_id: club.clone(),
        name: name.clone(),
        created_at: now(),
        archived_at: None,
        alias: None,
        openness: ProfileVisibility::default(),
    };
    let row = Row {
        id: player.id.clone(),
        club_id: club.clone(),
        name: name.as_str().to_owned(),
        created_at: player.created_at.naive_utc(),
        archived_at: None,
        alias: None,
        openness: player.openness.to_string(),
    };
    diesel::insert_into(players::table).values(row).execute(conn)?;
    Ok(player)
}

pub(super) fn find_or_insert(conn: &mut Conn, club: &ClubId, name: &Name) -> Result<RosterId, StoreError> {
    match find_by_name(&of_club(conn, club)?, name) {
        Some(known) => Ok(known.id.clone()),
        None => Ok(insert(conn, club, name)?.id),
    }
}

/// Finds a player of a roster by name: the one with the exact spelling, or else the first with the same key.
pub fn find_by_name<'a>(roster: &'a [RosterPlayer], name: &Name) -> Option<&'a RosterPlayer> {
    let key = name.key();
    let called = roster.iter().filter(|player| player.name.key() == key);
    called.min_by_key(|player| player.name != *name)
}

/// Deletes a player who has no place in any tournament.
pub(super) fn remove(conn: &mut Conn, id: &RosterId) -> Result<(), StoreError> {
    diesel::delete(players::table.find(id)).execute(conn)?;
    Ok(())
}

pub(super) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| RosterPlayer::try_from(row))
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = players)]
struct Row {
    id: RosterId,
    club_id: ClubId,
    name: String,
    created_at: NaiveDateTime,
    archived_at: Option<NaiveDateTime>,
    alias: Option<String>,
    openness: String,
}

impl TryFrom<Row> for RosterPlayer {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.id,
            club_id: row.club_id,
            name: Name::parse_stored(&row.name)
                .map_err(|fault| StoreError::corrupt("player name", &fault))?,
            created_at: row.created_at.and_utc(),
            archived_at: row.archived_at.map(|at| at.and_utc()),
            alias: row.alias.as_deref().map(alias).transpose()?,
            openness: row
                .openness
                .parse()
                .map_err(|_| StoreError::corrupt("profile visibility", &row.openness))?,
        })
    }
}
