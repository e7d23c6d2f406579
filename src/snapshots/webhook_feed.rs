//! Messages about a tournament that a subscriber has not received yet. They are derived from the snapshot and
//! contain only what the public may see.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::TournamentSnapshot;
use lastcard_club::EventKind;
use lastcard_store::entries::{EntrySource, LedgerEntry};
use lastcard_store::tournaments::Event;
use lastcard_store::webhooks::{Cursor, MessageKind};
use lastcard_tournament::{HandResult, VoidReason};

/// The next step for a subscriber, with the message to send, if any.
#[derive(Debug, Clone, PartialEq)]
pub struct PendingEvent {
    /// The subscriber's position after this step.
    pub position: Cursor,
    /// The message; `None` if it is not public, or there is nothing to report.
    pub item: Option<(MessageKind, WebhookEvent)>,
}

/// The content of a message.
#[derive(Debug, Clone, PartialEq)]
pub enum WebhookEvent {
    /// A ledger entry of a hand.
    Entry(LedgerEntry),
    /// An event other than a result.
    Event(Event),
    /// The tournament has finished, or goes on after all.
    End {
        /// Deterministic id, the same each time it is derived.
        id: String,
        /// Time of the last change that led to it.
        at: DateTime<Utc>,
    },
}

impl WebhookEvent {
    /// Returns the permanent id of the message.
    pub fn id(&self) -> &str {
        match self {
            Self::Entry(entry) => entry.id.as_str(),
            Self::Event(event) => event.id.as_str(),
            Self::End { id, .. } => id,
        }
    }

    /// Returns the time of the reported action.
    pub fn occurred_at(&self) -> DateTime<Utc> {
        match self {
            Self::Entry(entry) => entry.created_at,
            Self::Event(event) => event.created_at,
            Self::End { at, .. } => *at,
        }
    }
}

impl TournamentSnapshot {
    /// Returns the steps after `from` in chronological order. Messages start when the public may see the
    /// tournament.
    pub fn pending_events(self: &Arc<Self>, from: Cursor) -> Vec<PendingEvent> {
        let shown = self.for_public();
        let mut position = from;
        let mut told = Vec::new();
        let mut entries = self.stored.entries.iter().skip(from.entries).peekable();
        let mut events = self.events.iter().enumerate().skip(from.events).peekable();
        let started = self.events.iter().position(|event| event.kind == EventKind::Started).unwrap_or(0);
        loop {
            let event_is_first = match (entries.peek(), events.peek()) {
                (Some(entry), Some((_, event))) => event.created_at <= entry.created_at,
                (entry, event) => entry.is_none() && event.is_some(),
            };
            position.settled = false;
            let item = if event_is_first {
                let Some((number, event)) = events.next() else { break };
                position.events = number + 1;
                // Events before the start belong to the draft.
                shown.as_ref().filter(|_| number >= started).and_then(|shown| shown.message_for_event(event))
            } else {
                let Some(entry) = entries.next() else { break };
                position.entries += 1;
                shown.as_ref().and_then(|shown| shown.message_for_entry(entry))
            };
            told.push(PendingEvent { position, item });
        }
        told.push(self.final_step(shown.as_deref(), position));
        told
    }

    /// Returns the final step, which reports a change between finished and not finished.
    fn final_step(&self, shown: Option<&Self>, mut position: Cursor) -> PendingEvent {
        let is_over = shown.unwrap_or(self).tally.standings.finished;
        let changes = is_over != position.is_over && shown.is_some();
        (position.is_over, position.settled) = (is_over, true);
        let kind = if is_over { MessageKind::TournamentFinished } else { MessageKind::TournamentReopened };
        let id = format!("{}-{}-{}", self.header().id, position.events, position.entries);
        let last = self.events.last().map(|event| event.created_at).max(Some(self.changed_at()));
        let at = last.unwrap_or_else(|| self.changed_at());
        PendingEvent { position, item: changes.then_some((kind, WebhookEvent::End { id, at })) }
    }

    /// Returns the message about an entry as it appears in this redacted snapshot.
    fn message_for_entry(&self, entry: &LedgerEntry) -> Option<(MessageKind, WebhookEvent)> {
        // Imported entries are old.
        if entry.via == EntrySource::Import {
            return None;
        }
        let mut of_hand = self.stored.history(entry.entry.slot);
        let told = of_hand.find(|told| told.id == entry.id)?;
        let before = self.stored.history(entry.entry.slot).take_while(|other| other.id != entry.id).last();
        let had_result = before.and_then(|before| before.entry.outcome.as_ref()).is_some_and(is_result);
        let kind = match &told.entry.outcome {
            None => MessageKind::ResultTakenBack,
            Some(outcome) if !is_result(outcome) => MessageKind::ResultVoided,
            Some(_) if had_result => MessageKind::ResultCorrected,
            Some(_) => MessageKind::ResultRecorded,
        };
        Some((kind, WebhookEvent::Entry(told.clone())))
    }

    /// Returns the message about an event as it appears in this redacted snapshot.
    fn message_for_event(&self, event: &Event) -> Option<(MessageKind, WebhookEvent)> {
        let kind = match &event.kind {
            EventKind::Started => MessageKind::TournamentStarted,
            EventKind::Substituted(_)
            | EventKind::Withdrawn(_)
            | EventKind::Joined(_)
            | EventKind::Undone { .. } => MessageKind::LineUpChanged,
            EventKind::Archived
            | EventKind::Unarchived
            | EventKind::PlayOff
            | EventKind::PlayOffUndone
            | EventKind::DealerDrawn(_)
            | EventKind::DealerUndone(_)
            | EventKind::Merged { .. }
            | EventKind::Audience
            | EventKind::Ruled(_)
            | EventKind::RulingUndone(_)
            | EventKind::Erased => MessageKind::TournamentChanged,
            // Left out: the end is reported separately, and the rest concerns only tables and organisers.
            EventKind::Created
            | EventKind::Edited
            | EventKind::Drawn { .. }
            | EventKind::Stopped
            | EventKind::Reopened
            | EventKind::Redrafted
            | EventKind::Reissued { .. }
            | EventKind::ScorerIssued
            | EventKind::ScorerRevoked
            | EventKind::CodesUntil(_)
            | EventKind::ChancesShown
            | EventKind::ChancesHidden
            | EventKind::Seat(_)
            | EventKind::Clock(_)
            | EventKind::Said(_)
            | EventKind::SaidNoMore
            | EventKind::Confirming(_)
            | EventKind::Counting(_)
            | EventKind::Confirmed(_)
            | EventKind::Closed(_)
            | EventKind::Opened(_)
            | EventKind::PrizeGiving(_)
            | EventKind::PrizeGivingEnded
            | EventKind::Called(_)
            | EventKind::CallEnded { .. }
            | EventKind::TrialPace(_) => return None,
        };
        Some((kind, WebhookEvent::Event(event.redact(&self.told)?)))
    }
}

/// Returns true for a result, including one under embargo.
fn is_result(outcome: &HandResult) -> bool {
    !matches!(outcome, HandResult::Void(reason) if *reason != VoidReason::Withheld)
}
