//! `/t/{slug}/projector?overlay`: the first lines on a transparent background, to lay over a video stream.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;

use crate::app::{error::Error, state::AppState};
use crate::leaderboard::{page::LeaderboardPage, standings_table::LeaderboardLine};
use crate::live::{live_page::LivePage, subject::PublicTournament};
use crate::ui::page::{Page, Visitor};

/// Number of lines shown, few enough to leave room for the video.
const LINES: usize = 5;

/// The overlay page.
#[derive(Template)]
#[template(path = "projector/overlay.html")]
pub struct OverlayPage {
    page: Page,
    board: LeaderboardPage,
    message: Option<String>,
}

impl OverlayPage {
    /// Builds the overlay for this snapshot.
    pub fn new(visitor: &Visitor, snapshot: &TournamentSnapshot) -> Self {
        let header = snapshot.header();
        let title = visitor.words.say("projector-title").with("name", header.name.as_str());
        let stream = format!("/t/{}/projector/live?overlay", header.slug);
        Self {
            page: Page::new(visitor, title)
                .with_link_preview(snapshot)
                .with_live_stream(stream, snapshot.version()),
            board: LeaderboardPage::new(visitor, snapshot),
            message: snapshot.says.as_ref().map(ToString::to_string),
        }
    }

    fn rows(&self) -> &[LeaderboardLine] {
        self.board.rows.get(..LINES).unwrap_or(&self.board.rows)
    }
}

/// `/t/{slug}/projector?overlay`
#[derive(Debug, Clone, Copy)]
pub struct LiveOverlay;

impl LivePage for LiveOverlay {
    type Subject = PublicTournament;

    fn path(&self, subject: &PublicTournament) -> String {
        subject.path("/projector?overlay")
    }

    fn render(&self, _: &AppState, visitor: &Visitor, subject: &PublicTournament) -> Result<String, Error> {
        Ok(OverlayPage::new(visitor, &subject.localise(visitor.words)).render()?)
    }
}
