//! The backups that `lastcard serve` takes by itself: before it changes the tables, and every hour in which something was written.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;

use super::data::Database;
use super::io::CommandFailure;
use crate::cli::words::words;
use crate::store::backup::{BackupError, BackupFolder, Occasion};
use crate::store::{Location, Migration, Store};

/// Where backups are kept, and how many.
#[derive(Debug, Args)]
pub(super) struct KeptBackups {
    /// The folder for backups, best on another disk; beside the database's file if left out, or data/backups
    #[arg(long, value_name = "FOLDER", env = "LASTCARD_BACKUPS")]
    backups: Option<PathBuf>,
    /// How many hourly backups stay, and as many of those before a change of the tables; 0 takes none
    #[arg(long, value_name = "N", env = "LASTCARD_KEEP_BACKUPS", default_value_t = 48)]
    keep_backups: usize,
}

/// Between two hourly backups.
const HOUR: Duration = Duration::from_hours(1);

/// After a backup that failed: the disk may be full, or another one not be there.
const AFTER_FAILURE: Duration = Duration::from_mins(10);

/// How often it is asked whether anything was written.
const LOOK: Duration = Duration::from_secs(5);

impl KeptBackups {
    /// Brings the tables of a database up to date, and names what was applied. It is backed up before; where that fails it is left as it is.
    pub(super) fn migrate(&self, database: &Database) -> Result<Vec<String>, CommandFailure> {
        let unopened = |error| database.unopened(&error);
        let Some(mut migration) = Migration::due(&database.location).map_err(unopened)? else {
            return Ok(Vec::new());
        };
        if let (Some(folder), Some(before)) =
            (self.folder(&database.location), migration.before().map_err(unopened)?)
        {
            let (backup, _) =
                folder.take(&before, Occasion::Migration).map_err(|error| no_backup(&folder, &error))?;
            tracing::info!(file = %backup.path.display(), "backed up before the tables are changed");
        }
        migration.run().map_err(unopened)
    }

    /// The folder for the backups of a database; none where none are taken.
    pub(super) fn folder(&self, location: &Location) -> Option<BackupFolder> {
        let beside = match location {
            Location::Sqlite(file) => file.parent().unwrap_or(Path::new("")),
            Location::Postgres(_) => Path::new("data"),
        };
        let path = self.backups.clone().unwrap_or_else(|| beside.join("backups"));
        Some(BackupFolder::new(path, NonZeroUsize::new(self.keep_backups)?))
    }
}

/// Backs up soon after something was written, and from then on every hour in which something was, until the program ends.
pub(super) fn every_hour(folder: Option<BackupFolder>, store: Store) {
    let Some(folder) = folder else { return };
    thread::spawn(move || {
        let mut watch = Watch { seen: store.writes(), next: Instant::now() };
        loop {
            thread::sleep(LOOK);
            let writes = store.writes();
            if watch.is_due(writes, Instant::now()) {
                let taken = take(&folder, &store);
                watch.took(writes, Instant::now(), taken.is_ok());
            }
        }
    });
}

fn take(folder: &BackupFolder, store: &Store) -> Result<(), BackupError> {
    let taken = folder.take(store, Occasion::Change);
    match &taken {
        Ok((backup, _)) => tracing::info!(file = %backup.path.display(), "backed up"),
        Err(error) => tracing::error!(%error, folder = %folder.path().display(), "not backed up"),
    }
    taken.map(drop)
}

fn no_backup(folder: &BackupFolder, error: &BackupError) -> CommandFailure {
    let said = words().say("backup-before-migration-failed");
    let said = said.with("folder", folder.path().display().to_string()).with("reason", error.to_string());
    CommandFailure::Failed(said.to_string())
}

/// What the last backup holds, and when the next may be taken. It goes by a clock that nobody sets.
struct Watch {
    seen: u64,
    next: Instant,
}

impl Watch {
    fn is_due(&self, writes: u64, now: Instant) -> bool {
        writes != self.seen && now >= self.next
    }

    /// `writes` are those before the backup was begun: what came meanwhile may not be in it.
    fn took(&mut self, writes: u64, now: Instant, well: bool) {
        if well {
            self.seen = writes;
        }
        self.next = now + if well { HOUR } else { AFTER_FAILURE };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backup_is_due_when_something_was_written_and_an_hour_is_over() {
        let start = Instant::now();
        let at = |minutes| start + Duration::from_mins(minutes);
        let mut watch = Watch { seen: 3, next: start };
        assert!(!watch.is_due(3, at(200)), "nothing was written");
        assert!(watch.is_due(4, at(1)));
        watch.took(4, at(1), true);
        assert!(!watch.is_due(4, at(90)) && !watch.is_due(5, at(60)) && watch.is_due(5, at(61)));
        watch.took(5, at(61), false);
        assert!(!watch.is_due(5, at(70)) && watch.is_due(5, at(71)), "what failed is tried again");
    }
}
