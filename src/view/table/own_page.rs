//! `/me/{code}/page`: a player says what the own page of the club tells.

use askama::Template;
use strum::VariantArray as _;

use crate::tournament::Openness;
use crate::view::Page;

/// The choice, for the person whom it is about.
#[derive(Template)]
#[template(path = "table/own_page.html")]
pub struct OwnPage {
    pub(crate) page: Page,
    pub(crate) code: String,
    /// What the page tells now.
    pub openness: Openness,
    /// Where everybody sees the page; none while there is nothing on it.
    pub public: Option<String>,
    /// Whether the choice was made just now.
    pub saved: bool,
}
