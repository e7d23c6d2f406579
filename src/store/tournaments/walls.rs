//! Content of a tournament's projectors and its message to the hall, as chosen by an organiser.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use lastcard_club::{ProjectorSettings, TournamentState};
use lastcard_tournament::ShortText;

use super::header::{Row as TournamentRow, find_row};
use super::lifecycle::save_with_event;
use super::steps::bump;
use super::{ChangeError, Header, hall_events};
use crate::schema::walls;
use crate::time::now;
use crate::{AccountId, ClubId, Conn, Store, StoreError, TournamentId, file_row};

/// Sets the content of all projectors of a started tournament. The message is shown on phones as well, up to the time `until` if one is
/// given. Repeating the current message changes nothing.
///
/// # Errors
/// Fails if the tournament is a draft, which has no projector.
pub fn set_projector(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    choice: &ProjectorSettings,
    until: Option<DateTime<Utc>>,
    by: Option<&AccountId>,
) -> Result<Header, ChangeError> {
    store.write(|conn| {
        let row: TournamentRow = find_row(conn, club, id)?;
        if Header::try_from(row.clone())?.state == TournamentState::Draft {
            return Err(ChangeError::NotStarted);
        }
        let chosen = Row {
            tournament_id: id.clone(),
            shows: choice.shows.to_string(),
            message: choice.message.as_ref().map(ToString::to_string).unwrap_or_default(),
        };
        diesel::delete(walls::table.find(id)).execute(conn).map_err(StoreError::from)?;
        diesel::insert_into(walls::table).values(chosen).execute(conn).map_err(StoreError::from)?;
        match hall_events::of_tournament(conn, id)?.saying(choice.message.as_ref(), until, now()) {
            Some(kind) => Ok(save_with_event(conn, row, &kind, by)?),
            None => Ok(bump(conn, row)?),
        }
    })
}

/// Returns the chosen content, or the default.
pub(super) fn of_tournament(conn: &mut Conn, id: &TournamentId) -> Result<ProjectorSettings, StoreError> {
    let row: Option<Row> = walls::table.find(id).select(Row::as_select()).first(conn).optional()?;
    row.map_or_else(|| Ok(ProjectorSettings::default()), |row| row.read())
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = walls)]
struct Row {
    tournament_id: TournamentId,
    shows: String,
    message: String,
}

impl Row {
    fn read(&self) -> Result<ProjectorSettings, StoreError> {
        Ok(ProjectorSettings {
            shows: self.shows.parse().map_err(|error| StoreError::corrupt("projector", &error))?,
            message: ShortText::parse(&self.message)
                .map_err(|_| StoreError::corrupt("projector", &self.message))?,
        })
    }
}

pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| row.read())
}
