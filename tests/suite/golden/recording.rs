//! The folder into which everything is written.

use std::fs;
use std::path::PathBuf;

use super::stable::stable;

/// A folder of recorded texts.
pub(super) struct Recording(PathBuf);

impl Recording {
    pub(super) fn into(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// Writes a text without anything that is made by chance.
    pub(super) fn text(&self, name: &str, text: &str) {
        self.bytes(name, stable(text).as_bytes());
    }

    pub(super) fn bytes(&self, name: &str, bytes: &[u8]) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}
