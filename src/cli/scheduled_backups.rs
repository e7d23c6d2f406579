//! Automatic backups of `lastcard serve`: before a migration, and hourly if anything was written.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;

use super::data::Database;
use super::io::CommandFailure;
use crate::cli::words::words;
use crate::store::backup::{BackupError, BackupFolder, BackupTrigger};
use crate::store::{Location, Migration, Store};

#[derive(Debug, Args)]
pub(super) struct BackupOptions {
    /// The folder for backups, ideally on another disk; default: backups next to the database file, or
    /// data/backups with PostgreSQL
    #[arg(long, value_name = "FOLDER", env = "LASTCARD_BACKUPS")]
    backups: Option<PathBuf>,
    /// Number of hourly backups to keep, and as many again of those taken before migrations; 0 switches
    /// backups off
    #[arg(long, value_name = "N", env = "LASTCARD_KEEP_BACKUPS", default_value_t = 48)]
    keep_backups: usize,
}

/// Interval between hourly backups.
const HOUR: Duration = Duration::from_hours(1);

/// Pause after a failed backup: the disk may be full or missing.
const RETRY_DELAY: Duration = Duration::from_mins(10);

/// Interval between checks for writes.
const POLL_INTERVAL: Duration = Duration::from_secs(5);

impl BackupOptions {
    /// Migrates a database, and returns the names of the migrations applied. A backup is taken first; if that
    /// fails, the database is not migrated.
    pub(super) fn migrate(&self, database: &Database) -> Result<Vec<String>, CommandFailure> {
        let unopened = |error| database.open_failure(&error);
        let Some(mut migration) = Migration::pending(&database.location).map_err(unopened)? else {
            return Ok(Vec::new());
        };
        if let (Some(folder), Some(before)) =
            (self.folder(&database.location), migration.open_before().map_err(unopened)?)
        {
            let (backup, _) = folder
                .take(&before, BackupTrigger::Migration)
                .map_err(|error| backup_failure(&folder, &error))?;
            tracing::info!(file = %backup.path.display(), "backed up before the migrations");
        }
        migration.run().map_err(unopened)
    }

    /// Folder for the backups of a database, or `None` if backups are off.
    pub(super) fn folder(&self, location: &Location) -> Option<BackupFolder> {
        let beside = match location {
            Location::Sqlite(file) => file.parent().unwrap_or(Path::new("")),
            Location::Postgres(_) => Path::new("data"),
        };
        let path = self.backups.clone().unwrap_or_else(|| beside.join("backups"));
        Some(BackupFolder::new(path, NonZeroUsize::new(self.keep_backups)?))
    }
}

/// Backs up soon after the first write, and then hourly if anything was written, until the program ends.
pub(super) fn start(folder: Option<BackupFolder>, store: Store) {
    let Some(folder) = folder else { return };
    thread::spawn(move || {
        let mut watch = BackupSchedule { seen: store.writes(), next: Instant::now() };
        loop {
            thread::sleep(POLL_INTERVAL);
            let writes = store.writes();
            if watch.is_due(writes, Instant::now()) {
                let taken = take(&folder, &store);
                watch.record_backup(writes, Instant::now(), taken.is_ok());
            }
        }
    });
}

fn take(folder: &BackupFolder, store: &Store) -> Result<(), BackupError> {
    let taken = folder.take(store, BackupTrigger::Change);
    match &taken {
        Ok((backup, _)) => tracing::info!(file = %backup.path.display(), "backed up"),
        Err(error) => tracing::error!(%error, folder = %folder.path().display(), "not backed up"),
    }
    taken.map(drop)
}

fn backup_failure(folder: &BackupFolder, error: &BackupError) -> CommandFailure {
    let said = words().say("backup-before-migration-failed");
    let said = said.with("folder", folder.path().display().to_string()).with("reason", error.to_string());
    CommandFailure::Failed(said.to_string())
}

/// State of the last backup, and the earliest time of the next, by a monotonic clock.
struct BackupSchedule {
    seen: u64,
    next: Instant,
}

impl BackupSchedule {
    fn is_due(&self, writes: u64, now: Instant) -> bool {
        writes != self.seen && now >= self.next
    }

    /// Records a backup. `writes` is the number of writes before the backup started, because it may lack
    /// later ones.
    fn record_backup(&mut self, writes: u64, now: Instant, well: bool) {
        if well {
            self.seen = writes;
        }
        self.next = now + if well { HOUR } else { RETRY_DELAY };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backup_is_due_hourly_if_anything_changed() {
        let start = Instant::now();
        let at = |minutes| start + Duration::from_mins(minutes);
        let mut watch = BackupSchedule { seen: 3, next: start };
        assert!(!watch.is_due(3, at(200)), "nothing was written");
        assert!(watch.is_due(4, at(1)));
        watch.record_backup(4, at(1), true);
        assert!(!watch.is_due(4, at(90)) && !watch.is_due(5, at(60)) && watch.is_due(5, at(61)));
        watch.record_backup(5, at(61), false);
        assert!(!watch.is_due(5, at(70)) && watch.is_due(5, at(71)), "what failed is tried again");
    }
}
