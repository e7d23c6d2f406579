//! Scoring methods and tie-breaks (`RULES.md` §11, `DESIGN.md` §3).

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

/// The id of a scoring method.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Display,
    EnumString,
    EnumIter,
    IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum MethodId {
    /// The winners are credited what the losers are left with (S-STD, S-TEAM, T-4P-4).
    Std,
    /// Each hand has winners and losers, nothing is added up (S-LAZY).
    Lazy,
    /// The losers are charged what they are left with (S-L200).
    Lose200,
}

/// A scoring method with its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// S-STD, S-TEAM.
    Std {
        /// The points that end a match; none in a movement (T-4P-5).
        target: Option<u32>,
    },
    /// S-LAZY.
    Lazy {
        /// The hands after which a match ends; none in a movement, or when the organiser ends the match.
        agreed_hands: Option<u32>,
    },
    /// S-L200.
    Lose200 {
        /// Who stands at it has lost.
        limit: u32,
        /// Whether it ends a movement too (§0.5.5). A match always ends at its limit.
        stop_at_limit: bool,
    },
}

impl Method {
    /// Its id.
    pub fn id(self) -> MethodId {
        match self {
            Self::Std { .. } => MethodId::Std,
            Self::Lazy { .. } => MethodId::Lazy,
            Self::Lose200 { .. } => MethodId::Lose200,
        }
    }
}

/// What orders entrants who are level (§0.5.6).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Display,
    EnumString,
    EnumIter,
    IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// More hands won.
    Won,
    /// The bigger best hand.
    Best,
    /// Fewer hands lost.
    Lost,
    /// The smaller worst hand.
    Worst,
}

/// A method and the tie-breaks in the order in which they are applied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scoring {
    /// How results become points.
    pub method: Method,
    /// How level entrants are ordered; still level, they share the rank.
    pub tie_breaks: Vec<TieBreak>,
}

impl MethodId {
    /// The tie-breaks unless others were agreed (§0.5.6).
    pub fn tie_breaks(self) -> Vec<TieBreak> {
        match self {
            Self::Std => vec![TieBreak::Won, TieBreak::Best],
            Self::Lose200 => vec![TieBreak::Won, TieBreak::Worst],
            Self::Lazy => vec![TieBreak::Lost],
        }
    }
}
