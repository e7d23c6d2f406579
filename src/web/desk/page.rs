//! The organiser's start page: the tournaments of a club by status.

use askama::Template;

use crate::control_room::tables::TableLine;
use crate::desk::worklist::WorklistLine;
use crate::ui::page::Page;

/// The page at `/organise`.
#[derive(Template)]
#[template(path = "desk/page.html")]
pub struct DeskPage {
    pub page: Page,
    /// Tasks for an organiser, the most urgent first.
    pub waiting: Vec<WorklistLine>,
    /// Tournaments in progress.
    pub running: Vec<RunningLine>,
    /// Announcements, including hidden ones, the soonest first.
    pub announcements: Vec<AnnouncementLine>,
    /// Drafts, the soonest first.
    pub coming: Vec<DraftLine>,
    /// Finished tournaments, the latest first.
    pub finished: Vec<FinishedLine>,
    /// Archived tournaments, the latest first.
    pub archived: Vec<FinishedLine>,
    /// True during a lockout: new phones are refused because there were too many attempts to enter a code.
    pub codes_closed: bool,
    /// True if the account may see the state of the service.
    pub sees_service: bool,
    /// Confirms what was just done.
    pub done: Option<String>,
}

/// A tournament in progress.
pub struct RunningLine {
    /// The tournament's slug.
    pub slug: String,
    pub name: String,
    pub format: String,
    /// The state of each table.
    pub tables: Vec<TableLine>,
}

/// A draft.
pub struct DraftLine {
    /// The tournament's slug.
    pub slug: String,
    pub name: String,
    pub format: String,
    pub when: String,
}

/// A coming evening with a sign-up list.
pub struct AnnouncementLine {
    /// The announcement's id.
    pub id: String,
    /// True if the evening has not been announced yet.
    pub is_hidden: bool,
    /// The announcement's slug.
    pub slug: String,
    pub name: String,
    pub when: String,
    /// State of the announcement, and the number of sign-ups.
    pub state: String,
}

/// A tournament that is over.
pub struct FinishedLine {
    /// The tournament's slug.
    pub slug: String,
    pub name: String,
    pub when: String,
    /// The winners; empty if nobody won or the winners are no longer known.
    pub winners: Vec<String>,
}

impl DeskPage {
    fn is_empty(&self) -> bool {
        self.running.is_empty()
            && self.coming.is_empty()
            && self.announcements.is_empty()
            && self.finished.is_empty()
            && self.archived.is_empty()
    }

    fn hidden(&self) -> Vec<&AnnouncementLine> {
        self.announcements.iter().filter(|one| one.is_hidden).collect()
    }
}
