//! The page around a scene.

use askama::Template;

use super::Fragment;
use crate::live::Picture;
use crate::view::hall::HallLine;
use crate::view::public::Link;
use crate::view::{Page, Visitor};

/// What stands round the scene.
#[derive(Debug, Clone)]
pub struct Frame {
    /// The title of the page: which hand it is.
    pub title: String,
    /// The line above it: the tournament, or that it is practice.
    pub name: String,
    /// The link that leads away from the hand, to the page it was reached from.
    pub back: Link,
}

/// The page on which a hand is played or watched.
#[derive(Template)]
#[template(path = "play/page.html")]
pub struct PlayPage {
    page: Page,
    frame: Frame,
    scene: Fragment,
    /// The clock, and what is said to the hall.
    hall: Option<HallLine>,
    /// Where the rules are looked up, at a table.
    rules: Option<String>,
}

impl PlayPage {
    /// The page with the scene as it is now.
    pub fn new(visitor: &Visitor, frame: Frame, scene: impl Into<Fragment>) -> Self {
        Self {
            page: Page::new(visitor, frame.title.as_str()),
            frame,
            scene: scene.into(),
            hall: None,
            rules: None,
        }
    }

    /// The same at a table of a hall, whose rules are looked up at this address.
    #[must_use]
    pub fn in_hall(self, hall: HallLine, rules: String) -> Self {
        Self { hall: Some(hall), rules: Some(rules), ..self }
    }

    /// The same as a page of this tournament that everybody may see.
    #[must_use]
    pub fn of_tournament(self, picture: &Picture) -> Self {
        Self { page: self.page.of_tournament(picture), ..self }
    }
}
