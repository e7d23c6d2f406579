//! The formats of `DESIGN.md` §3.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

/// How a tournament is played: who sits with whom, and what ends it.
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
pub enum Format {
    /// Two teams of two, partners opposite, to a target (T-2X2).
    TwoVsTwo,
    /// Four players, each partners each other four times a round (T-4P).
    FourPlayer,
    /// Eight players at two tables, each partners each other four times a round (T-8P).
    EightPlayer,
}

impl Format {
    /// Whether a movement says who sits where, for rounds agreed beforehand; otherwise it is a match.
    pub fn is_movement(self) -> bool {
        matches!(self, Self::FourPlayer | Self::EightPlayer)
    }

    /// The players it takes.
    pub fn players(self) -> usize {
        match self {
            Self::TwoVsTwo | Self::FourPlayer => 4,
            Self::EightPlayer => 8,
        }
    }

    /// The entrants it takes: teams or players.
    pub fn entrants(self) -> usize {
        match self {
            Self::TwoVsTwo => 2,
            Self::FourPlayer => 4,
            Self::EightPlayer => 8,
        }
    }

    /// The players of one entrant.
    pub fn team_size(self) -> usize {
        self.players() / self.entrants()
    }

    /// The players at one table.
    pub fn at_table(self) -> usize {
        4
    }

    /// The tables at which it is played.
    pub fn tables(self) -> u32 {
        match self {
            Self::TwoVsTwo | Self::FourPlayer => 1,
            Self::EightPlayer => 2,
        }
    }
}
