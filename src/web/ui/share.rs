//! A public address to pass on: as text, as a QR code, and through the buttons of `share.js`.

use crate::middleware::public_url::Origin;
use crate::ui::{page::Page, qr};

/// The address of a page, for `templates/ui/share.html`.
#[derive(Debug, Clone)]
pub struct ShareLink {
    /// The whole address, as a camera reads it.
    pub url: String,
    /// Name of what the address leads to, for the device's share sheet.
    pub title: String,
}

impl ShareLink {
    /// Names a path of this service by its address for visitors of `page`.
    pub fn new(page: &Page, path: &str, title: impl Into<String>) -> Self {
        Self { url: format!("{}{path}", page.origin), title: title.into() }
    }

    /// Returns true if the address works on this computer only.
    pub fn is_local(&self) -> bool {
        let origin = self.url.split('/').take(3).collect::<Vec<_>>().join("/");
        Origin::parse(&origin).is_ok_and(|origin| origin.is_local())
    }

    /// Renders the address as a QR code.
    pub fn qr(&self) -> String {
        qr::svg(&self.url)
    }

    /// Returns the address without its scheme, as people type it.
    pub fn address(&self) -> &str {
        self.url.split_once("://").map_or(self.url.as_str(), |(_, address)| address)
    }
}
