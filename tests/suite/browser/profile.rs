//! A phone with a whole browser of its own: it is closed and opened again, and its tabs hide one another.

use tempfile::TempDir;

use super::chromium::Chromium;
use super::phone::Phone;

/// What such a phone keeps while its browser is closed.
pub(crate) struct Profile(TempDir);

impl Profile {
    pub(crate) fn new() -> Self {
        Self(TempDir::new().expect("a temporary folder for a browser profile"))
    }

    /// Opens the browser: it has what it had.
    pub(crate) async fn opens(&self) -> Phone {
        Phone::alone(Chromium::on(self.0.path())).await
    }
}
