//! `/at`: type the table's code.

use askama::Template;

use crate::view::{Page, Visitor};

/// The page that takes a code; with a code that leads nowhere it says so.
#[derive(Template)]
#[template(path = "table/code_page.html")]
pub struct CodePage {
    page: Page,
    /// What was typed; empty at first.
    code: String,
    replaced: bool,
}

impl CodePage {
    /// The page that asks for a code.
    pub fn new(visitor: &Visitor) -> Self {
        let page = Page::new(visitor, visitor.words.say("table-code-title"));
        Self { page, code: String::new(), replaced: false }
    }

    /// Says that this code opens nothing: nobody ever got it, or the table has another one now.
    #[must_use]
    pub fn refusing(mut self, code: &str, replaced: bool) -> Self {
        self.code = code.chars().take(20).collect();
        self.replaced = replaced;
        self
    }
}
