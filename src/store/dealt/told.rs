//! What everybody may know of the hands of a tournament on phones, without their cards.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use diesel::prelude::*;

use super::hand::DealtState;
use crate::store::{
    Conn, DealtHandId, StoreError, TournamentId,
    schema::{dealt_hands, tournament_events},
    tournaments::SEAT,
};

/// The hands of a tournament on phones.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OnPhones {
    /// The hand that was set up last at each table, and how far it is.
    pub last: BTreeMap<u32, (DealtHandId, DealtState)>,
    /// Grows with every hand that is set up, dealt, or comes to an end, and with every seat that changes hands meanwhile.
    pub steps: u64,
}

impl OnPhones {
    /// Whether a hand is played on the phones of a table now, or its players take their seats.
    pub fn in_play(&self, table: u32) -> bool {
        self.last.get(&table).is_some_and(|(_, state)| state.is_in_play())
    }
}

type Row = (DealtHandId, i32, String, Option<NaiveDateTime>, Option<NaiveDateTime>);

pub(in crate::store) fn on_phones(conn: &mut Conn, id: &TournamentId) -> Result<OnPhones, StoreError> {
    let rows: Vec<Row> = dealt_hands::table
        .filter(dealt_hands::tournament_id.eq(id))
        .order((dealt_hands::table_number, dealt_hands::number))
        .select((
            dealt_hands::id,
            dealt_hands::table_number,
            dealt_hands::state,
            dealt_hands::dealt_at,
            dealt_hands::ended_at,
        ))
        .load(conn)?;
    let mut told = OnPhones::default();
    for (id, table, state, dealt_at, ended_at) in rows {
        let state = state.parse().map_err(|error| StoreError::corrupt("state of a hand", &error))?;
        told.last.insert(table.unsigned_abs(), (id, state));
        told.steps += 1 + u64::from(dealt_at.is_some()) + u64::from(ended_at.is_some());
    }
    let changes: i64 = tournament_events::table
        .filter(tournament_events::tournament_id.eq(id))
        .filter(tournament_events::kind.eq(SEAT))
        .count()
        .get_result(conn)?;
    told.steps += changes.unsigned_abs();
    Ok(told)
}
