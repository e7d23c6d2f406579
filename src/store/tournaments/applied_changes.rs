//! Rows of line-up changes.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use crate::{
    AccountId, ChangeId, Conn, RosterId, StoreError, TournamentId,
    columns::{from_column, to_column},
    file_row,
    schema::changes,
    time::now,
};
use lastcard_tournament::{EntrantId, HandNumber, LineUpChange, Name, Player, PlayerId, SeatDeparture};

/// A line-up change in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AppliedChange {
    /// Identifies the change, to undo it.
    pub id: ChangeId,
    /// The change itself.
    pub step: LineUpChange,
    /// Roster entry of the arriving player.
    pub roster_id: Option<RosterId>,
    /// Number of ledger entries at the time of the change: once there are more, it cannot be undone.
    pub entries: u64,
    /// The organiser who made it.
    pub account_id: Option<AccountId>,
    /// Time of the change.
    pub created_at: DateTime<Utc>,
}

/// Returns the line-up changes in force, in order.
pub(super) fn of_tournament(
    conn: &mut Conn,
    tournament: &TournamentId,
) -> Result<Vec<AppliedChange>, StoreError> {
    let rows: Vec<Row> = changes::table
        .filter(changes::tournament_id.eq(tournament))
        .filter(changes::undone_at.is_null())
        .order(changes::number)
        .select(Row::as_select())
        .load(conn)?;
    rows.into_iter().map(AppliedChange::try_from).collect()
}

pub(super) fn insert(
    conn: &mut Conn,
    tournament: &TournamentId,
    taken: &AppliedChange,
) -> Result<(), StoreError> {
    let of_tournament = changes::table.filter(changes::tournament_id.eq(tournament));
    let before: i64 = of_tournament.count().get_result(conn)?;
    let (from, comes) = (taken.step.since(), taken.step.joining_player());
    let (entrant, leaves) = match &taken.step {
        LineUpChange::Leaves { entrant, change } => {
            (entrant.clone(), Some(change.leaves.as_str().to_owned()))
        }
        LineUpChange::Joins { player, .. } => (EntrantId::of_player(&player.id), None),
    };
    let row = Row {
        id: taken.id.clone(),
        tournament_id: tournament.clone(),
        number: to_column(before + 1)?,
        entrant_id: entrant.as_str().to_owned(),
        from_round: to_column(from.round)?,
        from_hand: to_column(from.hand)?,
        leaves,
        comes: comes.map(|player| player.id.as_str().to_owned()),
        name: comes.map(|player| player.name.as_str().to_owned()),
        roster_id: taken.roster_id.clone(),
        entries: to_column(taken.entries)?,
        account_id: taken.account_id.clone(),
        created_at: taken.created_at.naive_utc(),
        undone_by: None,
        undone_at: None,
    };
    diesel::insert_into(changes::table).values(row).execute(conn)?;
    Ok(())
}

/// Marks a change as undone. The row stays and says who did it.
pub(super) fn undo(conn: &mut Conn, id: &ChangeId, by: Option<&AccountId>) -> Result<(), StoreError> {
    diesel::update(changes::table.find(id))
        .set((changes::undone_by.eq(by), changes::undone_at.eq(now().naive_utc())))
        .execute(conn)?;
    Ok(())
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = changes)]
struct Row {
    id: ChangeId,
    tournament_id: TournamentId,
    number: i32,
    entrant_id: String,
    from_round: i32,
    from_hand: i32,
    leaves: Option<String>,
    comes: Option<String>,
    name: Option<String>,
    roster_id: Option<RosterId>,
    entries: i32,
    account_id: Option<AccountId>,
    created_at: NaiveDateTime,
    undone_by: Option<AccountId>,
    undone_at: Option<NaiveDateTime>,
}

impl TryFrom<Row> for AppliedChange {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let from = HandNumber { round: from_column(row.from_round)?, hand: from_column(row.from_hand)? };
        let comes = row.comes.zip(row.name).map(|(id, name)| player(&id, &name)).transpose()?;
        let step = match (row.leaves, comes) {
            (Some(leaves), comes) => LineUpChange::Leaves {
                entrant: EntrantId::parse(&row.entrant_id)
                    .map_err(|fault| StoreError::corrupt("entrant id", &fault))?,
                change: SeatDeparture { from, leaves: id(&leaves)?, comes },
            },
            (None, Some(player)) => LineUpChange::Joins { player, from },
            (None, None) => return Err(StoreError::corrupt("line-up change", &"nobody joins or leaves")),
        };
        Ok(Self {
            id: row.id,
            step,
            roster_id: row.roster_id,
            entries: from_column(row.entries)?,
            account_id: row.account_id,
            created_at: row.created_at.and_utc(),
        })
    }
}
pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| AppliedChange::try_from(row))
}

fn id(text: &str) -> Result<PlayerId, StoreError> {
    PlayerId::parse(text).map_err(|fault| StoreError::corrupt("player id", &fault))
}

fn player(text: &str, name: &str) -> Result<Player, StoreError> {
    let name = Name::parse_stored(name).map_err(|fault| StoreError::corrupt("player name", &fault))?;
    Ok(Player { id: id(text)?, name })
}
