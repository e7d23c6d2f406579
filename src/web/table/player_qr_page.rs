//! `/at/{code}/players/{player}`: a player's personal page as a QR code, for the player's phone to scan from the
//! table's.

use askama::Template;

use crate::ui::{
    page::{Page, Visitor},
    qr,
};

/// The page with the QR code.
#[derive(Template)]
#[template(path = "table/player_qr_page.html")]
pub struct PlayerQrPage {
    page: Page,
    name: String,
    tournament: String,
    /// Address to scan or open.
    url: String,
    /// Address of the table's page.
    back: String,
}

impl PlayerQrPage {
    /// Creates the QR code for a player's page at this address.
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
