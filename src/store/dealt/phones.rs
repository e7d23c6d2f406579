//! What everybody may know of the hands of a tournament on phones, without their cards.

use std::collections::BTreeMap;

use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Text},
};

use super::hand::DealtState;
use crate::{
    Conn, DealtHandId, StoreError, TournamentId, conn::each, numbers::from_column, schema::dealt_hands,
};

/// The hands of a tournament on phones.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OnPhones {
    /// The hand that was set up last at each table, and how far it is.
    pub last: BTreeMap<u32, (DealtHandId, DealtState)>,
    /// Grows with every hand that is set up, dealt, or comes to an end, and with every seat that changes hands meanwhile,
    /// and with everything that players say of their own holdings.
    pub steps: u64,
}

impl OnPhones {
    /// Whether a hand is played on the phones of a table now, or its players take their seats.
    pub fn in_play(&self, table: u32) -> bool {
        self.last.get(&table).is_some_and(|(_, state)| state.is_in_play())
    }
}

/// [`OnPhones::steps`] of a tournament that a statement names `t`.
pub(crate) const STEPS: &str = "\
    (SELECT COUNT(*) + COUNT(d.dealt_at) + COUNT(d.ended_at) FROM dealt_hands d WHERE d.tournament_id = t.id) \
    + (SELECT COUNT(*) FROM tournament_events s WHERE s.tournament_id = t.id AND s.kind = 'seat') \
    + (SELECT COALESCE(MAX(c.number), 0) FROM own_counts c WHERE c.tournament_id = t.id)";

#[derive(QueryableByName)]
struct StepsRow {
    #[diesel(sql_type = BigInt)]
    steps: i64,
}

pub(crate) fn on_phones(conn: &mut Conn, id: &TournamentId) -> Result<OnPhones, StoreError> {
    let rows: Vec<(DealtHandId, i32, String)> = dealt_hands::table
        .filter(dealt_hands::tournament_id.eq(id))
        .order((dealt_hands::table_number, dealt_hands::number))
        .select((dealt_hands::id, dealt_hands::table_number, dealt_hands::state))
        .load(conn)?;
    let read = |(id, table, state): (DealtHandId, i32, String)| {
        let state = state.parse().map_err(|error| StoreError::corrupt("state of a hand", &error))?;
        Ok((from_column(table)?, (id, state)))
    };
    // Of each table the last one stays.
    let last = rows.into_iter().map(read).collect::<Result<_, StoreError>>()?;
    let steps =
        sql_query(format!("SELECT {STEPS} AS steps FROM tournaments t WHERE t.id = $1")).bind::<Text, _>(id);
    let StepsRow { steps } = each!(conn, |conn| steps.get_result(conn)?);
    Ok(OnPhones { last, steps: from_column(steps)? })
}
