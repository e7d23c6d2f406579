//! A phone that reaches the hall by a line that can be cut.

use super::hall::Hall;
use super::line::Line;
use super::phone::Phone;
use super::profile::Profile;
use super::table::type_in;

pub(crate) struct Away {
    pub(crate) hall: Hall,
    pub(crate) line: Line,
    pub(crate) phone: Phone,
}

impl Away {
    pub(crate) async fn at(hall: Hall) -> Self {
        Self::with(Phone::ordinary().await, hall).await
    }

    pub(crate) async fn with(phone: Phone, hall: Hall) -> Self {
        let line = Line::to(hall.app.address).await;
        Self { hall, line, phone }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.line.url())
    }

    pub(crate) async fn opens(&self, path: &str) {
        self.phone.open(&self.url(path)).await;
    }

    pub(crate) async fn types(&self, points: [(&str, &str); 2]) {
        type_in(&self.phone, "anna", points).await;
    }

    /// Closes the browser of this profile, and opens it again.
    pub(crate) async fn restarts(self, profile: &Profile) -> Self {
        let Self { hall, line, phone } = self;
        phone.closes().await;
        Self { hall, line, phone: profile.opens().await }
    }

    /// Waits until so many entries of results are kept by the phone.
    pub(crate) async fn has_kept(&self, entries: u64) {
        has_kept(&self.phone, entries).await;
    }
}

/// The same of any phone.
pub(crate) async fn has_kept(phone: &Phone, entries: u64) {
    let count = "return new Promise((done) => {
        const asked = indexedDB.open('lastcard', 1);
        asked.onupgradeneeded = () => asked.result.createObjectStore('entries', { keyPath: ['tournament', 'table', 'key'] });
        asked.onsuccess = () => {
            const count = asked.result.transaction('entries').objectStore('entries').count();
            count.onsuccess = () => {
                asked.result.close();
                done(count.result);
            };
        };
    })";
    phone.until(async || phone.run(count, &[]).await == entries).await;
}
