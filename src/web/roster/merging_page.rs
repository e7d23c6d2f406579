//! The page that merges two roster entries for the same person. The organiser selects the other entry and
//! then sees a preview.

use askama::Template;

use crate::ui::page::Page;

/// The page at `/organise/players/{id}/merging`.
#[derive(Template)]
#[template(path = "roster/merging.html")]
pub struct MergingPage {
    pub page: Page,
    /// The entry to be merged.
    pub id: String,
    pub name: String,
    /// The other entries, as id and name.
    pub others: Vec<(String, String)>,
    /// A preview, once the other entry is chosen.
    pub pair: Option<MergingPair>,
}

/// Two entries to merge.
pub struct MergingPair {
    /// The two entries, the one of the page first.
    pub entries: [MergingEntry; 2],
    /// Tournaments in which both play, which proves that they are two people.
    pub both: Vec<String>,
}

/// One of the two entries.
pub struct MergingEntry {
    pub id: String,
    pub name: String,
    /// Its tournaments, as name and start.
    pub tournaments: Vec<(String, String)>,
}
