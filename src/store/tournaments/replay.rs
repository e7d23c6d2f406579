//! Begins a tournament again, as only the demo does: results of a club are never deleted.

use diesel::prelude::*;

use lastcard_tournament::Tournament;

use super::Header;
use super::header::Row;
use super::import::{self, ImportError, TournamentImport};
use super::load::load_from_row;
use crate::schema::tournaments;
use crate::time::now;
use crate::{Conn, StoreError, TournamentId, change_feed};

/// Deletes a tournament with everything in it, and starts one with the same name, setup and people.
///
/// Its revision follows that of the deleted one: a version of a page must never mean two contents, since browsers keep pages by it.
pub(crate) fn begin_again(conn: &mut Conn, id: &TournamentId) -> Result<Header, ImportError> {
    let before = Row::by_id(conn, id)?;
    let (club, revision) = (before.club_id.clone(), before.revision);
    let played = load_from_row(conn, before)?.tournament;
    let (name, setup) = (played.name().clone(), played.setup().clone());
    let drawn = Tournament::draw_up(name, setup, played.entrants().to_vec());
    let again = drawn.map_err(|problems| StoreError::corrupt("tournament", &problems.len()))?;
    diesel::delete(tournaments::table.find(id)).execute(conn).map_err(StoreError::from)?;
    change_feed::notify_tournament(conn, id)?;
    let new = TournamentImport { starts_at: now(), tournament: again };
    let made = import::insert(conn, TournamentId::made(), &club, None, &new)?;
    let mut row = Row::by_id(conn, &made.id)?;
    row.revision = revision + 1;
    import::start(conn, &mut row, None, &new.tournament, new.starts_at)?;
    Ok(row.try_into()?)
}
