//! The hand log: the record of a hand, enough for a stranger to check every move.

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

/// The version of the format, its first key.
pub const VERSION: u32 = 1;

/// A hand log. Seats are named by player ids. Where the rules leave six or seven cards to the dealer, the
/// options say what was chosen (`deal.hand`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandLog {
    /// The version of the format: 1.
    pub lastcard_hand: u32,
    /// The rules that the hand was played by.
    pub rules: Ruleset,
    /// The players clockwise from seat 0.
    pub seats: Vec<String>,
    /// Who plays together; left out where everybody plays alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<Vec<String>>,
    /// Who dealt; in DUO who drafted first.
    pub dealer: String,
    /// Who was to lead before the start card acted (R-START-1).
    pub opener: String,
    /// Who moves first, where that does not follow from dealer, opener and start card: the opener who has won
    /// that right (R-START-7, §0.5.10g).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<String>,
    /// What was shown before the deal: the SHA-256 of the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// The secret from which the deck and every reshuffle follow; left out where the cards came from
    /// elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The whole shuffled pile before dealing, top first.
    pub deck: Vec<Card>,
    /// Each pile that was shuffled during the hand, in order, top first.
    #[serde(default)]
    pub reshuffles: Vec<Vec<Card>>,
    /// Every move in order, forced ones too.
    pub moves: Vec<LoggedMove>,
    /// How it ended.
    pub result: LoggedResult,
}

/// A move and who made it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoggedMove {
    /// Who made it, by player id.
    pub by: String,
    /// The move, with its seats named by player ids.
    #[serde(flatten)]
    pub what: Move<String>,
}

/// A result in the words of the tournament file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum LoggedResult {
    /// Somebody went out.
    Out {
        /// Who went out.
        out: String,
        /// What the others were left with.
        left: BTreeMap<String, FaceCounts>,
    },
    /// The hand was played to the last.
    Order {
        /// First out first; the last one lost.
        order: Vec<String>,
    },
    /// V-REFILL.
    Refill {
        /// Refill points of each player.
        refill: BTreeMap<String, u8>,
        /// What each was left with, where anything was left.
        left: BTreeMap<String, FaceCounts>,
    },
    /// Nobody won.
    Void {
        /// Why.
        void: Void,
    },
}

/// Why a hand played by the engine has no winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Void {
    /// Nobody could move (R-EXH-6).
    Stuck,
    /// It was given up before its end (§0.5.10c).
    Abandoned,
}

impl LoggedResult {
    /// The result with the seats called by these names; none where a seat has no name.
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
