//! The page that asks once before somebody is forgotten.

use askama::Template;

use crate::view::Page;

/// `/organise/players/{id}/erasure`
#[derive(Template)]
#[template(path = "organise/erasure.html")]
pub struct ErasurePage {
    pub(crate) page: Page,
    pub(crate) id: String,
    pub(crate) name: String,
    /// Where there is a place: the names of the tournaments, and when they began.
    pub tournaments: Vec<(String, String)>,
    /// The texts that stay with something like the name in them: where, and what.
    pub kept: Vec<(String, String)>,
    /// The tournament in which the player sits in a hand on phones, which stands in the way.
    pub in_play: Option<String>,
}
