//! Remembers which codes opened a table from which address, so that a hall that plays is not shut out when somebody
//! in it guesses.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::address::Address;
use crate::store::codes::Code;

/// How many are remembered at most; beyond that all are forgotten and remembered anew as they are used.
const MOST: usize = 10_000;

/// Codes that opened a table, each with the address it was opened from.
#[derive(Debug, Default)]
pub(super) struct Known(Mutex<HashSet<(Address, Code)>>);

impl Known {
    /// Notes that a code opened a table.
    pub(super) fn remember(&self, address: Address, code: &Code) {
        let mut known = self.lock();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert((address, code.clone()));
    }

    /// Whether this code opened a table from this address.
    pub(super) fn has(&self, address: Address, code: &Code) -> bool {
        self.lock().contains(&(address, code.clone()))
    }

    /// A set that a panicking thread left behind is still a good set.
    fn lock(&self) -> MutexGuard<'_, HashSet<(Address, Code)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
