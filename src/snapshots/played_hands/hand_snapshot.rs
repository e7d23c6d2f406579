//! Snapshots of dealt hands.

use std::sync::Arc;

use super::Game;
use lastcard_club::Pseudonyms;
use lastcard_rules::Seat;
use lastcard_rules::bot::Bot;
use lastcard_store::played_hands::{PlayedHand, PlayedHandState};
use lastcard_store::seats::{Holder, Holders, SeatLog, SeatRequest, TakenSeat};
use lastcard_tournament::PlayerId;

/// A snapshot of a dealt hand: the players in its seats, and the game. It contains all secrets; a seat is
/// shown only its [`lastcard_rules::hand::View`].
#[derive(Debug, Clone)]
pub struct HandSnapshot {
    /// The settings and the state of the hand.
    pub dealt: Arc<PlayedHand>,
    /// Holders of the seats, by player.
    pub holders: Arc<Holders>,
    /// Log of who has seen which holding, and of the phones that have asked for a seat.
    pub seats: Arc<SeatLog>,
    /// The game, once the hand is dealt.
    pub game: Option<Game>,
    /// True if the players who have to move are being reminded because half of their time has passed.
    pub reminds: bool,
}

impl HandSnapshot {
    /// Returns true while the hand is being played.
    pub fn is_open(&self) -> bool {
        self.dealt.state == PlayedHandState::Open
    }

    /// Returns the hand under pseudonyms, without the requests for seats and the former holders.
    pub(super) fn with_pseudonyms(&self, labels: &Pseudonyms) -> Self {
        let holders = self.holders.iter().map(|(player, held)| (labels.player_id(player), held.clone()));
        Self {
            dealt: Arc::new(self.dealt.with_pseudonyms(labels)),
            holders: Arc::new(holders.collect()),
            seats: Arc::default(),
            ..self.clone()
        }
    }

    pub(super) fn with_game(&self, game: Game) -> Self {
        Self { game: Some(game), reminds: false, ..self.clone() }
    }

    /// Returns the number of moves made.
    pub fn move_count(&self) -> usize {
        self.game.as_ref().map_or(0, Game::move_count)
    }

    /// Returns the holder of a player's seat.
    pub fn holder(&self, player: &PlayerId) -> Option<&TakenSeat> {
        self.holders.get(player)
    }

    /// Returns the holder of a seat.
    pub fn holder_at(&self, seat: Seat) -> Option<&TakenSeat> {
        self.dealt.player(seat).and_then(|player| self.holder(player))
    }

    /// Returns true if a phone holds a player's seat.
    pub fn is_held_by(&self, player: &PlayerId, phone: &Holder) -> bool {
        self.holder(player).is_some_and(|held| held.by == *phone)
    }

    /// Returns the seat from which a phone sees the hand: the one it holds or, once the hand is over, the one
    /// it held at the end. A seat taken later does not count.
    pub fn seat_of(&self, phone: &Holder) -> Option<Seat> {
        let in_play = self.dealt.state.is_in_play();
        let holds = |player: &&PlayerId| {
            if in_play {
                self.is_held_by(player, phone)
            } else {
                self.seats.last_seat_of(phone) == Some(*player)
            }
        };
        self.dealt.seating.players().iter().find(holds).and_then(|player| self.dealt.seat_of(player))
    }

    /// Returns the unanswered requests for seats. A phone that has obtained the seat by link in the meantime
    /// is left out.
    pub fn seat_requests(&self) -> impl Iterator<Item = &SeatRequest> {
        self.seats.waiting().filter(|ask| !self.is_held_by(&ask.player, &ask.phone))
    }

    /// Returns the players whose seats have no holder.
    pub fn free_seats(&self) -> impl Iterator<Item = &PlayerId> {
        self.dealt.seating.players().iter().filter(|player| self.holder(player).is_none())
    }

    pub(super) fn bot(&self, seat: Seat) -> Option<Bot> {
        match self.holder_at(seat)?.by {
            Holder::Bot(bot) => Some(bot),
            Holder::Phone(_) => None,
        }
    }

    pub(super) fn has_people(&self) -> bool {
        self.dealt
            .seating
            .players()
            .iter()
            .enumerate()
            .any(|(seat, _)| Seat::new(seat).is_some_and(|seat| self.bot(seat).is_none()))
    }
}
