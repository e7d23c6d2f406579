//! Setup: everything agreed before the first hand.

pub(super) mod format;
pub(super) mod keys;
pub(super) mod pace;
pub(super) mod scoring;

use std::num::NonZeroU32;

use lastcard_rules::{Ruleset, Values};

use crate::{Format, Method, MethodId, OwnRule, Scoring};

/// Length of a movement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MovementLength {
    /// Whole passes of the movement.
    Rounds(NonZeroU32),
    /// A number of blocks, for an evening too short for a whole round.
    Blocks(NonZeroU32),
}

/// Hands that the same four play with the same partners before they move on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HandsPerBlock {
    /// Partners change after every hand.
    One,
    /// Each side deals once.
    Two,
    /// Four hands, as in the texts.
    Four,
}

impl HandsPerBlock {
    /// Number of hands: 1, 2 or 4.
    pub fn get(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Four => 4,
        }
    }

    /// Returns `None` if there is no block of that many hands.
    pub fn new(hands: u64) -> Option<Self> {
        [Self::One, Self::Two, Self::Four].into_iter().find(|choice| u64::from(choice.get()) == hands)
    }
}

/// Settings of a movement besides its format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// Length in rounds or blocks.
    pub length: MovementLength,
    /// Number of hands in a block.
    pub hands_per_block: HandsPerBlock,
    /// True if the opponents keep their sides in the second half of a block (§0.5.3).
    pub fixed_seats: bool,
    /// True if hands with the same number have the same deck at all tables, and every second round is
    /// mirrored.
    pub duplicate: bool,
}

/// Everything agreed before the first hand. Always consistent: built by [`Setup::parse`].
#[derive(Debug, Clone, PartialEq)]
pub struct Setup {
    pub(crate) format: Format,
    pub(crate) plan: Option<Plan>,
    pub(crate) scoring: Scoring,
    pub(crate) values: Values,
    pub(crate) rules: Ruleset,
    pub(crate) own_rule: Option<OwnRule>,
    pub(crate) move_seconds: Option<NonZeroU32>,
    /// Set only in a play-off: the method of the hands before it.
    pub(crate) play_off_of: Option<MethodId>,
}

impl Setup {
    /// Format: who sits with whom, and what ends the tournament.
    pub fn format(&self) -> Format {
        self.format
    }

    /// Length and blocks of a movement; `None` for a match.
    pub fn plan(&self) -> Option<Plan> {
        self.plan
    }

    /// Returns true if hands played in the app have the same deck at all tables.
    pub fn is_duplicate(&self) -> bool {
        self.plan.is_some_and(|plan| plan.duplicate)
    }

    /// Scoring: how results become standings.
    pub fn scoring(&self) -> &Scoring {
        &self.scoring
    }

    /// Scoring method with its numbers.
    pub fn method(&self) -> Method {
        self.scoring.method
    }

    /// Values of the cards.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// Rules by which hands are played.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The club's own rule, in words, in addition to the options.
    pub fn own_rule(&self) -> Option<&OwnRule> {
        self.own_rule.as_ref()
    }

    /// Returns true if nothing but the winner of a hand matters, as in a play-off: holdings are neither
    /// needed nor scored.
    pub fn scores_wins_only(&self) -> bool {
        self.play_off_of.is_some()
    }

    /// Agreed method, even in a play-off.
    pub(crate) fn agreed_method(&self) -> MethodId {
        self.play_off_of.unwrap_or(self.method().id())
    }

    /// Seconds after which a bot moves for an idle player in a hand played in the app; `None` for no limit.
    pub fn move_seconds(&self) -> Option<NonZeroU32> {
        self.move_seconds
    }
}
