//! `/t/{slug}/projector`: the leaderboard and the tables for a wall, to be read from the other end of the
//! hall.

use askama::Template;

use super::{LeaderboardPage, Wall, version};
use crate::live::hands::Sight;
use crate::view::{Page, Visitor};

/// The leaderboard on a wall, with the tables.
#[derive(Template)]
#[template(path = "public/projector.html")]
pub struct ProjectorPage {
    page: Page,
    board: LeaderboardPage,
    wall: Wall,
}

impl ProjectorPage {
    /// The page as the tournament and its tables stand.
    pub fn new(visitor: &Visitor, sight: &Sight) -> Self {
        let picture = &sight.picture;
        let title = visitor.words.say("projector-title").with("name", picture.header().name.as_str());
        Self {
            page: Page::new(visitor, title)
                .following(format!("/t/{}/projector/live", picture.header().slug), version(picture)),
            board: LeaderboardPage::new(visitor, picture),
            wall: Wall::new(visitor.words, sight),
        }
    }

    /// Where the fewest losses lead, there are no points and wins say little.
    fn counts_losses(&self) -> bool {
        self.board.columns.by_losses()
    }

    /// More lines than fit under each other stand in two columns.
    fn is_long(&self) -> bool {
        self.board.rows.len() > 8
    }
}
