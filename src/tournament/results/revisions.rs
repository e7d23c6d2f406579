//! The entries of one hand, oldest first: which of them holds, and what taking the last one back does.
//!
//! An entry never changes. Taking one back is a new entry with the result that held before it; bringing it back is one more.
//! Both say whose result holds again, so that a slip can be undone however often it was corrected.

use crate::{Entry, HandResult, Penalty, VoidReason, Voided};

/// What somebody does to the record of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amendment {
    /// A result is recorded, or takes the place of the one before.
    Record {
        /// The result, or a void.
        outcome: HandResult,
        /// Card penalties noted with it (M-7).
        penalties: Vec<Penalty>,
    },
    /// What was recorded last is taken back: what stood before it holds again.
    Undo,
    /// What was taken back last holds again.
    Redo,
    /// It was not played: it is open again, whatever was recorded and corrected. Its stuck hands were played, and stay.
    Open,
    /// What was recorded at a revision holds again, whatever came after it.
    Restore {
        /// Which one.
        revision: u32,
    },
}

/// What is recorded about a hand.
#[derive(Debug, Clone)]
pub struct Revisions<'a>(Vec<Revision<'a>>);

#[derive(Debug, Clone, Copy)]
struct Revision<'a> {
    entry: &'a Entry,
    /// The revision whose result holds after it; 0 where the hand is open as if nothing had been recorded.
    holds: u32,
}

impl<'a> Revisions<'a> {
    /// The entries of one hand, in whatever order they come.
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

    /// The same as somebody saw it at this revision.
    #[must_use]
    pub fn until(&self, revision: u32) -> Self {
        Self(self.0.iter().filter(|one| one.entry.revision <= revision).copied().collect())
    }

    /// The entry with the highest revision, whether or not its result holds.
    pub fn last(&self) -> Option<&'a Entry> {
        self.0.last().map(|last| last.entry)
    }

    /// The entry whose result holds; none where the hand is open as if nothing had been recorded.
    pub fn holding(&self) -> Option<&'a Entry> {
        self.entry(self.holds())
    }

    /// What the last entry took back, if it took something back: [`Amendment::Redo`] brings it back.
    pub fn taken_back(&self) -> Option<&'a Entry> {
        let (last, before) = self.0.split_last()?;
        let held = Self(before.to_vec()).holds();
        (last.holds < held).then(|| self.entry(held)).flatten()
    }

    /// What an amendment makes of the hand: the entry whose result holds then, or none where it is open. Nothing where there is nothing
    /// to take back, or to bring back, or where the result is a new one.
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

    /// The entry that holds again when the version of a revision is restored; none where that is what holds, or where nothing was
    /// recorded by it.
    pub fn recorded(&self, revision: u32) -> Option<&'a Entry> {
        let version = self.entry(revision).filter(|version| version.outcome.is_some())?;
        let original = version.restores.unwrap_or(revision);
        self.entry(original).filter(|_| self.holds() != original)
    }

    /// The stuck hands before what holds, oldest first; one that was taken back was none.
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

    /// What held before the result of this revision was recorded. Always an earlier revision.
    fn before(&self, revision: u32) -> u32 {
        self.0.iter().rev().find(|one| one.entry.revision < revision).map_or(0, |before| before.holds)
    }

    /// What holds when the hand is opened: the stuck hand before, or nothing.
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

/// Whether it says that nobody could move: the hand is dealt again (R-EXH-6).
pub(crate) fn is_stuck(entry: &Entry) -> bool {
    entry.outcome == Some(HandResult::Void(VoidReason::Stuck))
}
