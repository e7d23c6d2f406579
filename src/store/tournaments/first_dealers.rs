//! Draws for the first dealer of a table (§0.5.8e), made by the table or an organiser. They can be undone while nothing is recorded at the
//! table.

use chrono::NaiveDateTime;
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use lastcard_club::{DealerPayload, EventKind, TournamentState};
use lastcard_tournament::{FirstDealer, FirstDealers, Hand, PlayerId, Tournament};

use super::events::record_event;
use super::header::Row as TournamentRow;
use super::load::load_from_row;
use super::steps::bump;
use crate::error::failure;
use crate::ids::FirstDealerId;
use crate::schema::first_dealers;
use crate::time::now;
use crate::{AccountId, Conn, Store, StoreError, TournamentId, columns, file_row, played_hands};

/// Reasons why a dealer is not drawn, or a draw not undone.
#[derive(Debug, thiserror::Error)]
pub enum DealerError {
    /// Something is recorded at the table, it has no first hand to play, or another player was drawn.
    #[error("too-late")]
    TooLate,
    /// Somebody else was faster.
    #[error("drawn-already")]
    DrawnAlready,
    /// This player does not sit at the table.
    #[error("not-seated")]
    NotSeated,
    /// The hand is being played on phones.
    #[error("in-play")]
    InPlay,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(DealerError);

/// Way of drawing the first dealer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DrawMethod {
    /// The table drew cards, and this player drew the highest.
    Table(PlayerId),
    /// Lastcard draws.
    Lastcard,
}

/// Draws the first dealer of a table.
///
/// # Errors
/// Fails without any change if the dealer is already drawn, or the first hand has begun.
pub fn draw_dealer(
    store: &Store,
    id: &TournamentId,
    table: u32,
    how: &DrawMethod,
    by: Option<&AccountId>,
) -> Result<FirstDealer, DealerError> {
    store.write(|conn| {
        let row = TournamentRow::by_id(conn, id)?;
        let (tournament, hand) = load_first_hand(conn, &row, table)?;
        if tournament.first_dealer(table).is_some() {
            return Err(DealerError::DrawnAlready);
        }
        let first = match how {
            DrawMethod::Table(player) if hand.seating.has(player) => {
                FirstDealer::without_pulls(player.clone())
            }
            DrawMethod::Table(_) => return Err(DealerError::NotSeated),
            DrawMethod::Lastcard => {
                FirstDealer::draw(tournament.setup().rules(), &hand.seating, &mut rand::rng())
                    .ok_or(DealerError::NotSeated)?
            }
        };
        // Removes a draw that no longer holds because its dealer has left the table.
        undo(conn, id, table, by)?;
        insert(conn, id, table, &first, by)?;
        record_event(conn, id, &EventKind::DealerDrawn(dealer_payload(&tournament, table, &first)?), by)?;
        apply_dealer_change(conn, row, &hand)?;
        Ok(first)
    })
}

/// Undoes the draw of a table, which then begins as scheduled or draws again.
///
/// # Errors
/// Fails if another player was drawn, or the first hand has begun.
pub fn take_back_dealer(
    store: &Store,
    id: &TournamentId,
    table: u32,
    dealer: &PlayerId,
    by: Option<&AccountId>,
) -> Result<(), DealerError> {
    store.write(|conn| {
        let row = TournamentRow::by_id(conn, id)?;
        let (tournament, hand) = load_first_hand(conn, &row, table)?;
        let first = tournament.first_dealer(table).filter(|first| first.dealer == *dealer);
        let first = first.ok_or(DealerError::TooLate)?;
        undo(conn, id, table, by)?;
        record_event(conn, id, &EventKind::DealerUndone(dealer_payload(&tournament, table, first)?), by)?;
        apply_dealer_change(conn, row, &hand)
    })
}

/// Returns the tournament, and the first hand of a table at which nothing has begun.
fn load_first_hand(
    conn: &mut Conn,
    row: &TournamentRow,
    table: u32,
) -> Result<(Tournament, Hand), DealerError> {
    let stored = load_from_row(conn, row.clone())?;
    let is_running = stored.header.state == TournamentState::Running;
    let hand = stored.tournament.hand_awaiting_dealer(table).filter(|_| is_running).cloned();
    Ok((stored.tournament, hand.ok_or(DealerError::TooLate)?))
}

/// Applies a change of dealer: a hand set up on phones is set up again.
fn apply_dealer_change(conn: &mut Conn, row: TournamentRow, hand: &Hand) -> Result<(), DealerError> {
    let after = load_from_row(conn, row.clone())?;
    if !played_hands::set_up_again(conn, &after, hand.slot)? {
        return Err(DealerError::InPlay);
    }
    bump(conn, row)?;
    Ok(())
}

pub(super) fn import(
    conn: &mut Conn,
    id: &TournamentId,
    tournament: &Tournament,
    by: Option<&AccountId>,
) -> Result<(), StoreError> {
    tournament.first_dealers().try_for_each(|(table, first)| insert(conn, id, table, first, by))
}

/// Returns the draws in force, by table.
pub(super) fn of_tournament(conn: &mut Conn, id: &TournamentId) -> Result<FirstDealers, StoreError> {
    let in_force = first_dealers::tournament_id.eq(id).and(first_dealers::undone_at.is_null());
    let rows: Vec<Row> = first_dealers::table.filter(in_force).select(Row::as_select()).load(conn)?;
    rows.iter().map(Row::read).collect()
}

fn insert(
    conn: &mut Conn,
    id: &TournamentId,
    table: u32,
    first: &FirstDealer,
    by: Option<&AccountId>,
) -> Result<(), StoreError> {
    let row = Row {
        id: FirstDealerId::made(),
        tournament_id: id.clone(),
        table_number: number(table)?,
        dealer: first.dealer.as_str().to_owned(),
        pulls: columns::to_text(&first.pulls)?,
        account_id: by.cloned(),
        created_at: now().naive_utc(),
        undone_by: None,
        undone_at: None,
    };
    diesel::insert_into(first_dealers::table).values(row).execute(conn)?;
    Ok(())
}

fn undo(conn: &mut Conn, id: &TournamentId, table: u32, by: Option<&AccountId>) -> Result<(), StoreError> {
    let at_table = first_dealers::tournament_id.eq(id).and(first_dealers::table_number.eq(number(table)?));
    diesel::update(first_dealers::table.filter(at_table.and(first_dealers::undone_at.is_null())))
        .set((first_dealers::undone_by.eq(by), first_dealers::undone_at.eq(now().naive_utc())))
        .execute(conn)?;
    Ok(())
}

fn number(table: u32) -> Result<i32, StoreError> {
    i32::try_from(table).map_err(|_| StoreError::NotFound)
}

fn dealer_payload(
    tournament: &Tournament,
    table: u32,
    first: &FirstDealer,
) -> Result<DealerPayload, StoreError> {
    let player = tournament.player(&first.dealer).ok_or(StoreError::NotFound)?;
    Ok(DealerPayload { table, player: player.name.clone() })
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = first_dealers)]
struct Row {
    id: FirstDealerId,
    tournament_id: TournamentId,
    table_number: i32,
    dealer: String,
    pulls: String,
    account_id: Option<AccountId>,
    created_at: NaiveDateTime,
    undone_by: Option<AccountId>,
    undone_at: Option<NaiveDateTime>,
}

impl Row {
    fn read(&self) -> Result<(u32, FirstDealer), StoreError> {
        let dealer =
            PlayerId::parse(&self.dealer).map_err(|fault| StoreError::corrupt("first dealer", &fault))?;
        let pulls = columns::from_text("first dealer", &self.pulls)?;
        Ok((self.table_number.unsigned_abs(), FirstDealer { dealer, pulls }))
    }
}

pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| row.read())
}
