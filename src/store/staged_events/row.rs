//! Rows of events and of their tournaments.

use chrono::NaiveDateTime;
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use lastcard_tournament::file::{self, ParsedFile};
use lastcard_tournament::staged_event::{FixtureSlot, StagedEvent};

use super::StagePosition;
use crate::columns::{from_column, to_column};
use crate::schema::{stage_tournaments, staged_events};
use crate::{AnnouncementId, ClubId, Conn, StagedEventId, StoreError, TournamentId, file_row};

#[derive(Clone, Queryable, Selectable, Insertable, AsChangeset, Deserialize)]
#[diesel(table_name = staged_events, treat_none_as_null = true)]
pub(super) struct Row {
    pub(super) id: StagedEventId,
    pub(super) club_id: ClubId,
    pub(super) slug: String,
    pub(super) plan: String,
    pub(super) starts_at: NaiveDateTime,
    pub(super) revision: i32,
    pub(super) created_at: NaiveDateTime,
    pub(super) fixture_id: Option<AnnouncementId>,
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = stage_tournaments)]
pub(super) struct TournamentRow {
    pub(super) tournament_id: TournamentId,
    pub(super) event_id: StagedEventId,
    pub(super) stage: i32,
    pub(super) group_number: i32,
    pub(super) round: i32,
    pub(super) number: i32,
}

impl TournamentRow {
    pub(super) fn new(
        event: &StagedEventId,
        stage: usize,
        position: StagePosition,
        tournament: TournamentId,
    ) -> Result<Self, StoreError> {
        let (group, round, number) = match position {
            StagePosition::Fixture(FixtureSlot { group, round, number }) => (group, round, number),
            StagePosition::PlayOff(number) => (0, 0, number),
        };
        Ok(Self {
            tournament_id: tournament,
            event_id: event.clone(),
            stage: to_column(stage)?,
            group_number: to_column(group)?,
            round: to_column(round)?,
            number: to_column(number)?,
        })
    }

    pub(super) fn insert(self, conn: &mut Conn) -> Result<(), StoreError> {
        diesel::insert_into(stage_tournaments::table).values(self).execute(conn)?;
        Ok(())
    }

    pub(super) fn position(&self) -> Result<(usize, StagePosition), StoreError> {
        let (group, round, number) =
            (from_column(self.group_number)?, from_column(self.round)?, from_column(self.number)?);
        let position = match group {
            0 => StagePosition::PlayOff(number),
            _ => StagePosition::Fixture(FixtureSlot { group, round, number }),
        };
        Ok((from_column(self.stage)?, position))
    }
}

/// Returns the plan of an event as stored: its file without the tournaments.
pub(super) fn document(plan: &StagedEvent) -> String {
    file::write_event(&plan.clone().without_tournaments())
}

pub(super) fn plan(document: &str) -> Result<StagedEvent, StoreError> {
    match file::read_any(document) {
        Ok(ParsedFile::Event(event)) => Ok(*event),
        Ok(ParsedFile::Tournament(_)) => Err(StoreError::corrupt("event", &"it is a tournament")),
        Err(problems) => Err(StoreError::unreadable("event", &problems)),
    }
}

pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| {
        file_row::check_slug(&row.slug)?;
        file_row::check_revision(row.revision)?;
        plan(&row.plan)
    })
}

pub(crate) fn check_tournament_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: TournamentRow| row.position())
}
