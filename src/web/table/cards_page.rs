//! Table codes, and the printed cards with them.

use askama::Template;

use crate::ui::{page::Page, qr};

/// A table's code.
pub struct TableCard {
    pub number: u32,
    pub code: String,
    /// The address to scan or open.
    pub url: String,
    /// The device that used it last, in a few words.
    pub used: Option<String>,
}

impl TableCard {
    /// Returns the address as a QR code, a standalone SVG element.
    pub fn qr(&self) -> String {
        qr::svg(&self.url)
    }

    /// Returns the address without its scheme, for typing.
    pub fn address(&self) -> &str {
        self.url.split_once("://").map_or(self.url.as_str(), |(_, address)| address)
    }
}

/// The page at `/organise/t/{slug}/cards`: one card per table, for printing.
#[derive(Template)]
#[template(path = "table/cards.html")]
pub struct CardsPage {
    pub page: Page,
    /// The tournament's slug.
    pub slug: String,
    pub name: String,
    pub cards: Vec<TableCard>,
    /// True if players change seats within a block.
    pub moves: bool,
    /// True if the addresses work on this computer only.
    pub local: bool,
    /// Personal links, with the players' names.
    pub personal: Vec<(String, TableCard)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn qr_codes_fit_the_content_policy() {
        let card = TableCard {
            number: 1,
            code: "ABCD".to_owned(),
            url: "http://10.0.0.2:8080/at/ABCD".to_owned(),
            used: None,
        };
        let svg = card.qr();
        assert!(svg.trim_start().starts_with("<svg") && !svg.contains("style="), "{svg}");
        assert_eq!(card.address(), "10.0.0.2:8080/at/ABCD");
    }
}
