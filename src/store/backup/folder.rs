//! Automatic backups: files in one folder, of which the newest are kept.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use chrono::{DateTime, Utc};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::registry::Registry;

use super::{BackupError, BackupSummary, UNFINISHED_PREFIX, verify, write_temporary};
use crate::{Store, permissions};

/// A folder of automatic backups.
#[derive(Debug, Clone)]
pub struct BackupFolder {
    path: PathBuf,
    keep: NonZeroUsize,
    failures: Counter,
    has_failed: Arc<AtomicBool>,
}

/// Reason for a backup. Each has its own quota of files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BackupTrigger {
    /// Something was written since the last one.
    Change,
    /// Migrations are about to run.
    Migration,
}

/// A backup in the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptBackup {
    /// The file, such as `lastcard-000042-20261123-1904.backup`. Its number grows even if the clock is set back.
    pub path: PathBuf,
    /// Reason for which it was taken.
    pub occasion: BackupTrigger,
    number: u32,
}

/// Prefix and suffix of the file names.
const NAME: (&str, &str) = ("lastcard-", ".backup");

/// Follows the time in the name of a backup taken before a migration.
const BEFORE_MIGRATION: &str = "-before-migration";

/// Age after which an unfinished file counts as abandoned, because its writer was killed.
const LONGEST_WRITING: Duration = Duration::from_hours(6);

impl BackupFolder {
    /// A folder that keeps `keep` backups per [`BackupTrigger`]. It is created with the first backup.
    pub fn new(path: PathBuf, keep: NonZeroUsize) -> Self {
        Self { path, keep, failures: Counter::default(), has_failed: Arc::default() }
    }

    /// Path as configured.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Takes a backup and removes the oldest ones beyond the quota. A backup with the same contents as the previous one replaces it.
    ///
    /// # Errors
    /// Fails if the database cannot be read or the file cannot be written; existing backups are kept in that case.
    pub fn take(
        &self,
        store: &Store,
        occasion: BackupTrigger,
    ) -> Result<(KeptBackup, BackupSummary), BackupError> {
        let taken = self.add(store, occasion);
        self.has_failed.store(taken.is_err(), Ordering::Relaxed);
        if taken.is_err() {
            self.failures.inc();
        }
        taken
    }

    fn add(
        &self,
        store: &Store,
        occasion: BackupTrigger,
    ) -> Result<(KeptBackup, BackupSummary), BackupError> {
        permissions::prepare_folder(&self.path)?;
        self.sweep()?;
        let (file, contents) = write_temporary(store, &self.path.join("backup"))?;
        let before = self.backups()?;
        let number = before.last().map_or(1, |last| last.number + 1);
        let taken = KeptBackup::new(&self.path, number, Utc::now(), occasion);
        // Another copy of the service may have taken the number.
        file.persist_noclobber(&taken.path).map_err(|error| error.error)?;
        File::open(&self.path)?.sync_all()?;
        let mut alike: Vec<KeptBackup> =
            before.into_iter().filter(|kept| kept.occasion == occasion).collect();
        let is_same = |last: &KeptBackup| verify(&last.path).is_ok_and(|last| last == contents);
        if let Some(same) = alike.pop_if(|last| is_same(last)) {
            fs::remove_file(same.path)?;
        }
        let surplus = (alike.len() + 1).saturating_sub(self.keep.get());
        alike.into_iter().take(surplus).try_for_each(|old| fs::remove_file(old.path))?;
        Ok((taken, contents))
    }

    /// Returns true if the last attempt at a backup failed.
    pub fn has_failed(&self) -> bool {
        self.has_failed.load(Ordering::Relaxed)
    }

    /// Registers the counter of failed backups with Prometheus.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("backup_failures", "Failed backups", self.failures.clone());
    }

    /// Lists the backups, oldest first. A missing folder counts as empty.
    ///
    /// # Errors
    /// Fails if the folder cannot be read.
    pub fn backups(&self) -> io::Result<Vec<KeptBackup>> {
        let mut kept = Vec::new();
        for file in self.files()? {
            kept.extend(KeptBackup::from_path(file?.path()));
        }
        kept.sort_by_key(|backup| backup.number);
        Ok(kept)
    }

    /// Removes unfinished files whose writers were killed.
    fn sweep(&self) -> io::Result<()> {
        for file in self.files()? {
            let file = file?;
            let is_unfinished = file.file_name().to_string_lossy().starts_with(UNFINISHED_PREFIX);
            if is_unfinished && file.metadata()?.modified()?.elapsed().is_ok_and(|age| age > LONGEST_WRITING)
            {
                fs::remove_file(file.path())?;
            }
        }
        Ok(())
    }

    fn files(&self) -> io::Result<impl Iterator<Item = io::Result<fs::DirEntry>>> {
        match fs::read_dir(&self.path) {
            Ok(files) => Ok(Some(files).into_iter().flatten()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None.into_iter().flatten()),
            Err(error) => Err(error),
        }
    }
}

impl KeptBackup {
    fn new(folder: &Path, number: u32, at: DateTime<Utc>, occasion: BackupTrigger) -> Self {
        let suffix = match occasion {
            BackupTrigger::Change => "",
            BackupTrigger::Migration => BEFORE_MIGRATION,
        };
        let (begins, ends) = NAME;
        let path = folder.join(format!("{begins}{number:06}-{}{suffix}{ends}", at.format("%Y%m%d-%H%M")));
        Self { path, occasion, number }
    }

    /// Parses the name of a file; `None` for files that are not backups.
    fn from_path(path: PathBuf) -> Option<Self> {
        let (begins, ends) = NAME;
        let name = path.file_name()?.to_str()?.strip_prefix(begins)?.strip_suffix(ends)?;
        let number = name.split('-').next()?.parse().ok()?;
        let occasion =
            if name.ends_with(BEFORE_MIGRATION) { BackupTrigger::Migration } else { BackupTrigger::Change };
        Some(Self { path, occasion, number })
    }

    /// Size in bytes.
    ///
    /// # Errors
    /// Fails if the file is gone.
    pub fn size(&self) -> io::Result<u64> {
        Ok(fs::metadata(&self.path)?.len())
    }

    /// Modification time of the file.
    ///
    /// # Errors
    /// Fails if the file is gone.
    pub fn written_at(&self) -> io::Result<DateTime<Utc>> {
        Ok(fs::metadata(&self.path)?.modified()?.into())
    }
}
