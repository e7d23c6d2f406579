//! The sentences that say who changes seats before a hand (§0.5.3): nobody does who is not told.

use super::Says;
use crate::tournament::{Hand, PlayerId, SeatMove};

impl Says<'_> {
    /// “Vera and Boris change seats”, a sentence for each change before this hand.
    pub(in crate::view) fn seat_moves(&self, moves: &[SeatMove<'_>]) -> Vec<String> {
        moves.iter().map(|one| self.seat_move(*one)).collect()
    }

    /// The same to somebody: “You and Boris change seats”.
    pub(super) fn seat_moves_to(&self, moves: &[SeatMove<'_>], me: &PlayerId) -> Vec<String> {
        let said = |one: &SeatMove<'_>| match *one {
            SeatMove::Swap(mine, other) | SeatMove::Swap(other, mine) if mine == me => {
                self.words.say("seats-swap-you").with("name", self.player(other)).to_string()
            }
            SeatMove::Takes { player, from } if player == me => {
                self.words.say("seats-takes-you").with("name", self.player(from)).to_string()
            }
            other => self.seat_move(other),
        };
        moves.iter().map(said).collect()
    }

    /// “Hand 7: Vera and Boris change seats”, for each of these hands before which somebody does.
    pub(in crate::view) fn later_seat_moves<'h>(&self, hands: impl Iterator<Item = &'h Hand>) -> Vec<String> {
        let tournament = self.tournament;
        let of_hand =
            |hand: &Hand| self.before_hand(hand, self.seat_moves(&tournament.seat_moves(hand.slot)));
        hands.flat_map(of_hand).collect()
    }

    /// What is said of a hand, with its number.
    pub(super) fn before_hand(&self, hand: &Hand, said: Vec<String>) -> Vec<String> {
        let line = |change| {
            self.words
                .say("seats-before-hand")
                .with("hand", self.hand(hand.slot))
                .with("change", change)
                .to_string()
        };
        said.into_iter().map(line).collect()
    }

    fn seat_move(&self, one: SeatMove<'_>) -> String {
        let said = match one {
            SeatMove::Swap(one, other) => {
                self.words.say("seats-swap").with("one", self.player(one)).with("other", self.player(other))
            }
            SeatMove::Takes { player, from } => self
                .words
                .say("seats-takes")
                .with("name", self.player(player))
                .with("other", self.player(from)),
        };
        said.to_string()
    }
}
