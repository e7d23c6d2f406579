//! Kinds of events of a tournament, apart from its results, in the form in which they are stored.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use strum::Display;

use super::payloads::{
    CallPayload, ChangeKind, ChangePayload, ClockPayload, ConfirmationPayload, DealerPayload, EntrantOrder,
    NoticePayload,
};
use super::seat_change::SeatChange;
use crate::PrizeGivingProgress;
use crate::hall::{BlockChoice, ConfirmationMode};
use crate::trial::TrialPace;
use lastcard_tournament::{CountingMode, EntrantId, Name, Ruling, ShortText};

/// An event. The variant name in kebab case is the column `kind`, its data are the column `detail`. Names are
/// as of the event: the record has to read the same after somebody is renamed or removed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Display)]
#[serde(tag = "kind", content = "detail", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum EventKind {
    /// The tournament was created.
    Created,
    /// The draft was edited.
    Edited,
    /// The order of the entrants was set.
    Drawn {
        /// Origin of the order.
        order: EntrantOrder,
        /// The entrants in that order.
        entrants: Vec<EntrantId>,
    },
    /// The tournament was started.
    Started,
    /// An organiser ended it early.
    Stopped,
    /// It continues after an early end.
    Reopened,
    /// It was archived: nothing is recorded any more.
    Archived,
    /// It was brought back from the archive.
    Unarchived,
    /// It became a draft again.
    Redrafted,
    /// The chances are shown to everybody again.
    ChancesShown,
    /// The chances are hidden.
    ChancesHidden,
    /// A table got another code.
    Reissued {
        /// Number of the table.
        table: u32,
    },
    /// A scorer's code was issued.
    ScorerIssued,
    /// The scorer's code was revoked.
    ScorerRevoked,
    /// The codes got another expiry; `None` for the usual one.
    CodesUntil(Option<DateTime<Utc>>),
    /// A substitute took over a seat.
    Substituted(ChangePayload),
    /// A player left for good.
    Withdrawn(ChangePayload),
    /// A late player joined.
    Joined(ChangePayload),
    /// One of these three line-up changes was undone.
    Undone {
        /// Kind of the line-up change.
        step: ChangeKind,
        /// Details of the line-up change.
        #[serde(flatten)]
        change: ChangePayload,
    },
    /// A play-off for first place began.
    PlayOff,
    /// The play-off was taken back.
    PlayOffUndone,
    /// A table, or an organiser for it, drew its first dealer.
    DealerDrawn(DealerPayload),
    /// The draw was undone.
    DealerUndone(DealerPayload),
    /// Two roster entries of somebody who plays here were merged.
    Merged {
        /// Name of the removed entry.
        goes: Name,
        /// Name of the entry that stays.
        stays: Name,
    },
    /// The audience or the embargo changed.
    Audience,
    /// Somebody who plays here was erased.
    Erased,
    /// A seat of a played hand changed hands.
    Seat(SeatChange),
    /// A timer was changed.
    Clock(ClockPayload),
    /// A message to the hall was shown.
    Said(NoticePayload),
    /// The message was removed.
    SaidNoMore,
    /// A table called an organiser.
    Called(CallPayload),
    /// A block or a round was closed: only organisers can change its results.
    Closed(BlockChoice),
    /// A block or a round was opened again.
    Opened(BlockChoice),
    /// The confirmation required of results from tables changed.
    Confirming(ConfirmationMode),
    /// The setting for who reports the cards that players are left with was changed.
    Counting(CountingMode),
    /// The other side or an organiser confirmed a result.
    Confirmed(ConfirmationPayload),
    /// A referee made a ruling.
    Ruled(Ruling),
    /// The ruling was taken back.
    RulingUndone(Ruling),
    /// The prize-giving began, or went on or back to a place.
    PrizeGiving(PrizeGivingProgress),
    /// The prize-giving was called off.
    PrizeGivingEnded,
    /// The call of a table ended.
    CallEnded {
        /// Number of the table.
        table: u32,
    },
    /// The bots of a trial evening got another pace.
    TrialPace(TrialPace),
}

impl EventKind {
    /// Reads an event from its columns.
    ///
    /// # Errors
    /// Fails if there is no such kind, or the details are not of that kind.
    pub fn from_columns(kind: &str, detail: &str) -> Result<Self, serde_json::Error> {
        let detail: Value = serde_json::from_str(detail)?;
        serde_json::from_value(json!({ "kind": kind, "detail": detail }))
    }

    /// Returns the column `detail`.
    ///
    /// # Errors
    /// Fails if the details cannot be written as JSON, which would be a bug.
    pub fn detail(&self) -> Result<String, serde_json::Error> {
        let written = serde_json::to_value(self)?;
        Ok(written.get("detail").unwrap_or(&Value::Null).to_string())
    }

    /// Returns true if standings, or names in them, may have changed.
    pub fn changes_outcome(&self) -> bool {
        match self {
            Self::Stopped
            | Self::Reopened
            | Self::Substituted(_)
            | Self::Withdrawn(_)
            | Self::Joined(_)
            | Self::Undone { .. }
            | Self::PlayOff
            | Self::PlayOffUndone
            | Self::Merged { .. }
            | Self::Audience
            | Self::Erased
            | Self::Ruled(_)
            | Self::RulingUndone(_) => true,
            Self::Created
            | Self::Edited
            | Self::Drawn { .. }
            | Self::Started
            | Self::Archived
            | Self::Unarchived
            | Self::Redrafted
            | Self::ChancesShown
            | Self::ChancesHidden
            | Self::Reissued { .. }
            | Self::ScorerIssued
            | Self::ScorerRevoked
            | Self::CodesUntil(_)
            | Self::DealerDrawn(_)
            | Self::DealerUndone(_)
            | Self::Seat(_)
            | Self::Clock(_)
            | Self::Said(_)
            | Self::SaidNoMore
            | Self::Called(_)
            | Self::CallEnded { .. }
            | Self::Closed(_)
            | Self::Opened(_)
            | Self::Confirming(_)
            | Self::Counting(_)
            | Self::PrizeGiving(_)
            | Self::PrizeGivingEnded
            | Self::Confirmed(_)
            | Self::TrialPace(_) => false,
        }
    }

    /// Rewrites the text that somebody typed.
    #[must_use]
    pub fn rewritten(mut self, write: impl Fn(&str) -> String) -> Self {
        let written =
            self.remark().and_then(|remark| ShortText::parse(&write(remark.as_str())).ok().flatten());
        if let Some(written) = written {
            match &mut self {
                Self::Said(note) => note.text = written,
                Self::Called(note) => note.note = Some(written),
                Self::Ruled(ruling) | Self::RulingUndone(ruling) => ruling.reason = written,
                _ => {}
            }
        }
        self
    }

    /// Text that somebody typed.
    pub fn remark(&self) -> Option<&ShortText> {
        match self {
            Self::Said(note) => Some(&note.text),
            Self::Called(note) => note.note.as_ref(),
            Self::Ruled(ruling) | Self::RulingUndone(ruling) => Some(&ruling.reason),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored events must stay readable.
    #[test]
    fn each_event_keeps_its_stored_form() {
        let change = r#"{"leaves":"Anna","comes":"Zoya","round":1,"hand":5}"#;
        let undone = r#"{"step":"withdrawn","leaves":"Anna","comes":null,"round":2,"hand":1}"#;
        let seat = r#"{"slot":{"round":1,"hand":3,"table":2},"attempt":1,"player":"anna","by":"bot","way":"organiser"}"#;
        for (kind, detail) in [
            ("created", "null"),
            ("edited", "null"),
            ("drawn", r#"{"order":"lot","entrants":["anna","boris"]}"#),
            ("drawn", r#"{"order":"typed","entrants":[]}"#),
            ("started", "null"),
            ("stopped", "null"),
            ("reopened", "null"),
            ("archived", "null"),
            ("unarchived", "null"),
            ("redrafted", "null"),
            ("reissued", r#"{"table":3}"#),
            ("scorer-issued", "null"),
            ("scorer-revoked", "null"),
            ("codes-until", r#""2026-11-26T23:00:00Z""#),
            ("codes-until", "null"),
            ("substituted", change),
            ("withdrawn", r#"{"leaves":"Anna","comes":null,"round":1,"hand":5}"#),
            ("joined", r#"{"leaves":null,"comes":"Zoya","round":1,"hand":5}"#),
            ("undone", undone),
            ("play-off", "null"),
            ("play-off-undone", "null"),
            ("dealer-drawn", r#"{"table":1,"player":"Anna"}"#),
            ("dealer-undone", r#"{"table":1,"player":"Anna"}"#),
            ("merged", r#"{"goes":"Annie","stays":"Anna"}"#),
            ("audience", "null"),
            ("erased", "null"),
            ("seat", seat),
            ("clock", r#"{"table":null,"deed":"started","minutes":24}"#),
            ("clock", r#"{"table":3,"deed":"paused"}"#),
            ("said", r#"{"text":"Break","until":"2026-11-25T20:15:00Z"}"#),
            ("said-no-more", "null"),
            ("called", r#"{"table":3,"note":"A card is missing"}"#),
            ("call-ended", r#"{"table":3}"#),
            ("confirming", r#"{"mode":"required","minutes":10}"#),
            ("confirming", r#"{"mode":"off"}"#),
            ("counting", r#""players""#),
            ("confirmed", r#"{"slot":{"round":1,"hand":3,"table":2},"revision":2,"player":"anna"}"#),
            ("ruled", r#"{"kind":"points","player":"anna","points":20,"reason":"Twice late"}"#),
            ("ruled", r#"{"kind":"decision","reason":"Hand 5 stands"}"#),
            ("ruling-undone", r#"{"kind":"warning","player":"anna","reason":"Twice late"}"#),
            ("prize-giving", r#"{"place":3}"#),
            ("prize-giving", r#"{"place":null}"#),
            ("prize-giving-ended", "null"),
            ("closed", r#"{"round":1,"block":2}"#),
            ("opened", r#"{"round":1,"block":null}"#),
            ("trial-pace", r#""paused""#),
            ("trial-pace", r#"{"times":60}"#),
            ("trial-pace", r#"{"through":{"round":1,"block":2}}"#),
        ] {
            let read = EventKind::from_columns(kind, detail).unwrap();
            assert_eq!(read.to_string(), kind);
            let detail: Value = serde_json::from_str(detail).unwrap();
            assert_eq!(serde_json::from_str::<Value>(&read.detail().unwrap()).unwrap(), detail, "{kind}");
        }
    }
}
