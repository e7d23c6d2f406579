//! The club's own page: its name, its clocks, how fast it plays.

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

/// `/organise/club`
#[derive(Template)]
#[template(path = "organise/club.html")]
pub struct ClubFormPage {
    pub(crate) page: Page,
    pub(crate) form: Form,
    /// The time zones there are, as value and label.
    pub zones: Vec<(String, String)>,
    /// The languages there are, as value and label.
    pub languages: Vec<(String, String)>,
    /// Whether the club's hands count in the ratings of all clubs.
    pub joint_ratings: bool,
    /// What was just done.
    pub done: Option<String>,
    /// The evenings of which it is asked whether they keep their hour in a new time zone, each with when it begins now.
    pub evenings: Vec<(String, String)>,
}
