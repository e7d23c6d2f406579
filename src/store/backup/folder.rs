//! The backups that the service takes by itself: files in one folder, of which the newest stay.

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

use super::{BackupError, Contents, UNFINISHED, verify, write_beside};
use crate::{Store, permissions};

/// A folder in which backups are kept.
#[derive(Debug, Clone)]
pub struct BackupFolder {
    path: PathBuf,
    keep: NonZeroUsize,
    /// Those that were not taken.
    failures: Counter,
    /// Whether the last one was not.
    has_failed: Arc<AtomicBool>,
}

/// Why a backup was taken. Those of one occasion never push out those of the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occasion {
    /// Something was written since the last one.
    Change,
    /// The tables are about to be changed.
    Migration,
}

/// A backup that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptBackup {
    /// The file, `lastcard-000042-20261123-1904.backup`. It counts on, whatever the clock says.
    pub path: PathBuf,
    /// Why it was taken.
    pub occasion: Occasion,
    number: u32,
}

/// What a file in the folder is called.
const NAME: (&str, &str) = ("lastcard-", ".backup");

/// What stands behind the time of one that was taken before a migration.
const BEFORE_MIGRATION: &str = "-before-migration";

/// A file that is not whole by then never will be: whoever wrote it was killed.
const LONGEST_WRITING: Duration = Duration::from_hours(6);

impl BackupFolder {
    /// The folder, made when the first backup is taken, and how many backups of each occasion stay in it.
    pub fn new(path: PathBuf, keep: NonZeroUsize) -> Self {
        Self { path, keep, failures: Counter::default(), has_failed: Arc::default() }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Takes a backup and removes the oldest where there are too many then. One that holds the same as the one before it
    /// replaces that.
    ///
    /// # Errors
    /// When the database cannot be read or the file not be written; then all that were there still are.
    pub fn take(&self, store: &Store, occasion: Occasion) -> Result<(KeptBackup, Contents), BackupError> {
        let taken = self.add(store, occasion);
        self.has_failed.store(taken.is_err(), Ordering::Relaxed);
        if taken.is_err() {
            self.failures.inc();
        }
        taken
    }

    fn add(&self, store: &Store, occasion: Occasion) -> Result<(KeptBackup, Contents), BackupError> {
        permissions::prepare_folder(&self.path)?;
        self.sweep()?;
        let (file, contents) = write_beside(store, &self.path.join("backup"))?;
        let before = self.kept()?;
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

    /// Whether the last backup that was due could not be taken.
    pub fn has_failed(&self) -> bool {
        self.has_failed.load(Ordering::Relaxed)
    }

    /// Adds what is counted here to what is told to Prometheus.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("backup_failures", "Backups that could not be taken", self.failures.clone());
    }

    /// What is kept, the oldest first.
    ///
    /// # Errors
    /// When the folder cannot be read. One that is not there is empty.
    pub fn kept(&self) -> io::Result<Vec<KeptBackup>> {
        let mut kept = Vec::new();
        for file in self.files()? {
            kept.extend(KeptBackup::read(file?.path()));
        }
        kept.sort_by_key(|backup| backup.number);
        Ok(kept)
    }

    /// Removes what was left by somebody who was killed while writing.
    fn sweep(&self) -> io::Result<()> {
        for file in self.files()? {
            let file = file?;
            let is_unfinished = file.file_name().to_string_lossy().starts_with(UNFINISHED);
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
    fn new(folder: &Path, number: u32, at: DateTime<Utc>, occasion: Occasion) -> Self {
        let suffix = match occasion {
            Occasion::Change => "",
            Occasion::Migration => BEFORE_MIGRATION,
        };
        let (begins, ends) = NAME;
        let path = folder.join(format!("{begins}{number:06}-{}{suffix}{ends}", at.format("%Y%m%d-%H%M")));
        Self { path, occasion, number }
    }

    /// A file of the folder; none if it is something else.
    fn read(path: PathBuf) -> Option<Self> {
        let (begins, ends) = NAME;
        let name = path.file_name()?.to_str()?.strip_prefix(begins)?.strip_suffix(ends)?;
        let number = name.split('-').next()?.parse().ok()?;
        let occasion = if name.ends_with(BEFORE_MIGRATION) { Occasion::Migration } else { Occasion::Change };
        Some(Self { path, occasion, number })
    }

    /// The bytes of the file.
    ///
    /// # Errors
    /// When the file has gone.
    pub fn size(&self) -> io::Result<u64> {
        Ok(fs::metadata(&self.path)?.len())
    }

    /// When it was written.
    ///
    /// # Errors
    /// When the file has gone.
    pub fn written_at(&self) -> io::Result<DateTime<Utc>> {
        Ok(fs::metadata(&self.path)?.modified()?.into())
    }
}
