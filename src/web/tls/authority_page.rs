//! The page from which a device downloads the certificate of the service's own authority.

use askama::Template;

use crate::ui::page::Page;

/// The page at `/certificate` of the port without encryption: explains how to install the certificate, and what that means.
#[derive(Template)]
#[template(path = "tls/authority.html")]
pub struct AuthorityPage {
    pub page: Page,
    /// Fingerprint to compare with the one on the device.
    pub fingerprint: String,
    /// Public address of the service, without a trailing slash.
    pub onward: String,
}

impl AuthorityPage {
    /// Systems for which there are instructions, as message keys: `authority-…` is the name, `authority-…-how` the instructions.
    const SYSTEMS: [&'static str; 5] =
        ["authority-ios", "authority-android", "authority-windows", "authority-macos", "authority-firefox"];

    fn systems(&self) -> Vec<(String, String)> {
        let say = |key: String| self.page.words().say(key).to_string();
        Self::SYSTEMS.iter().map(|key| (say((*key).to_owned()), say(format!("{key}-how")))).collect()
    }
}
