//! Entries of one hand, oldest first: which of them holds, and what an undo restores.
//!
//! An entry never changes. An undo is a new entry with the result that held before; a redo is one more. Both
//! name the revision that holds again, so a slip can be undone however often it was corrected.

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
    /// Undoes what was recorded last: what held before it holds again.
    Undo,
    /// Redoes what was undone last.
    Redo,
    /// Opens a hand that was not played, whatever was recorded and corrected. Its stuck hands were played,
    /// and stay.
    Open,
    /// Restores the result of a revision, whatever came after it.
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
    /// Revision whose result holds after it; 0 if the hand is open as if nothing had been recorded.
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

    /// Returns the record as it was at a revision.
    #[must_use]
    pub fn at_revision(&self, revision: u32) -> Self {
        Self(self.0.iter().filter(|one| one.entry.revision <= revision).copied().collect())
    }

    /// Entry with the highest revision, whether or not its result holds.
    pub fn last(&self) -> Option<&'a Entry> {
        self.0.last().map(|last| last.entry)
    }

    /// Entry whose result holds; `None` if the hand is open as if nothing had been recorded.
    pub fn current_entry(&self) -> Option<&'a Entry> {
        self.entry(self.current_revision())
    }

    /// Entry that the last one undid, if any: [`Amendment::Redo`] restores it.
    pub fn redo_target(&self) -> Option<&'a Entry> {
        let (last, before) = self.0.split_last()?;
        let held = Self(before.to_vec()).current_revision();
        (last.holds < held).then(|| self.entry(held)).flatten()
    }

    /// Entry whose result would hold after an amendment; `Some(None)` if the hand would be open. `None` if
    /// there is nothing to undo or redo, or if the result is new.
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

    /// Entry that holds again if a revision is restored; `None` if it holds already, or if the revision
    /// recorded nothing.
    pub fn restore_target(&self, revision: u32) -> Option<&'a Entry> {
        let version = self.entry(revision).filter(|version| version.outcome.is_some())?;
        let original = version.restores.unwrap_or(revision);
        self.entry(original).filter(|_| self.current_revision() != original)
    }

    /// Stuck hands before the result that holds, oldest first, without those that were undone.
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

    /// Revision that held before this one was recorded; always an earlier one.
    fn revision_before(&self, revision: u32) -> u32 {
        self.0.iter().rev().find(|one| one.entry.revision < revision).map_or(0, |before| before.holds)
    }

    /// Revision that holds if the hand is opened: the stuck hand before, or 0.
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
