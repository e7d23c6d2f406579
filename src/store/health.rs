//! Known problems of a database that still answers: a full disk, a damaged file.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::{io, path::Path};

use chrono::{DateTime, Utc};
use diesel::{QueryableByName, RunQueryDsl, sql_query, sql_types};
use rustix::fs::statvfs;

use super::{Conn, Store, StoreError, settings};

/// Findings, shared by all clones of a store.
#[derive(Debug, Clone, Default)]
pub(super) struct Health {
    full: Arc<AtomicBool>,
    damaged: Arc<AtomicBool>,
    writes: Arc<AtomicU64>,
    checked: Arc<Mutex<Option<IntegrityCheck>>>,
}

/// Result of an integrity check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Integrity {
    /// The whole file was read without finding damage.
    Whole,
    /// The server has page checksums, and none has failed.
    Guarded,
    /// The server has no page checksums, so damage would go unnoticed.
    Unknown,
    /// Damage was found.
    Damaged,
}

/// The last integrity check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IntegrityCheck {
    /// Time at which it ended.
    pub at: DateTime<Utc>,
    /// Its result.
    pub found: Integrity,
}

impl Health {
    pub(super) fn record_write(&self, error: Option<&StoreError>) {
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

/// Setting that is written to find out if the disk accepts writes again.
const PROBE: &str = "write-probe";

/// In bytes: more than a result needs, and more than may fit into free pages of the file.
const PROBE_SIZE: usize = 16 * 1024;

#[derive(QueryableByName)]
struct QuickCheck {
    #[diesel(sql_type = sql_types::Text)]
    quick_check: String,
}

#[derive(QueryableByName)]
struct ChecksumFailures {
    #[diesel(sql_type = sql_types::Nullable<sql_types::BigInt>)]
    failures: Option<i64>,
}

/// Checksum failures since the statistics of the server began; null if it has no checksums.
const CHECKSUM_FAILURES: &str =
    "SELECT checksum_failures AS failures FROM pg_stat_database WHERE datname = current_database()";

impl Store {
    /// Number of successful writes since the store was opened. If the number is unchanged, nothing was written.
    pub fn writes(&self) -> u64 {
        self.health.writes.load(Ordering::Relaxed)
    }

    /// Checks that the database answers and, as far as known, accepts writes. If the last write found the disk full, tries to write.
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

    /// Returns true if the last write found the disk full.
    pub fn is_full(&self) -> bool {
        self.health.full.load(Ordering::Relaxed)
    }

    /// Returns true if damage was found.
    pub fn is_damaged(&self) -> bool {
        self.health.damaged.load(Ordering::Relaxed)
    }

    /// Returns the last integrity check; `None` before one is complete.
    pub fn last_integrity_check(&self) -> Option<IntegrityCheck> {
        *self.health.checked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Checks the integrity of the database. Reads a SQLite file to its end; asks PostgreSQL, which guards its own files, for checksum
    /// failures. Once damage is found, [`Store::check`] fails as well.
    pub fn check_integrity(&self) -> Result<Integrity, StoreError> {
        let found = match self.read(query_integrity) {
            Err(StoreError::Damaged(damage)) => Err(damage),
            found => found?,
        };
        let check = IntegrityCheck { at: Utc::now(), found: *found.as_ref().unwrap_or(&Integrity::Damaged) };
        *self.health.checked.lock().unwrap_or_else(PoisonError::into_inner) = Some(check);
        found.map_err(|damage| {
            self.health.damaged.store(true, Ordering::Relaxed);
            StoreError::Damaged(damage)
        })
    }
}

/// Returns the result of the check, or a description of the damage.
fn query_integrity(conn: &mut Conn) -> Result<Result<Integrity, String>, StoreError> {
    match conn {
        Conn::Sqlite(conn) => {
            let said = sql_query("PRAGMA quick_check(1)").get_result::<QuickCheck>(conn)?.quick_check;
            Ok(if said == "ok" { Ok(Integrity::Whole) } else { Err(said) })
        }
        Conn::Postgres(conn) => {
            Ok(match sql_query(CHECKSUM_FAILURES).get_result::<ChecksumFailures>(conn)?.failures {
                None => Ok(Integrity::Unknown),
                Some(0) => Ok(Integrity::Guarded),
                Some(failed) => Err(format!("pages with a wrong checksum: {failed}")),
            })
        }
    }
}

/// In bytes. With less, the disk may be full within an hour: a backup is written before an old one is removed.
const LOW: u64 = 512 << 20;

/// Space on the disk of a file or folder, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DiskSpace {
    /// Space available to this process.
    pub free: u64,
    /// Size of the disk.
    pub size: u64,
}

impl DiskSpace {
    /// Returns the space on the disk of a folder, or of its nearest ancestor that exists.
    ///
    /// # Errors
    /// Fails if the system does not provide it.
    pub fn of(folder: &Path) -> io::Result<Self> {
        let folder = std::path::absolute(folder)?;
        let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(&folder);
        let disk = statvfs(there)?;
        let bytes = |blocks: u64| blocks.saturating_mul(disk.f_frsize);
        Ok(Self { free: bytes(disk.f_bavail), size: bytes(disk.f_blocks) })
    }

    /// Returns true if little space is left for a database of this many bytes, whose backup may need as many again.
    pub fn is_low(self, database: u64) -> bool {
        self.free < LOW.max(database)
    }
}

#[cfg(test)]
mod tests {
    use std::fs::OpenOptions;
    use std::io::{Seek, SeekFrom, Write};

    use diesel::connection::SimpleConnection;

    use super::*;
    use crate::Location;

    fn run_pragma(store: &Store, pragma: &str) {
        store.write_statement(|conn| Ok::<_, StoreError>(conn.batch_execute(pragma)?)).unwrap();
    }

    /// SQLite refuses to grow the file, as on a full disk.
    #[test]
    fn a_full_disk_is_reported_until_there_is_room() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
        run_pragma(&store, "PRAGMA max_page_count = 1");
        let written =
            (0..200).try_for_each(|n| settings::set(&store, &format!("key {n}"), &"x".repeat(4000)));
        assert!(matches!(written, Err(StoreError::Full(_))), "{written:?}");
        assert!(matches!(store.check(), Err(StoreError::Full(_))));
        assert!(settings::get(&store, "key 0").is_ok(), "what is there can be read");
        run_pragma(&store, "PRAGMA max_page_count = 100000");
        store.check().unwrap();
        settings::set(&store, "key", "there is room").unwrap();
        store.check().unwrap();
    }

    #[test]
    fn a_damaged_file_is_found_at_the_start() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("club.db");
        let location = Location::Sqlite(path.clone());
        let store = Store::open(&location).unwrap();
        for n in 0..200 {
            settings::set(&store, &format!("key {n}"), &"x".repeat(4000)).unwrap();
        }
        assert_eq!(store.last_integrity_check(), None);
        assert_eq!(store.check_integrity().unwrap(), Integrity::Whole);
        store.check().unwrap();
        run_pragma(&store, "PRAGMA wal_checkpoint(TRUNCATE)");
        drop(store);
        let mut file = OpenOptions::new().write(true).open(&path).unwrap();
        let middle = file.metadata().unwrap().len() / 2;
        file.seek(SeekFrom::Start(middle)).unwrap();
        file.write_all(&vec![0xA5; 64 * 1024]).unwrap();
        let store = Store::open(&location).unwrap();
        assert!(matches!(store.check_integrity(), Err(StoreError::Damaged(_))));
        assert!(matches!(store.check(), Err(StoreError::Damaged(_))));
        assert_eq!(store.last_integrity_check().unwrap().found, Integrity::Damaged);
    }

    #[test]
    fn a_disk_is_low_if_backups_may_not_fit() {
        let disk = |free| DiskSpace { free, size: 1 << 40 };
        assert!(disk(LOW - 1).is_low(0) && !disk(LOW).is_low(0));
        assert!(disk(2 * LOW).is_low(3 * LOW) && !disk(3 * LOW).is_low(3 * LOW));
    }

    #[test]
    fn a_missing_folder_is_on_its_parents_disk() {
        let folder = tempfile::TempDir::new().unwrap();
        let (here, below) =
            (DiskSpace::of(folder.path()), DiskSpace::of(&folder.path().join("data/backups")));
        assert_eq!(here.unwrap().size, below.unwrap().size);
    }
}
