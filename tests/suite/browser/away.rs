//! A phone that reaches the hall by a line that can be cut.

use super::driver::Driver;
use super::hall::Hall;
use super::line::Line;
use super::phone::Phone;
use super::table::type_in;

pub(crate) struct Away {
    pub(crate) hall: Hall,
    pub(crate) line: Line,
    pub(crate) phone: Phone,
    driver: Driver,
}

impl Away {
    pub(crate) async fn at(hall: Hall) -> Self {
        let driver = Driver::start();
        let line = Line::to(hall.app.address).await;
        let phone = driver.phone().await;
        Self { hall, line, phone, driver }
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

    /// Closes the browser, and opens it again.
    pub(crate) async fn restarts(self) -> Self {
        let Self { hall, line, phone, driver } = self;
        phone.closes().await;
        let phone = driver.opens_again(0).await;
        Self { hall, line, phone, driver }
    }

    /// Another phone, with a line of its own.
    pub(crate) async fn other(&self) -> Phone {
        self.driver.phone().await
    }

    /// How many entries of results are kept by the phone.
    pub(crate) async fn kept(&self) -> u64 {
        kept(&self.phone).await
    }
}

/// The same of any phone.
pub(crate) async fn kept(phone: &Phone) -> u64 {
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
    phone.run(count, &[]).await.as_u64().unwrap()
}
