//! Entries written by one statement, which writes nothing where the tournament is another one than that in which they were judged.

use diesel::{
    pg::Pg,
    prelude::*,
    query_builder::{AstPass, QueryFragment, QueryId},
    sql_types::{Bool, Integer, Nullable, Text, Timestamp},
    sqlite::Sqlite,
};

use super::row::{LedgerEntry, Row, number};
use crate::store::{Conn, StoreError, TournamentId, conn::each, dealt::DealtState};

/// Adds entries behind the first `known` ones, where the tournament has this revision and no hand of theirs is played on phones; whether
/// it did. Where somebody else has written the next entry it fails as whoever loses a race.
pub(super) fn append(
    conn: &mut Conn,
    (tournament, revision, known): (&TournamentId, i32, usize),
    entries: &[LedgerEntry],
) -> Result<bool, StoreError> {
    let row = |(place, entry)| Row::new(tournament, number(known + place)? + 1, entry);
    let rows = entries.iter().enumerate().map(row).collect::<Result<Vec<_>, StoreError>>()?;
    let append = Append { revision, rows: &rows };
    Ok(each!(conn, |conn| append.execute(conn))? == rows.len())
}

struct Append<'a> {
    revision: i32,
    rows: &'a [Row],
}

/// The text tells how many entries there are, so it is the key by which a connection keeps the statement.
impl QueryId for Append<'_> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<C> RunQueryDsl<C> for Append<'_> {}

const INTO: &str = "INSERT INTO entries (id, tournament_id, round, hand, table_number, revision, seating, dealer, opener, outcome, \
    penalties, note, account_id, via, entry_key, created_at, shared, restores, number)";

/// The same text for both databases, which write their parameters in different ways.
macro_rules! for_both {
    ($($database:ty),*) => {$(
        impl QueryFragment<$database> for Append<'_> {
            fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, $database>) -> QueryResult<()> {
                out.push_sql(INTO);
                for (place, row) in self.rows.iter().enumerate() {
                    out.push_sql(if place == 0 { " SELECT " } else { " UNION ALL SELECT " });
                    out.push_bind_param::<Text, _>(&row.id)?;
                    out.push_sql(", t.id, ");
                    for number in [&row.round, &row.hand, &row.table_number, &row.revision] {
                        out.push_bind_param::<Integer, _>(number)?;
                        out.push_sql(", ");
                    }
                    out.push_bind_param::<Text, _>(&row.seating)?;
                    for text in [&row.dealer, &row.opener, &row.outcome] {
                        out.push_sql(", ");
                        out.push_bind_param::<Nullable<Text>, _>(text)?;
                    }
                    for text in [&row.penalties, &row.note] {
                        out.push_sql(", ");
                        out.push_bind_param::<Text, _>(text)?;
                    }
                    out.push_sql(", ");
                    out.push_bind_param::<Nullable<Text>, _>(&row.account_id)?;
                    for text in [&row.via, &row.entry_key] {
                        out.push_sql(", ");
                        out.push_bind_param::<Text, _>(text)?;
                    }
                    out.push_sql(", ");
                    out.push_bind_param::<Timestamp, _>(&row.created_at)?;
                    out.push_sql(", ");
                    out.push_bind_param::<Bool, _>(&row.shared)?;
                    out.push_sql(", ");
                    out.push_bind_param::<Nullable<Integer>, _>(&row.restores)?;
                    out.push_sql(", ");
                    out.push_bind_param::<Integer, _>(&row.number)?;
                    out.push_sql(" FROM tournaments t WHERE t.id = ");
                    out.push_bind_param::<Text, _>(&row.tournament_id)?;
                    out.push_sql(" AND t.revision = ");
                    out.push_bind_param::<Integer, _>(&self.revision)?;
                    out.push_sql(" AND NOT EXISTS (SELECT 1 FROM dealt_hands d WHERE d.tournament_id = t.id AND d.state IN (");
                    for (place, state) in DealtState::IN_PLAY.iter().enumerate() {
                        out.push_sql(if place == 0 { "'" } else { ", '" });
                        out.push_sql(state.into());
                        out.push_sql("'");
                    }
                    out.push_sql(")");
                    for (column, number) in
                        [("round", &row.round), ("hand", &row.hand), ("table_number", &row.table_number)]
                    {
                        out.push_sql(" AND d.");
                        out.push_sql(column);
                        out.push_sql(" = ");
                        out.push_bind_param::<Integer, _>(number)?;
                    }
                    out.push_sql(")");
                }
                Ok(())
            }
        }
    )*};
}

for_both!(Pg, Sqlite);
