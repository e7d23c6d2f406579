//! The hand log, a record from which anybody can check every move of a hand.

mod record;
mod replay;
mod script;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use record::Recorder;
pub use replay::{ReplayFault, replay, replay_step_by_step};

use super::hand::{Ended, Outcome};
use super::{Card, Commitment, FaceCounts, Move, Ruleset, Seat, Seed};

/// Version of the format, the value of its first key.
pub const VERSION: u32 = 1;

/// A hand log, in which seats are named by player ids. Where the dealer chooses between six and seven cards,
/// the options contain the choice (`deal.hand`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandLog {
    /// The version of the format, [`VERSION`].
    pub lastcard_hand: u32,
    /// The rules of the hand.
    pub rules: Ruleset,
    /// Players clockwise from seat 0.
    pub seats: Vec<String>,
    /// Players on each side; left out if everybody plays alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<Vec<String>>,
    /// The dealer, or in DUO the first to draft.
    pub dealer: String,
    /// The player who was to lead before the start card took effect (R-START-1).
    pub opener: String,
    /// The player who moves first, if that does not follow from dealer, opener and start card because the
    /// opener leads by right (R-START-7, §0.5.10g).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<String>,
    /// SHA-256 of the seed, as shown before the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// The secret seed of the deck and every reshuffle; left out if the cards came from elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The shuffled pile before the deal, top first.
    pub deck: Vec<Card>,
    /// The piles shuffled during the hand, in order, each with the top first.
    #[serde(default)]
    pub reshuffles: Vec<Vec<Card>>,
    /// All moves in order, forced ones included.
    pub moves: Vec<LoggedMove>,
    /// The result of the hand.
    pub result: LoggedResult,
}

/// A move with its player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoggedMove {
    /// Id of the player who made the move.
    pub by: String,
    /// The move, with seats named by player ids.
    #[serde(flatten)]
    pub what: Move<String>,
}

/// A result, written as in the tournament file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum LoggedResult {
    /// A player went out.
    Out {
        /// The player who went out.
        out: String,
        /// Cards that the other players were left with.
        left: BTreeMap<String, FaceCounts>,
    },
    /// The hand was played to the last player.
    Order {
        /// Players in the order of finishing; the last one lost.
        order: Vec<String>,
    },
    /// A hand of V-REFILL ended.
    Refill {
        /// Refill points of each player.
        refill: BTreeMap<String, u8>,
        /// Cards that players were left with; players without cards are left out.
        left: BTreeMap<String, FaceCounts>,
    },
    /// The hand has no winner.
    Void {
        /// The reason.
        void: Void,
    },
}

/// A reason why a hand played by the engine has no winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Void {
    /// Nobody could move (R-EXH-6).
    Stuck,
    /// The hand was given up (§0.5.10c).
    Abandoned,
}

impl LoggedResult {
    /// Builds the result with these names for the seats, or returns `None` if a seat has no name.
    pub fn of(ended: &Ended, seats: &[String]) -> Option<Self> {
        let name = |seat: Seat| seats.get(seat.number()).cloned();
        let all: Option<Vec<(String, Seat)>> = ended.seats().map(|seat| Some((name(seat)?, seat))).collect();
        let all = all?;
        let left = || {
            let left = all.iter().map(|(name, seat)| (name.clone(), ended.left(*seat)));
            left.filter(|(_, counts)| !counts.is_empty()).collect()
        };
        Some(match ended.outcome {
            Outcome::Out { seat } => Self::Out { out: name(seat)?, left: left() },
            Outcome::Placed => Self::Order { order: ended.order().into_iter().filter_map(name).collect() },
            Outcome::Refill => Self::Refill {
                refill: all.iter().map(|(name, seat)| (name.clone(), ended.points(*seat))).collect(),
                left: left(),
            },
            Outcome::Stuck => Self::Void { void: Void::Stuck },
            Outcome::Abandoned => Self::Void { void: Void::Abandoned },
        })
    }
}
