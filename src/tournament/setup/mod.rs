//! What was agreed before the first hand.

pub(super) mod format;
pub(super) mod keys;
pub(super) mod own_rule;
pub(super) mod pace;
pub(super) mod scoring;

use std::num::NonZeroU32;

use lastcard_rules::{Ruleset, Values};

use crate::{Format, Method, MethodId, OwnRule, Scoring};

/// How long a movement is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// Whole passes of the movement.
    Rounds(NonZeroU32),
    /// A number of blocks instead, for an evening that has no time for a whole round.
    Blocks(NonZeroU32),
}

/// The hands that the same four play with the same partners before they move on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HandsPerBlock {
    /// Partners change after every hand.
    One,
    /// Each side deals once.
    Two,
    /// Four hands, as the texts have it.
    Four,
}

impl HandsPerBlock {
    /// The hands as a number: 1, 2 or 4.
    pub fn get(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Four => 4,
        }
    }

    /// The choice of that number, if there is one.
    pub fn new(hands: u64) -> Option<Self> {
        [Self::One, Self::Two, Self::Four].into_iter().find(|choice| u64::from(choice.get()) == hands)
    }
}

/// What a movement needs beside its format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// How long it is played.
    pub length: Length,
    /// The hands of a block.
    pub hands_per_block: HandsPerBlock,
    /// Whether the opponents keep their sides in the second half of a block (§0.5.3).
    pub fixed_seats: bool,
    /// Whether the hands of one number have the same deck at all tables, and of two rounds the second is mirrored.
    pub duplicate: bool,
}

/// What was agreed before the first hand. Always consistent: made by [`Setup::parse`].
#[derive(Debug, Clone, PartialEq)]
pub struct Setup {
    pub(crate) format: Format,
    pub(crate) plan: Option<Plan>,
    pub(crate) scoring: Scoring,
    pub(crate) values: Values,
    pub(crate) rules: Ruleset,
    pub(crate) own_rule: Option<OwnRule>,
    pub(crate) move_seconds: Option<NonZeroU32>,
    /// In a play-off only: the method that was agreed for the hands before it.
    pub(crate) play_off_of: Option<MethodId>,
}

impl Setup {
    /// Who sits with whom, and what ends it.
    pub fn format(&self) -> Format {
        self.format
    }

    /// Length and blocks of a movement; none for a match.
    pub fn plan(&self) -> Option<Plan> {
        self.plan
    }

    /// Whether hands that are played in the app have the same deck at all tables.
    pub fn is_duplicate(&self) -> bool {
        self.plan.is_some_and(|plan| plan.duplicate)
    }

    /// How results become standings.
    pub fn scoring(&self) -> &Scoring {
        &self.scoring
    }

    /// The scoring method with its numbers.
    pub fn method(&self) -> Method {
        self.scoring.method
    }

    /// What the cards count.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// By which rules the hands are played.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// What was agreed beside the options, in words.
    pub fn own_rule(&self) -> Option<&OwnRule> {
        self.own_rule.as_ref()
    }

    /// Whether nothing matters but who wins a hand, as in a play-off: then no holding is needed, and none is scored.
    pub fn only_wins(&self) -> bool {
        self.play_off_of.is_some()
    }

    /// The method that was agreed, also where only who wins a hand matters.
    pub(crate) fn agreed_method(&self) -> MethodId {
        self.play_off_of.unwrap_or(self.method().id())
    }

    /// In a hand that is played in the app, the seconds after which a bot moves for who does not; none for any time.
    pub fn move_seconds(&self) -> Option<NonZeroU32> {
        self.move_seconds
    }
}
