//! The ledger: what was recorded about each hand. Rows are added and never changed.

mod ahead;
mod append;
mod key;
mod ledger;
mod read;
mod record;
mod row;
mod via;

pub use key::{EntryKey, EntryKeyFault};
pub use ledger::Ledger;
pub use record::{Known, RecordEntry, RecordError, Recorded, record, record_all};
pub use row::LedgerEntry;
pub use via::Via;

pub(super) use read::{after, ledger};
pub(super) use record::record_in;
pub(super) use row::{count, insert};
