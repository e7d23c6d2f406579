//! What somebody is still to be told of a tournament who was told of it up to a certain point. It follows from the picture; told is what
//! everybody may see.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::Picture;
use lastcard_store::entries::{LedgerEntry, Via};
use lastcard_store::tournaments::{Event, EventKind};
use lastcard_store::webhooks::{MessageKind, Position};
use lastcard_tournament::{HandResult, VoidReason};

/// A step further, and what is told with it.
#[derive(Debug, Clone, PartialEq)]
pub struct Untold {
    /// How far somebody was told who was told this.
    pub position: Position,
    /// What is told; nothing where it is not for everybody, or says nothing.
    pub item: Option<(MessageKind, NewsItem)>,
}

/// A piece of news.
#[derive(Debug, Clone, PartialEq)]
pub enum NewsItem {
    /// What was recorded about a hand.
    Entry(LedgerEntry),
    /// What happened beside the results.
    Event(Event),
    /// It is over, or is no more.
    End {
        /// Names the moment: whoever comes by twice comes to the same.
        id: String,
        /// When the last thing happened from which it follows.
        at: DateTime<Utc>,
    },
}

impl NewsItem {
    /// Names it for good.
    pub fn id(&self) -> &str {
        match self {
            Self::Entry(entry) => entry.id.as_str(),
            Self::Event(event) => event.id.as_str(),
            Self::End { id, .. } => id,
        }
    }

    /// When it happened.
    pub fn at(&self) -> DateTime<Utc> {
        match self {
            Self::Entry(entry) => entry.created_at,
            Self::Event(event) => event.created_at,
            Self::End { at, .. } => *at,
        }
    }
}

impl Picture {
    /// What is to be told after `from`, in the order in which it happened. What everybody may see of a tournament is told from the moment
    /// they may see it.
    pub fn untold(self: &Arc<Self>, from: Position) -> Vec<Untold> {
        let shown = self.for_everybody();
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
                // Before the start it was a draft.
                shown.as_ref().filter(|_| number >= started).and_then(|shown| shown.tells_event(event))
            } else {
                let Some(entry) = entries.next() else { break };
                position.entries += 1;
                shown.as_ref().and_then(|shown| shown.tells_entry(entry))
            };
            told.push(Untold { position, item });
        }
        told.push(self.end(shown.as_deref(), position));
        told
    }

    /// Whether it is over, once everything else was told.
    fn end(&self, shown: Option<&Self>, mut position: Position) -> Untold {
        let is_over = shown.unwrap_or(self).tally.standings.finished;
        let changes = is_over != position.is_over && shown.is_some();
        (position.is_over, position.settled) = (is_over, true);
        let kind = if is_over { MessageKind::TournamentFinished } else { MessageKind::TournamentReopened };
        let id = format!("{}-{}-{}", self.header().id, position.events, position.entries);
        let last = self.events.last().map(|event| event.created_at).max(Some(self.changed_at()));
        let at = last.unwrap_or_else(|| self.changed_at());
        Untold { position, item: changes.then_some((kind, NewsItem::End { id, at })) }
    }

    /// What this edition tells of an entry.
    fn tells_entry(&self, entry: &LedgerEntry) -> Option<(MessageKind, NewsItem)> {
        // A file tells of what was long ago.
        if entry.via == Via::Import {
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
        Some((kind, NewsItem::Entry(told.clone())))
    }

    /// What this edition tells of an event.
    fn tells_event(&self, event: &Event) -> Option<(MessageKind, NewsItem)> {
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
            // Whether it is over is told by itself; the rest is between the tables and their organisers.
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
            | EventKind::Called(_)
            | EventKind::CallEnded { .. } => return None,
        };
        Some((kind, NewsItem::Event(self.told.event(event)?)))
    }
}

/// Whether it says how a hand went, or that this is not told yet.
fn is_result(outcome: &HandResult) -> bool {
    !matches!(outcome, HandResult::Void(reason) if *reason != VoidReason::Withheld)
}
