//! Holders of seats: phones or bots that play for the players of a tournament. Nobody sees two holdings of one hand: once the hand is
//! dealt, its seats change holder only by a personal link, with the assent of the holder, or by an organiser.

mod ask;
mod change;
mod log;
mod taking;

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

pub use ask::{Approver, answer_request, request_seat};
pub use log::{SeatLog, SeatRequest, log};
pub use taking::{SeatError, free, take};

pub(super) use log::{check_row as check_event_row, record_deal};
pub(super) use taking::players_who_saw_cards;

use super::{Conn, Store, StoreError, TournamentId, file_row, schema::seat_holders, time::now};
use lastcard_rules::bot::Bot;
use lastcard_tournament::PlayerId;

/// A phone or a bot that plays for a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Holder {
    /// A phone, identified by the name that it got when it took the seat.
    Phone(String),
    /// A bot of a certain strength.
    Bot(Bot),
}

impl Holder {
    /// A phone that is new here, with a random name.
    pub fn new_phone() -> Self {
        Self::Phone(uuid::Uuid::now_v7().simple().to_string())
    }
}

/// A seat that is taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenSeat {
    /// The phone or bot that plays here.
    pub by: Holder,
    /// Time at which the seat was taken.
    pub since: DateTime<Utc>,
    /// Time of the take-over, if somebody else had the seat before.
    pub taken_over_at: Option<DateTime<Utc>>,
}

/// Taken seats of a tournament, by player.
pub type Holders = BTreeMap<PlayerId, TakenSeat>;

/// Returns the taken seats of a tournament.
pub fn holders(store: &Store, tournament: &TournamentId) -> Result<Holders, StoreError> {
    store.read(|conn| of_tournament(conn, tournament))
}

pub(super) fn of_tournament(conn: &mut Conn, tournament: &TournamentId) -> Result<Holders, StoreError> {
    let rows: Vec<Row> = seat_holders::table
        .filter(seat_holders::tournament_id.eq(tournament))
        .select(Row::as_select())
        .load(conn)?;
    rows.into_iter().map(Row::read).collect()
}

/// Has bots play for those of these players whose seats nobody holds.
pub(super) fn fill_with_bots(
    conn: &mut Conn,
    tournament: &TournamentId,
    players: &[PlayerId],
) -> Result<(), StoreError> {
    let held = of_tournament(conn, tournament)?;
    let bot = TakenSeat { by: Holder::Bot(Bot::default()), since: now(), taken_over_at: None };
    let free = players.iter().filter(|player| !held.contains_key(player));
    for player in free {
        set_holder(conn, tournament, player, Some(&bot))?;
    }
    Ok(())
}

fn set_holder(
    conn: &mut Conn,
    tournament: &TournamentId,
    player: &PlayerId,
    held: Option<&TakenSeat>,
) -> Result<(), StoreError> {
    diesel::delete(seat_holders::table.find((tournament, player.as_str()))).execute(conn)?;
    if let Some(held) = held {
        diesel::insert_into(seat_holders::table).values(Row::new(tournament, player, held)).execute(conn)?;
    }
    Ok(())
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = seat_holders)]
struct Row {
    tournament_id: TournamentId,
    player_id: String,
    kind: String,
    name: String,
    since: NaiveDateTime,
    taken_over_at: Option<NaiveDateTime>,
}
pub(super) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, Row::read)
}

impl Row {
    fn new(tournament: &TournamentId, player: &PlayerId, held: &TakenSeat) -> Self {
        let (kind, name) = match &held.by {
            Holder::Phone(name) => ("phone", name.clone()),
            Holder::Bot(bot) => ("bot", bot.to_string()),
        };
        Self {
            tournament_id: tournament.clone(),
            player_id: player.as_str().to_owned(),
            kind: kind.to_owned(),
            name,
            since: held.since.naive_utc(),
            taken_over_at: held.taken_over_at.map(|at| at.naive_utc()),
        }
    }

    fn read(self) -> Result<(PlayerId, TakenSeat), StoreError> {
        let by = match self.kind.as_str() {
            "bot" => {
                let bot = self.name.parse().map_err(|error| StoreError::corrupt("bot", &error))?;
                Holder::Bot(bot)
            }
            _ => Holder::Phone(self.name),
        };
        let player =
            PlayerId::parse(&self.player_id).map_err(|fault| StoreError::corrupt("player id", &fault))?;
        let taken_over_at = self.taken_over_at.map(|at| at.and_utc());
        Ok((player, TakenSeat { by, since: self.since.and_utc(), taken_over_at }))
    }
}
