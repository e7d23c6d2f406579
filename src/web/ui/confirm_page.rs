//! The page that asks for confirmation before something that is hard to undo.

use askama::Template;

use crate::ui::page::Page;

/// A question with one button that confirms, and a link back.
#[derive(Template)]
#[template(path = "ui/confirm.html")]
pub struct ConfirmPage {
    /// The frame; its title is the question.
    pub page: Page,
    pub text: String,
    /// The label of the button.
    pub button: String,
    /// The address to which the form is sent.
    pub action: String,
    pub back: String,
}
