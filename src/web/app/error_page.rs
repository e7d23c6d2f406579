//! The error page.

use askama::Template;

use crate::ui::page::{Page, Visitor};

/// The page that states what went wrong and what to do about it.
#[derive(Template)]
#[template(path = "app/error.html")]
pub struct ErrorPage {
    page: Page,
    status: u16,
    /// Fluent key of the heading; `{key}-help` is the remedy.
    key: String,
    /// Address and name key of the link back.
    back: (String, &'static str),
    /// The request's id in the log, for those who report the error.
    request_id: String,
}

impl ErrorPage {
    /// Creates the page. `key` is the message of the heading and, as `{key}-help`, of the remedy.
    pub fn new(visitor: &Visitor, status: u16, key: &str, request_id: &str) -> Self {
        // A used invitation means that the account exists.
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

    /// Makes the link back lead to the address at which the service can be reached.
    #[must_use]
    pub fn with_back_link(mut self, url: String) -> Self {
        self.back = (url, "error-back-elsewhere");
        self
    }

    fn help(&self) -> String {
        self.page.words().say(format!("{}-help", self.key)).to_string()
    }

    /// Returns true for a failure of the service itself, the only kind that can be looked up in its log.
    fn is_server_error(&self) -> bool {
        self.status >= 500
    }
}
