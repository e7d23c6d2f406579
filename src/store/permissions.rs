//! Restricts access to the data folder and the database file to their owner: they hold the secret that signs sessions.

use std::io;
use std::path::Path;

use crate::StoreError;

#[cfg(unix)]
mod mode {
    use std::fs::{self, DirBuilder, OpenOptions, Permissions};
    use std::io;
    use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
    use std::path::Path;

    pub(super) fn make_folder(path: &Path) -> io::Result<()> {
        DirBuilder::new().recursive(true).mode(0o700).create(path)
    }

    pub(super) fn make_file(path: &Path) -> io::Result<()> {
        OpenOptions::new().create(true).append(true).mode(0o600).open(path).map(drop)
    }

    pub(super) fn check_writable(path: &Path) -> io::Result<()> {
        Ok(rustix::fs::access(path, rustix::fs::Access::WRITE_OK)?)
    }

    /// Removes all permissions of users who are neither the owner nor in the group.
    pub(super) fn close_to_others(path: &Path) -> io::Result<()> {
        let mode = fs::metadata(path)?.permissions().mode();
        let closed = mode & !0o007;
        if mode == closed { Ok(()) } else { fs::set_permissions(path, Permissions::from_mode(closed)) }
    }
}

#[cfg(not(unix))]
mod mode {
    use std::fs::{self, OpenOptions};
    use std::io;
    use std::path::Path;

    pub(super) fn make_folder(path: &Path) -> io::Result<()> {
        fs::create_dir_all(path)
    }

    pub(super) fn make_file(path: &Path) -> io::Result<()> {
        OpenOptions::new().create(true).append(true).open(path).map(drop)
    }

    pub(super) fn check_writable(_: &Path) -> io::Result<()> {
        Ok(())
    }

    pub(super) fn close_to_others(_: &Path) -> io::Result<()> {
        Ok(())
    }
}

/// Creates the folder and the file of a database if they are missing, and closes an existing file to other users. SQLite gives the files
/// beside it (`-wal`, `-shm`) the same permissions.
///
/// Fails if SQLite could not write to all of them: it would say so only at the first change, and not which one.
pub(super) fn prepare(file: &Path) -> Result<(), StoreError> {
    let folder = file.parent().unwrap_or(Path::new("/"));
    let existing = folder.ancestors().find(|folder| folder.exists()).unwrap_or(folder);
    prepare_folder(folder)
        .and_then(|()| mode::check_writable(folder))
        .map_err(|error| refused(existing, &error))?;
    mode::make_file(file).map_err(|error| refused(file, &error))?;
    for suffix in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        let path = Path::new(&name);
        if path.exists() {
            mode::check_writable(path)
                .and_then(|()| mode::close_to_others(path))
                .map_err(|error| refused(path, &error))?;
        }
    }
    Ok(())
}

fn refused(path: &Path, error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::PermissionDenied => StoreError::Forbidden(path.to_owned()),
        io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly(path.to_owned()),
        _ => StoreError::Unavailable(format!("{}: {error}", path.display())),
    }
}

/// Creates a folder, open to its owner only, if it is missing.
pub fn prepare_folder(folder: &Path) -> io::Result<()> {
    if folder.exists() { Ok(()) } else { mode::make_folder(folder) }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::fs;
    use std::os::unix::fs::{MetadataExt, PermissionsExt};

    use super::*;
    use crate::{Location, Store};

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().mode() & 0o777
    }

    #[test]
    fn nobody_else_reads_the_data() {
        let home = tempfile::TempDir::new().unwrap();
        let file = home.path().join("data/club.db");
        let store = Store::open(&Location::Sqlite(file.clone())).unwrap();
        crate::settings::set(&store, "key", "secret").unwrap();
        assert_eq!(mode(&home.path().join("data")), 0o700);
        for name in ["data/club.db", "data/club.db-wal", "data/club.db-shm"] {
            assert_eq!(mode(&home.path().join(name)), 0o600, "{name}");
        }
    }

    #[test]
    fn an_existing_file_is_closed_to_others() {
        let home = tempfile::TempDir::new().unwrap();
        let file = home.path().join("club.db");
        drop(Store::open(&Location::Sqlite(file.clone())).unwrap());
        fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
        drop(Store::open(&Location::Sqlite(file.clone())).unwrap());
        assert_eq!(mode(&file), 0o640);
    }
}
