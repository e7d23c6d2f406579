//! The settings of the club: name, time zone and pace.

use askama::Template;

use crate::ui::{form::Form, page::Page};

/// The page at `/organise/club`.
#[derive(Template)]
#[template(path = "clubs/form.html")]
pub struct ClubFormPage {
    pub page: Page,
    pub form: Form,
    /// Time zones to choose from, as value and label.
    pub zones: Vec<(String, String)>,
    /// Languages to choose from, as value and label.
    pub languages: Vec<(String, String)>,
    /// True if the club's hands count in the joint ratings of all clubs.
    pub joint_ratings: bool,
    /// Confirms what was just done.
    pub done: Option<String>,
    /// Evenings that can keep their local starting time in the new time zone, each with its present start.
    pub evenings: Vec<(String, String)>,
}
