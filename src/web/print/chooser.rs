//! `/organise/t/{slug}/print`: the choice of printouts.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;

use crate::print::{frame::PrintFrame, page::PrintAudience};
use crate::ui::page::{Page, Visitor};

/// The printouts, each with its purpose.
#[derive(Template)]
#[template(path = "print/chooser.html")]
pub struct PrintChooserPage {
    page: Page,
    frame: PrintFrame,
    /// Address of the form for typing in score sheets, while the tournament is being played.
    type_in: Option<String>,
}

impl PrintChooserPage {
    /// Builds the page for the organiser with this name.
    pub fn new(visitor: &Visitor, snapshot: &TournamentSnapshot, organiser: &str) -> Self {
        let frame = PrintFrame::for_chooser(visitor.words, snapshot, PrintAudience::Organiser(organiser));
        let is_played = snapshot.status().is_in_play();
        Self {
            page: Page::new(visitor, frame.title(visitor.words)).for_organiser(organiser),
            type_in: is_played.then(|| format!("/organise/t/{}/type-in", snapshot.header().slug)),
            frame,
        }
    }
}
