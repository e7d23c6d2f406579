//! Entries of a tournament, indexed by hand, table and idempotency key.

use std::sync::Arc;

use imbl::{HashMap, OrdMap, Vector};

use lastcard_tournament::{Entry, IdempotencyKey, Slot};

use super::{EntrySource, LedgerEntry};

/// Entries of a tournament in the order in which they were recorded. Append-only; clones share the entries.
#[derive(Debug, Clone, Default)]
pub struct Ledger {
    all: Vector<Arc<LedgerEntry>>,
    of_slot: OrdMap<Slot, Vector<usize>>,
    /// Only entries made with a table's code.
    of_table: OrdMap<u32, Vector<usize>>,
    of_key: HashMap<IdempotencyKey, usize>,
}

impl PartialEq for Ledger {
    /// Entries are only appended, so comparing the length and the last entry is enough.
    fn eq(&self, other: &Self) -> bool {
        let last = |ledger: &Self| ledger.last().map(|entry| entry.id.clone());
        self.len() == other.len() && last(self) == last(other)
    }
}

impl FromIterator<LedgerEntry> for Ledger {
    fn from_iter<I: IntoIterator<Item = LedgerEntry>>(entries: I) -> Self {
        let mut ledger = Self::default();
        entries.into_iter().for_each(|entry| ledger.push(entry));
        ledger
    }
}

impl Ledger {
    pub(crate) fn push(&mut self, entry: LedgerEntry) {
        let (at, slot) = (self.all.len(), entry.entry.slot);
        self.of_slot.entry(slot).or_default().push_back(at);
        if matches!(entry.via, EntrySource::Table { .. }) {
            self.of_table.entry(slot.table).or_default().push_back(at);
        }
        self.of_key.insert(entry.entry_key.clone(), at);
        self.all.push_back(Arc::new(entry));
    }

    /// Iterates over the entries, oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &LedgerEntry> + ExactSizeIterator + Clone {
        self.all.iter().map(Arc::as_ref)
    }

    /// Iterates over the results, corrections and voids, oldest first.
    pub fn all(&self) -> impl Iterator<Item = &Entry> + Clone {
        self.iter().map(|entry| &entry.entry)
    }

    /// Number of entries, which is also the number of the last one.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Returns true if nothing has been recorded.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns the latest entry.
    pub fn last(&self) -> Option<&LedgerEntry> {
        self.all.last().map(Arc::as_ref)
    }

    /// Iterates over the entries of a hand, oldest first.
    pub fn of_slot(&self, slot: Slot) -> impl DoubleEndedIterator<Item = &LedgerEntry> {
        let places = self.of_slot.get(&slot).into_iter().flatten();
        places.filter_map(|at| self.get(*at))
    }

    /// Iterates over the entries made with the code of a table, newest first.
    pub(super) fn of_table(&self, table: u32) -> impl Iterator<Item = &LedgerEntry> {
        let places = self.of_table.get(&table).into_iter().flatten();
        places.rev().filter_map(|at| self.get(*at))
    }

    pub(super) fn by_key(&self, key: &IdempotencyKey) -> Option<&LedgerEntry> {
        self.get(*self.of_key.get(key)?)
    }

    fn get(&self, at: usize) -> Option<&LedgerEntry> {
        self.all.get(at).map(Arc::as_ref)
    }
}
