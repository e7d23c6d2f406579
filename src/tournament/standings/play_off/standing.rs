//! State of a play-off.

use serde::Serialize;

use crate::EntrantId;

/// A play-off in the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayOffStanding {
    /// Number of hands needed to win the play-off.
    pub hands_to_win: u32,
    /// True if the play-off counts: its entrants, and nobody else, share first place.
    pub counts: bool,
    /// Hands won by each entrant, in their order in the tournament.
    pub won: Vec<HandsWon>,
    /// Entrant who has won enough hands; `None` while the play-off is running.
    pub winner: Option<EntrantId>,
}

impl PlayOffStanding {
    /// Returns true if the play-off is waiting for a hand.
    pub fn is_running(&self) -> bool {
        self.counts && self.winner.is_none()
    }
}

/// Hands that one entrant has won in a play-off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HandsWon {
    /// Entrant in the play-off.
    pub entrant: EntrantId,
    /// Number of hands won so far.
    pub hands: u32,
}
