//! The page that asks for the name before a started tournament is deleted.

use askama::Template;

use crate::ui::{form::Form, page::Page};

/// The question, with a field for the name.
#[derive(Template)]
#[template(path = "tournament_form/deletion.html")]
pub struct DeletionPage {
    /// The frame; its title is the question.
    pub page: Page,
    /// The text to type.
    pub asked: String,
    pub form: Form,
    /// Address of the tournament's page.
    pub back: String,
}
