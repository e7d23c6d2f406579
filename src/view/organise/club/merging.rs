//! Two entries of the roster that are one person: which of them, and what merging them would do.

use askama::Template;

use crate::view::Page;

/// `/organise/players/{id}/merging`
#[derive(Template)]
#[template(path = "organise/merging.html")]
pub struct MergingPage {
    pub(crate) page: Page,
    /// The entry it is about.
    pub id: String,
    pub(crate) name: String,
    /// The other entries, with their names.
    pub others: Vec<(String, String)>,
    /// What would be merged, once the other entry is chosen.
    pub pair: Option<MergingPair>,
}

/// The two entries, and whether they can be one.
pub struct MergingPair {
    /// Both, the one it began with first.
    pub entries: [MergingEntry; 2],
    /// The tournaments in which both play: then they are two people.
    pub both: Vec<String>,
}

/// One of the two.
pub struct MergingEntry {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Its tournaments, with when each began.
    pub tournaments: Vec<(String, String)>,
}
