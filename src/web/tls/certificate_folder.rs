//! Folder of certificates and keys that the service makes itself, readable only by its owner.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use lastcard_store as store;

/// Path of the folder.
#[derive(Debug, Clone)]
pub struct CertificateFolder(PathBuf);

impl CertificateFolder {
    /// Names a folder, which need not exist yet.
    pub fn new(path: PathBuf) -> Self {
        Self(path)
    }

    /// Returns a folder inside this one.
    #[must_use]
    pub fn within(&self, name: &str) -> Self {
        Self(self.0.join(name))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Reads a file; `None` if it does not exist.
    pub fn read(&self, name: &str) -> io::Result<Option<String>> {
        match fs::read_to_string(self.path(name)) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(with_path(&self.path(name), &error)),
        }
    }

    /// Writes a file atomically: after a power cut there is either the old file or the new one.
    pub fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let path = self.path(name);
        let written = || {
            store::prepare_folder(&self.0)?;
            // A temporary file has the mode 0600 from the start.
            let mut file = NamedTempFile::new_in(&self.0)?;
            file.write_all(text.as_bytes())?;
            file.as_file().sync_all()?;
            file.persist(&path)?;
            fs::File::open(&self.0)?.sync_all()
        };
        written().map_err(|error| with_path(&path, &error))
    }
}

/// Adds the path to an error.
fn with_path(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
