//! The result of a hand.

use super::super::{FaceCounts, Holding};
use super::{Hand, Outcome, Phase, Seat};

/// A finished hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ended {
    /// The outcome of the hand.
    pub outcome: Outcome,
    hand: Hand,
}

impl Hand {
    /// Returns the result, once the hand is over.
    pub fn result(&self) -> Option<Ended> {
        match self.phase {
            Phase::Over(outcome) => Some(Ended { outcome, hand: *self }),
            _ => None,
        }
    }

    /// Returns the result of giving the hand up, with the cards as they are held now (§0.5.10c).
    pub fn given_up(&self) -> Ended {
        Ended { outcome: Outcome::Abandoned, hand: *self }
    }
}

impl Ended {
    /// Returns the cards that a seat is left with, for counting (R-END-2, V-REF-4).
    pub fn left(&self, seat: Seat) -> FaceCounts {
        self.holding(seat).counts()
    }

    /// Returns the cards that a seat is left with.
    pub fn holding(&self, seat: Seat) -> Holding {
        self.hand.holdings[seat]
    }

    /// Returns the seats in the order of finishing, ending with the last player left; empty unless the hand
    /// was played to the last player.
    pub fn order(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = self.hand.seats().filter(|&seat| self.hand.places[seat] > 0).collect();
        order.sort_by_key(|&seat| self.hand.places[seat]);
        order
    }

    /// Returns the refill points of a seat (V-REFILL).
    pub fn points(&self, seat: Seat) -> u8 {
        self.hand.progress.points[seat]
    }

    /// Returns the number of stages that a seat completed (H-7R).
    pub fn stages(&self, seat: Seat) -> u8 {
        self.hand.progress.stages[seat]
    }

    /// Iterates over all seats at the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone {
        self.hand.seats()
    }
}
