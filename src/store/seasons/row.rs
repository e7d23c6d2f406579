//! Rows of seasons.

use chrono::NaiveDateTime;
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use super::Season;
use crate::{ClubId, SeasonId, StoreError, columns, file_row, schema::seasons};
use lastcard_club::{PrizeGivingProgress, SeasonKeys, SeasonRules};
use lastcard_tournament::Name;

pub(super) fn name(text: &str) -> Result<Name, StoreError> {
    Name::parse_stored(text).map_err(|fault| StoreError::corrupt("season name", &fault))
}

pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| {
        file_row::check_slug(&row.slug)?;
        file_row::check_revision(row.revision)?;
        Season::try_from(row)
    })
}

#[derive(Queryable, Selectable, Insertable, AsChangeset, Deserialize)]
#[diesel(table_name = seasons, treat_none_as_null = true)]
pub(super) struct Row {
    pub(super) id: SeasonId,
    pub(super) club_id: ClubId,
    pub(super) slug: String,
    pub(super) name: String,
    pub(super) rules: String,
    pub(super) takes_new: bool,
    pub(super) revision: i32,
    pub(super) created_at: NaiveDateTime,
    pub(super) ended_at: Option<NaiveDateTime>,
    pub(super) revealed: Option<i32>,
}

impl TryFrom<Row> for Season {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let keys: SeasonKeys = columns::from_text("season rules", &row.rules)?;
        let rules = SeasonRules::parse(&keys);
        Ok(Self {
            id: row.id,
            club_id: row.club_id,
            slug: row.slug,
            name: name(&row.name)?,
            rules: rules.map_err(|problems| StoreError::corrupt("season rules", &problems.len()))?,
            takes_new: row.takes_new,
            revision: row.revision,
            created_at: row.created_at.and_utc(),
            ended_at: row.ended_at.map(|at| at.and_utc()),
            prize_giving: row.revealed.map(|place| PrizeGivingProgress {
                place: u32::try_from(place).ok().filter(|place| *place > 0),
            }),
        })
    }
}
