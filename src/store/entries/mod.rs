//! The ledger: what was recorded about each hand. Rows are added and never changed.

mod key;
mod record;
mod row;
mod via;

pub use key::{EntryKey, EntryKeyFault};
pub use record::{RecordEntry, RecordError, Recorded, record};
pub use row::LedgerEntry;
pub use via::Via;

pub(super) use record::record_in;
pub(super) use row::{insert, of_tournament};
