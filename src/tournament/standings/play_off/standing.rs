//! How a play-off stands.

use serde::Serialize;

use crate::EntrantId;

/// A play-off in the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayOffStanding {
    /// How many hands win it.
    pub hands_to_win: u32,
    /// Whether it counts: those who play it share the first place, and nobody else does.
    pub counts: bool,
    /// How many hands of it each has won, in the order of the entrants.
    pub won: Vec<HandsWon>,
    /// Whoever has won the hands it takes; nobody while it runs.
    pub winner: Option<EntrantId>,
}

impl PlayOffStanding {
    /// Whether it waits for a hand.
    pub fn runs(&self) -> bool {
        self.counts && self.winner.is_none()
    }
}

/// The hands of a play-off that one entrant has won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HandsWon {
    /// One of those who play it off.
    pub entrant: EntrantId,
    /// The hands won in it so far.
    pub hands: u32,
}
