//! `/organise/players/{id}/page`: the visibility of a profile, and its export and import.

use askama::Template;
use strum::VariantArray as _;

use lastcard_club::ProfileVisibility;

use crate::ui::{form::Form, page::Page};

/// The organiser's page of one person.
#[derive(Template)]
#[template(path = "profiles/desk.html")]
pub struct PersonDeskPage {
    pub page: Page,
    /// The roster id.
    pub id: String,
    /// The present visibility of the profile.
    pub openness: ProfileVisibility,
    /// Public address of the profile; `None` while it is empty.
    pub public: Option<String>,
    /// Number of imported evenings.
    pub brought: usize,
    pub form: Form,
    pub done: Option<String>,
}
