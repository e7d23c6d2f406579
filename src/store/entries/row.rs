//! Rows of ledger entries.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use lastcard_club::Pseudonyms;
use lastcard_tournament::{Entry, IdempotencyKey, PlayerId};

use super::EntrySource;
use crate::columns::{self, from_column, to_column};
use crate::schema::entries;
use crate::{AccountId, Conn, EntryId, StoreError, TournamentId, file_row};

/// An entry with its author, time and channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LedgerEntry {
    /// Stable identity; corrections are entries of their own.
    pub id: EntryId,
    /// The hand and its result, correction or void.
    pub entry: Entry,
    /// A remark; may be empty.
    pub note: String,
    /// The organiser who made it; `None` at a table.
    pub account_id: Option<AccountId>,
    /// Channel through which it came.
    pub via: EntrySource,
    /// Idempotency key of the submission.
    pub entry_key: IdempotencyKey,
    /// Time of recording.
    pub created_at: DateTime<Utc>,
}

/// Appends an entry after the first `known` ones. The number decides the order, because the clock may be set back.
pub(crate) fn insert(
    conn: &mut Conn,
    tournament: &TournamentId,
    known: usize,
    new: &LedgerEntry,
) -> Result<(), StoreError> {
    let row = Row::new(to_column(known)? + 1, new)?;
    diesel::insert_into(entries::table).values((entries::tournament_id.eq(tournament), row)).execute(conn)?;
    Ok(())
}

/// Returns the number of entries of a tournament. They are numbered from 1 without gaps.
pub(crate) fn count(conn: &mut Conn, tournament: &TournamentId) -> Result<usize, StoreError> {
    let of_tournament = entries::table.filter(entries::tournament_id.eq(tournament));
    let last: Option<i32> = of_tournament.select(diesel::dsl::max(entries::number)).first(conn)?;
    from_column(last.unwrap_or(0))
}

/// An entry without its tournament.
#[derive(Queryable, Selectable, Insertable, Serialize, Deserialize)]
#[diesel(table_name = entries)]
pub(super) struct Row {
    id: EntryId,
    round: i32,
    hand: i32,
    table_number: i32,
    revision: i32,
    seating: String,
    dealer: Option<String>,
    opener: Option<String>,
    outcome: Option<String>,
    penalties: String,
    note: String,
    account_id: Option<AccountId>,
    via: String,
    entry_key: String,
    #[serde(serialize_with = "serialize_time")]
    created_at: NaiveDateTime,
    shared: bool,
    restores: Option<i32>,
    number: i32,
}

/// Writes a time in the format of SQLite, which stores times as text.
fn serialize_time<S: Serializer>(time: &NaiveDateTime, out: S) -> Result<S::Ok, S::Error> {
    out.collect_str(&time.format("%F %T%.f"))
}

impl Row {
    /// Number of the entry within its tournament, from 1.
    pub(super) fn number(&self) -> i32 {
        self.number
    }

    pub(super) fn new(number: i32, new: &LedgerEntry) -> Result<Self, StoreError> {
        let entry = &new.entry;
        let text = |player: &Option<PlayerId>| player.as_ref().map(|player| player.as_str().to_owned());
        let [round, hand, table_number] = columns::to_columns(entry.slot)?;
        Ok(Self {
            id: new.id.clone(),
            round,
            hand,
            table_number,
            revision: to_column(entry.revision)?,
            seating: columns::to_text(&entry.seating)?,
            dealer: text(&entry.dealer),
            opener: text(&entry.opener),
            outcome: entry.outcome.as_ref().map(columns::to_text).transpose()?,
            penalties: columns::to_text(&entry.penalties)?,
            note: new.note.clone(),
            account_id: new.account_id.clone(),
            via: new.via.to_string(),
            entry_key: new.entry_key.to_string(),
            created_at: new.created_at.naive_utc(),
            shared: entry.shared,
            restores: entry.restores.map(to_column).transpose()?,
            number,
        })
    }
}

impl TryFrom<Row> for LedgerEntry {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let (revision, restores) = revisions(row.revision, row.restores)?;
        Ok(Self {
            id: row.id,
            entry: Entry {
                slot: columns::slot([row.round, row.hand, row.table_number])?,
                revision,
                seating: columns::from_text("seating", &row.seating)?,
                dealer: player(row.dealer)?,
                opener: player(row.opener)?,
                shared: row.shared,
                outcome: row.outcome.as_deref().map(|text| columns::from_text("result", text)).transpose()?,
                penalties: columns::from_text("penalties", &row.penalties)?,
                restores,
            },
            note: row.note,
            account_id: row.account_id,
            via: row.via.parse().map_err(|error| StoreError::corrupt("entry source", &error))?,
            entry_key: IdempotencyKey::parse(&row.entry_key)
                .map_err(|fault| StoreError::corrupt("idempotency key", &fault))?,
            created_at: row.created_at.and_utc(),
        })
    }
}

pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| LedgerEntry::try_from(row))
}

/// Replaces ids and notes in the entries of a tournament.
pub(crate) fn relabel(
    conn: &mut Conn,
    tournament: &TournamentId,
    labels: &Pseudonyms,
    note: impl Fn(&str) -> String,
) -> Result<(), StoreError> {
    let of_tournament = entries::table.filter(entries::tournament_id.eq(tournament));
    let rows: Vec<Row> = of_tournament.select(Row::as_select()).load(conn)?;
    for row in rows {
        let number = row.number;
        let before = LedgerEntry::try_from(row)?;
        let after =
            LedgerEntry { entry: labels.entry(&before.entry), note: note(&before.note), ..before.clone() };
        if after == before {
            continue;
        }
        let row = Row::new(number, &after)?;
        diesel::update(entries::table.find(&row.id))
            .set((
                entries::seating.eq(&row.seating),
                entries::dealer.eq(&row.dealer),
                entries::opener.eq(&row.opener),
                entries::outcome.eq(&row.outcome),
                entries::penalties.eq(&row.penalties),
                entries::note.eq(&row.note),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Checks revisions: they count from 1, and a restored revision is older than the one that restores it. Otherwise tracing a correction to
/// its origin might not end.
fn revisions(revision: i32, restores: Option<i32>) -> Result<(u32, Option<u32>), StoreError> {
    if revision < 1 || restores.is_some_and(|restored| !(1..revision).contains(&restored)) {
        return Err(StoreError::corrupt("revision", &format!("{revision}, restores {restores:?}")));
    }
    Ok((from_column(revision)?, restores.map(from_column).transpose()?))
}

fn player(id: Option<String>) -> Result<Option<PlayerId>, StoreError> {
    id.map(|id| PlayerId::parse(&id).map_err(|fault| StoreError::corrupt("player id", &fault))).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_revision_restores_only_an_earlier_one() {
        assert_eq!(revisions(1, None).unwrap(), (1, None));
        assert_eq!(revisions(3, Some(2)).unwrap(), (3, Some(2)));
        for (revision, restores) in [(0, None), (-1, None), (1, Some(0)), (2, Some(2)), (2, Some(3))] {
            assert!(matches!(revisions(revision, restores), Err(StoreError::Corrupt { .. })), "{revision}");
        }
    }
}
