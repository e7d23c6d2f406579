//! Entries of one hand, oldest first: which of them holds, and what an undo restores.
//!
//! An entry never changes. An undo is a new entry with the result that held before; a redo is one more. Both
//! name the revision that holds again, so a slip can be undone however often it was corrected.

use crate::{Entry, HandResult, Penalty, VoidReason, Voided};

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
                (None, _) => revisions.opened(),
                (Some(_), Some(restored)) => restored,
                (Some(_), None) => entry.revision,
            };
            revisions.0.push(Revision { entry, holds });
        }
        revisions
    }

    /// Returns the record as it was at a revision.
    #[must_use]
    pub fn until(&self, revision: u32) -> Self {
        Self(self.0.iter().filter(|one| one.entry.revision <= revision).copied().collect())
    }

    /// Entry with the highest revision, whether or not its result holds.
    pub fn last(&self) -> Option<&'a Entry> {
        self.0.last().map(|last| last.entry)
    }

    /// Entry whose result holds; `None` if the hand is open as if nothing had been recorded.
    pub fn holding(&self) -> Option<&'a Entry> {
        self.entry(self.holds())
    }

    /// Entry that the last one undid, if any: [`Amendment::Redo`] restores it.
    pub fn taken_back(&self) -> Option<&'a Entry> {
        let (last, before) = self.0.split_last()?;
        let held = Self(before.to_vec()).holds();
        (last.holds < held).then(|| self.entry(held)).flatten()
    }

    /// Entry whose result would hold after an amendment; `Some(None)` if the hand would be open. `None` if
    /// there is nothing to undo or redo, or if the result is new.
    pub fn after(&self, amendment: &Amendment) -> Option<Option<&'a Entry>> {
        let holds = self.holds();
        let then = match amendment {
            Amendment::Record { .. } => return None,
            Amendment::Redo => return self.taken_back().map(Some),
            Amendment::Restore { revision } => return self.recorded(*revision).map(Some),
            Amendment::Undo => self.before(holds),
            Amendment::Open => self.opened(),
        };
        (holds > 0).then(|| self.entry(then))
    }

    /// Entry that holds again if a revision is restored; `None` if it holds already, or if the revision
    /// recorded nothing.
    pub fn recorded(&self, revision: u32) -> Option<&'a Entry> {
        let version = self.entry(revision).filter(|version| version.outcome.is_some())?;
        let original = version.restores.unwrap_or(revision);
        self.entry(original).filter(|_| self.holds() != original)
    }

    /// Stuck hands before the result that holds, oldest first, without those that were undone.
    pub(crate) fn voided(&self) -> Vec<Voided> {
        let mut voided = Vec::new();
        let mut holds = self.holds();
        while let Some(entry) = self.entry(holds) {
            if is_stuck(entry) {
                voided.push(Voided { penalties: entry.penalties.clone() });
            }
            holds = self.before(holds);
        }
        voided.reverse();
        voided
    }

    fn holds(&self) -> u32 {
        self.0.last().map_or(0, |last| last.holds)
    }

    /// Revision that held before this one was recorded; always an earlier one.
    fn before(&self, revision: u32) -> u32 {
        self.0.iter().rev().find(|one| one.entry.revision < revision).map_or(0, |before| before.holds)
    }

    /// Revision that holds if the hand is opened: the stuck hand before, or 0.
    fn opened(&self) -> u32 {
        let mut holds = self.before(self.holds());
        while self.entry(holds).is_some_and(|entry| !is_stuck(entry)) {
            holds = self.before(holds);
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
