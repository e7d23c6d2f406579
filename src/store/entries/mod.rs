//! The ledger: results, corrections and voids of each hand. Rows are added and never changed.

mod appending;
mod key;
mod ledger;
mod optimistic;
mod reading;
mod record;
mod row;
mod source;

pub use key::{EntryKeyFault, IdempotencyKey};
pub use ledger::Ledger;
pub use reading::count_since;
pub use record::{KnownVersions, RecordEntry, RecordError, Recorded, record, record_all, try_out};
pub use row::LedgerEntry;
pub use source::EntrySource;

pub(super) use reading::{after, ledger, revision_of};
pub(super) use record::{record_in, record_one};
pub(super) use row::{call, count, filed, insert};
