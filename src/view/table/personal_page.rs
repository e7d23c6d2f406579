//! `/at/{code}/players/{player}`: a player's own page as a QR code, shown by the phone of the table to that of the player.

use askama::Template;

use crate::view::{Page, Visitor, qr};

/// The page with the code.
#[derive(Template)]
#[template(path = "table/personal_page.html")]
pub struct PersonalPage {
    page: Page,
    name: String,
    tournament: String,
    /// What is scanned or opened.
    url: String,
    /// Where the table's page is.
    back: String,
}

impl PersonalPage {
    /// The code of a player's page at this address.
    pub fn new(visitor: &Visitor, name: &str, tournament: &str, url: String, back: String) -> Self {
        let page = Page::new(visitor, visitor.words.say("personal-title").with("name", name));
        Self { page, name: name.to_owned(), tournament: tournament.to_owned(), url, back }
    }

    fn qr(&self) -> String {
        qr::svg(&self.url)
    }

    fn address(&self) -> &str {
        self.url.split_once("://").map_or(self.url.as_str(), |(_, address)| address)
    }
}
