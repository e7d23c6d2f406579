//! The standings, for the notice board.

use askama::Template;

use super::PrintFrame;
use crate::live::TournamentSnapshot;
use crate::view::Page;
use crate::view::public::head::TournamentHeader;
use crate::view::public::standings_table::{Columns, LeaderboardLine, Rows};
use crate::view::table::TournamentText;

#[derive(Template)]
#[template(path = "print/standings.html")]
pub(super) struct StandingsPrint {
    page: Page,
    frame: PrintFrame,
    head: TournamentHeader,
    columns: Columns,
    rows: Vec<LeaderboardLine>,
    /// Time of the last change to the tournament.
    updated: String,
}

impl StandingsPrint {
    pub(super) fn new(page: Page, frame: PrintFrame, snapshot: &TournamentSnapshot) -> Self {
        let says = TournamentText { words: page.words(), tournament: snapshot.tournament() };
        Self {
            head: TournamentHeader::new(page.words(), snapshot),
            columns: Columns::of(snapshot.tournament().setup()),
            rows: Rows::new(says, snapshot, &[]).all(),
            updated: page.words().date_time(snapshot.changed_at(), snapshot.club.time_zone),
            page,
            frame,
        }
    }
}
