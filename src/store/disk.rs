//! Free space on a disk.

use std::{io, path::Path};

use rustix::fs::statvfs;

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
    use super::*;

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
