//! Entries of the ledger.

use super::{HandResult, Penalty, PlayerId, Seating, Slot};

/// One entry: a result was recorded, corrected, voided or undone. Entries are never changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Which hand.
    pub slot: Slot,
    /// Counts the entries of this slot from 1; the highest is in force.
    pub revision: u32,
    /// Who sat where.
    pub seating: Seating,
    /// Who dealt, if it was known.
    pub dealer: Option<PlayerId>,
    /// Who led, if it was known.
    pub opener: Option<PlayerId>,
    /// `None` undoes: the slot is open again.
    pub outcome: Option<HandResult>,
    /// Card penalties noted with it (M-7).
    pub penalties: Vec<Penalty>,
}
