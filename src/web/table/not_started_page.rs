//! `/at/{code}` before the start.

use askama::Template;

use crate::ui::page::{Page, Visitor};

/// A draft as its table sees it: nothing but a note to wait. Its name and players are known to the organiser alone.
#[derive(Template)]
#[template(path = "table/not_started.html")]
pub struct NotStartedPage {
    page: Page,
    code: String,
}

impl NotStartedPage {
    /// Creates the page for a code.
    pub fn new(visitor: &Visitor, code: &str) -> Self {
        Self { page: Page::new(visitor, visitor.words.say("table-not-started")), code: code.to_owned() }
    }
}
