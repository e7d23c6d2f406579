//! The ledger: results, corrections and voids of each hand. Rows are added and never changed.

mod appending;
mod latest;
mod ledger;
mod optimistic;
mod reading;
mod record;
mod row;
mod source;

use lastcard_tournament::IdempotencyKey;

pub use latest::latest_times;
pub use ledger::Ledger;
pub use reading::count_since;
pub use record::{KnownVersions, NewEntry, RecordError, RecordOutcome, preview, record, record_all};
pub use row::LedgerEntry;
pub use source::EntrySource;

pub(super) use reading::{load_after, load_ledger, revision_of};
pub(super) use record::{record_entry_only, record_one};
pub(super) use row::{check_row, count, insert, relabel};

/// Creates an idempotency key, for a form or for an entry without a client.
pub fn random_key() -> IdempotencyKey {
    IdempotencyKey::from_number(uuid::Uuid::now_v7().as_u128())
}
