//! The desk: a club's tournaments by how far they are.

use askama::Template;

use super::TableLine;
use crate::view::Page;

mod worklist;

pub use worklist::{WaitingLine, waiting};
pub(super) use worklist::{called, evening};

/// `/organise`
#[derive(Template)]
#[template(path = "organise/desk.html")]
pub struct DeskPage {
    pub(crate) page: Page,
    /// What waits for somebody, the most urgent first.
    pub waiting: Vec<WaitingLine>,
    /// What is played now.
    pub running: Vec<RunningLine>,
    /// What was announced, or is to be, the next one first.
    pub fixtures: Vec<FixtureLine>,
    /// Drafts, the next one first.
    pub coming: Vec<ComingLine>,
    /// What is over, the latest first.
    pub finished: Vec<FinishedLine>,
    /// What was put away, the latest first.
    pub archived: Vec<FinishedLine>,
    /// Whether new phones are shut out, because somebody guessed at codes.
    pub codes_closed: bool,
    /// Whether they may know how the service is.
    pub sees_service: bool,
    /// What was just done.
    pub done: Option<String>,
}

/// A tournament that is played now.
pub struct RunningLine {
    /// Its part of the address.
    pub slug: String,
    pub(crate) name: String,
    pub(crate) format: String,
    /// What each table does.
    pub tables: Vec<TableLine>,
}

/// A draft.
pub struct ComingLine {
    /// Its part of the address.
    pub slug: String,
    pub(crate) name: String,
    pub(crate) format: String,
    pub(crate) when: String,
}

/// A tournament that is to come, and has a list.
pub struct FixtureLine {
    /// Its id.
    pub id: String,
    /// Not announced yet.
    pub is_hidden: bool,
    /// Its part of the address.
    pub slug: String,
    pub(crate) name: String,
    pub(crate) when: String,
    /// Whether it is announced, and how many are on its list.
    pub state: String,
}

/// A tournament that is over.
pub struct FinishedLine {
    /// Its part of the address.
    pub slug: String,
    pub(crate) name: String,
    pub(crate) when: String,
    /// Who won; nobody, or not known any more.
    pub winners: Vec<String>,
}

impl DeskPage {
    fn is_empty(&self) -> bool {
        self.running.is_empty()
            && self.coming.is_empty()
            && self.fixtures.is_empty()
            && self.finished.is_empty()
            && self.archived.is_empty()
    }

    /// Evenings to come that are not announced yet.
    fn hidden(&self) -> Vec<&FixtureLine> {
        self.fixtures.iter().filter(|one| one.is_hidden).collect()
    }
}
