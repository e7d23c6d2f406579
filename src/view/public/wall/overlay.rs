//! `/t/{slug}/projector?overlay`: the first lines over the picture of a stream, and nothing behind them.

use askama::Template;

use crate::live::Picture;
use crate::view::public::standings_table::LeaderboardLine;
use crate::view::public::{LeaderboardPage, version};
use crate::view::{Page, Visitor};

/// So many lines leave room for the picture.
const LINES: usize = 5;

/// The overlay.
#[derive(Template)]
#[template(path = "wall/overlay.html")]
pub struct OverlayPage {
    page: Page,
    board: LeaderboardPage,
    message: Option<String>,
}

impl OverlayPage {
    /// The overlay as the tournament stands.
    pub fn new(visitor: &Visitor, picture: &Picture) -> Self {
        let header = picture.header();
        let title = visitor.words.say("projector-title").with("name", header.name.as_str());
        let stream = format!("/t/{}/projector/live?overlay", header.slug);
        Self {
            page: Page::new(visitor, title).of_tournament(picture).following(stream, version(picture)),
            board: LeaderboardPage::new(visitor, picture),
            message: picture.says.as_ref().map(ToString::to_string),
        }
    }

    fn rows(&self) -> &[LeaderboardLine] {
        self.board.rows.get(..LINES).unwrap_or(&self.board.rows)
    }
}
