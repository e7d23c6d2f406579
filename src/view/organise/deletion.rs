//! The page that asks for the name before a tournament is deleted that was started.

use askama::Template;

use crate::view::{Form, Page};

/// The question, with the field for the name.
#[derive(Template)]
#[template(path = "organise/deletion.html")]
pub struct DeletionPage {
    /// The frame; the title is the question.
    pub page: Page,
    /// What has to be typed.
    pub(crate) asked: String,
    pub(crate) form: Form,
    /// The tournament's page.
    pub(crate) back: String,
}
