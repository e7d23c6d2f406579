//! Plan of a stage: all that is agreed before it begins.

use std::num::NonZeroU32;

use chrono::{DateTime, Utc};
use strum::{Display, EnumString, IntoStaticStr, VariantNames};

use crate::{EntrantId, Name, Setup, ShortText};

/// Maximum number of stages; more than heats, two cuts, a semi-final and a final are hard to follow.
pub(super) const MOST_STAGES: usize = 10;

/// Maximum number of groups in a stage.
pub const MOST_GROUPS: u32 = 32;

/// Way in which the entrants of a stage meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StageForm {
    /// Groups of entrants who play one tournament together.
    Groups(NonZeroU32),
    /// Groups in which everybody plays a match against everybody else.
    League(NonZeroU32),
    /// Matches after which the loser is out, until one entrant is left.
    KnockOut {
        /// True if the losers of the semi-finals play for third place.
        third_place: bool,
    },
}

impl StageForm {
    /// Number of groups that end with a first place of their own.
    pub fn groups(self) -> u32 {
        match self {
            Self::Groups(groups) | Self::League(groups) => groups.get(),
            Self::KnockOut { .. } => 1,
        }
    }

    /// Returns true if two entrants at a time play a tournament, which one of them wins.
    pub fn is_matches(self) -> bool {
        !matches!(self, Self::Groups(_))
    }
}

/// Way of drawing groups, or places in a knock-out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum StageDraw {
    /// By the order in which entrants come in: the best ones meet late.
    #[default]
    Seeding,
    /// By lot.
    Lot,
    /// By lot, but those who belong together, such as club mates or a family, or come from one group, meet late.
    Apart,
}

/// Way of deciding between entrants who are level where the cut is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum LevelRule {
    /// By their order in the stage: the better seed gets through.
    #[default]
    Order,
    /// By a play-off.
    PlayOff,
}

/// Share of points, in percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Percent(u8);

impl Percent {
    /// All of the points.
    pub const ALL: Self = Self(100);

    /// Returns `None` unless the number is 1 to 100.
    pub fn new(percent: u64) -> Option<Self> {
        u8::try_from(percent).ok().filter(|percent| (1..=100).contains(percent)).map(Self)
    }

    /// The number, 1 to 100.
    pub fn get(self) -> u8 {
        self.0
    }

    /// Returns the share of these points, rounded to whole points, halves up.
    pub fn of(self, points: u32) -> u32 {
        let hundredths = u64::from(points) * u64::from(self.0);
        u32::try_from((hundredths + 50) / 100).unwrap_or(points)
    }
}

/// Part of the stage before that goes along into a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Carry {
    /// Nothing: everybody starts level.
    #[default]
    Nothing,
    /// A share of the points. Entrants who join start with none or, if points are charged, with the most that anybody carries.
    Points(Percent),
    /// The order, which decides between those who are level after all other tie-breaks.
    Order,
}

/// Rules for getting through from the stage before. Whoever fits several rules gets through by the first of them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cut {
    /// Entrants of the event who join in this stage, ahead of everybody else.
    pub byes: Vec<EntrantId>,
    /// Number of the best of each group.
    pub best_of_each: u32,
    /// Number of the best of all who are left: the luckiest losers if groups come first.
    pub best: u32,
    /// Entrants who get through whatever their place.
    pub named: Vec<EntrantId>,
    /// Decision between level entrants.
    pub level: LevelRule,
    /// Part of the stage before that goes along.
    pub carry: Carry,
}

impl Cut {
    /// Number of entrants that it lets through from this number of groups.
    pub fn places(&self, groups: u32) -> usize {
        let counted = u64::from(self.best_of_each) * u64::from(groups) + u64::from(self.best);
        (self.byes.len() + self.named.len()).saturating_add(usize::try_from(counted).unwrap_or(usize::MAX))
    }
}

/// Plan of a stage.
#[derive(Debug, Clone, PartialEq)]
pub struct StagePlan {
    /// Name of the stage, such as “Heats”.
    pub name: Name,
    /// Way in which its entrants meet.
    pub form: StageForm,
    /// Way in which they are drawn.
    pub draw: StageDraw,
    /// Cut before it; `None` in the first stage, which has the line-up of the event.
    pub cut: Option<Cut>,
    /// Setup of each of its tournaments.
    pub setup: Setup,
    /// Start of its tournaments, if it has been agreed.
    pub starts_at: Option<DateTime<Utc>>,
    /// Place at which it is played, such as a hall, if it has been agreed.
    pub place: Option<ShortText>,
}
