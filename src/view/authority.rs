//! The page on which a device gets the certificate of the service's own authority.

use askama::Template;

use super::Page;

/// `/certificate` of the port without encryption: how to install it, and what that means.
#[derive(Template)]
#[template(path = "authority.html")]
pub struct AuthorityPage {
    pub(crate) page: Page,
    /// By which one sees that it is the right one.
    pub fingerprint: String,
    /// Where the tournaments are, without the slash at the end.
    pub onward: String,
}

impl AuthorityPage {
    /// The systems of devices, as keys: `authority-…` is a system's name, `authority-…-how` what is done there.
    const SYSTEMS: [&'static str; 5] =
        ["authority-ios", "authority-android", "authority-windows", "authority-macos", "authority-firefox"];

    fn systems(&self) -> Vec<(String, String)> {
        let say = |key: String| self.page.words().say(key).to_string();
        Self::SYSTEMS.iter().map(|key| (say((*key).to_owned()), say(format!("{key}-how")))).collect()
    }
}
