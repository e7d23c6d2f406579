//! The tables that codes open, for phones that send result after result.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use super::Live;
use lastcard_store::StoreError;
use lastcard_store::codes::{self, Code, CodeError, CodeUse, OpenedTable};

/// So many are remembered at most: those of a thousand halls.
const MOST: usize = 16_000;

/// The codes that were opened since something was heard of their tournaments.
#[derive(Debug, Default)]
pub(super) struct Codes(Mutex<CodeTables>);

#[derive(Debug, Default)]
struct CodeTables {
    tables: HashMap<Code, OpenedTable>,
    /// Grows with all that is forgotten: what was read before may be wrong by then.
    forgotten: u64,
}

impl Codes {
    fn lock(&self) -> MutexGuard<'_, CodeTables> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Live {
    /// The table that a code opens, where it was opened before; it never waits.
    pub fn opened_table(&self, code: &Code) -> Option<OpenedTable> {
        self.codes.lock().tables.get(code).cloned()
    }

    /// The table that a code opens.
    pub fn open_table(&self, code: &Code) -> Result<OpenedTable, CodeError> {
        if let Some(table) = self.opened_table(code) {
            return Ok(table);
        }
        let before = self.codes.lock().forgotten;
        let table = codes::find(&self.store, code)?;
        let mut opened = self.codes.lock();
        if opened.tables.len() >= MOST {
            opened.tables.clear();
        }
        if opened.forgotten == before {
            opened.tables.insert(code.clone(), table.clone());
        }
        Ok(table)
    }

    /// Notes from which device a code was used. The organisers see when a table is opened for the first time.
    pub fn note_use(&self, table: &OpenedTable, used: CodeUse) -> Result<(), StoreError> {
        codes::note_use(&self.store, table, &used.device)?;
        if let Some(known) = self.codes.lock().tables.get_mut(&table.code) {
            (known.opened, known.used) = (true, Some(used));
        }
        if table.opened { Ok(()) } else { self.tell_club_of(&table.tournament) }
    }

    /// Forgets what codes open, as another one may be in force.
    pub(super) fn forget_codes(&self, which: impl Fn(&OpenedTable) -> bool) {
        let mut opened = self.codes.lock();
        opened.forgotten += 1;
        opened.tables.retain(|_, table| !which(table));
    }
}
