//! Resolves codes and records their use.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{ALL_TABLES, Code, issuing::active_codes};
use crate::{
    Conn, Store, StoreError, TournamentId, change_feed,
    columns::from_column,
    error::failure,
    schema::{table_codes, tournaments},
    time::now,
};

/// A table opened by a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableAccess {
    /// The code as typed, or read from the QR code.
    pub code: Code,
    /// The tournament of the table.
    pub tournament: TournamentId,
    /// The tournament's part of an address.
    pub slug: String,
    /// Number of the table, from 1.
    pub table: u32,
    /// Time of issue.
    pub issued_at: DateTime<Utc>,
    /// Set if a phone has opened it before.
    pub opened: bool,
    /// The last recorded use.
    pub used: Option<LastUse>,
}

/// Reasons why a code opens nothing.
#[derive(Debug, thiserror::Error)]
pub enum CodeError {
    /// No such code was issued, or it is a scorer's and names no table of the tournament.
    #[error("code-unknown")]
    Unknown,
    /// The code was replaced or revoked.
    #[error("code-replaced")]
    Replaced,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(CodeError);

#[derive(Queryable)]
pub(super) struct OpenedRow {
    pub(super) tournament: TournamentId,
    pub(super) slug: String,
    table: i32,
    pub(super) issued_at: NaiveDateTime,
    opened: bool,
    revoked_at: Option<NaiveDateTime>,
    used: (Option<NaiveDateTime>, Option<String>),
}

pub(super) fn find_active(conn: &mut Conn, code: &Code) -> Result<OpenedRow, CodeError> {
    let found: Option<OpenedRow> = table_codes::table
        .inner_join(tournaments::table)
        .filter(table_codes::code.eq(code.issued()))
        .select((
            table_codes::tournament_id,
            tournaments::slug,
            table_codes::table_number,
            table_codes::created_at,
            table_codes::opened_at.is_not_null(),
            table_codes::revoked_at,
            (table_codes::used_at, table_codes::used_by),
        ))
        .first(conn)
        .optional()
        .map_err(StoreError::from)?;
    match found {
        None => Err(CodeError::Unknown),
        Some(found) if found.revoked_at.is_some() => Err(CodeError::Replaced),
        Some(found) => Ok(found),
    }
}

/// Returns the table that a code opens.
pub fn find(store: &Store, code: &Code) -> Result<TableAccess, CodeError> {
    store.read(|conn| {
        let found = find_active(conn, code)?;
        let table = match (from_column(found.table)?, code.scored_table()) {
            (ALL_TABLES, Some(table))
                if active_codes(conn, &found.tournament)?.iter().any(|one| one.table == table) =>
            {
                table
            }
            // A scorer's code that names no table.
            (ALL_TABLES, _) => return Err(CodeError::Unknown),
            (table, _) => table,
        };
        Ok(TableAccess {
            code: code.clone(),
            tournament: found.tournament,
            slug: found.slug,
            table,
            issued_at: found.issued_at.and_utc(),
            opened: found.opened,
            used: LastUse::from_columns(found.used),
        })
    })
}

/// Records the device of the last use, and the time of the first.
pub fn record_use(store: &Store, table: &TableAccess, device: &str) -> Result<(), StoreError> {
    let now = now().naive_utc();
    store.write(|conn| {
        let issued = table_codes::table.find(table.code.issued());
        diesel::update(issued)
            .set((table_codes::used_at.eq(now), table_codes::used_by.eq(device)))
            .execute(conn)?;
        let unopened = issued.filter(table_codes::opened_at.is_null());
        match diesel::update(unopened).set(table_codes::opened_at.eq(now)).execute(conn)? {
            0 => Ok(()),
            _ => change_feed::notify_tournament(conn, &table.tournament),
        }
    })
}

/// Interval after which a use by the same device is recorded again. It is longer than [`OTHER_DEVICE_INTERVAL`], so that two phones taking
/// turns do not write all the time.
const SAME_DEVICE_INTERVAL: TimeDelta = TimeDelta::minutes(10);
const OTHER_DEVICE_INTERVAL: TimeDelta = TimeDelta::minutes(1);

/// A recorded use of a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastUse {
    /// Time of the record.
    pub at: DateTime<Utc>,
    /// Name of the device, as people call it; empty if unknown.
    pub device: String,
}

impl LastUse {
    pub(crate) fn from_columns((at, device): (Option<NaiveDateTime>, Option<String>)) -> Option<Self> {
        Some(Self { at: at?.and_utc(), device: device.unwrap_or_default() })
    }

    /// A use just now, from this device.
    pub fn now(device: String) -> Self {
        Self { at: now(), device }
    }

    /// Returns true if this use should be recorded, given the last recorded one.
    pub fn should_record(&self, noted: Option<&Self>) -> bool {
        noted.is_none_or(|noted| {
            self.at - noted.at
                > if noted.device == self.device { SAME_DEVICE_INTERVAL } else { OTHER_DEVICE_INTERVAL }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uses_are_recorded_seldom_except_by_another_device() {
        let at = |minute: i64, device: &str| LastUse {
            at: DateTime::UNIX_EPOCH + TimeDelta::minutes(minute),
            device: device.to_owned(),
        };
        let noted = at(0, "Firefox");
        assert!(at(0, "Firefox").should_record(None));
        for (minute, device, change_feed) in
            [(1, "Firefox", false), (11, "Firefox", true), (1, "Chrome", false), (2, "Chrome", true)]
        {
            assert_eq!(at(minute, device).should_record(Some(&noted)), change_feed, "{minute} {device}");
        }
    }
}
