//! `/at/{code}` before the start.

use askama::Template;

use crate::view::{Page, Visitor};

/// What a table sees of a draft: that there is something to wait for. What it is and who plays, its organiser alone knows.
#[derive(Template)]
#[template(path = "table/not_started_page.html")]
pub struct NotStartedPage {
    page: Page,
    code: String,
}

impl NotStartedPage {
    /// The page behind a code.
    pub fn new(visitor: &Visitor, code: &str) -> Self {
        Self { page: Page::new(visitor, visitor.words.say("table-not-started")), code: code.to_owned() }
    }
}
