//! The codes that open a table on a phone, and the cards to print with them.

use askama::Template;

use crate::view::{Page, qr};

/// The code of a table.
pub struct TableCard {
    pub(crate) number: u32,
    pub(crate) code: String,
    /// What is scanned or opened.
    pub url: String,
    /// From which device it was used last, in a few words.
    pub used: Option<String>,
}

impl TableCard {
    /// The address as a QR code: an SVG of its own.
    pub fn qr(&self) -> String {
        qr::svg(&self.url)
    }

    /// The address without its scheme, as somebody types it.
    pub fn address(&self) -> &str {
        self.url.split_once("://").map_or(self.url.as_str(), |(_, address)| address)
    }
}

/// `/organise/t/{slug}/cards`: a card a table, to be printed.
#[derive(Template)]
#[template(path = "organise/cards.html")]
pub struct CardsPage {
    pub(crate) page: Page,
    /// The tournament's part of the address.
    pub slug: String,
    pub(crate) name: String,
    pub(crate) cards: Vec<TableCard>,
    /// Whether players change seats within a block.
    pub moves: bool,
    /// Whether the addresses lead to this computer only.
    pub local: bool,
    /// The personal links, with the players' names.
    pub personal: Vec<(String, TableCard)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_qr_code_is_an_svg_that_the_content_policy_allows() {
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
