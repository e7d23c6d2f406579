//! The folder of certificates and keys that the service makes itself. Its owner alone reads it.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::store;

/// Where they are.
#[derive(Debug, Clone)]
pub struct CertificateFolder(PathBuf);

impl CertificateFolder {
    /// A folder that need not be there yet.
    pub fn new(path: PathBuf) -> Self {
        Self(path)
    }

    /// A folder in it.
    pub(super) fn within(&self, name: &str) -> Self {
        Self(self.0.join(name))
    }

    /// The path of a file in it.
    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// What stands in a file, if there is one.
    pub(super) fn read(&self, name: &str) -> io::Result<Option<String>> {
        match fs::read_to_string(self.path(name)) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(at(&self.path(name), &error)),
        }
    }

    /// Writes a file whole: after a power cut the old one is there, or the new one.
    pub(super) fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let path = self.path(name);
        let written = || {
            store::prepare_folder(&self.0)?;
            // It has the rights 0600 from its beginning.
            let mut file = NamedTempFile::new_in(&self.0)?;
            file.write_all(text.as_bytes())?;
            file.as_file().sync_all()?;
            file.persist(&path)?;
            fs::File::open(&self.0)?.sync_all()
        };
        written().map_err(|error| at(&path, &error))
    }
}

/// The same failure, with where it happened.
fn at(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
