//! Background tasks of `lastcard serve`: filling caches, looking for damage, and checking disk space.

use std::thread;
use std::time::Duration;

use crate::snapshots::Snapshots;
use crate::store::backup::BackupFolder;
use crate::store::{DiskSpace, Store};

/// Delay during which a restarted service first serves the visitors who are waiting.
const STARTUP_DELAY: Duration = Duration::from_secs(2);

const DISK_CHECK_INTERVAL: Duration = Duration::from_mins(1);

/// Fills the caches of clubs and checks the database for damage while the service is already answering, since
/// both take a while. Afterwards checks disk space.
pub(super) fn start(snapshots: Snapshots, backups: Option<BackupFolder>) {
    thread::spawn(move || {
        thread::sleep(STARTUP_DELAY);
        let store = snapshots.store().clone();
        if let Err(error) = snapshots.warm_up() {
            tracing::warn!(%error, "the caches of clubs could not be filled; they are filled on demand");
        }
        match store.check_integrity() {
            Ok(found) => tracing::debug!(?found, "looked for damage"),
            Err(error) => {
                tracing::error!(%error, database = %store.location(), "the database is damaged: stop the service and restore a backup");
            }
        }
        let mut was_low = false;
        loop {
            let low = low_disk(&store, backups.as_ref());
            match low {
                Some((what, disk)) if !was_low => {
                    tracing::warn!(what, free = disk.free, size = disk.size, "a disk is almost full");
                }
                None if was_low => tracing::info!("the disks have free space again"),
                _ => {}
            }
            was_low = low.is_some();
            thread::sleep(DISK_CHECK_INTERVAL);
        }
    });
}

/// Returns the first disk that is low on space.
fn low_disk(store: &Store, backups: Option<&BackupFolder>) -> Option<(&'static str, DiskSpace)> {
    let size = store.stats().map_or(0, |survey| survey.size);
    let of_backups = backups.and_then(|folder| DiskSpace::of(folder.path()).ok());
    let disks = [("database", store.disk()), ("backups", of_backups)];
    disks.into_iter().filter_map(|(what, disk)| Some((what, disk?))).find(|(_, disk)| disk.is_low(size))
}
