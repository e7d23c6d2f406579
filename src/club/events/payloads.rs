//! Details of events. Names are as of the event.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use strum::Display;

use crate::hall::ClockCommand;
use lastcard_tournament::{HandNumber, LineUpChange, Name, PlayerId, ShortText, Slot};

/// Kind of a line-up change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Display)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ChangeKind {
    /// A substitute took over a seat.
    Substituted,
    /// A player left for good.
    Withdrawn,
    /// A late player joined.
    Joined,
}

impl From<&LineUpChange> for ChangeKind {
    fn from(step: &LineUpChange) -> Self {
        match (step, step.joining_player()) {
            (LineUpChange::Joins { .. }, _) => Self::Joined,
            (LineUpChange::Leaves { .. }, Some(_)) => Self::Substituted,
            (LineUpChange::Leaves { .. }, None) => Self::Withdrawn,
        }
    }
}

/// Details of a line-up change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangePayload {
    /// Name of the player who left; `None` if a late player joined.
    pub leaves: Option<Name>,
    /// Name of the player who came; `None` if a player withdrew.
    pub comes: Option<Name>,
    /// First hand that is affected.
    #[serde(flatten)]
    pub from: HandNumber,
}

/// Details of a draw for the first dealer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealerPayload {
    /// Number of the table.
    pub table: u32,
    /// Name of the dealer.
    pub player: Name,
}

/// Details of a change to a timer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockPayload {
    /// Table of the timer; `None` for the timer of the hall.
    pub table: Option<u32>,
    /// Change to the timer.
    #[serde(flatten)]
    pub deed: ClockCommand,
}

/// A message to the hall.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoticePayload {
    /// The message, one line.
    pub text: ShortText,
    /// Time at which it disappears by itself, if any.
    pub until: Option<DateTime<Utc>>,
}

/// Details of a confirmation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConfirmationPayload {
    /// The hand whose result is confirmed.
    pub slot: Slot,
    /// Revision that is confirmed.
    pub revision: u32,
    /// The player of the other side; `None` if an organiser confirmed it.
    pub player: Option<PlayerId>,
}

/// Details of a call for an organiser.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallPayload {
    /// Number of the table.
    pub table: u32,
    /// Reason given by the table, if any.
    pub note: Option<ShortText>,
}

/// Origin of the order of the entrants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum EntrantOrder {
    /// Drawn by lot.
    #[serde(rename = "lot")]
    ByLot,
    /// As typed by the organiser.
    #[serde(rename = "typed")]
    AsTyped,
}
