//! The roster: the players a club knows.

use askama::Template;

use crate::view::organise::PastedShown;
use crate::view::{Form, Page};

/// `/organise/players`
#[derive(Template)]
#[template(path = "organise/players.html")]
pub struct RosterPage {
    pub(crate) page: Page,
    /// Who is offered for new tournaments.
    pub players: Vec<RosterLine>,
    /// Who is not any more.
    pub archived: Vec<RosterLine>,
    /// The form that adds players.
    pub form: Form,
    /// What was understood of the names in it, to be looked at before they are added.
    pub shown: PastedShown,
    /// What was just done.
    pub done: Vec<String>,
}

/// Somebody of the roster.
pub struct RosterLine {
    pub(crate) id: String,
    pub(crate) name: String,
    /// The alias; empty where there is none.
    pub alias: String,
    /// Why another alias was refused.
    pub(crate) alias_refused: Option<String>,
    /// A form that was refused: what was typed instead of the name, and why not.
    pub refused: Option<(String, String)>,
}
