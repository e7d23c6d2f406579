//! The standings, for the notice board.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;

use crate::leaderboard::standings_table::{Columns, LeaderboardLine, Rows};
use crate::print::frame::PrintFrame;
use crate::ui::{page::Page, tournament_header::TournamentHeader, tournament_text::TournamentText};

#[derive(Template)]
#[template(path = "print/standings.html")]
pub struct StandingsPrint {
    page: Page,
    frame: PrintFrame,
    head: TournamentHeader,
    columns: Columns,
    rows: Vec<LeaderboardLine>,
    /// Time of the last change to the tournament.
    updated: String,
}

impl StandingsPrint {
    pub fn new(page: Page, frame: PrintFrame, snapshot: &TournamentSnapshot) -> Self {
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
