//! Scoring methods and tie-breaks (§11).

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

/// Id of a scoring method.
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
    /// The winners are credited with the losers' holdings (S-STD, S-TEAM, T-4P-4).
    Std,
    /// Each hand has winners and losers; nothing is added up (S-LAZY-1, H-LAZY).
    Lazy,
    /// The losers are charged their holdings (S-L200).
    Lose200,
    /// Each hand names the player with the largest holding; all holdings are added up (S-MAXL).
    MaxLoser,
    /// All players are charged their own holdings; those who reach the limit are out (V-CHAL).
    Challenge,
    /// Hands are played until one player is left, who loses (H-LAST-2, V-COW-8).
    Placement,
    /// Everybody keeps the refill points of the hand (V-REFILL).
    Refill,
}

/// Kind of result that a scoring method needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ResultKind {
    /// One player goes out; the others have cards left.
    Out,
    /// Everybody finishes, one after the other (H-LAST, V-COW).
    Order,
    /// Refill points, and everybody's holding (V-REFILL).
    Refill,
}

/// A scoring method with its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// Points credited to the winners (S-STD, S-TEAM).
    Std {
        /// Points that end a match; `None` in a movement (T-4P-5).
        target: Option<u32>,
    },
    /// Wins and losses only (S-LAZY).
    Lazy {
        /// Hands after which a match ends; `None` in a movement, or if the organiser ends it.
        agreed_hands: Option<u32>,
    },
    /// Points charged to the losers (S-L200).
    Lose200 {
        /// Points at which a player or team has lost.
        limit: u32,
        /// True if reaching the limit ends a movement too (§0.5.5). A match always ends at its limit.
        stop_at_limit: bool,
    },
    /// Largest holdings and charges (S-MAXL).
    MaxLoser {
        /// Hands after which the tournament ends; `None` if the organiser ends it.
        agreed_hands: Option<u32>,
    },
    /// Charges up to a limit at which players are out (V-CHAL).
    Challenge {
        /// Points at which a player is out.
        limit: u32,
    },
    /// Orders of finishing (H-LAST-2, V-COW-8).
    Placement {
        /// Hands after which the tournament ends; `None` if the organiser ends it.
        agreed_hands: Option<u32>,
    },
    /// Refill points (V-REF-5).
    Refill {
        /// Hands after which the tournament ends; `None` if the organiser ends it.
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

    /// Hands after which a match ends, if a number was agreed.
    pub fn agreed_hands(self) -> Option<u32> {
        match self {
            Self::Lazy { agreed_hands }
            | Self::MaxLoser { agreed_hands }
            | Self::Placement { agreed_hands }
            | Self::Refill { agreed_hands } => agreed_hands,
            Self::Std { .. } | Self::Lose200 { .. } | Self::Challenge { .. } => None,
        }
    }

    /// Points at which somebody has lost or is out.
    pub fn limit(self) -> Option<u32> {
        match self {
            Self::Lose200 { limit, .. } | Self::Challenge { limit } => Some(limit),
            _ => None,
        }
    }
}

/// Tie-breaks between level entrants (§0.5.6).
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
    /// Bigger best hand.
    Best,
    /// Fewer hands lost.
    Lost,
    /// Smaller worst hand.
    Worst,
    /// Earlier place in the list of entrants, such as the better seed in a stage of an event.
    Seed,
}

/// A scoring method and its tie-breaks, in the order in which they are applied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scoring {
    /// Method that turns results into points.
    pub method: Method,
    /// Tie-breaks in order; entrants who are still level share the rank.
    pub tie_breaks: Vec<TieBreak>,
}

impl MethodId {
    /// Default tie-breaks (§0.5.6, T-4P-6).
    pub fn tie_breaks(self) -> Vec<TieBreak> {
        match self {
            Self::Std => vec![TieBreak::Won, TieBreak::Best],
            Self::Lose200 => vec![TieBreak::Won, TieBreak::Worst],
            Self::Lazy => vec![TieBreak::Lost],
            Self::MaxLoser | Self::Placement => vec![TieBreak::Won],
            Self::Challenge | Self::Refill => Vec::new(),
        }
    }

    /// Kind of result that each hand must have.
    pub fn required_result(self) -> ResultKind {
        match self {
            Self::Std | Self::Lazy | Self::Lose200 | Self::MaxLoser | Self::Challenge => ResultKind::Out,
            Self::Placement => ResultKind::Order,
            Self::Refill => ResultKind::Refill,
        }
    }

    /// Returns true if the player with the largest holding has lost the hand (S-LAZY-3, S-MAXL-1).
    pub fn names_losers(self) -> bool {
        matches!(self, Self::Lazy | Self::MaxLoser)
    }

    /// Returns true if naming the loser of a hand is enough, because nothing is added up (M-4, S-LAZY-5,
    /// §0.5.9c).
    pub fn needs_only_loser(self) -> bool {
        self == Self::Lazy
    }

    /// Returns true if a match may end after an agreed number of hands; without one, the organiser ends it.
    pub fn allows_agreed_hands(self) -> bool {
        matches!(self, Self::Lazy | Self::MaxLoser | Self::Placement | Self::Refill)
    }

    /// Returns true if points are added up.
    pub fn sums_points(self) -> bool {
        !matches!(self, Self::Lazy | Self::Placement)
    }

    /// Returns true if points are charged: the fewer, the better.
    pub fn charges_points(self) -> bool {
        matches!(self, Self::Lose200 | Self::MaxLoser | Self::Challenge)
    }
}
