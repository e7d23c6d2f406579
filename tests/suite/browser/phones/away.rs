//! A phone that reaches the service over a line that can be cut.

use crate::browser::phones::hall::Hall;
use crate::browser::phones::line::Line;
use crate::browser::phones::phone::Phone;
use crate::browser::phones::profile::Profile;
use crate::browser::table::page::type_in;

pub(crate) struct Away {
    pub(crate) hall: Hall,
    pub(crate) line: Line,
    pub(crate) phone: Phone,
    profile: Option<Profile>,
}

impl Away {
    pub(crate) async fn new(hall: Hall) -> Self {
        Self::connect(Phone::ordinary().await, None, hall).await
    }

    /// Opens the phone in a full browser, with a profile that survives a restart.
    pub(crate) async fn restartable(hall: Hall) -> Self {
        let profile = Profile::new();
        Self::connect(profile.open_phone().await, Some(profile), hall).await
    }

    async fn connect(phone: Phone, profile: Option<Profile>, hall: Hall) -> Self {
        let line = Line::to(hall.app.address).await;
        Self { hall, line, phone, profile }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.line.url())
    }

    pub(crate) async fn open(&self, path: &str) {
        self.phone.open(&self.url(path)).await;
    }

    pub(crate) async fn enter_hand(&self, points: [(&str, &str); 2]) {
        type_in(&self.phone, "anna", points).await;
    }

    /// Closes the browser and opens it again on the same profile.
    pub(crate) async fn restart_browser(self) -> Self {
        let Self { hall, line, phone, profile } = self;
        phone.close().await;
        let phone = profile.as_ref().expect("a whole browser").open_phone().await;
        Self { hall, line, phone, profile }
    }

    /// Waits until the phone's outbox holds this number of results.
    pub(crate) async fn wait_for_kept(&self, entries: u64) {
        wait_until_kept(&self.phone, entries).await;
    }
}

/// Waits until the outbox of the given phone holds this number of results.
pub(crate) async fn wait_until_kept(phone: &Phone, entries: u64) {
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
    phone.wait_until(async || phone.run(count, &[]).await == entries).await;
}
