//! Appends entries with one statement, which writes nothing if a tournament has changed since they were judged.

use diesel::{
    backend::Backend,
    pg::Pg,
    prelude::*,
    query_builder::{AstPass, QueryFragment, QueryId},
    sql_types::Text,
    sqlite::Sqlite,
};
use serde::Serialize;

use super::row::{LedgerEntry, Row};
use crate::{
    Conn, StoreError, TournamentId,
    columns::{self, to_column},
    conn::each,
    played_hands::PlayedHandState,
};

/// New entries of a tournament, with its version when they were judged.
pub(super) struct ValidatedBatch<'a> {
    pub(super) tournament: &'a TournamentId,
    pub(super) revision: i32,
    /// Number of entries that the tournament had.
    pub(super) known: usize,
    /// New entries in order.
    pub(super) entries: Vec<&'a LedgerEntry>,
}

/// Appends entries and returns true, provided that their tournaments have the revisions at which they were judged and none of their hands
/// is in play on phones. Otherwise writes nothing: a gap in the numbers would be taken for the end of a ledger. Fails as contended if
/// another writer took the next number.
pub(super) fn append(conn: &mut Conn, judged: &[ValidatedBatch<'_>]) -> Result<bool, StoreError> {
    let mut all = Vec::new();
    for of_one in judged {
        for (place, entry) in of_one.entries.iter().enumerate() {
            let row = Row::new(to_column(of_one.known + place)? + 1, entry)?;
            all.push(NewEntryRow { tournament_id: of_one.tournament, judged_at: of_one.revision, row });
        }
    }
    let append = Append { new: columns::to_text(&all)? };
    Ok(each!(conn, |conn| append.execute(conn))? == all.len())
}

#[derive(Serialize)]
struct NewEntryRow<'a> {
    tournament_id: &'a TournamentId,
    judged_at: i32,
    #[serde(flatten)]
    row: Row,
}

/// Statement that takes all rows as one parameter: it is the same for any number of rows, and so is prepared only once per connection.
#[derive(QueryId)]
struct Append {
    new: String,
}

impl<C> RunQueryDsl<C> for Append {}

/// Columns of a row with their PostgreSQL types.
const COLUMNS: [(&str, &str); 19] = [
    ("id", "text"),
    ("tournament_id", "text"),
    ("round", "integer"),
    ("hand", "integer"),
    ("table_number", "integer"),
    ("revision", "integer"),
    ("seating", "text"),
    ("dealer", "text"),
    ("opener", "text"),
    ("outcome", "text"),
    ("penalties", "text"),
    ("note", "text"),
    ("account_id", "text"),
    ("via", "text"),
    ("entry_key", "text"),
    ("created_at", "timestamp"),
    ("shared", "boolean"),
    ("restores", "integer"),
    ("number", "integer"),
];

const WHERE_ALL_ARE_AS_JUDGED: &str = " FROM new WHERE NOT EXISTS (SELECT 1 FROM new AS one \
    WHERE one.judged_at IS DISTINCT FROM (SELECT t.revision FROM tournaments t WHERE t.id = one.tournament_id) \
    OR EXISTS (SELECT 1 FROM dealt_hands d WHERE d.tournament_id = one.tournament_id AND d.round = one.round \
    AND d.hand = one.hand AND d.table_number = one.table_number AND d.state IN (";

/// Inserts the rows that `rows` selects from the parameter.
fn insert<'b, D: Backend>(
    mut out: AstPass<'_, 'b, D>,
    rows: impl FnOnce(AstPass<'_, 'b, D>) -> QueryResult<()>,
) -> QueryResult<()> {
    out.push_sql("WITH new AS MATERIALIZED (SELECT ");
    rows(out.reborrow())?;
    out.push_sql(") INSERT INTO entries (");
    columns(&mut out);
    out.push_sql(") SELECT ");
    columns(&mut out);
    out.push_sql(WHERE_ALL_ARE_AS_JUDGED);
    for (place, state) in PlayedHandState::IN_PLAY.iter().enumerate() {
        out.push_sql(if place == 0 { "'" } else { ", '" });
        out.push_sql(state.into());
        out.push_sql("'");
    }
    out.push_sql(")))");
    Ok(())
}

fn columns<D: Backend>(out: &mut AstPass<'_, '_, D>) {
    for (place, (name, _)) in COLUMNS.iter().enumerate() {
        out.push_sql(if place == 0 { "" } else { ", " });
        out.push_sql(name);
    }
}

impl QueryFragment<Pg> for Append {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        insert(out, |mut out| {
            out.push_sql("* FROM json_to_recordset(");
            out.push_bind_param::<Text, _>(&self.new)?;
            out.push_sql("::json) AS row (judged_at integer");
            for (name, kind) in COLUMNS {
                for text in [", ", name, " ", kind] {
                    out.push_sql(text);
                }
            }
            out.push_sql(")");
            Ok(())
        })
    }
}

impl QueryFragment<Sqlite> for Append {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
        insert(out, |mut out| {
            out.push_sql("value->>'judged_at' AS judged_at");
            for (name, _) in COLUMNS {
                for text in [", value->>'", name, "' AS ", name] {
                    out.push_sql(text);
                }
            }
            out.push_sql(" FROM json_each(");
            out.push_bind_param::<Text, _>(&self.new)?;
            out.push_sql(")");
            Ok(())
        })
    }
}
