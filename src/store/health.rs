//! What is known to be wrong with the database although it answers: a full disk, a damaged file.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use diesel::{QueryableByName, RunQueryDsl, sql_query, sql_types::Text};

use super::{Conn, Store, StoreError, settings};

/// What was found out, shared by all clones of a store.
#[derive(Debug, Clone, Default)]
pub(super) struct Health {
    full: Arc<AtomicBool>,
    damaged: Arc<AtomicBool>,
    writes: Arc<AtomicU64>,
}

impl Health {
    /// Notes how a write ended.
    pub(super) fn wrote(&self, error: Option<&StoreError>) {
        if error.is_none() {
            self.writes.fetch_add(1, Ordering::Relaxed);
        }
        match error {
            Some(StoreError::Full(_)) => self.full.store(true, Ordering::Relaxed),
            None if self.full.load(Ordering::Relaxed) => self.full.store(false, Ordering::Relaxed),
            _ => {}
        }
    }
}

/// Written to find out whether the disk takes writes again.
const PROBE: &str = "write-probe";

/// Bytes: more than a result needs, and more than may happen to fit into what the file has already.
const PROBE_SIZE: usize = 16 * 1024;

#[derive(QueryableByName)]
struct QuickCheck {
    #[diesel(sql_type = Text)]
    quick_check: String,
}

impl Store {
    /// How often something was written here, since the store was opened: where it is the same, nothing was.
    pub(crate) fn writes(&self) -> u64 {
        self.health.writes.load(Ordering::Relaxed)
    }

    /// Whether the database answers now and takes writes, as far as is known. Where the last write found the disk full, it tries
    /// again.
    pub fn check(&self) -> Result<(), StoreError> {
        if self.health.damaged.load(Ordering::Relaxed) {
            return Err(StoreError::Damaged(self.location.to_string()));
        }
        if self.health.full.load(Ordering::Relaxed) {
            settings::set(self, PROBE, &"0".repeat(PROBE_SIZE))?;
            return settings::remove(self, PROBE);
        }
        self.read(|_| Ok(()))
    }

    /// Reads the whole of a SQLite file and says what is damaged. From then on [`Store::check`] fails too. PostgreSQL watches over
    /// its own files.
    pub fn verify(&self) -> Result<(), StoreError> {
        let found = self.read(|conn| match conn {
            Conn::Sqlite(conn) => Ok::<_, StoreError>(
                sql_query("PRAGMA quick_check(1)").get_result::<QuickCheck>(conn)?.quick_check,
            ),
            Conn::Postgres(_) => Ok("ok".to_owned()),
        });
        let damage = match found {
            Ok(said) if said == "ok" => return Ok(()),
            Ok(said) | Err(StoreError::Damaged(said)) => said,
            Err(error) => return Err(error),
        };
        self.health.damaged.store(true, Ordering::Relaxed);
        Err(StoreError::Damaged(damage))
    }
}

#[cfg(test)]
mod tests {
    use std::fs::OpenOptions;
    use std::io::{Seek, SeekFrom, Write};

    use diesel::connection::SimpleConnection;

    use super::*;
    use crate::store::Location;

    fn pragma(store: &Store, pragma: &str) {
        store.state(|conn| Ok::<_, StoreError>(conn.batch_execute(pragma)?)).unwrap();
    }

    /// SQLite itself refuses to grow the file, as it does on a full disk.
    #[test]
    fn f22_a_full_disk_is_told_as_such_until_there_is_room() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
        pragma(&store, "PRAGMA max_page_count = 1");
        let written =
            (0..200).try_for_each(|n| settings::set(&store, &format!("key {n}"), &"x".repeat(4000)));
        assert!(matches!(written, Err(StoreError::Full(_))), "{written:?}");
        assert!(matches!(store.check(), Err(StoreError::Full(_))));
        assert!(settings::get(&store, "key 0").is_ok(), "what is there can be read");
        pragma(&store, "PRAGMA max_page_count = 100000");
        store.check().unwrap();
        settings::set(&store, "key", "there is room").unwrap();
        store.check().unwrap();
    }

    #[test]
    fn f23_a_damaged_file_is_found_at_the_start() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("club.db");
        let location = Location::Sqlite(path.clone());
        let store = Store::open(&location).unwrap();
        for n in 0..200 {
            settings::set(&store, &format!("key {n}"), &"x".repeat(4000)).unwrap();
        }
        store.verify().unwrap();
        store.check().unwrap();
        pragma(&store, "PRAGMA wal_checkpoint(TRUNCATE)");
        drop(store);
        let mut file = OpenOptions::new().write(true).open(&path).unwrap();
        let middle = file.metadata().unwrap().len() / 2;
        file.seek(SeekFrom::Start(middle)).unwrap();
        file.write_all(&vec![0xA5; 64 * 1024]).unwrap();
        let store = Store::open(&location).unwrap();
        assert!(matches!(store.verify(), Err(StoreError::Damaged(_))));
        assert!(matches!(store.check(), Err(StoreError::Damaged(_))));
    }
}
