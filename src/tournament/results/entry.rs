//! An entry of the ledger, and why one is not accepted.

use serde::Serialize;

use crate::{Hand, HandResult, Penalty, PlayerId, Problem, Seating, Slot};

/// One entry: a result was recorded, corrected, voided or undone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The hand that it is about.
    pub slot: Slot,
    /// Counts the entries of this slot from 1; the highest is in force.
    pub revision: u32,
    /// The players who were dealt in, clockwise from seat 0.
    pub seating: Seating,
    /// Who dealt, if it was known.
    pub dealer: Option<PlayerId>,
    /// Who led, if it was known.
    pub opener: Option<PlayerId>,
    /// Whether it was played with the deck of its deal ([`crate::Deal`]).
    pub shared: bool,
    /// `None` undoes: the slot is open again.
    pub outcome: Option<HandResult>,
    /// Card penalties noted with it (M-7).
    pub penalties: Vec<Penalty>,
    /// The revision whose result it restores, where it takes something back or brings it back.
    pub restores: Option<u32>,
}

/// Why an entry was not accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{self:?}")]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum Refusal {
    /// The tournament has no such hand.
    NoHand,
    /// Other hands come first.
    NotYet,
    /// The tournament is over; only what is recorded can be corrected.
    Over,
    /// It would change who plays in a later hand that is recorded (V-CHAL-5).
    LaterSeats {
        /// The number of that hand.
        hand: u32,
    },
    /// Somebody at its table has withdrawn: the hand is closed (§12.5).
    HandClosed,
    /// Nothing is recorded that could be taken back.
    NothingToUndo,
    /// Nothing was taken back last that could be brought back.
    NothingToRedo,
    /// The result to bring back is one of others than those who sit there now.
    OtherPlayers,
    /// The result cannot be true; places are seen from the result.
    Result {
        /// Everything that is wrong with it.
        #[serde(skip)]
        problems: Vec<Problem>,
    },
}

impl Hand {
    /// The same hand with those who sat there when this was recorded.
    #[must_use]
    pub fn as_in(&self, entry: &Entry) -> Self {
        Self { seating: entry.seating.clone(), ..self.clone() }
    }
}
