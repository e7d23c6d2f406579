//! What the walls of a tournament show, as an organiser chose it.

use diesel::prelude::*;

use super::{
    ChangeError, Header, TournamentStage,
    header::{Row as TournamentRow, of_club},
    steps::bump,
};
use crate::store::{ClubId, Conn, Store, StoreError, TournamentId, schema::walls};
use crate::tournament::{WallChoice, WallMessage};

/// Has every wall of a tournament that was started show this.
///
/// # Errors
/// A draft has no wall.
pub fn show_on_wall(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    choice: &WallChoice,
) -> Result<Header, ChangeError> {
    store.write(|conn| {
        let row: TournamentRow = of_club(conn, club, id)?;
        if Header::try_from(row.clone())?.stage == TournamentStage::Draft {
            return Err(ChangeError::NotStarted);
        }
        let chosen = Row {
            tournament_id: id.clone(),
            shows: choice.shows.to_string(),
            message: choice.message.as_ref().map(ToString::to_string).unwrap_or_default(),
        };
        diesel::delete(walls::table.find(id)).execute(conn).map_err(StoreError::from)?;
        diesel::insert_into(walls::table).values(chosen).execute(conn).map_err(StoreError::from)?;
        Ok(bump(conn, row)?)
    })
}

/// What was chosen; the usual where nothing was.
pub(super) fn of_tournament(conn: &mut Conn, id: &TournamentId) -> Result<WallChoice, StoreError> {
    let row: Option<Row> = walls::table.find(id).select(Row::as_select()).first(conn).optional()?;
    let Some(row) = row else { return Ok(WallChoice::default()) };
    Ok(WallChoice {
        shows: row.shows.parse().map_err(|error| StoreError::corrupt("wall", &error))?,
        message: WallMessage::parse(&row.message).map_err(|_| StoreError::corrupt("wall", &row.message))?,
    })
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = walls)]
struct Row {
    tournament_id: TournamentId,
    shows: String,
    message: String,
}
