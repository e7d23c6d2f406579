//! The whole schedule on as few pages as possible without becoming hard to read.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;

use crate::print::frame::PrintFrame;
use crate::schedule::page::{ScheduleBlock, all_blocks};
use crate::ui::{page::Page, tournament_text::TournamentText};

#[derive(Template)]
#[template(path = "print/schedule.html")]
pub struct SchedulePrint {
    page: Page,
    frame: PrintFrame,
    blocks: Vec<ScheduleBlock>,
    /// True for a match, which creates its next hand after each result.
    open_ended: bool,
}

impl SchedulePrint {
    pub fn new(page: Page, frame: PrintFrame, snapshot: &TournamentSnapshot) -> Self {
        let says = TournamentText { words: page.words(), tournament: snapshot.tournament() };
        Self {
            blocks: all_blocks(says, snapshot),
            open_ended: snapshot.tournament().setup().plan().is_none(),
            page,
            frame,
        }
    }
}
