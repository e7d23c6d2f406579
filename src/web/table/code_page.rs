//! `/at`: type the table's code; and `/at/{code}` before the start.

use askama::Template;

use crate::ui::page::{Page, Visitor};

/// The page that asks for a code, and says so if a code is not valid.
#[derive(Template)]
#[template(path = "table/code.html")]
pub struct CodePage {
    page: Page,
    /// The code as typed; empty at first.
    code: String,
    replaced: bool,
}

impl CodePage {
    pub fn new(visitor: &Visitor) -> Self {
        let page = Page::new(visitor, visitor.words.say("table-code-title"));
        Self { page, code: String::new(), replaced: false }
    }

    /// Reports this code as unknown, or as `replaced` by another one for its table.
    #[must_use]
    pub fn with_rejected_code(mut self, code: &str, replaced: bool) -> Self {
        self.code = code.chars().take(20).collect();
        self.replaced = replaced;
        self
    }
}

/// A draft as its table sees it: nothing but a note to wait. Its name and players are known to the organiser alone.
#[derive(Template)]
#[template(path = "table/not_started.html")]
pub struct NotStartedPage {
    page: Page,
    code: String,
}

impl NotStartedPage {
    pub fn new(visitor: &Visitor, code: &str) -> Self {
        Self { page: Page::new(visitor, visitor.words.say("table-not-started")), code: code.to_owned() }
    }
}
