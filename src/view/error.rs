//! The one error page.

use askama::Template;

use super::{Page, Visitor};

/// What went wrong, in a sentence, and where to go from here.
#[derive(Template)]
#[template(path = "error.html")]
pub struct ErrorPage {
    page: Page,
    status: u16,
    /// What is wrong and what to do, as a Fluent key.
    key: String,
    /// Where the way back leads, and the key of its name.
    back: (String, &'static str),
    /// What the log calls this request: for those who report the error.
    request_id: String,
}

impl ErrorPage {
    /// The page of an error. `key` has a message for the heading and, as `{key}-help`, one for the remedy.
    pub fn new(visitor: &Visitor, status: u16, key: &str, request_id: &str) -> Self {
        // Whoever used an invitation has an account.
        let back = if status == 401 || key == "invite-used" {
            ("/login", "log-in")
        } else if visitor.path.starts_with("/organise") {
            ("/organise", "error-back-organise")
        } else {
            ("/", "error-back-home")
        };
        let page = Page::new(visitor, visitor.words.say(key));
        let back = (back.0.to_owned(), back.1);
        Self { page, status, key: key.to_owned(), back, request_id: request_id.to_owned() }
    }

    /// Leads to where the service is instead.
    #[must_use]
    pub fn leading_to(mut self, url: String) -> Self {
        self.back = (url, "error-back-elsewhere");
        self
    }

    fn help(&self) -> String {
        self.page.words().say(format!("{}-help", self.key)).to_string()
    }

    /// Only where the service itself failed is there something to look up in its log.
    fn ours(&self) -> bool {
        self.status >= 500
    }
}
