//! The page around a scene.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;

use crate::played_hands::at_table::Fragment;
use crate::ui::{
    link::Link,
    page::{Page, Visitor},
    status_bar::StatusBar,
};

/// Title and links around the scene.
#[derive(Debug, Clone)]
pub struct Frame {
    /// Title of the page, which names the hand.
    pub title: String,
    /// Line above the title: the tournament, or that it is practice.
    pub name: String,
    /// Link back to the page from which the hand was reached.
    pub back: Link,
}

/// The page on which a hand is played or watched.
#[derive(Template)]
#[template(path = "played_hands/page.html")]
pub struct PlayPage {
    page: Page,
    frame: Frame,
    scene: Fragment,
    /// The clock, and the announcements to the hall.
    hall: Option<StatusBar>,
    /// Address of the rules, at a table.
    rules: Option<String>,
}

impl PlayPage {
    /// Creates the page with the current scene.
    pub fn new(visitor: &Visitor, frame: Frame, scene: impl Into<Fragment>) -> Self {
        Self {
            page: Page::new(visitor, frame.title.as_str()),
            frame,
            scene: scene.into(),
            hall: None,
            rules: None,
        }
    }

    /// Adds the status bar of the hall and the address of the rules.
    #[must_use]
    pub fn with_status_bar(self, hall: StatusBar, rules: String) -> Self {
        Self { hall: Some(hall), rules: Some(rules), ..self }
    }

    /// Marks the page as a public one of this tournament.
    #[must_use]
    pub fn with_link_preview(self, snapshot: &TournamentSnapshot) -> Self {
        Self { page: self.page.with_link_preview(snapshot), ..self }
    }
}
