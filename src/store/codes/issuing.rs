//! Issues, replaces and revokes codes.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use super::{ALL_TABLES, Code, LastUse};
use crate::{
    AccountId, ClubId, Conn, Store, StoreError, TournamentId, change_feed,
    columns::{from_column, to_column},
    file_row,
    schema::{table_codes, tournaments},
    time::now,
    tournaments::record_event,
};
use lastcard_club::EventKind;

/// A code in force, for one table or for a scorer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableCode {
    /// The code as typed, or read from the QR code.
    pub code: Code,
    /// Number of the table, from 1; 0 for the code of a scorer.
    pub table: u32,
    /// Time of issue.
    pub created_at: DateTime<Utc>,
    /// Set once a phone has opened it.
    pub opened: bool,
    /// The last recorded use.
    pub used: Option<LastUse>,
}

/// Returns the codes of the tables of a tournament.
pub fn list(store: &Store, club: &ClubId, tournament: &TournamentId) -> Result<Vec<TableCode>, StoreError> {
    store.read(|conn| {
        check_owner(conn, club, tournament)?;
        active_codes(conn, tournament)
    })
}

/// Issues another code for a table and revokes the previous one.
pub fn reissue(
    store: &Store,
    club: &ClubId,
    tournament: &TournamentId,
    table: u32,
    by: Option<&AccountId>,
) -> Result<TableCode, StoreError> {
    store.write(|conn| {
        check_owner(conn, club, tournament)?;
        if !active_codes(conn, tournament)?.iter().any(|code| code.table == table) {
            return Err(StoreError::NotFound);
        }
        revoke(conn, tournament, table)?;
        let code = issue(conn, tournament, table)?;
        record_event(conn, tournament, &EventKind::Reissued { table }, by)?;
        change_feed::notify_tournament(conn, tournament)?;
        Ok(code)
    })
}

/// Issues codes for tables that have none, and revokes those of tables that no longer exist.
pub(crate) fn sync_with_tables(
    conn: &mut Conn,
    tournament: &TournamentId,
    tables: u32,
) -> Result<(), StoreError> {
    let codes = active_codes(conn, tournament)?;
    for code in codes.iter().filter(|code| code.table > tables) {
        revoke(conn, tournament, code.table)?;
    }
    for table in (1..=tables).filter(|table| !codes.iter().any(|code| code.table == *table)) {
        issue(conn, tournament, table)?;
    }
    Ok(())
}

pub(crate) fn check_owner(
    conn: &mut Conn,
    club: &ClubId,
    tournament: &TournamentId,
) -> Result<(), StoreError> {
    let owner: ClubId = tournaments::table.find(tournament).select(tournaments::club_id).first(conn)?;
    if owner == *club { Ok(()) } else { Err(StoreError::NotFound) }
}

pub(super) fn active_codes(conn: &mut Conn, tournament: &TournamentId) -> Result<Vec<TableCode>, StoreError> {
    let rows: Vec<CodeRow> = table_codes::table
        .filter(table_codes::tournament_id.eq(tournament))
        .filter(table_codes::table_number.ne(to_column(ALL_TABLES)?))
        .filter(table_codes::revoked_at.is_null())
        .order(table_codes::table_number)
        .select(CodeRow::as_select())
        .load(conn)?;
    rows.into_iter().map(TableCode::try_from).collect()
}

#[derive(Queryable, Selectable, Deserialize)]
#[diesel(table_name = table_codes)]
pub(super) struct CodeRow {
    code: String,
    table_number: i32,
    created_at: NaiveDateTime,
    opened_at: Option<NaiveDateTime>,
    used_at: Option<NaiveDateTime>,
    used_by: Option<String>,
}

impl TryFrom<CodeRow> for TableCode {
    type Error = StoreError;

    fn try_from(row: CodeRow) -> Result<Self, StoreError> {
        Ok(Self {
            code: Code::from_stored(row.code),
            table: from_column(row.table_number)?,
            created_at: row.created_at.and_utc(),
            opened: row.opened_at.is_some(),
            used: LastUse::from_columns((row.used_at, row.used_by)),
        })
    }
}
pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: CodeRow| {
        let is_of_all = from_column::<u32>(row.table_number)? == ALL_TABLES;
        Code::parse_canonical(&row.code, |code| {
            if is_of_all { code.is_scorer_code() } else { code.has_table_length() }
        })?;
        TableCode::try_from(row)
    })
}

/// Inserts a random code. With 887 million possible codes, a collision is so rare that retrying the transaction is enough.
pub(super) fn issue(conn: &mut Conn, tournament: &TournamentId, table: u32) -> Result<TableCode, StoreError> {
    let code = if table == ALL_TABLES { Code::random_for_scorer() } else { Code::random_for_table() };
    let issued = TableCode { code, table, created_at: now(), opened: false, used: None };
    diesel::insert_into(table_codes::table)
        .values((
            table_codes::code.eq(issued.code.as_str()),
            table_codes::tournament_id.eq(tournament),
            table_codes::table_number.eq(to_column(table)?),
            table_codes::created_at.eq(issued.created_at.naive_utc()),
        ))
        .execute(conn)?;
    Ok(issued)
}

/// Revokes the code of a table, if it has one. Returns the number of revoked codes.
pub(super) fn revoke(conn: &mut Conn, tournament: &TournamentId, table: u32) -> Result<usize, StoreError> {
    let of_table = table_codes::table
        .filter(table_codes::tournament_id.eq(tournament))
        .filter(table_codes::table_number.eq(to_column(table)?))
        .filter(table_codes::revoked_at.is_null());
    Ok(diesel::update(of_table).set(table_codes::revoked_at.eq(now().naive_utc())).execute(conn)?)
}
