//! Times of the latest results.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;

use super::EntrySource;
use crate::schema::entries;
use crate::{Store, StoreError, TournamentId};

/// Returns the time of the latest entry of each tournament. Imported entries are left out, because they were made elsewhere at another
/// time; so are tournaments without others.
pub fn latest_times(
    store: &Store,
    ids: &[&TournamentId],
) -> Result<HashMap<TournamentId, DateTime<Utc>>, StoreError> {
    store.read(|conn| {
        let made_here = entries::via.ne(EntrySource::Import.to_string());
        let rows: Vec<(TournamentId, Option<NaiveDateTime>)> = entries::table
            .filter(entries::tournament_id.eq_any(ids.iter().copied()).and(made_here))
            .group_by(entries::tournament_id)
            .select((entries::tournament_id, max(entries::created_at)))
            .load(conn)?;
        Ok(rows.into_iter().filter_map(|(id, at)| Some((id, at?.and_utc()))).collect())
    })
}
