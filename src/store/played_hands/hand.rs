//! Rows of played hands.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;
use strum::{Display, EnumString, IntoStaticStr};

use crate::{
    Conn, PlayedHandId, Store, StoreError, TournamentId,
    columns::{self, from_column, to_column},
    file_row,
    schema::{dealt_hands, dealt_moves, seat_events},
};
use lastcard_club::Pseudonyms;
use lastcard_rules::{HandTable, Ruleset, Seat, Seats, Seed};
use lastcard_tournament::{Deal, PlayerId, Seating, Slot};

/// Stage of a played hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum PlayedHandState {
    /// Players take their seats; nothing is dealt.
    Joining,
    /// The hand is dealt and being played.
    Open,
    /// The hand was played to its end.
    Over,
    /// The hand was given up, or its result was entered manually.
    Void,
}

impl PlayedHandState {
    /// States before the end of a hand.
    pub const IN_PLAY: [Self; 2] = [Self::Joining, Self::Open];

    /// Returns true before the end of the hand.
    pub fn is_in_play(self) -> bool {
        Self::IN_PLAY.contains(&self)
    }
}

/// A hand dealt by Lastcard. Apart from its state and times, it is fixed when it is set up.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayedHand {
    /// Differs for each attempt at the same hand.
    pub id: PlayedHandId,
    /// The tournament whose schedule has the hand.
    pub tournament: TournamentId,
    /// Position in the schedule.
    pub slot: Slot,
    /// Number of this deal of the hand, from 1.
    pub attempt: u32,
    /// Revision of the hand's record at set-up.
    pub based_on: u32,
    /// Rules of play.
    pub rules: Ruleset,
    /// Players in seating order.
    pub seating: Seating,
    /// Partners; empty if everybody plays alone.
    pub sides: Vec<Vec<PlayerId>>,
    /// The player who deals.
    pub dealer: PlayerId,
    /// The player who leads.
    pub opener: PlayerId,
    /// Set if the opener has won the right to lead (R-START-7).
    pub by_right: bool,
    /// Seconds after which a bot moves for a player; `None` for no limit.
    pub move_seconds: Option<u32>,
    /// Secret that the cards are derived from. Nobody may see it before the hand is over.
    pub seed: Seed,
    /// The deal whose deck it shares with other tables; `None` if it has its own deck.
    pub deal: Option<Deal>,
    /// Current stage.
    pub state: PlayedHandState,
    /// Time of set-up.
    pub created_at: DateTime<Utc>,
    /// Time of dealing.
    pub dealt_at: Option<DateTime<Utc>>,
    /// Time at which it ended or was given up.
    pub ended_at: Option<DateTime<Utc>>,
}

impl PlayedHand {
    /// Returns the hand with players replaced by their pseudonyms.
    #[must_use]
    pub fn with_pseudonyms(&self, labels: &Pseudonyms) -> Self {
        Self {
            seating: labels.seating(&self.seating),
            sides: self.sides.iter().map(|side| labels.player_ids(side)).collect(),
            dealer: labels.player_id(&self.dealer),
            opener: labels.player_id(&self.opener),
            ..self.clone()
        }
    }

    /// Seat of a player.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        self.seating.seat(player).and_then(Seat::new)
    }

    /// Player in a seat.
    pub fn player(&self, seat: Seat) -> Option<&PlayerId> {
        self.seating.players().get(seat.number())
    }

    /// The table in terms of the rules; `None` if its dealer or opener does not sit there.
    pub fn table(&self) -> Option<HandTable> {
        let (dealer, opener) = (self.seat_of(&self.dealer)?, self.seat_of(&self.opener)?);
        Some(HandTable {
            opener,
            by_right: self.by_right,
            ..HandTable::dealt_by(dealer, self.seating.players().len())
        })
    }

    /// Sides in terms of seats.
    pub fn side_seats(&self) -> Vec<Seats> {
        let seats = |side: &Vec<PlayerId>| side.iter().filter_map(|player| self.seat_of(player)).collect();
        self.sides.iter().map(seats).collect()
    }
}

/// Returns the played hand with this id.
pub fn find(store: &Store, id: &PlayedHandId) -> Result<PlayedHand, StoreError> {
    store.read(|conn| by_id(conn, id))
}

/// Returns the latest hand set up at a table.
pub fn latest_at_table(
    store: &Store,
    tournament: &TournamentId,
    table: u32,
) -> Result<Option<PlayedHand>, StoreError> {
    let number = to_column(table)?;
    store.read(|conn| {
        let row: Option<Row> = dealt_hands::table
            .filter(dealt_hands::tournament_id.eq(tournament))
            .filter(dealt_hands::table_number.eq(number))
            .order(dealt_hands::number.desc())
            .select(Row::as_select())
            .first(conn)
            .optional()?;
        row.map(PlayedHand::try_from).transpose()
    })
}

/// Returns the hands of a tournament that are in play.
pub fn list_in_play(store: &Store, tournament: &TournamentId) -> Result<Vec<PlayedHand>, StoreError> {
    store.read(|conn| in_play(conn, tournament))
}

pub(crate) fn in_play(conn: &mut Conn, tournament: &TournamentId) -> Result<Vec<PlayedHand>, StoreError> {
    let states = PlayedHandState::IN_PLAY.map(|state| state.to_string());
    let rows: Vec<Row> = dealt_hands::table
        .filter(dealt_hands::tournament_id.eq(tournament))
        .filter(dealt_hands::state.eq_any(&states))
        .select(Row::as_select())
        .load(conn)?;
    rows.into_iter().map(PlayedHand::try_from).collect()
}

/// Returns the hands that got the deck of a deal, in any state.
pub(crate) fn of_deal(
    conn: &mut Conn,
    tournament: &TournamentId,
    deal: Deal,
) -> Result<Vec<PlayedHandId>, StoreError> {
    Ok(dealt_hands::table
        .filter(dealt_hands::tournament_id.eq(tournament))
        .filter(dealt_hands::round.eq_any([to_column(deal.round)?, to_column(deal.round + 1)?]))
        .filter(dealt_hands::hand.eq(to_column(deal.hand)?))
        .filter(dealt_hands::shared.eq(true))
        .select(dealt_hands::id)
        .load(conn)?)
}

/// Returns the hand of a slot that was played to its end: the given attempt, or else the latest.
pub fn find_finished(
    store: &Store,
    tournament: &TournamentId,
    slot: Slot,
    attempt: Option<u32>,
) -> Result<PlayedHand, StoreError> {
    let [round, hand, table] = columns::to_columns(slot)?;
    let attempt: Option<i32> = attempt.map(to_column).transpose()?;
    store.read(|conn| {
        let rows: Vec<Row> = dealt_hands::table
            .filter(dealt_hands::tournament_id.eq(tournament))
            .filter(dealt_hands::round.eq(round))
            .filter(dealt_hands::hand.eq(hand))
            .filter(dealt_hands::table_number.eq(table))
            .filter(dealt_hands::state.eq(PlayedHandState::Over.to_string()))
            .order(dealt_hands::attempt.desc())
            .select(Row::as_select())
            .load(conn)?;
        let row = rows.into_iter().find(|row| attempt.is_none_or(|wanted| row.attempt == wanted));
        row.ok_or(StoreError::NotFound)?.try_into()
    })
}

/// Returns all hands of the installation that are being played.
pub fn list_open(store: &Store) -> Result<Vec<PlayedHandId>, StoreError> {
    store.read(|conn| {
        Ok(dealt_hands::table
            .filter(dealt_hands::state.eq(PlayedHandState::Open.to_string()))
            .select(dealt_hands::id)
            .load(conn)?)
    })
}

/// Returns the state of each hand in play, its number of moves and its number of seat events.
pub fn versions(store: &Store) -> Result<HashMap<PlayedHandId, (PlayedHandState, usize, usize)>, StoreError> {
    let states = PlayedHandState::IN_PLAY.map(|state| state.to_string());
    let counted = dealt_moves::table
        .filter(dealt_moves::dealt_hand_id.eq(dealt_hands::id))
        .select(diesel::dsl::count_star())
        .single_value();
    let told = seat_events::table
        .filter(seat_events::dealt_hand_id.eq(dealt_hands::id))
        .select(diesel::dsl::count_star())
        .single_value();
    store.read(|conn| {
        let rows: Vec<(PlayedHandId, String, Option<i64>, Option<i64>)> = dealt_hands::table
            .filter(dealt_hands::state.eq_any(&states))
            .select((dealt_hands::id, dealt_hands::state, counted, told))
            .load(conn)?;
        let read = |(id, state, moves, told): (PlayedHandId, String, Option<i64>, Option<i64>)| {
            let state = state.parse().map_err(|error| StoreError::corrupt("state of a hand", &error))?;
            Ok((id, (state, from_column(moves.unwrap_or(0))?, from_column(told.unwrap_or(0))?)))
        };
        rows.into_iter().map(read).collect()
    })
}

pub(crate) fn by_id(conn: &mut Conn, id: &PlayedHandId) -> Result<PlayedHand, StoreError> {
    dealt_hands::table.find(id).select(Row::as_select()).first::<Row>(conn)?.try_into()
}
pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| {
        let hand = PlayedHand::try_from(row)?;
        hand.table().ok_or_else(|| StoreError::corrupt("hand", &"the dealer or the opener is not seated"))
    })
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = dealt_hands)]
pub(super) struct Row {
    id: PlayedHandId,
    tournament_id: TournamentId,
    round: i32,
    hand: i32,
    table_number: i32,
    attempt: i32,
    based_on: i32,
    rules: String,
    seating: String,
    sides: String,
    dealer: String,
    opener: String,
    move_seconds: Option<i32>,
    seed: String,
    state: String,
    created_at: NaiveDateTime,
    dealt_at: Option<NaiveDateTime>,
    ended_at: Option<NaiveDateTime>,
    shared: bool,
    number: i32,
    by_right: bool,
}

impl Row {
    /// Returns a row for a new hand, numbered as the latest of its table. Hands are ordered by their numbers, because the clock may be set
    /// back.
    pub(super) fn next(conn: &mut Conn, hand: &PlayedHand) -> Result<Self, StoreError> {
        let [round, number, table] = columns::to_columns(hand.slot)?;
        let last: Option<i32> = dealt_hands::table
            .filter(dealt_hands::tournament_id.eq(&hand.tournament))
            .filter(dealt_hands::table_number.eq(table))
            .select(diesel::dsl::max(dealt_hands::number))
            .first(conn)?;
        Ok(Self {
            id: hand.id.clone(),
            tournament_id: hand.tournament.clone(),
            round,
            hand: number,
            table_number: table,
            attempt: to_column(hand.attempt)?,
            based_on: to_column(hand.based_on)?,
            rules: columns::to_text(&hand.rules)?,
            seating: columns::to_text(&hand.seating)?,
            sides: columns::to_text(&hand.sides)?,
            dealer: hand.dealer.as_str().to_owned(),
            opener: hand.opener.as_str().to_owned(),
            move_seconds: hand.move_seconds.map(to_column).transpose()?,
            seed: hand.seed.clone().into(),
            state: hand.state.to_string(),
            created_at: hand.created_at.naive_utc(),
            dealt_at: hand.dealt_at.map(|at| at.naive_utc()),
            ended_at: hand.ended_at.map(|at| at.naive_utc()),
            shared: hand.deal.is_some(),
            number: last.unwrap_or(0) + 1,
            by_right: hand.by_right,
        })
    }
}

impl TryFrom<Row> for PlayedHand {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let slot = columns::slot([row.round, row.hand, row.table_number])?;
        let player = |id: &str| PlayerId::parse(id).map_err(|fault| StoreError::corrupt("player id", &fault));
        Ok(Self {
            slot,
            attempt: from_column(row.attempt)?,
            based_on: from_column(row.based_on)?,
            rules: columns::from_text("rules", &row.rules)?,
            seating: columns::from_text("seating", &row.seating)?,
            sides: columns::from_text("sides", &row.sides)?,
            dealer: player(&row.dealer)?,
            opener: player(&row.opener)?,
            by_right: row.by_right,
            move_seconds: row.move_seconds.map(from_column).transpose()?,
            seed: row.seed.parse().map_err(|error| StoreError::corrupt("seed", &error))?,
            deal: row.shared.then(|| Deal::of(slot)),
            state: row.state.parse().map_err(|error| StoreError::corrupt("state of a hand", &error))?,
            created_at: row.created_at.and_utc(),
            dealt_at: row.dealt_at.map(|at| at.and_utc()),
            ended_at: row.ended_at.map(|at| at.and_utc()),
            id: row.id,
            tournament: row.tournament_id,
        })
    }
}
