//! `/organise/t/{slug}/print`: what may be printed.

use askama::Template;

use super::PrintDesk;
use super::frame::PrintFrame;
use crate::live::Picture;
use crate::view::{Page, Visitor};

/// What may be printed, each with what it is for.
#[derive(Template)]
#[template(path = "print/chooser.html")]
pub struct PrintChooserPage {
    page: Page,
    frame: PrintFrame,
    /// Where the sheets are typed in, while anything is left to play.
    type_in: Option<String>,
}

impl PrintChooserPage {
    /// For an organiser of this name.
    pub fn new(visitor: &Visitor, picture: &Picture, organiser: &str) -> Self {
        let frame = PrintFrame::of(visitor.words, picture, PrintDesk::Organiser(organiser));
        let is_played = picture.status().is_played();
        Self {
            page: Page::new(visitor, frame.title(visitor.words)).for_organiser(organiser),
            type_in: is_played.then(|| format!("/organise/t/{}/type-in", picture.header().slug)),
            frame,
        }
    }
}
