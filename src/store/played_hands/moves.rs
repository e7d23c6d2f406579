//! Moves of played hands. Each is on disk before anybody sees it.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::{
    pg::Pg,
    prelude::*,
    query_builder::{AstPass, QueryFragment, QueryId},
    result::{DatabaseErrorKind, Error as DieselError},
    sql_types::{Integer, Text, Timestamp},
    sqlite::Sqlite,
};
use serde::Deserialize;
use serde_json::Value;
use strum::{Display, EnumString};

use crate::{
    Conn, PlayedHandId, Store, StoreError, change_feed,
    columns::{self, from_column, to_column},
    conn::each,
    file_row,
    schema::dealt_moves,
    time::now,
};
use lastcard_rules::{Move, Seat};

/// Originator of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, serde::Serialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The player.
    Player,
    /// The scorer, who may report what players do (§14).
    Scorer,
    /// The rules, because there was no choice.
    Rules,
    /// The bot that holds the seat.
    Bot,
    /// A bot that stands in for a player whose time ran out.
    StandIn,
}

/// A move in a played hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MadeMove {
    /// The seat whose turn it was.
    pub by: Seat,
    /// The move itself.
    pub what: Move,
    /// Originator of the decision.
    pub actor: Actor,
    /// Time of the move, to the microsecond.
    pub at: DateTime<Utc>,
}

impl MadeMove {
    /// A move made just now.
    pub fn now(by: Seat, what: Move, actor: Actor) -> Self {
        Self { by, what, actor, at: now() }
    }
}

/// Outcome of writing moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AppendOutcome {
    /// The moves are on disk.
    Written,
    /// Another writer took the number of the first one; nothing was written.
    Behind,
    /// The hand is no longer being played; nothing was written.
    Closed,
}

/// Moves to be written after the first `after` moves of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMoves {
    /// The played hand.
    pub hand: PlayedHandId,
    /// Number of moves that the hand had when these were judged.
    pub after: usize,
    /// The moves in order.
    pub moves: Vec<MadeMove>,
}

/// Writes moves with one statement, all or none.
pub fn append(store: &Store, new: &NewMoves) -> Result<AppendOutcome, StoreError> {
    let rows = rows(new.after, &new.moves)?;
    store.write_statement(|conn| match insert(conn, &new.hand, &rows) {
        Ok(0) => Ok(AppendOutcome::Closed),
        Ok(_) => Ok(AppendOutcome::Written),
        Err(error) if is_taken(&error) => Ok(AppendOutcome::Behind),
        Err(error) => Err(StoreError::from(error)),
    })
}

/// Writes moves of several hands in one transaction, so that one flush to disk serves them all. For each hand, either all of its moves or
/// none are written.
///
/// # Errors
/// Nothing was written. On PostgreSQL this happens as soon as one hand has moved on; the caller then writes the moves of each hand
/// separately.
pub fn append_together(store: &Store, batch: &[NewMoves]) -> Result<Vec<AppendOutcome>, StoreError> {
    let rows = |new: &NewMoves| Ok((new.hand.clone(), rows(new.after, &new.moves)?));
    let all: Vec<_> = batch.iter().map(rows).collect::<Result<_, StoreError>>()?;
    store.write(|conn| {
        let on_file = matches!(conn, Conn::Sqlite(_));
        let write = |(hand, rows): &(PlayedHandId, Vec<Row>)| match insert(conn, hand, rows) {
            Ok(0) => Ok(AppendOutcome::Closed),
            Ok(_) => Ok(AppendOutcome::Written),
            Err(error) if is_taken(&error) && on_file => Ok(AppendOutcome::Behind),
            // PostgreSQL aborts a transaction once a statement has failed.
            Err(error) if is_taken(&error) => Err(StoreError::Failed(error)),
            Err(error) => Err(StoreError::from(error)),
        };
        all.iter().map(write).collect()
    })
}

/// Returns true if another writer took the number of a move.
fn is_taken(error: &DieselError) -> bool {
    matches!(error, DieselError::DatabaseError(DatabaseErrorKind::UniqueViolation, _))
}

/// Returns the moves of a hand after the first `after` ones.
pub fn moves(store: &Store, hand: &PlayedHandId, after: usize) -> Result<Vec<MadeMove>, StoreError> {
    store.read(|conn| of_hand(conn, hand, after))
}

pub(super) fn of_hand(
    conn: &mut Conn,
    hand: &PlayedHandId,
    after: usize,
) -> Result<Vec<MadeMove>, StoreError> {
    let rows: Vec<(i32, String, String, NaiveDateTime)> = dealt_moves::table
        .filter(dealt_moves::dealt_hand_id.eq(hand))
        .filter(dealt_moves::number.gt(to_column(after)?))
        .order(dealt_moves::number)
        .select((dealt_moves::seat, dealt_moves::played, dealt_moves::actor, dealt_moves::made_at))
        .load(conn)?;
    rows.into_iter().map(|(seat, played, actor, at)| parse_move(seat, &played, &actor, at)).collect()
}

pub(super) fn count(conn: &mut Conn, hand: &PlayedHandId) -> Result<usize, StoreError> {
    let count: i64 =
        dealt_moves::table.filter(dealt_moves::dealt_hand_id.eq(hand)).count().get_result(conn)?;
    from_column(count)
}

#[derive(Deserialize)]
pub(super) struct Row {
    number: i32,
    seat: i32,
    played: String,
    actor: String,
    made_at: NaiveDateTime,
}
pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| parse_move(row.seat, &row.played, &row.actor, row.made_at))
}

pub(super) fn rows(after: usize, moves: &[MadeMove]) -> Result<Vec<Row>, StoreError> {
    let row = |(number, made): (i32, &MadeMove)| {
        Ok(Row {
            number,
            seat: i32::from(u8::from(made.by)),
            played: columns::to_text(&made.what)?,
            actor: made.actor.to_string(),
            made_at: made.at.naive_utc(),
        })
    };
    (to_column(after)? + 1..).zip(moves).map(row).collect()
}

/// Returns the number of rows written, 0 if the hand is not open.
pub(super) fn insert(conn: &mut Conn, hand: &PlayedHandId, rows: &[Row]) -> Result<usize, DieselError> {
    let insert = Insert { hand, rows };
    each!(conn, |conn| insert.execute(conn))
}

/// Inserts moves only if the hand is open. On PostgreSQL the statement also notifies other copies of the service, which on SQLite poll the
/// version of the file.
struct Insert<'a> {
    hand: &'a PlayedHandId,
    rows: &'a [Row],
}

/// The number of moves changes the text, so connections cache the statement by its text.
impl QueryId for Insert<'_> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<C> RunQueryDsl<C> for Insert<'_> {}

/// Writes the SQL that both databases share; only the placeholders of parameters differ.
macro_rules! insert_of {
    ($self:ident, $out:ident) => {
        $out.push_sql("INSERT INTO dealt_moves (dealt_hand_id, number, seat, played, actor, made_at)");
        for (place, row) in $self.rows.iter().enumerate() {
            $out.push_sql(if place == 0 { " SELECT id, " } else { " UNION ALL SELECT id, " });
            for number in [&row.number, &row.seat] {
                $out.push_bind_param::<Integer, _>(number)?;
                $out.push_sql(", ");
            }
            for text in [&row.played, &row.actor] {
                $out.push_bind_param::<Text, _>(text)?;
                $out.push_sql(", ");
            }
            $out.push_bind_param::<Timestamp, _>(&row.made_at)?;
            $out.push_sql(" FROM dealt_hands WHERE state = 'open' AND id = ");
            $out.push_bind_param::<Text, _>($self.hand)?;
        }
    };
}

impl QueryFragment<Sqlite> for Insert<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
        insert_of!(self, out);
        Ok(())
    }
}

impl QueryFragment<Pg> for Insert<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        let Some(last) = self.rows.last() else { return Ok(()) };
        out.push_sql("WITH written AS (");
        insert_of!(self, out);
        out.push_sql(" RETURNING number) SELECT pg_notify('");
        out.push_sql(change_feed::CHANNEL);
        out.push_sql("', '");
        out.push_sql(change_feed::HAND_PREFIX);
        out.push_sql("' || ");
        out.push_bind_param::<Text, _>(self.hand)?;
        out.push_sql(" || ' ' || ");
        out.push_bind_param::<Integer, _>(&last.number)?;
        out.push_sql("::text) FROM written LIMIT 1");
        Ok(())
    }
}

fn parse_move(seat: i32, played: &str, actor: &str, at: NaiveDateTime) -> Result<MadeMove, StoreError> {
    let seat = usize::try_from(seat).ok().and_then(Seat::new);
    Ok(MadeMove {
        by: seat.ok_or_else(|| StoreError::corrupt("seat", &"out of range"))?,
        what: columns::from_text("move", played)?,
        actor: actor.parse().map_err(|error| StoreError::corrupt("actor", &error))?,
        at: at.and_utc(),
    })
}
