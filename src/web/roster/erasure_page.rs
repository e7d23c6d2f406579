//! The page that asks for confirmation before a person is erased.

use askama::Template;

use crate::ui::page::Page;

/// The page at `/organise/players/{id}/erasure`.
#[derive(Template)]
#[template(path = "roster/erasure.html")]
pub struct ErasurePage {
    pub page: Page,
    pub id: String,
    pub name: String,
    /// Tournaments of the player: name and start.
    pub tournaments: Vec<(String, String)>,
    /// Texts in which the name or something like it remains: the place and the text.
    pub kept: Vec<(String, String)>,
    /// The tournament in which the player has a seat in a played hand, which prevents the erasure.
    pub in_play: Option<String>,
}
