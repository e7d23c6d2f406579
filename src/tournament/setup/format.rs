//! Formats of a tournament (`docs/file.md`).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

use lastcard_rules::{MOST_SEATS, Preset, Values};

use crate::MethodId;

/// Format of a tournament: who sits with whom, and what ends it.
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
    /// Four players, two against two; each plays as the partner of every other four times a round (T-4P,
    /// T-4P-1).
    FourPlayer,
    /// Eight players at two tables at a time (T-8P-1); each plays as the partner of every other four times a
    /// round (T-8P).
    EightPlayer,
    /// Two teams of two to five, seated alternately, to a target (T-TEAM).
    Team,
    /// Everybody for themselves at one table (R-PLY-1).
    FreeForAll,
    /// Players who reach the limit are out; the last one left wins (V-CHAL).
    Challenge,
    /// Each hand is played until one player is left, who loses; nobody wins (V-COW).
    Cowboy,
    /// Two players, with a draft before each hand; the lower total wins (V-DUO).
    Duo,
    /// Any number from 4 to 64: partners and opponents change as in the four- and eight-player movements.
    Individual,
}

/// Maximum number of players in an `individual`.
const MOST_INDIVIDUALS: usize = 64;

impl Format {
    /// Returns true for a movement, which assigns seats for an agreed number of rounds; otherwise it is a
    /// match.
    pub fn is_movement(self) -> bool {
        matches!(self, Self::FourPlayer | Self::EightPlayer | Self::Individual)
    }

    /// Returns true if blocks not yet begun are redrawn when somebody comes or goes; the four- and
    /// eight-player movements are never changed (§12.5).
    pub fn is_redrawn(self) -> bool {
        self == Self::Individual
    }

    /// Returns true if players at every second seat win and lose together; otherwise everybody plays alone.
    pub fn has_partners(self) -> bool {
        self.is_movement() || self.has_teams()
    }

    /// Returns true if its entrants are teams.
    pub fn has_teams(self) -> bool {
        matches!(self, Self::TwoVsTwo | Self::Team)
    }

    /// Number of entrants: teams or players.
    pub fn entrants(self) -> RangeInclusive<usize> {
        match self {
            Self::TwoVsTwo | Self::Team | Self::Duo => 2..=2,
            Self::FourPlayer => 4..=4,
            Self::EightPlayer => 8..=8,
            // 002 names no number for its two variants (§0.5.11e).
            Self::FreeForAll | Self::Challenge | Self::Cowboy => 2..=MOST_SEATS,
            Self::Individual => 4..=MOST_INDIVIDUALS,
        }
    }

    /// Number of players in an entrant (T-TEAM-2).
    pub fn team_size(self) -> RangeInclusive<usize> {
        match self {
            Self::TwoVsTwo => 2..=2,
            Self::Team => 2..=MOST_SEATS / 2,
            _ => 1..=1,
        }
    }

    /// Number of players.
    pub fn players(self) -> RangeInclusive<usize> {
        let (entrants, size) = (self.entrants(), self.team_size());
        entrants.start() * size.start()..=entrants.end() * size.end()
    }

    /// Number of players at one table at the start.
    pub fn players_at_table(self) -> RangeInclusive<usize> {
        if self.is_movement() { 4..=4 } else { self.players() }
    }

    /// Default preset, the one a club expects.
    pub fn default_preset(self, method: MethodId) -> Preset {
        match (self, method) {
            (Self::Challenge, _) => Preset::Challenge,
            (Self::Cowboy, _) => Preset::Cowboy,
            (Self::Duo, _) => Preset::Duo,
            (_, MethodId::Refill) => Preset::Refill,
            _ => Preset::Club,
        }
    }

    /// Default card values (S-DUO-1).
    pub fn default_values(self) -> Values {
        if self == Self::Duo { Values::Duo } else { Values::Std }
    }

    /// Scoring methods that suit the format, the usual one first (§11.8).
    pub fn scorings(self) -> &'static [MethodId] {
        use MethodId::{Challenge, Lazy, Lose200, MaxLoser, Placement, Refill, Std};
        match self {
            Self::FreeForAll => &[Std, Lazy, Lose200, MaxLoser, Placement, Refill],
            Self::Challenge => &[Challenge],
            Self::Cowboy => &[Placement],
            // S-DUO
            Self::Duo => &[Lose200],
            // T-2X2-2, T-4P-5, T-8P-3
            _ => &[Std, Lazy, Lose200],
        }
    }
}
