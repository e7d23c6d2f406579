//! Results that players on a roster have imported from other clubs.

use std::collections::{BTreeSet, HashSet};

use chrono::NaiveDateTime;
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use super::{
    ClubId, Conn, RosterId, Store, StoreError, change_feed, file_row, players,
    schema::{brought_evenings, players as roster},
    tournaments,
};
use lastcard_club::{ImportedResult, MOST_IMPORTED};
use lastcard_tournament::Name;

/// Returns the imported results of a player, in the order of play.
pub fn of_player(store: &Store, club: &ClubId, id: &RosterId) -> Result<Vec<ImportedResult>, StoreError> {
    store.read(|conn| {
        players::find(conn, club, id)?;
        load(conn, id)
    })
}

/// Returns the players of a club who have imported results.
pub fn players_with_imports(store: &Store, club: &ClubId) -> Result<BTreeSet<RosterId>, StoreError> {
    store.read(|conn| {
        let of_club = roster::table.filter(roster::club_id.eq(club)).select(roster::id);
        let rows = brought_evenings::table.filter(brought_evenings::player_id.eq_any(of_club));
        let ids: Vec<RosterId> = rows.select(brought_evenings::player_id).distinct().load(conn)?;
        Ok(ids.into_iter().collect())
    })
}

/// Adds imported results to a player. Results imported before are not duplicated, and the club's own are left out. `was` is the same person
/// in another club of this installation: both then count as one person across clubs.
pub fn add(
    store: &Store,
    club: &ClubId,
    id: &RosterId,
    evenings: &[ImportedResult],
    was: Option<&RosterId>,
) -> Result<(), StoreError> {
    store.write(|conn| {
        players::find(conn, club, id)?;
        let ids = tournaments::ids_of_club(conn, club)?;
        let own = tournaments::list_by_start(conn, &ids)?;
        let is_own = |evening: &&ImportedResult| {
            own.iter().any(|own| own.starts_at == evening.played_at && own.name == evening.tournament)
        };
        let new: Vec<ImportedResult> = evenings.iter().filter(|evening| !is_own(evening)).cloned().collect();
        let all = merge_results(load(conn, id)?, &new);
        write(conn, id, &all)?;
        if was.is_some() {
            players::write_same_as(conn, id, was)?;
        }
        change_feed::notify_club(conn, club)
    })
}

/// Removes all imported results of a player, and the link to the same person in another club.
pub fn remove(store: &Store, club: &ClubId, id: &RosterId) -> Result<(), StoreError> {
    store.write(|conn| {
        players::find(conn, club, id)?;
        write(conn, id, &[])?;
        players::write_same_as(conn, id, None)?;
        change_feed::notify_club(conn, club)
    })
}

pub(super) fn merge(conn: &mut Conn, stays: &RosterId, goes: &RosterId) -> Result<(), StoreError> {
    let (own, other) = (load(conn, stays)?, load(conn, goes)?);
    if !other.is_empty() {
        write(conn, stays, &merge_results(own, &other))?;
    }
    Ok(())
}

fn merge_results(mut all: Vec<ImportedResult>, more: &[ImportedResult]) -> Vec<ImportedResult> {
    let mut known: HashSet<_> = all.iter().map(ImportedResult::key).collect();
    all.extend(more.iter().filter(|evening| known.insert(evening.key())).cloned());
    all.sort_by_key(|evening| evening.played_at);
    all.truncate(MOST_IMPORTED);
    all
}

fn load(conn: &mut Conn, id: &RosterId) -> Result<Vec<ImportedResult>, StoreError> {
    let rows: Vec<Row> = brought_evenings::table
        .filter(brought_evenings::player_id.eq(id))
        .order(brought_evenings::number)
        .select(Row::as_select())
        .load(conn)?;
    rows.into_iter().map(ImportedResult::try_from).collect()
}

fn write(conn: &mut Conn, id: &RosterId, evenings: &[ImportedResult]) -> Result<(), StoreError> {
    diesel::delete(brought_evenings::table.filter(brought_evenings::player_id.eq(id))).execute(conn)?;
    for (number, evening) in (1..).zip(evenings) {
        let count = |count: u32| i32::try_from(count).unwrap_or(i32::MAX);
        let row = Row {
            player_id: id.clone(),
            number,
            club: evening.club.to_string(),
            tournament: evening.tournament.to_string(),
            played_at: evening.played_at.naive_utc(),
            place: count(evening.place.0),
            people: count(evening.place.1),
            hands: count(evening.hands.0),
            won: count(evening.hands.1),
        };
        diesel::insert_into(brought_evenings::table).values(row).execute(conn)?;
    }
    Ok(())
}

pub(super) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| ImportedResult::try_from(row))
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = brought_evenings)]
struct Row {
    player_id: RosterId,
    number: i32,
    club: String,
    tournament: String,
    played_at: NaiveDateTime,
    place: i32,
    people: i32,
    hands: i32,
    won: i32,
}

impl TryFrom<Row> for ImportedResult {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let name = |text: &str| {
            Name::parse_stored(text).map_err(|fault| StoreError::corrupt("imported result", &fault))
        };
        let count =
            |count: i32| u32::try_from(count).map_err(|_| StoreError::corrupt("imported result", &count));
        Ok(Self {
            club: name(&row.club)?,
            tournament: name(&row.tournament)?,
            played_at: row.played_at.and_utc(),
            place: (count(row.place)?, count(row.people)?),
            hands: (count(row.hands)?, count(row.won)?),
        })
    }
}
