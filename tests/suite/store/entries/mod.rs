//! Entries of the ledger.

mod races;
mod record;
