//! A ruling, and its reason.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

use crate::{Fault, PlayerId, Remark};

/// So many rulings a tournament has at most; more nobody could follow.
pub(crate) const MOST_RULINGS: usize = 200;

/// Points that are taken: 1 to 1,000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PointsTaken(u32);

impl PointsTaken {
    /// The fewest and the most at once.
    pub const RANGE: std::ops::RangeInclusive<u32> = 1..=1_000;

    /// So many, if that many can be taken at once.
    pub fn new(points: u32) -> Option<Self> {
        Self::RANGE.contains(&points).then_some(Self(points))
    }

    /// Reads points as somebody typed them.
    ///
    /// # Errors
    /// What is no whole number, or none that can be taken at once.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let (min, max) = (*Self::RANGE.start(), *Self::RANGE.end());
        let out_of_range =
            || Fault::OutOfRange { given: text.trim().to_owned(), min: min.into(), max: max.into() };
        text.trim().parse().ok().and_then(Self::new).ok_or_else(out_of_range)
    }

    /// How many.
    pub fn get(self) -> u32 {
        self.0
    }
}

/// What a referee says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Verdict {
    /// How something is to be played or counted, in words.
    Decision,
    /// A warning, which changes nothing.
    Warning {
        /// Who is warned.
        player: PlayerId,
    },
    /// Points that the line of a player loses; where the smallest total is first, points that it gets.
    Points {
        /// Whose.
        player: PlayerId,
        /// How many.
        points: PointsTaken,
    },
    /// The line of a player has no rank, and stands last.
    Disqualification {
        /// Who.
        player: PlayerId,
    },
}

/// The kinds of verdict; as text they are those of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum VerdictKind {
    /// [`Verdict::Decision`]
    Decision,
    /// [`Verdict::Warning`]
    Warning,
    /// [`Verdict::Points`]
    Points,
    /// [`Verdict::Disqualification`]
    Disqualification,
}

impl Verdict {
    /// Which kind it is.
    pub fn kind(&self) -> VerdictKind {
        match self {
            Self::Decision => VerdictKind::Decision,
            Self::Warning { .. } => VerdictKind::Warning,
            Self::Points { .. } => VerdictKind::Points,
            Self::Disqualification { .. } => VerdictKind::Disqualification,
        }
    }

    /// Whom it is about, where it is about somebody.
    pub fn player(&self) -> Option<&PlayerId> {
        match self {
            Self::Decision => None,
            Self::Warning { player } | Self::Points { player, .. } | Self::Disqualification { player } => {
                Some(player)
            }
        }
    }

    /// The same about whoever goes by another id.
    #[must_use]
    pub fn called(&self, id: impl FnOnce(&PlayerId) -> PlayerId) -> Self {
        match self {
            Self::Decision => Self::Decision,
            Self::Warning { player } => Self::Warning { player: id(player) },
            Self::Points { player, points } => Self::Points { player: id(player), points: *points },
            Self::Disqualification { player } => Self::Disqualification { player: id(player) },
        }
    }
}

/// A ruling, with its reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// What is ruled.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// Why.
    pub reason: Remark,
}
