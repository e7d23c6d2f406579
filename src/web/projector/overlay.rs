//! `/t/{slug}/projector?overlay`: the first lines on a transparent background, to lay over a video stream.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;

use crate::leaderboard::{
    page::{LeaderboardPage, version},
    standings_table::LeaderboardLine,
};
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
                .with_live_stream(stream, version(snapshot)),
            board: LeaderboardPage::new(visitor, snapshot),
            message: snapshot.says.as_ref().map(ToString::to_string),
        }
    }

    fn rows(&self) -> &[LeaderboardLine] {
        self.board.rows.get(..LINES).unwrap_or(&self.board.rows)
    }
}
