//! The page that asks once before something that cannot easily be taken back.

use askama::Template;

use crate::view::Page;

/// A question with one button that does it, and a way back.
#[derive(Template)]
#[template(path = "organise/confirm.html")]
pub struct ConfirmPage {
    /// The frame; the title is the question.
    pub page: Page,
    pub(crate) text: String,
    /// What the button says.
    pub button: String,
    /// Where the button's form goes.
    pub action: String,
    pub(crate) back: String,
}
