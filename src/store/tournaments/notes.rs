//! What the record says of the things that happened, beside what kind they are. Names are those of the moment.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use strum::Display;

use lastcard_tournament::{ClockDeed, Name, PlayerId, Remark, Since, Slot, Step};

/// Which kind of change it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Display)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ChangeKind {
    /// A substitute took somebody's seat.
    Substituted,
    /// A player left for good.
    Withdrawn,
    /// A late player joined.
    Joined,
}

impl From<&Step> for ChangeKind {
    fn from(step: &Step) -> Self {
        match (step, step.comes()) {
            (Step::Joins { .. }, _) => Self::Joined,
            (Step::Leaves { .. }, Some(_)) => Self::Substituted,
            (Step::Leaves { .. }, None) => Self::Withdrawn,
        }
    }
}

/// Who came and who left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangeNote {
    /// The name of whoever left; nobody's where a late player joined.
    pub leaves: Option<Name>,
    /// The name of whoever came; nobody's where a player withdrew.
    pub comes: Option<Name>,
    /// From which hand on.
    #[serde(flatten)]
    pub from: Since,
}

/// Who was drawn to deal first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealerNote {
    /// The table's number.
    pub table: u32,
    /// The dealer's name.
    pub player: Name,
}

/// What was done to which clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockNote {
    /// Of which table; none for that of the hall.
    pub table: Option<u32>,
    /// What.
    #[serde(flatten)]
    pub deed: ClockDeed,
}

/// What is said to the hall.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SaidNote {
    /// The line.
    pub text: Remark,
    /// When it goes by itself, if it does.
    pub until: Option<DateTime<Utc>>,
}

/// Which result is right, and who says so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConfirmedNote {
    /// The hand.
    pub slot: Slot,
    /// Its revision.
    pub revision: u32,
    /// A player of the other side; none where an organiser did.
    pub player: Option<PlayerId>,
}

/// Which table calls, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallNote {
    /// The table's number.
    pub table: u32,
    /// What it says, if anything.
    pub note: Option<Remark>,
}
