//! Demo club, created and removed as a whole.

use diesel::prelude::*;

use super::{
    Conn, Store, StoreError, TournamentId, change_feed,
    clubs::{self, Club, ClubDetails},
    schema::{clubs as club_table, tournaments as tournament_table},
    tournaments::{self, ImportError, TournamentImport},
};

/// Contents of the demo club.
#[derive(Debug, Clone)]
pub struct Demo {
    /// Settings of the club.
    pub club: ClubDetails,
    /// Its tournaments with their results.
    pub tournaments: Vec<TournamentImport>,
}

/// Condition for creating the demo club.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DemoCondition {
    /// Only if the database has no club yet.
    Empty,
    /// Only if there is no demo club yet.
    Missing,
}

/// Creates the demo club. Returns `None`, without any change, if the condition is not met.
pub fn install(store: &Store, demo: &Demo, when: DemoCondition) -> Result<Option<Club>, ImportError> {
    store.write(|conn| {
        let clubs: Vec<bool> =
            club_table::table.select(club_table::demo).load(conn).map_err(StoreError::from)?;
        let wanted = match when {
            DemoCondition::Empty => clubs.is_empty(),
            DemoCondition::Missing => !clubs.contains(&true),
        };
        if !wanted {
            return Ok(None);
        }
        let club = clubs::insert(conn, &demo.club, true)?;
        for tournament in &demo.tournaments {
            tournaments::insert_import(conn, TournamentId::made(), &club.id, None, tournament)?;
        }
        Ok(Some(club))
    })
}

/// Removes the demo club with everything in it. Returns true if there was one.
pub fn remove(store: &Store) -> Result<bool, StoreError> {
    store.write(|conn| {
        for tournament in demo_tournaments(conn)? {
            change_feed::notify_tournament(conn, &tournament)?;
        }
        let removed = diesel::delete(club_table::table.filter(club_table::demo.eq(true))).execute(conn)?;
        Ok::<_, StoreError>(removed > 0)
    })
}

fn demo_tournaments(conn: &mut Conn) -> Result<Vec<TournamentId>, StoreError> {
    Ok(tournament_table::table
        .inner_join(club_table::table)
        .filter(club_table::demo.eq(true))
        .select(tournament_table::id)
        .load(conn)?)
}
