//! Entries of one hand, oldest first, with the revision in force and the one that an undo restores.
//!
//! An entry never changes. An undo is a new entry with the result that was in force before; a redo is another
//! one. Both name the revision that they restore, so a slip can be undone however often it was corrected.

use crate::{Entry, HandResult, Penalty, StuckHand, VoidReason};

/// Change to the record of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amendment {
    /// Records a result, or replaces the one before.
    Record {
        /// The result, or a void.
        outcome: HandResult,
        /// Card penalties noted with it (M-7).
        penalties: Vec<Penalty>,
    },
    /// Undoes the last change, so that the previous result is in force again.
    Undo,
    /// Redoes the last change that was undone.
    Redo,
    /// Reopens a hand that was not played, whatever was recorded and corrected. Its stuck hands were played,
    /// and are kept.
    Open,
    /// Restores the result of a revision, whatever was recorded later.
    Restore {
        /// Revision to restore.
        revision: u32,
    },
}

/// All entries of one hand.
#[derive(Debug, Clone)]
pub struct Revisions<'a>(Vec<Revision<'a>>);

#[derive(Debug, Clone, Copy)]
struct Revision<'a> {
    entry: &'a Entry,
    /// Revision in force after this entry; 0 if the hand is open as if nothing had been recorded.
    holds: u32,
}

impl<'a> Revisions<'a> {
    /// Collects the entries of one hand, in any order.
    pub fn of(entries: impl Iterator<Item = &'a Entry>) -> Self {
        let mut entries: Vec<&Entry> = entries.collect();
        entries.sort_by_key(|entry| entry.revision);
        let mut revisions = Self(Vec::with_capacity(entries.len()));
        for entry in entries {
            let holds = match (&entry.outcome, entry.restores) {
                (None, _) => revisions.revision_if_opened(),
                (Some(_), Some(restored)) => restored,
                (Some(_), None) => entry.revision,
            };
            revisions.0.push(Revision { entry, holds });
        }
        revisions
    }

    /// Returns the entries up to a revision.
    #[must_use]
    pub fn at_revision(&self, revision: u32) -> Self {
        Self(self.0.iter().filter(|one| one.entry.revision <= revision).copied().collect())
    }

    /// Entry with the highest revision, even if its result is not in force.
    pub fn last(&self) -> Option<&'a Entry> {
        self.0.last().map(|last| last.entry)
    }

    /// Entry whose result is in force; `None` if the hand is open as if nothing had been recorded.
    pub fn current_entry(&self) -> Option<&'a Entry> {
        self.entry(self.current_revision())
    }

    /// Entry that was undone by the last one, if any: [`Amendment::Redo`] restores it.
    pub fn redo_target(&self) -> Option<&'a Entry> {
        let (last, before) = self.0.split_last()?;
        let held = Self(before.to_vec()).current_revision();
        (last.holds < held).then(|| self.entry(held)).flatten()
    }

    /// Entry whose result would be in force after an amendment; `Some(None)` if the hand would be open.
    /// `None` if there is nothing to undo or redo, or if the result is new.
    pub fn entry_after(&self, amendment: &Amendment) -> Option<Option<&'a Entry>> {
        let holds = self.current_revision();
        let then = match amendment {
            Amendment::Record { .. } => return None,
            Amendment::Redo => return self.redo_target().map(Some),
            Amendment::Restore { revision } => return self.restore_target(*revision).map(Some),
            Amendment::Undo => self.revision_before(holds),
            Amendment::Open => self.revision_if_opened(),
        };
        (holds > 0).then(|| self.entry(then))
    }

    /// Entry that would be in force again if a revision were restored; `None` if it is already in force, or
    /// if the revision has no result.
    pub fn restore_target(&self, revision: u32) -> Option<&'a Entry> {
        let version = self.entry(revision).filter(|version| version.outcome.is_some())?;
        let original = version.restores.unwrap_or(revision);
        self.entry(original).filter(|_| self.current_revision() != original)
    }

    /// Stuck hands before the result in force, oldest first, without those that were undone.
    pub(crate) fn stuck_hands(&self) -> Vec<StuckHand> {
        let mut voided = Vec::new();
        let mut holds = self.current_revision();
        while let Some(entry) = self.entry(holds) {
            if is_stuck(entry) {
                voided.push(StuckHand { penalties: entry.penalties.clone() });
            }
            holds = self.revision_before(holds);
        }
        voided.reverse();
        voided
    }

    fn current_revision(&self) -> u32 {
        self.0.last().map_or(0, |last| last.holds)
    }

    /// Revision in force before this one was recorded; always an earlier one.
    fn revision_before(&self, revision: u32) -> u32 {
        self.0.iter().rev().find(|one| one.entry.revision < revision).map_or(0, |before| before.holds)
    }

    /// Revision in force once the hand is reopened: the last stuck hand before it, or 0.
    fn revision_if_opened(&self) -> u32 {
        let mut holds = self.revision_before(self.current_revision());
        while self.entry(holds).is_some_and(|entry| !is_stuck(entry)) {
            holds = self.revision_before(holds);
        }
        holds
    }

    fn entry(&self, revision: u32) -> Option<&'a Entry> {
        self.0.iter().map(|one| one.entry).find(|entry| entry.revision == revision)
    }
}

/// Returns true if nobody could move, so that the hand is dealt again (R-EXH-6).
pub(crate) fn is_stuck(entry: &Entry) -> bool {
    entry.outcome == Some(HandResult::Void(VoidReason::Stuck))
}
