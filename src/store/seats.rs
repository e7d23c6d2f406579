//! Who plays for a player of a tournament: a phone that took the seat, or a bot.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use super::{Conn, Failure, Store, StoreError, TournamentId, news, schema::seat_holders, time::now};
use crate::rules::bot::Bot;
use crate::tournament::PlayerId;

/// Who plays for a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Holder {
    /// A phone, by the name it was given when it took the seat.
    Phone(String),
    /// A bot.
    Bot(Bot),
}

impl Holder {
    /// A phone that never was here.
    pub fn new_phone() -> Self {
        Self::Phone(uuid::Uuid::now_v7().simple().to_string())
    }
}

/// A seat that is taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    /// By whom.
    pub by: Holder,
    /// Since when.
    pub since: DateTime<Utc>,
    /// When another phone took it over, if one did.
    pub taken_over_at: Option<DateTime<Utc>>,
}

/// The seats of a tournament that are taken.
pub type Holders = BTreeMap<PlayerId, Held>;

/// Why a seat is not taken.
#[derive(Debug, thiserror::Error)]
pub enum SeatError {
    /// Another phone, or a bot, holds it.
    #[error("taken")]
    Taken(Held),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Failure for SeatError {
    fn store(&self) -> Option<&StoreError> {
        if let Self::Store(error) = self { Some(error) } else { None }
    }
}

/// The seats of a tournament that are taken.
pub fn holders(store: &Store, tournament: &TournamentId) -> Result<Holders, StoreError> {
    store.read(|conn| of_tournament(conn, tournament))
}

/// Takes a seat that is free, or one that is held if `over`.
pub fn take(
    store: &Store,
    tournament: &TournamentId,
    player: &PlayerId,
    by: &Holder,
    over: bool,
) -> Result<Held, SeatError> {
    store.write(|conn| {
        let before = of_tournament(conn, tournament)?.remove(player);
        match before {
            Some(held) if held.by == *by => return Ok(held),
            Some(held) if !over => return Err(SeatError::Taken(held)),
            _ => {}
        }
        let at = now();
        let from_phone = matches!(&before, Some(Held { by: Holder::Phone(_), .. }));
        let taken_over_at = from_phone.then_some(at);
        let held = Held { by: by.clone(), since: at, taken_over_at };
        remove(conn, tournament, player)?;
        let row = Row::new(tournament, player, &held);
        diesel::insert_into(seat_holders::table).values(row).execute(conn).map_err(StoreError::from)?;
        news::tell(conn, tournament)?;
        Ok(held)
    })
}

/// Frees a seat, whoever holds it.
pub fn free(store: &Store, tournament: &TournamentId, player: &PlayerId) -> Result<(), StoreError> {
    store.write(|conn| {
        remove(conn, tournament, player)?;
        news::tell(conn, tournament)
    })
}

pub(super) fn of_tournament(conn: &mut Conn, tournament: &TournamentId) -> Result<Holders, StoreError> {
    let rows: Vec<Row> = seat_holders::table
        .filter(seat_holders::tournament_id.eq(tournament))
        .select(Row::as_select())
        .load(conn)?;
    rows.into_iter().map(Row::read).collect()
}

fn remove(conn: &mut Conn, tournament: &TournamentId, player: &PlayerId) -> Result<(), StoreError> {
    diesel::delete(seat_holders::table.find((tournament, player.as_str()))).execute(conn)?;
    Ok(())
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = seat_holders)]
struct Row {
    tournament_id: TournamentId,
    player_id: String,
    kind: String,
    name: String,
    since: NaiveDateTime,
    taken_over_at: Option<NaiveDateTime>,
}

impl Row {
    fn new(tournament: &TournamentId, player: &PlayerId, held: &Held) -> Self {
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

    fn read(self) -> Result<(PlayerId, Held), StoreError> {
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
        Ok((player, Held { by, since: self.since.and_utc(), taken_over_at }))
    }
}
