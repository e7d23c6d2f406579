//! Rows of self-reports.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::{
    dsl::{exists, max, not},
    prelude::*,
};
use serde::Deserialize;
use serde_json::Value;

use super::NewSelfReport;
use crate::{
    Conn, Store, StoreError, TournamentId,
    columns::{self, from_column, to_column},
    file_row,
    schema::{entries, own_counts},
    time::now,
};
use lastcard_club::Pseudonyms;
use lastcard_tournament::{HandReports, NumberedReport, PlayerId, SelfReport, Slot};

/// A self-report with its origin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerReport {
    /// The hand that was reported on.
    pub slot: Slot,
    /// The player who reported their own holding.
    pub player: PlayerId,
    /// Content of the report.
    pub count: SelfReport,
    /// Name of the device, as people call it; empty if unknown.
    pub device: String,
    /// Time of the report.
    pub at: DateTime<Utc>,
}

#[derive(Queryable, Selectable, Deserialize)]
#[diesel(table_name = own_counts)]
pub(super) struct Row {
    number: i32,
    round: i32,
    hand: i32,
    table_number: i32,
    revision: i32,
    player_id: String,
    said: String,
    seen: i32,
    device: String,
    created_at: NaiveDateTime,
}

pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| {
        let seen: u32 = from_column(row.seen)?;
        Ok((row.slot()?, row.player()?, row.claim()?, row.revision()?, seen))
    })
}

impl Row {
    fn slot(&self) -> Result<Slot, StoreError> {
        columns::slot([self.round, self.hand, self.table_number])
    }

    fn player(&self) -> Result<PlayerId, StoreError> {
        PlayerId::parse(&self.player_id).map_err(|fault| StoreError::corrupt("player id", &fault))
    }

    fn count(&self) -> Result<SelfReport, StoreError> {
        columns::from_text("self-report", &self.said)
    }

    fn claim(&self) -> Result<NumberedReport, StoreError> {
        let (number, at) = (from_column(self.number)?, self.created_at.and_utc());
        Ok(NumberedReport { number, count: self.count()?, at })
    }

    fn revision(&self) -> Result<u32, StoreError> {
        from_column(self.revision)
    }
}

/// Returns all self-reports of a tournament, in order.
pub fn all(store: &Store, tournament: &TournamentId) -> Result<Vec<PlayerReport>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> = own_counts::table
            .filter(own_counts::tournament_id.eq(tournament))
            .order(own_counts::number)
            .select(Row::as_select())
            .load(conn)?;
        let said = |row: Row| {
            let (slot, player, count) = (row.slot()?, row.player()?, row.count()?);
            Ok(PlayerReport { slot, player, count, device: row.device, at: row.created_at.and_utc() })
        };
        rows.into_iter().map(said).collect()
    })
}

/// Returns those self-reports that were made after their hand was last recorded or taken back.
pub(crate) fn pending(
    conn: &mut Conn,
    tournament: &TournamentId,
) -> Result<BTreeMap<Slot, HandReports>, StoreError> {
    let later = entries::table.filter(
        entries::tournament_id
            .eq(own_counts::tournament_id)
            .and(entries::round.eq(own_counts::round))
            .and(entries::hand.eq(own_counts::hand))
            .and(entries::table_number.eq(own_counts::table_number))
            .and(entries::revision.gt(own_counts::revision)),
    );
    let rows: Vec<Row> = own_counts::table
        .filter(own_counts::tournament_id.eq(tournament).and(not(exists(later))))
        .order(own_counts::number)
        .select(Row::as_select())
        .load(conn)?;
    group_by_hand(&rows)
}

pub(super) fn of_hand(
    conn: &mut Conn,
    tournament: &TournamentId,
    slot: Slot,
    revision: u32,
) -> Result<HandReports, StoreError> {
    let [round, hand, table_number] = columns::to_columns(slot)?;
    let of_hand = own_counts::tournament_id
        .eq(tournament)
        .and(own_counts::round.eq(round))
        .and(own_counts::hand.eq(hand))
        .and(own_counts::table_number.eq(table_number))
        .and(own_counts::revision.eq(to_column(revision)?));
    let rows: Vec<Row> =
        own_counts::table.filter(of_hand).order(own_counts::number).select(Row::as_select()).load(conn)?;
    Ok(group_by_hand(&rows)?.remove(&slot).unwrap_or_else(|| HandReports::new(revision)))
}

fn group_by_hand(rows: &[Row]) -> Result<BTreeMap<Slot, HandReports>, StoreError> {
    let mut all = BTreeMap::new();
    for row in rows {
        let revision = row.revision()?;
        let counts = all.entry(row.slot()?).or_insert_with(|| HandReports::new(revision));
        // Reports on an earlier revision of the hand no longer count.
        if counts.revision < revision {
            *counts = HandReports::new(revision);
        }
        if counts.revision == revision {
            counts.add(row.player()?, row.claim()?, from_column(row.seen)?);
        }
    }
    Ok(all)
}

pub(super) fn is_accepted(conn: &mut Conn, new: &NewSelfReport) -> Result<bool, StoreError> {
    let of_key = own_counts::table.filter(
        own_counts::tournament_id.eq(&new.tournament).and(own_counts::entry_key.eq(new.entry_key.as_str())),
    );
    Ok(diesel::select(exists(of_key)).get_result(conn)?)
}

/// Counts the reports of a player on a hand, over all its revisions.
pub(super) fn count_reports(conn: &mut Conn, new: &NewSelfReport) -> Result<i64, StoreError> {
    let [round, hand, table_number] = columns::to_columns(new.slot)?;
    let of_hand = own_counts::table
        .filter(own_counts::tournament_id.eq(&new.tournament))
        .filter(own_counts::round.eq(round))
        .filter(own_counts::hand.eq(hand))
        .filter(own_counts::table_number.eq(table_number))
        .filter(own_counts::player_id.eq(new.player.as_str()));
    Ok(of_hand.count().get_result(conn)?)
}

pub(super) fn insert(conn: &mut Conn, new: &NewSelfReport) -> Result<(), StoreError> {
    let of_tournament = own_counts::table.filter(own_counts::tournament_id.eq(&new.tournament));
    let last: Option<i32> = of_tournament.select(max(own_counts::number)).first(conn)?;
    let [round, hand, table_number] = columns::to_columns(new.slot)?;
    diesel::insert_into(own_counts::table)
        .values((
            own_counts::tournament_id.eq(&new.tournament),
            own_counts::number.eq(last.unwrap_or(0) + 1),
            own_counts::round.eq(round),
            own_counts::hand.eq(hand),
            own_counts::table_number.eq(table_number),
            own_counts::revision.eq(to_column(new.based_on)?),
            own_counts::player_id.eq(new.player.as_str()),
            own_counts::said.eq(columns::to_text(&new.count)?),
            own_counts::seen.eq(to_column(new.seen)?),
            own_counts::entry_key.eq(new.entry_key.as_str()),
            own_counts::device.eq(&new.device),
            own_counts::created_at.eq(now().naive_utc()),
        ))
        .execute(conn)?;
    Ok(())
}

/// Replaces ids in the self-reports of a tournament.
pub(crate) fn relabel(
    conn: &mut Conn,
    tournament: &TournamentId,
    labels: &Pseudonyms,
) -> Result<(), StoreError> {
    for (old, player) in labels.players() {
        let said = own_counts::tournament_id.eq(tournament).and(own_counts::player_id.eq(old.as_str()));
        diesel::update(own_counts::table.filter(said))
            .set(own_counts::player_id.eq(player.id.as_str()))
            .execute(conn)?;
    }
    Ok(())
}
