//! Rulings by a referee between hands: decisions, warnings, points taken under a club's own rule,
//! disqualifications. The rules texts do not provide for them, so they affect places and nothing else: the
//! end of a tournament depends only on its hands.

pub(super) mod in_force;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

use crate::{Fault, PlayerId, ShortText};

/// Maximum number of rulings in a tournament; nobody could follow more.
pub(crate) const MOST_RULINGS: usize = 200;

/// Points taken by a ruling: 1 to 1,000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PointsTaken(u32);

impl PointsTaken {
    /// Minimum and maximum number of points in one ruling.
    pub const RANGE: std::ops::RangeInclusive<u32> = 1..=1_000;

    /// Returns `None` if the number is out of range.
    pub fn new(points: u32) -> Option<Self> {
        Self::RANGE.contains(&points).then_some(Self(points))
    }

    /// Parses points as typed.
    ///
    /// # Errors
    /// Fails if the text is not a whole number in range.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let (min, max) = (*Self::RANGE.start(), *Self::RANGE.end());
        let out_of_range =
            || Fault::OutOfRange { given: text.trim().to_owned(), min: min.into(), max: max.into() };
        text.trim().parse().ok().and_then(Self::new).ok_or_else(out_of_range)
    }

    /// The number of points.
    pub fn get(self) -> u32 {
        self.0
    }
}

/// A referee's verdict.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Verdict {
    /// A decision, in words, about how to play or to count.
    Decision,
    /// A warning, which changes nothing.
    Warning {
        /// Player who is warned.
        player: PlayerId,
    },
    /// Points deducted from a player's line, or added to it if the smallest total leads.
    Points {
        /// Player whose line it is.
        player: PlayerId,
        /// Number of points.
        points: PointsTaken,
    },
    /// The player's line has no rank, and comes last.
    Disqualification {
        /// Player who is disqualified.
        player: PlayerId,
    },
}

/// Kinds of verdict, written as in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum VerdictKind {
    /// Kind of [`Verdict::Decision`].
    Decision,
    /// Kind of [`Verdict::Warning`].
    Warning,
    /// Kind of [`Verdict::Points`].
    Points,
    /// Kind of [`Verdict::Disqualification`].
    Disqualification,
}

impl Verdict {
    /// Kind of the verdict.
    pub fn kind(&self) -> VerdictKind {
        match self {
            Self::Decision => VerdictKind::Decision,
            Self::Warning { .. } => VerdictKind::Warning,
            Self::Points { .. } => VerdictKind::Points,
            Self::Disqualification { .. } => VerdictKind::Disqualification,
        }
    }

    /// Player whom the verdict concerns; `None` for a decision.
    pub fn player(&self) -> Option<&PlayerId> {
        match self {
            Self::Decision => None,
            Self::Warning { player } | Self::Points { player, .. } | Self::Disqualification { player } => {
                Some(player)
            }
        }
    }

    /// Returns the verdict with the player's id replaced.
    #[must_use]
    pub fn map_player(&self, id: impl FnOnce(&PlayerId) -> PlayerId) -> Self {
        match self {
            Self::Decision => Self::Decision,
            Self::Warning { player } => Self::Warning { player: id(player) },
            Self::Points { player, points } => Self::Points { player: id(player), points: *points },
            Self::Disqualification { player } => Self::Disqualification { player: id(player) },
        }
    }
}

/// A ruling with its reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// The referee's verdict.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// Reason given.
    pub reason: ShortText,
}

#[cfg(test)]
mod tests;
