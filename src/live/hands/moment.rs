//! What is true of a dealt hand at one moment.

use std::sync::Arc;

use super::Game;
use lastcard_rules::Seat;
use lastcard_rules::bot::Bot;
use lastcard_store::dealt::{DealtHand, DealtState};
use lastcard_store::seats::{Held, Holder, Holders, SeatAsk, SeatLog};
use lastcard_tournament::{Labels, PlayerId};

/// A dealt hand at one moment: who holds which seat, and how the game stands. With all its secrets; a seat is shown what
/// [`lastcard_rules::hand::View`] shows it.
#[derive(Debug, Clone)]
pub struct Moment {
    /// What was fixed when it was set up, and how far it is.
    pub dealt: Arc<DealtHand>,
    /// Who holds the seats, by player.
    pub holders: Arc<Holders>,
    /// Who saw which holding, and which phones ask for a seat.
    pub seats: Arc<SeatLog>,
    /// The game, once it was dealt.
    pub game: Option<Game>,
    /// Whom it reminds that their time runs out: who is waited for and has used up half of it.
    pub reminds: bool,
}

impl Moment {
    /// Whether it is being played.
    pub fn is_open(&self) -> bool {
        self.dealt.state == DealtState::Open
    }

    /// The same hand under other names. Who asked for seats, and who held them, is not in it.
    pub(super) fn called(&self, labels: &Labels) -> Self {
        let holders = self.holders.iter().map(|(player, held)| (labels.player_id(player), held.clone()));
        Self {
            dealt: Arc::new(self.dealt.called(labels)),
            holders: Arc::new(holders.collect()),
            seats: Arc::default(),
            ..self.clone()
        }
    }

    /// The same after moves that made this of the game.
    pub(super) fn played(&self, game: Game) -> Self {
        Self { game: Some(game), reminds: false, ..self.clone() }
    }

    /// How many moves were made.
    pub fn moves(&self) -> usize {
        self.game.as_ref().map_or(0, Game::moves)
    }

    /// Who holds a player's seat.
    pub fn holder(&self, player: &PlayerId) -> Option<&Held> {
        self.holders.get(player)
    }

    /// Who holds a seat.
    pub fn held(&self, seat: Seat) -> Option<&Held> {
        self.dealt.player(seat).and_then(|player| self.holder(player))
    }

    /// Whether a phone holds a player's seat.
    pub fn is_held_by(&self, player: &PlayerId, phone: &Holder) -> bool {
        self.holder(player).is_some_and(|held| held.by == *phone)
    }

    /// The seat that a phone sees with: the one it holds; in a hand that is over the one it held at the end. Whoever sits down later
    /// was not there.
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

    /// The phones that ask for a seat and wait for an answer. One that got it by its link meanwhile asks no more.
    pub fn asks(&self) -> impl Iterator<Item = &SeatAsk> {
        self.seats.waiting().filter(|ask| !self.is_held_by(&ask.player, &ask.phone))
    }

    /// The players whose seats nobody holds.
    pub fn free(&self) -> impl Iterator<Item = &PlayerId> {
        self.dealt.seating.players().iter().filter(|player| self.holder(player).is_none())
    }

    /// The bot that plays a seat, if one does.
    pub(super) fn bot(&self, seat: Seat) -> Option<Bot> {
        match self.held(seat)?.by {
            Holder::Bot(bot) => Some(bot),
            Holder::Phone(_) => None,
        }
    }

    /// Whether anybody at the table is no bot.
    pub(super) fn has_people(&self) -> bool {
        self.dealt
            .seating
            .players()
            .iter()
            .enumerate()
            .any(|(seat, _)| Seat::new(seat).is_some_and(|seat| self.bot(seat).is_none()))
    }
}
