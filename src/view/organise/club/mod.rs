//! The settings of the club: name, time zone and pace.

use askama::Template;

use crate::view::{Form, Page};

mod erasure;
mod merging;
mod person;
mod roster;

pub use erasure::ErasurePage;
pub use merging::{MergingEntry, MergingPage, MergingPair};
pub use person::PersonDeskPage;
pub use roster::{RosterLine, RosterPage};

/// The page at `/organise/club`.
#[derive(Template)]
#[template(path = "organise/club.html")]
pub struct ClubFormPage {
    pub(crate) page: Page,
    pub(crate) form: Form,
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
