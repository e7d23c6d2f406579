//! Hall state: block timers, messages to the hall, and tables that are calling the organiser; the content of its
//! projectors.

mod clock;
mod confirming;
mod fold;

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

pub use clock::{BlockClock, ClockCommand, ClockMinutes, ClockRefusal, Clocks};
pub use confirming::{ConfirmationMode, Unconfirmed};

use crate::PrizeGivingProgress;
use crate::trial::TrialClock;
use lastcard_tournament::{CountingMode, ShortText, Slot};

/// Current state of a hall: timers, message, calls and settings.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HallState {
    /// Number of changes to the information displayed to the hall.
    pub changes: u32,
    /// Block timers.
    pub clocks: Clocks,
    /// Message from the organiser to the hall.
    pub said: Option<HallMessage>,
    /// Tables that are calling the organiser, by table number.
    pub calls: BTreeMap<u32, HelpRequest>,
    /// Blocks and whole rounds that the organiser has closed.
    pub closed: BTreeSet<BlockChoice>,
    /// Treatment of results entered by tables.
    pub confirming: ConfirmationMode,
    /// Time from which `confirming` applies; results entered earlier are accepted.
    pub confirming_since: Option<DateTime<Utc>>,
    /// Setting that determines who enters the holdings.
    pub counting: CountingMode,
    /// Expiry of the tournament's codes, if set.
    pub codes_until: Option<DateTime<Utc>>,
    /// Confirmed results: the confirmed revision of each hand.
    pub confirmed: BTreeMap<Slot, u32>,
    /// Pace chosen for the bots of a trial evening; `None` before the first choice.
    pub trial: Option<TrialClock>,
    /// Progress of the prize-giving; `None` unless it has begun.
    pub prize_giving: Option<PrizeGivingProgress>,
}

impl HallState {
    /// Returns true if only organisers may change results in this block.
    pub fn is_closed(&self, round: u32, block: u32) -> bool {
        [Some(block), None].into_iter().any(|block| self.closed.contains(&BlockChoice { round, block }))
    }
}

/// A block, or a whole round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct BlockChoice {
    /// Round, starting at 1.
    pub round: u32,
    /// Block in the round, starting at 1; `None` for all of them.
    pub block: Option<u32>,
}

/// A message from the organiser to everybody in the hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallMessage {
    /// Text of the message.
    pub text: ShortText,
    /// Expiry; `None` if the message stays until it is removed.
    pub until: Option<DateTime<Utc>>,
}

/// A table's call for the organiser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HelpRequest {
    /// Start of the call.
    pub since: DateTime<Utc>,
    /// Reason, if the table gave one.
    pub note: Option<ShortText>,
}

impl HallMessage {
    /// Returns true if the message has not expired.
    pub fn is_current(&self, now: DateTime<Utc>) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}

/// Content of a projector.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum ProjectorMode {
    /// Standings and tables, side by side or in turn; at the end, the podium as well.
    #[default]
    Evening,
    /// The standings alone.
    Standings,
    /// The tables, and each player's next table.
    Tables,
    /// The podium, once there is one.
    Podium,
    /// The message alone.
    Message,
}

/// Settings made at the desk.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProjectorSettings {
    /// Content to show.
    pub shows: ProjectorMode,
    /// Message to show with the content.
    pub message: Option<ShortText>,
}
