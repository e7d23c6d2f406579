//! Scoring methods and tie-breaks (§11).

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
    /// Each hand has winners and losers, nothing is added up (S-LAZY-1, H-LAZY).
    Lazy,
    /// The losers are charged what they are left with (S-L200).
    Lose200,
    /// Each hand names who is left with most; what everybody is left with is added up (S-MAXL).
    MaxLoser,
    /// Everybody is charged what they are left with, and who reaches the limit is out (V-CHAL).
    Challenge,
    /// Hands are played to the last; who is left over loses (H-LAST-2, V-COW-8).
    Placement,
    /// Everybody keeps the refill points of the hand (V-REFILL).
    Refill,
}

/// What a hand must come to, so that a scoring method can use it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ResultKind {
    /// One player goes out, the others are left with cards.
    Out,
    /// Everybody finishes, one after the other (H-LAST, V-COW).
    Order,
    /// Refill points, and what everybody is left with (V-REFILL).
    Refill,
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
    /// S-MAXL.
    MaxLoser {
        /// The hands after which it ends; none when the organiser ends it.
        agreed_hands: Option<u32>,
    },
    /// V-CHAL.
    Challenge {
        /// Who stands at it is out.
        limit: u32,
    },
    /// H-LAST-2, V-COW-8.
    Placement {
        /// The hands after which it ends; none when the organiser ends it.
        agreed_hands: Option<u32>,
    },
    /// V-REF-5.
    Refill {
        /// The hands after which it ends; none when the organiser ends it.
        agreed_hands: Option<u32>,
    },
}

impl Method {
    /// The method without its numbers.
    pub fn id(self) -> MethodId {
        match self {
            Self::Std { .. } => MethodId::Std,
            Self::Lazy { .. } => MethodId::Lazy,
            Self::Lose200 { .. } => MethodId::Lose200,
            Self::MaxLoser { .. } => MethodId::MaxLoser,
            Self::Challenge { .. } => MethodId::Challenge,
            Self::Placement { .. } => MethodId::Placement,
            Self::Refill { .. } => MethodId::Refill,
        }
    }

    /// The hands after which a match ends, where a number was agreed.
    pub fn agreed_hands(self) -> Option<u32> {
        match self {
            Self::Lazy { agreed_hands }
            | Self::MaxLoser { agreed_hands }
            | Self::Placement { agreed_hands }
            | Self::Refill { agreed_hands } => agreed_hands,
            Self::Std { .. } | Self::Lose200 { .. } | Self::Challenge { .. } => None,
        }
    }

    /// The points at which somebody has lost or is out.
    pub fn limit(self) -> Option<u32> {
        match self {
            Self::Lose200 { limit, .. } | Self::Challenge { limit } => Some(limit),
            _ => None,
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
    /// The tie-breaks unless others were agreed (§0.5.6, T-4P-6).
    pub fn tie_breaks(self) -> Vec<TieBreak> {
        match self {
            Self::Std => vec![TieBreak::Won, TieBreak::Best],
            Self::Lose200 => vec![TieBreak::Won, TieBreak::Worst],
            Self::Lazy => vec![TieBreak::Lost],
            Self::MaxLoser | Self::Placement => vec![TieBreak::Won],
            Self::Challenge | Self::Refill => Vec::new(),
        }
    }

    /// What each hand must come to.
    pub fn needs(self) -> ResultKind {
        match self {
            Self::Std | Self::Lazy | Self::Lose200 | Self::MaxLoser | Self::Challenge => ResultKind::Out,
            Self::Placement => ResultKind::Order,
            Self::Refill => ResultKind::Refill,
        }
    }

    /// Whether whoever is left with most has lost the hand (S-LAZY-3, S-MAXL-1).
    pub fn names_losers(self) -> bool {
        matches!(self, Self::Lazy | Self::MaxLoser)
    }

    /// Whether it is enough to say who lost a hand, as nothing is added up (M-4, S-LAZY-5, §0.5.9c).
    pub fn goes_without_counts(self) -> bool {
        self == Self::Lazy
    }

    /// Whether a match by it ends after a number of hands that may be agreed, or else when the organiser ends it.
    pub fn agrees_hands(self) -> bool {
        matches!(self, Self::Lazy | Self::MaxLoser | Self::Placement | Self::Refill)
    }

    /// Whether points are added up.
    pub fn adds_up(self) -> bool {
        !matches!(self, Self::Lazy | Self::Placement)
    }

    /// Whether points are charged: the fewer, the better.
    pub fn charges(self) -> bool {
        matches!(self, Self::Lose200 | Self::MaxLoser | Self::Challenge)
    }
}
