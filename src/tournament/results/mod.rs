//! Results of hands: the entries that record them, their validation, application and effect.

pub(super) mod apply;
pub(super) mod consequences;
pub(super) mod effect;
pub(super) mod follow;
pub(super) mod hand;
pub(super) mod ledger;
pub(super) mod penalty;
pub(super) mod request;
pub(super) mod revisions;
pub(super) mod validate;

use serde::Serialize;

use crate::{Hand, HandResult, Penalty, PlayerId, Problem, Seating, Slot};

/// An entry in the ledger, which records, corrects, voids or undoes a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Hand that the entry concerns.
    pub slot: Slot,
    /// Number of the entry in its slot, from 1; the highest is in force.
    pub revision: u32,
    /// The players who were dealt in, clockwise from seat 0.
    pub seating: Seating,
    /// Dealer, if known.
    pub dealer: Option<PlayerId>,
    /// Player who led, if known.
    pub opener: Option<PlayerId>,
    /// True if the hand was played with the deck of its deal ([`crate::Deal`]).
    pub shared: bool,
    /// Result of the hand; `None` reopens the slot.
    pub outcome: Option<HandResult>,
    /// Card penalties noted with the result (M-7).
    pub penalties: Vec<Penalty>,
    /// Revision whose result the entry restores, in the case of an undo or a redo.
    pub restores: Option<u32>,
}

/// Reason for refusing an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{self:?}")]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum Refusal {
    /// The tournament has no such hand.
    NoHand,
    /// Other hands must be recorded first.
    NotYet,
    /// The tournament is over; only recorded hands can be corrected.
    Over,
    /// The entry would change who sits at a later recorded hand (V-CHAL-5).
    LaterSeats {
        /// Number of the later hand.
        hand: u32,
    },
    /// Somebody at its table has withdrawn, so the hand is closed (§12.5).
    HandClosed,
    /// Nothing is recorded, so there is nothing to undo.
    NothingToUndo,
    /// The last entry undid nothing, so there is nothing to restore.
    NothingToRedo,
    /// The result to restore is for players other than those who sit there now.
    OtherPlayers,
    /// The result is impossible. The places of its problems are relative to the result.
    Result {
        /// All problems of the result.
        #[serde(skip)]
        problems: Vec<Problem>,
    },
}

impl Hand {
    /// Returns the hand with the seating of this entry.
    #[must_use]
    pub fn with_seating_of(&self, entry: &Entry) -> Self {
        Self { seating: entry.seating.clone(), ..self.clone() }
    }
}
