//! Public state of the played hands of a tournament, without cards.

use std::collections::BTreeMap;

use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Text},
};

use super::hand::PlayedHandState;
use crate::{
    Conn, PlayedHandId, StoreError, TournamentId, columns::from_column, conn::each, schema::dealt_hands,
};

/// Played hands of a tournament.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayedHands {
    /// Latest hand at each table, with its state.
    pub last: BTreeMap<u32, (PlayedHandId, PlayedHandState)>,
    /// Increases with every hand that is set up, dealt or ended, with every change of a seat's holder, and with every self-report.
    pub steps: u64,
}

impl PlayedHands {
    /// Returns true if a hand is set up or being played at a table.
    pub fn is_in_play(&self, table: u32) -> bool {
        self.last.get(&table).is_some_and(|(_, state)| state.is_in_play())
    }
}

/// SQL for [`PlayedHands::steps`] of a tournament with the alias `t`.
pub(crate) const STEPS: &str = "\
    (SELECT COUNT(*) + COUNT(d.dealt_at) + COUNT(d.ended_at) FROM dealt_hands d WHERE d.tournament_id = t.id) \
    + (SELECT COUNT(*) FROM tournament_events s WHERE s.tournament_id = t.id AND s.kind = 'seat') \
    + (SELECT COALESCE(MAX(c.number), 0) FROM own_counts c WHERE c.tournament_id = t.id)";

#[derive(QueryableByName)]
struct StepsRow {
    #[diesel(sql_type = BigInt)]
    steps: i64,
}

pub(crate) fn load_played_hands(conn: &mut Conn, id: &TournamentId) -> Result<PlayedHands, StoreError> {
    let rows: Vec<(PlayedHandId, i32, String)> = dealt_hands::table
        .filter(dealt_hands::tournament_id.eq(id))
        .order((dealt_hands::table_number, dealt_hands::number))
        .select((dealt_hands::id, dealt_hands::table_number, dealt_hands::state))
        .load(conn)?;
    let read = |(id, table, state): (PlayedHandId, i32, String)| {
        let state = state.parse().map_err(|error| StoreError::corrupt("state of a hand", &error))?;
        Ok((from_column(table)?, (id, state)))
    };
    // Later rows of a table replace earlier ones.
    let last = rows.into_iter().map(read).collect::<Result<_, StoreError>>()?;
    let steps =
        sql_query(format!("SELECT {STEPS} AS steps FROM tournaments t WHERE t.id = $1")).bind::<Text, _>(id);
    let StepsRow { steps } = each!(conn, |conn| steps.get_result(conn)?);
    Ok(PlayedHands { last, steps: from_column(steps)? })
}
