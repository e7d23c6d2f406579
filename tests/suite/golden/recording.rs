//! The folder that receives the recording.

use std::fs;
use std::path::PathBuf;

use super::stable::stabilise;

pub(super) struct Recording(PathBuf);

impl Recording {
    pub(super) fn into(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// Writes a text with its random parts replaced.
    pub(super) fn write_text(&self, name: &str, text: &str) {
        self.write_bytes(name, stabilise(text).as_bytes());
    }

    pub(super) fn write_bytes(&self, name: &str, bytes: &[u8]) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}
