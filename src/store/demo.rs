//! The demo club, made and removed as a whole.

use diesel::prelude::*;

use super::{
    Conn, Store, StoreError, TournamentId,
    clubs::{self, Club, ClubDetails},
    news,
    schema::{clubs as club_table, tournaments as tournament_table},
    tournaments::{self, ImportError, ImportTournament},
};

/// What the demo club is made of.
#[derive(Debug, Clone)]
pub struct Demo {
    /// The club.
    pub club: ClubDetails,
    /// Its tournaments, with their results.
    pub tournaments: Vec<ImportTournament>,
}

/// When a demo club is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DemoCondition {
    /// Only in a database that has no club yet.
    Empty,
    /// Unless there is one.
    Missing,
}

/// Makes the demo club. Nothing happens, and nothing is returned, when there is one already or it is not wanted.
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

/// Removes the demo club with everything in it. Says whether there was one.
pub fn remove(store: &Store) -> Result<bool, StoreError> {
    store.write(|conn| {
        for tournament in demo_tournaments(conn)? {
            news::tell(conn, &tournament)?;
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
