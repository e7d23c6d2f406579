//! Tables that are backed up, the owners of their rows, and the kinds of their columns.

use diesel::backend::Backend;
use diesel::query_builder::{BoxedSqlQuery, SqlQuery};
use diesel::serialize::ToSql;
use diesel::sql_types::{HasSqlType, Integer, Text};
use diesel::{QueryableByName, RunQueryDsl, sql_query};
use serde::{Deserialize, Serialize};

use crate::{Conn, StoreError, conn::each};

#[derive(Debug)]
pub(super) struct BackedTable {
    pub(super) name: &'static str,
    /// Columns by which the rows are ordered.
    pub(super) key: &'static [&'static str],
    owner: RowOwner,
}

/// Owner of a row, which decides which club's file contains the row.
#[derive(Debug, Clone, Copy)]
enum RowOwner {
    /// The installation or a single person: the row is not in any club's file.
    Installation,
    /// The club named by this column.
    Club(&'static str),
    /// The club of the tournament named by this column, unless it is a trial evening.
    Tournament(&'static str),
    /// The club of its announcement.
    Fixture,
    /// The club of its event of several stages.
    StagedEvent,
    /// The club of its player.
    Player,
    /// The club of the played hand named by this column, once the hand is over.
    Hands(&'static str),
}

/// All tables that are backed up. Each table follows those that its rows refer to.
///
/// Sessions and API tokens are left out, so a restore cannot undo a logout or a revocation. The counts of failed attempts are left out as
/// well.
pub(super) const TABLES: [BackedTable; 37] = {
    use RowOwner::{Club, Fixture, Hands, Installation, Player, StagedEvent, Tournament};
    const fn table(name: &'static str, key: &'static [&'static str], owner: RowOwner) -> BackedTable {
        BackedTable { name, key, owner }
    }
    [
        table("settings", &["key"], Installation),
        table("clubs", &["id"], Club("id")),
        table("accounts", &["id"], Club("club_id")),
        table("club_deeds", &["club_id", "number"], Club("club_id")),
        table("second_factors", &["account_id"], Installation),
        table("recovery_codes", &["account_id", "code_hash"], Installation),
        table("invites", &["id"], Installation),
        table("players", &["id"], Club("club_id")),
        table("former_players", &["id"], Player),
        table("brought_evenings", &["player_id", "number"], Player),
        table("tournaments", &["id"], Tournament("id")),
        table("seasons", &["id"], Club("club_id")),
        table("season_tournaments", &["tournament_id"], Tournament("tournament_id")),
        table("fixtures", &["id"], Club("club_id")),
        table("sign_ups", &["fixture_id", "number"], Fixture),
        table("sign_up_players", &["fixture_id", "number", "seat"], Fixture),
        table("staged_events", &["id"], Club("club_id")),
        table("stage_tournaments", &["tournament_id"], StagedEvent),
        table("entrants", &["tournament_id", "number"], Tournament("tournament_id")),
        table("entrant_players", &["tournament_id", "entrant_number", "seat"], Tournament("tournament_id")),
        table("entries", &["id"], Tournament("tournament_id")),
        table("own_counts", &["tournament_id", "number"], Tournament("tournament_id")),
        table("table_codes", &["code"], Tournament("tournament_id")),
        table("player_codes", &["code"], Tournament("tournament_id")),
        table("tournament_events", &["id"], Tournament("tournament_id")),
        table("dealt_hands", &["id"], Hands("id")),
        table("deals", &["tournament_id", "round", "hand"], Tournament("tournament_id")),
        table("dealt_moves", &["dealt_hand_id", "number"], Hands("dealt_hand_id")),
        table("seat_holders", &["tournament_id", "player_id"], Tournament("tournament_id")),
        table("seat_events", &["dealt_hand_id", "number"], Hands("dealt_hand_id")),
        table("changes", &["id"], Tournament("tournament_id")),
        table("play_offs", &["id"], Tournament("tournament_id")),
        table("first_dealers", &["id"], Tournament("tournament_id")),
        table("walls", &["tournament_id"], Tournament("tournament_id")),
        // A club's file goes to another installation, and then both installations would send to the same receiver.
        table("webhooks", &["id"], Installation),
        table("webhook_positions", &["webhook_id", "tournament_id"], Installation),
        table("webhook_deliveries", &["id"], Installation),
    ]
};

/// SQL that replaces a column in a club's file: the file goes to one organiser, who may also be a player.
const SUBSTITUTES: [(&str, &str, &str); 4] = [
    ("accounts", "password_hash", "''"),
    // Links to people in other clubs mean nothing outside this installation.
    (
        "players",
        "same_as",
        "CASE WHEN same_as IN (SELECT own.id FROM players AS own WHERE own.club_id = players.club_id) THEN same_as END",
    ),
    // A deck that is still to be dealt looks as if it had been dealt elsewhere.
    ("deals", "seed", "CASE WHEN opened_at IS NOT NULL THEN seed END"),
    ("deals", "opened_at", "COALESCE(opened_at, created_at)"),
];

/// Tournaments of the club without its trial evening, which is known by an event that every version of the database can be asked for. The
/// club is the only parameter.
const CLUB_TOURNAMENTS: &str = "SELECT id FROM tournaments WHERE id NOT IN
    (SELECT tournament_id FROM tournament_events WHERE kind = 'trial-pace') AND club_id = ";

/// Hands that are over and whose cards are public.
const OPEN_HANDS: &str = "SELECT hand.id FROM dealt_hands AS hand WHERE hand.state IN ('over', 'void')
    AND (NOT hand.shared OR EXISTS (SELECT 1 FROM deals WHERE deals.tournament_id = hand.tournament_id
        AND deals.round = hand.round AND deals.hand = hand.hand AND deals.opened_at IS NOT NULL))
    AND hand.tournament_id IN ";

impl BackedTable {
    /// Condition for the rows in a club's file, with `club` as the parameter's placeholder; `None` if the file leaves the table out.
    pub(super) fn club_condition(&self, club: &str) -> Option<String> {
        match self.owner {
            RowOwner::Installation => None,
            RowOwner::Club(column) => Some(format!("{column} = {club}")),
            RowOwner::Tournament(column) => Some(format!("{column} IN ({CLUB_TOURNAMENTS}{club})")),
            RowOwner::Fixture => {
                Some(format!("fixture_id IN (SELECT id FROM fixtures WHERE club_id = {club})"))
            }
            RowOwner::StagedEvent => {
                Some(format!("event_id IN (SELECT id FROM staged_events WHERE club_id = {club})"))
            }
            RowOwner::Player => Some(format!("player_id IN (SELECT id FROM players WHERE club_id = {club})")),
            RowOwner::Hands(column) => Some(format!("{column} IN ({OPEN_HANDS}({CLUB_TOURNAMENTS}{club}))")),
        }
    }

    /// Returns the SQL that replaces the column in a club's file; `None` if the column is written unchanged.
    pub(super) fn substitute_sql(&self, column: &str) -> Option<&'static str> {
        let own = |(table, name, _): &&(&str, &str, &str)| *table == self.name && *name == column;
        SUBSTITUTES.iter().find(own).map(|(_, _, instead)| *instead)
    }
}

/// The table into which migrations write rows.
pub(super) const SEEDED_TABLE: &str = "settings";

/// Kind of a column, the same in both databases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum ColumnKind {
    Text,
    Integer,
    Boolean,
    /// UTC, to the microsecond: `2026-11-23 19:24:36.977834`.
    Time,
}

pub(super) type Column = (String, ColumnKind);

#[derive(QueryableByName)]
struct HeldRow {
    #[diesel(sql_type = Integer)]
    held: i32,
}

/// Returns true if the table has any row, or one with the given value in the given column.
pub(super) fn has_row(conn: &mut Conn, table: &str, value: Option<(&str, &str)>) -> Result<bool, StoreError> {
    let parameter = match conn {
        Conn::Sqlite(_) => "?",
        Conn::Postgres(_) => "$1",
    };
    let rows = value.map_or_else(String::new, |(column, _)| format!("WHERE \"{column}\" = {parameter}"));
    let sql = format!("SELECT CASE WHEN EXISTS (SELECT 1 FROM \"{table}\" {rows}) THEN 1 ELSE 0 END AS held");
    let value = value.map(|(_, value)| value);
    let found: HeldRow = each!(conn, |conn| bind_parameter(sql, value).get_result(conn))?;
    Ok(found.held == 1)
}

pub(super) fn bind_parameter<'a, DB>(
    sql: String,
    parameter: Option<&'a str>,
) -> BoxedSqlQuery<'a, DB, SqlQuery>
where
    DB: Backend + HasSqlType<Text>,
    &'a str: ToSql<Text, DB>,
{
    let query = sql_query(sql).into_boxed();
    match parameter {
        Some(parameter) => query.bind::<Text, _>(parameter),
        None => query,
    }
}

#[derive(QueryableByName)]
struct ColumnRow {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    kind: String,
}

/// Columns of a table, ordered by name; empty if there is no such table.
pub(super) fn columns(conn: &mut Conn, table: &str) -> Result<Vec<Column>, StoreError> {
    let sql = match conn {
        Conn::Sqlite(_) => {
            format!("SELECT name AS name, lower(type) AS kind FROM pragma_table_info('{table}')")
        }
        Conn::Postgres(_) => format!(
            "SELECT column_name::text AS name, data_type::text AS kind FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = '{table}'"
        ),
    };
    let rows: Vec<ColumnRow> = each!(conn, |conn| sql_query(sql).load(conn))?;
    let mut columns: Vec<Column> =
        rows.into_iter().map(|row| Ok((row.name, kind(&row.kind)?))).collect::<Result<_, StoreError>>()?;
    columns.sort_by(|one, other| one.0.cmp(&other.0));
    Ok(columns)
}

fn kind(declared: &str) -> Result<ColumnKind, StoreError> {
    match declared {
        "text" => Ok(ColumnKind::Text),
        "integer" => Ok(ColumnKind::Integer),
        "boolean" => Ok(ColumnKind::Boolean),
        "timestamp" | "timestamp without time zone" => Ok(ColumnKind::Time),
        other => Err(StoreError::corrupt("column type", &other)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{Location, Store};

    const LEFT_OUT: [&str; 4] = ["api_tokens", "code_openings", "failures", "sessions"];

    #[derive(QueryableByName)]
    struct TableRow {
        #[diesel(sql_type = Text)]
        name: String,
        #[diesel(sql_type = Text)]
        key: String,
    }

    #[test]
    fn every_lasting_table_is_backed_up() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
        let sql = "SELECT m.name AS name, (SELECT group_concat(name, ' ') FROM
                (SELECT name FROM pragma_table_info(m.name) WHERE pk > 0 ORDER BY pk)) AS key
            FROM sqlite_master m WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE '\\_\\_%' ESCAPE '\\'";
        let found: Vec<TableRow> =
            store.read(|conn| Ok::<_, StoreError>(each!(conn, |conn| sql_query(sql).load(conn))?)).unwrap();
        let found: BTreeSet<_> = found
            .into_iter()
            .filter(|row| !LEFT_OUT.contains(&row.name.as_str()))
            .map(|row| (row.name, row.key))
            .collect();
        let known = TABLES.iter().map(|table| (table.name.to_owned(), table.key.join(" "))).collect();
        assert_eq!(found, known);
    }
}
