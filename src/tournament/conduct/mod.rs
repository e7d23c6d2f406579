//! How the evening is conducted beside the hands: the clock of a block, what is said to the hall, and tables that call the organiser.

mod clock;
mod confirming;

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

pub use clock::{BlockClock, ClockDeed, ClockMinutes, ClockRefusal, Clocks};
pub use confirming::{Confirming, Unconfirmed};

use crate::{Remark, Slot, WhoCounts};

/// What holds now of all that was done to conduct the evening.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Conduct {
    /// How often anything of it changed that is told to the hall.
    pub changes: u32,
    /// The clocks of the tables.
    pub clocks: Clocks,
    /// What the organiser says to the hall.
    pub said: Option<Said>,
    /// The tables that call the organiser, by their numbers.
    pub calls: BTreeMap<u32, TableCall>,
    /// The blocks, and the rounds as wholes, that the organiser has closed.
    pub closed: BTreeSet<BlockChoice>,
    /// What happens to results that tables enter.
    pub confirming: Confirming,
    /// Since when; what was entered before is believed.
    pub confirming_since: Option<DateTime<Utc>>,
    /// Who enters what players are left with.
    pub counting: WhoCounts,
    /// When its codes end, if that was set.
    pub codes_until: Option<DateTime<Utc>>,
    /// The results that were confirmed, each by the revision of its hand.
    pub confirmed: BTreeMap<Slot, u32>,
}

impl Conduct {
    /// Whether what is recorded in a block is changed by organisers only.
    pub fn keeps(&self, round: u32, block: u32) -> bool {
        [Some(block), None].into_iter().any(|block| self.closed.contains(&BlockChoice { round, block }))
    }
}

/// A block, or a whole round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct BlockChoice {
    /// The round, from 1.
    pub round: u32,
    /// The block in it, from 1; none for all of them.
    pub block: Option<u32>,
}

/// What the organiser says to everybody in the hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The line.
    pub text: Remark,
    /// When it goes by itself; never, where nobody said so.
    pub until: Option<DateTime<Utc>>,
}

/// A table that calls the organiser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableCall {
    /// Since when.
    pub since: DateTime<Utc>,
    /// Why, if the table says so.
    pub note: Option<Remark>,
}

impl Said {
    /// Whether it still holds.
    pub fn holds(&self, now: DateTime<Utc>) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}
