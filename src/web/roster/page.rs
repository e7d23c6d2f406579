//! The roster: the players of a club.

use askama::Template;

use crate::tournament_form::pasted::PastedReview;
use crate::ui::{form::Form, page::Page};

/// The page at `/organise/players`.
#[derive(Template)]
#[template(path = "roster/page.html")]
pub struct RosterPage {
    pub page: Page,
    /// Players who are offered for new tournaments.
    pub players: Vec<RosterLine>,
    /// Archived players, who are not offered.
    pub archived: Vec<RosterLine>,
    /// The form that adds players.
    pub form: Form,
    /// The names read from that form, for review before they are added.
    pub shown: PastedReview,
    /// Confirms what was just done.
    pub done: Vec<String>,
}

pub struct RosterLine {
    pub id: String,
    pub name: String,
    /// The alias, or an empty string.
    pub alias: String,
    /// The reason why a new alias was refused.
    pub alias_refused: Option<String>,
    /// A refused new name: the text and the reason.
    pub refused: Option<(String, String)>,
}
