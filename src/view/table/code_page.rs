//! `/at`: type the table's code.

use askama::Template;

use crate::view::{Page, Visitor};

/// The page that takes a code; with a code that leads nowhere it says so.
#[derive(Template)]
#[template(path = "table/code_page.html")]
pub struct CodePage {
    page: Page,
    /// What was typed.
    code: String,
}

impl CodePage {
    /// The page, with the code that was not found, or none.
    pub fn new(visitor: &Visitor, code: impl Into<String>) -> Self {
        Self { page: Page::new(visitor, visitor.words.say("table-code-title")), code: code.into() }
    }
}
