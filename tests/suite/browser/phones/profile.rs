//! A phone with a full browser of its own, which can be closed and opened again, and whose tabs hide one another.

use tempfile::TempDir;

use crate::browser::phones::chromium::Chromium;
use crate::browser::phones::phone::Phone;

/// The data that a phone keeps while its browser is closed.
pub(crate) struct Profile(TempDir);

impl Profile {
    pub(crate) fn new() -> Self {
        Self(TempDir::new().expect("a temporary folder for a browser profile"))
    }

    /// Opens the browser with the data it had.
    pub(crate) async fn open_phone(&self) -> Phone {
        Phone::alone(Chromium::start_on(self.0.path())).await
    }
}
