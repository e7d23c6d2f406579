//! `/organise/players/{id}/page`: what a person's page tells, and what they take along or brought.

use askama::Template;
use strum::VariantArray as _;

use crate::tournament::Openness;
use crate::view::{Form, Page};

/// The desk's page of one person.
#[derive(Template)]
#[template(path = "organise/person.html")]
pub struct PersonDeskPage {
    pub(crate) page: Page,
    /// Whose it is.
    pub id: String,
    /// What the page tells now.
    pub openness: Openness,
    /// Where everybody sees the page; none while there is nothing on it.
    pub public: Option<String>,
    /// How many evenings were brought along.
    pub brought: usize,
    pub(crate) form: Form,
    pub(crate) done: Option<String>,
}
