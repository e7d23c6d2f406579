//! Sentences about seat changes before a hand (§0.5.3), so that nobody moves without notice.

use lastcard_tournament::{Hand, PlayerId, SeatMove};

use crate::ui::tournament_text::TournamentText;

impl TournamentText<'_> {
    /// Formats each seat change before this hand, such as “Vera and Boris change seats”.
    pub fn seat_moves(&self, moves: &[SeatMove<'_>]) -> Vec<String> {
        moves.iter().map(|one| self.seat_move(*one)).collect()
    }

    /// Formats the changes for one player: “You and Boris change seats”.
    pub fn seat_moves_to(&self, moves: &[SeatMove<'_>], me: &PlayerId) -> Vec<String> {
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

    /// Formats the changes before each of these hands, such as “Hand 7: Vera and Boris change seats”.
    pub fn later_seat_moves<'h>(&self, hands: impl Iterator<Item = &'h Hand>) -> Vec<String> {
        let tournament = self.tournament;
        let of_hand =
            |hand: &Hand| self.prefix_with_hand(hand, self.seat_moves(&tournament.seat_moves(hand.slot)));
        hands.flat_map(of_hand).collect()
    }

    /// Prefixes sentences with the name of the hand.
    pub fn prefix_with_hand(&self, hand: &Hand, said: Vec<String>) -> Vec<String> {
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
