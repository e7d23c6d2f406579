//! Places from which codes were opened. While such a place is locked out because somebody else there is guessing codes, these codes still
//! work.

use chrono::TimeDelta;
use diesel::{prelude::*, sql_query, sql_types};

use super::{
    Conn, Store, StoreError, TournamentId, codes::Code, conn::each, schema::code_openings, time::now,
};

/// Time for which the opening of a code is kept: the same as codes stay valid after their tournament.
const RETENTION: TimeDelta = TimeDelta::days(30);

/// A code opened from a place.
#[derive(Debug, Clone)]
pub struct CodeUse {
    /// Key under which failures of this place are counted.
    pub place: String,
    /// The code that was opened.
    pub code: Code,
    /// The tournament of the code.
    pub tournament: TournamentId,
}

/// Records openings; those already recorded stay unchanged.
pub fn record(store: &Store, openings: &[CodeUse]) -> Result<(), StoreError> {
    // A deleted tournament has no codes.
    const SQL: &str = "INSERT INTO code_openings (place, code, tournament_id, opened_at) \
        SELECT $1, $2, id, $3 FROM tournaments WHERE id = $4 ON CONFLICT (place, code) DO NOTHING";
    let mut openings: Vec<&CodeUse> = openings.iter().collect();
    openings.sort_by_key(|opening| (&opening.place, opening.code.as_str()));
    store.update_counters(|conn| {
        for opening in &openings {
            each!(conn, |conn| sql_query(SQL)
                .bind::<sql_types::Text, _>(&opening.place)
                .bind::<sql_types::Text, _>(opening.code.as_str())
                .bind::<sql_types::Timestamp, _>(now().naive_utc())
                .bind::<sql_types::Text, _>(opening.tournament.as_str())
                .execute(conn))?;
        }
        Ok(())
    })
}

/// Returns true if this code was opened from this place before.
pub fn is_recorded(store: &Store, place: &str, code: &Code) -> Result<bool, StoreError> {
    store.read(|conn| {
        let found: Option<String> = code_openings::table
            .find((place, code.as_str()))
            .select(code_openings::code)
            .first(conn)
            .optional()?;
        Ok(found.is_some())
    })
}

/// Returns true if any code was opened from this place before.
pub fn is_familiar(store: &Store, place: &str) -> Result<bool, StoreError> {
    store.read(|conn| {
        let of_place = code_openings::table.filter(code_openings::place.eq(place));
        let found: Option<String> = of_place.select(code_openings::code).first(conn).optional()?;
        Ok(found.is_some())
    })
}

pub(super) fn sweep(conn: &mut Conn) -> Result<(), StoreError> {
    let old = code_openings::opened_at.le((now() - RETENTION).naive_utc());
    diesel::delete(code_openings::table.filter(old)).execute(conn)?;
    Ok(())
}
