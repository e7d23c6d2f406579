//! `/kept`: the pages that a phone keeps for the time without a signal. Only the phone knows them.

use askama::Template;

use super::{Page, Visitor};

/// The page; a script makes the list.
#[derive(Template)]
#[template(path = "kept.html")]
pub struct KeptPage {
    page: Page,
}

impl KeptPage {
    /// The page for this visitor.
    pub fn new(visitor: &Visitor) -> Self {
        Self { page: Page::new(visitor, visitor.words.say("kept-title")) }
    }
}

/// The pages of a tournament that are kept beside one of its own, by the address of its leaderboard.
pub(crate) fn beside(leaderboard: Option<&str>) -> String {
    leaderboard.map(|address| format!("{address}/seats {address}/schedule")).unwrap_or_default()
}
