//! Cache of the tables that codes open, for phones that send one result after another.
//!
//! Looking up a code every time would be one database read per result. A replaced code stops working at once
//! on this copy of the program, and on other copies as soon as the change feed reports the replacement.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use super::Snapshots;
use lastcard_store::StoreError;
use lastcard_store::codes::{self, Code, CodeError, LastUse, TableAccess};

/// Highest number of cached codes, enough for a thousand halls.
const MAX_CODES: usize = 16_000;

/// Codes looked up since their tournaments last changed.
#[derive(Debug, Default)]
pub(super) struct Codes(Mutex<CodeTables>);

#[derive(Debug, Default)]
struct CodeTables {
    tables: HashMap<Code, TableAccess>,
    /// Incremented on each invalidation, so that a table read from the database before an invalidation is not
    /// cached after it.
    forgotten: u64,
}

impl Codes {
    fn lock(&self) -> MutexGuard<'_, CodeTables> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Snapshots {
    /// Returns the table that a code opens, if it is cached. Never blocks.
    pub fn cached_table(&self, code: &Code) -> Option<TableAccess> {
        self.codes.lock().tables.get(code).cloned()
    }

    /// Returns the table that a code opens.
    pub fn table_by_code(&self, code: &Code) -> Result<TableAccess, CodeError> {
        if let Some(table) = self.cached_table(code) {
            return Ok(table);
        }
        let before = self.codes.lock().forgotten;
        let table = codes::find(&self.store, code)?;
        let mut opened = self.codes.lock();
        if opened.tables.len() >= MAX_CODES {
            opened.tables.clear();
        }
        if opened.forgotten == before {
            opened.tables.insert(code.clone(), table.clone());
        }
        Ok(table)
    }

    /// Records the device that used a code. Organisers are shown the first use of a table.
    pub fn note_use(&self, table: &TableAccess, used: LastUse) -> Result<(), StoreError> {
        codes::record_use(&self.store, table, &used.device)?;
        if let Some(known) = self.codes.lock().tables.get_mut(&table.code) {
            (known.opened, known.used) = (true, Some(used));
        }
        if table.opened { Ok(()) } else { self.notify_club_of(&table.tournament) }
    }

    /// Drops cached codes, which may have been replaced.
    pub(super) fn forget_codes(&self, which: impl Fn(&TableAccess) -> bool) {
        let mut opened = self.codes.lock();
        opened.forgotten += 1;
        opened.tables.retain(|_, table| !which(table));
    }
}
