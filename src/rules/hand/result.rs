//! The result of a hand.

use super::super::{FaceCounts, Holding};
use super::{Hand, Outcome, Phase, Seat};

/// What a finished hand comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ended {
    /// How it ended.
    pub outcome: Outcome,
    hand: Hand,
}

impl Hand {
    /// The result, once the hand is over.
    pub fn result(&self) -> Option<Ended> {
        match self.phase {
            Phase::Over(outcome) => Some(Ended { outcome, hand: *self }),
            _ => None,
        }
    }

    /// What it comes to when it is given up, with the cards as they are held now (§0.5.10c).
    pub fn given_up(&self) -> Ended {
        Ended { outcome: Outcome::Abandoned, hand: *self }
    }
}

impl Ended {
    /// What a seat is left with, to be counted (R-END-2, V-REF-4).
    pub fn left(&self, seat: Seat) -> FaceCounts {
        self.holding(seat).counts()
    }

    /// The cards a seat is left with.
    pub fn holding(&self, seat: Seat) -> Holding {
        self.hand.holdings[seat]
    }

    /// The seats in the order of finishing, the last one left at the end; empty unless the hand was played to
    /// the last.
    pub fn order(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = self.hand.seats().filter(|&seat| self.hand.places[seat] > 0).collect();
        order.sort_by_key(|&seat| self.hand.places[seat]);
        order
    }

    /// V-REFILL: the refill points of a seat.
    pub fn points(&self, seat: Seat) -> u8 {
        self.hand.progress.points[seat]
    }

    /// H-7R: the stages a seat completed.
    pub fn stages(&self, seat: Seat) -> u8 {
        self.hand.progress.stages[seat]
    }

    /// All seats at the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone {
        self.hand.seats()
    }
}
