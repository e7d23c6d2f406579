//! How much room there is on a disk.

use std::{io, path::Path};

use rustix::fs::statvfs;

/// Whoever has less than this may be without any in an hour: a backup is written beside the last ones before an old one goes.
const LOW: u64 = 512 << 20;

/// The room on the disk that a file or folder is on, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DiskSpace {
    /// What this process may still write.
    pub free: u64,
    /// All that the disk has.
    pub size: u64,
}

impl DiskSpace {
    /// The disk of a folder; where there is none yet, of the folder in which it will be made.
    ///
    /// # Errors
    /// When the system does not say.
    pub fn of(folder: &Path) -> io::Result<Self> {
        let folder = std::path::absolute(folder)?;
        let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(&folder);
        let disk = statvfs(there)?;
        let bytes = |blocks: u64| blocks.saturating_mul(disk.f_frsize);
        Ok(Self { free: bytes(disk.f_bavail), size: bytes(disk.f_blocks) })
    }

    /// Whether there is hardly any left, beside a database of so many bytes: a backup may need as many again.
    pub fn is_low(self, database: u64) -> bool {
        self.free < LOW.max(database)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_is_low_where_a_backup_may_not_fit() {
        let disk = |free| DiskSpace { free, size: 1 << 40 };
        assert!(disk(LOW - 1).is_low(0) && !disk(LOW).is_low(0));
        assert!(disk(2 * LOW).is_low(3 * LOW) && !disk(3 * LOW).is_low(3 * LOW));
    }

    #[test]
    fn the_disk_of_a_folder_that_is_not_there_yet_is_that_of_the_one_above() {
        let folder = tempfile::TempDir::new().unwrap();
        let (here, below) =
            (DiskSpace::of(folder.path()), DiskSpace::of(&folder.path().join("data/backups")));
        assert_eq!(here.unwrap().size, below.unwrap().size);
    }
}
