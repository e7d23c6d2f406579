//! `/kept`: the pages that a phone keeps for offline use. The list is known only to the phone.

use askama::Template;

use crate::ui::page::{Page, Visitor};

/// The page at `/kept`. A script fills in the list.
#[derive(Template)]
#[template(path = "offline/page.html")]
pub struct OfflineListPage {
    page: Page,
}

impl OfflineListPage {
    /// Creates the page for this visitor.
    pub fn new(visitor: &Visitor) -> Self {
        Self { page: Page::new(visitor, visitor.words.say("offline-title")) }
    }
}

/// Returns the addresses to keep along with a page of a tournament, given its leaderboard's address.
pub fn offline_urls(leaderboard: Option<&str>) -> String {
    leaderboard.map(|address| format!("{address}/seats {address}/schedule")).unwrap_or_default()
}
