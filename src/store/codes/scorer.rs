//! Codes of scorers, each of which opens all tables of a tournament.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{ALL_TABLES, Code, CodeError, TableCode, issuing, opening};
use crate::{
    AccountId, ClubId, Conn, Store, StoreError, TournamentId, change_feed, columns::to_column,
    schema::table_codes, tournaments::record_event,
};
use lastcard_club::EventKind;

/// Returns the scorer's code of a tournament, if there is one.
pub fn scorer_code(
    store: &Store,
    club: &ClubId,
    tournament: &TournamentId,
) -> Result<Option<TableCode>, StoreError> {
    store.read(|conn| {
        issuing::check_owner(conn, club, tournament)?;
        active_code(conn, tournament)
    })
}

/// Issues a scorer's code and revokes the previous one.
pub fn issue_scorer(
    store: &Store,
    club: &ClubId,
    tournament: &TournamentId,
    by: Option<&AccountId>,
) -> Result<TableCode, StoreError> {
    store.write(|conn| {
        issuing::check_owner(conn, club, tournament)?;
        issuing::revoke(conn, tournament, ALL_TABLES)?;
        let code = issuing::issue(conn, tournament, ALL_TABLES)?;
        record_event(conn, tournament, &EventKind::ScorerIssued, by)?;
        change_feed::notify_tournament(conn, tournament)?;
        Ok(code)
    })
}

/// Revokes the scorer's code. Does nothing if there is none.
pub fn revoke_scorer(
    store: &Store,
    club: &ClubId,
    tournament: &TournamentId,
    by: Option<&AccountId>,
) -> Result<(), StoreError> {
    store.write(|conn| {
        issuing::check_owner(conn, club, tournament)?;
        if issuing::revoke(conn, tournament, ALL_TABLES)? > 0 {
            record_event(conn, tournament, &EventKind::ScorerRevoked, by)?;
            change_feed::notify_tournament(conn, tournament)?;
        }
        Ok(())
    })
}

/// A tournament opened by a scorer's code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoredTournament {
    /// The code as typed, or read from the QR code.
    pub code: Code,
    /// The tournament whose tables it opens.
    pub tournament: TournamentId,
    /// The tournament's part of an address.
    pub slug: String,
    /// Time of issue.
    pub issued_at: DateTime<Utc>,
}

/// Returns the tournament whose tables a code opens.
pub fn find_tournament(store: &Store, code: &Code) -> Result<ScoredTournament, CodeError> {
    // Only scorers' codes have this length.
    if !code.is_scorer_code() {
        return Err(CodeError::Unknown);
    }
    let found = store.read(|conn| opening::find_active(conn, code))?;
    Ok(ScoredTournament {
        code: code.clone(),
        tournament: found.tournament,
        slug: found.slug,
        issued_at: found.issued_at.and_utc(),
    })
}

fn active_code(conn: &mut Conn, tournament: &TournamentId) -> Result<Option<TableCode>, StoreError> {
    let row: Option<issuing::CodeRow> = table_codes::table
        .filter(table_codes::tournament_id.eq(tournament))
        .filter(table_codes::table_number.eq(to_column(ALL_TABLES)?))
        .filter(table_codes::revoked_at.is_null())
        .select(issuing::CodeRow::as_select())
        .first(conn)
        .optional()?;
    row.map(TableCode::try_from).transpose()
}
