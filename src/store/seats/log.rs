//! Log of the seats of a played hand: who saw which holding, and who asked for a seat. Numbers give the order, because the clock may be set
//! back.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;
use strum::{Display, EnumString};

use super::{Holder, Holders};
use crate::played_hands::PlayedHand;
use crate::{
    Conn, PlayedHandId, Store, StoreError, columns::from_column, file_row, schema::seat_events, time::now,
};
use lastcard_tournament::PlayerId;

/// Log of the seats of a hand: holders since the deal, and requests.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeatLog {
    /// Holders of each seat in order, from the deal on; `None` for a bot or nobody.
    held: Vec<(PlayerId, Option<Holder>)>,
    asks: Vec<SeatRequest>,
    rows: usize,
}

/// A phone's request for a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRequest {
    /// Number within the hand, shown on both phones so that their users know that they mean the same request.
    pub number: u32,
    /// The player whose seat was asked for.
    pub player: PlayerId,
    /// The phone that asked.
    pub phone: Holder,
    /// Time of the request.
    pub at: DateTime<Utc>,
    /// The answer; `None` while it is pending.
    pub answer: Option<bool>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub(super) enum SeatLogKind {
    /// The phone holds the seat and sees the holding from now on.
    Held,
    Asked,
    Refused,
    Granted,
}

impl SeatLog {
    /// Players whose holdings a phone has seen.
    pub fn seen_by<'a>(&'a self, phone: &'a Holder) -> impl Iterator<Item = &'a PlayerId> {
        self.held.iter().filter(|(_, by)| by.as_ref() == Some(phone)).map(|(player, _)| player)
    }

    /// The player whose seat a phone held last, unless somebody else has held it since.
    pub fn last_seat_of<'a>(&'a self, phone: &'a Holder) -> Option<&'a PlayerId> {
        let is_last = |player: &&PlayerId| {
            let last = self.held.iter().rfind(|(other, _)| other == *player);
            last.is_some_and(|(_, by)| by.as_ref() == Some(phone))
        };
        self.seen_by(phone).find(is_last)
    }

    /// Requests, oldest first.
    pub fn requests(&self) -> &[SeatRequest] {
        &self.asks
    }

    /// Requests that are still pending.
    pub fn waiting(&self) -> impl Iterator<Item = &SeatRequest> {
        self.asks.iter().filter(|ask| ask.answer.is_none())
    }

    /// Number of rows, which only grows.
    pub fn row_count(&self) -> usize {
        self.rows
    }

    fn apply_row(&mut self, row: Row) -> Result<(), StoreError> {
        let kind: SeatLogKind =
            row.kind.parse().map_err(|error| StoreError::corrupt("kind of a seat event", &error))?;
        let player =
            PlayerId::parse(&row.player_id).map_err(|fault| StoreError::corrupt("player id", &fault))?;
        let phone = row.phone.map(Holder::Phone);
        self.rows += 1;
        match (kind, phone) {
            (SeatLogKind::Held, phone) => self.held.push((player, phone)),
            (SeatLogKind::Asked, Some(phone)) => self.asks.push(SeatRequest {
                number: from_column(row.number)?,
                player,
                phone,
                at: row.made_at.and_utc(),
                answer: None,
            }),
            (answer @ (SeatLogKind::Refused | SeatLogKind::Granted), Some(phone)) => {
                let waits = |ask: &&mut SeatRequest| {
                    ask.answer.is_none() && (&ask.player, &ask.phone) == (&player, &phone)
                };
                if let Some(ask) = self.asks.iter_mut().find(waits) {
                    ask.answer = Some(answer == SeatLogKind::Granted);
                }
            }
            (SeatLogKind::Asked | SeatLogKind::Refused | SeatLogKind::Granted, None) => {
                return Err(StoreError::corrupt("seat event", &"no phone"));
            }
        }
        Ok(())
    }
}

/// Returns the seat log of a hand.
pub fn log(store: &Store, hand: &PlayedHandId) -> Result<SeatLog, StoreError> {
    store.read(|conn| of_hand(conn, hand))
}

pub(super) fn of_hand(conn: &mut Conn, hand: &PlayedHandId) -> Result<SeatLog, StoreError> {
    let rows: Vec<Row> = seat_events::table
        .filter(seat_events::dealt_hand_id.eq(hand))
        .order(seat_events::number)
        .select(Row::as_select())
        .load(conn)?;
    let mut log = SeatLog::default();
    rows.into_iter().try_for_each(|row| log.apply_row(row))?;
    Ok(log)
}

/// Records at the deal which holders see the holdings.
pub(crate) fn record_deal(conn: &mut Conn, hand: &PlayedHand, holders: &Holders) -> Result<(), StoreError> {
    for player in hand.seating.players() {
        let by = holders.get(player).map(|held| &held.by);
        add(conn, &hand.id, SeatLogKind::Held, player, by)?;
    }
    Ok(())
}

/// Adds a row and returns its number.
pub(super) fn add(
    conn: &mut Conn,
    hand: &PlayedHandId,
    kind: SeatLogKind,
    player: &PlayerId,
    by: Option<&Holder>,
) -> Result<u32, StoreError> {
    let of_hand = seat_events::table.filter(seat_events::dealt_hand_id.eq(hand));
    let last: Option<i32> = of_hand.select(diesel::dsl::max(seat_events::number)).first(conn)?;
    let number = last.unwrap_or(0) + 1;
    let phone = by.and_then(|by| match by {
        Holder::Phone(name) => Some(name.clone()),
        Holder::Bot(_) => None,
    });
    let row = Row {
        dealt_hand_id: hand.clone(),
        number,
        player_id: player.as_str().to_owned(),
        kind: kind.to_string(),
        phone,
        made_at: now().naive_utc(),
    };
    diesel::insert_into(seat_events::table).values(row).execute(conn)?;
    from_column(number)
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = seat_events)]
struct Row {
    dealt_hand_id: PlayedHandId,
    number: i32,
    player_id: String,
    kind: String,
    phone: Option<String>,
    made_at: NaiveDateTime,
}

pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| SeatLog::default().apply_row(row))
}
