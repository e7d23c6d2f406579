//! The standings, for the notice board.

use askama::Template;

use super::PrintFrame;
use crate::live::Picture;
use crate::view::Page;
use crate::view::public::head::Head;
use crate::view::public::standings_table::{Columns, LeaderboardLine, Rows};
use crate::view::table::Says;

#[derive(Template)]
#[template(path = "print/standings.html")]
pub(super) struct StandingsPrint {
    page: Page,
    frame: PrintFrame,
    head: Head,
    columns: Columns,
    rows: Vec<LeaderboardLine>,
    /// Time of the last record.
    updated: String,
}

impl StandingsPrint {
    pub(super) fn new(page: Page, frame: PrintFrame, picture: &Picture) -> Self {
        let says = Says { words: page.words(), tournament: picture.tournament() };
        Self {
            head: Head::new(page.words(), picture),
            columns: Columns::of(picture.tournament().setup()),
            rows: Rows::new(says, picture, &[]).all(),
            updated: page.words().moment(picture.changed_at(), picture.club.time_zone),
            page,
            frame,
        }
    }
}
