//! The folder that receives the recording.

use std::fs;
use std::path::PathBuf;

use super::stable::stable;

pub(super) struct Recording(PathBuf);

impl Recording {
    pub(super) fn into(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// Writes a text with its random parts replaced.
    pub(super) fn text(&self, name: &str, text: &str) {
        self.bytes(name, stable(text).as_bytes());
    }

    pub(super) fn bytes(&self, name: &str, bytes: &[u8]) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}
