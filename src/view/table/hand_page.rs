//! One hand's form on a page of its own: to correct it, or to look again at what was not saved.

use askama::Template;

use super::{HandForm, Says};
use crate::tournament::Slot;
use crate::view::{Page, Visitor};

/// What two scorers entered for the same hand.
pub struct Contested {
    /// What was saved first: the result, then the penalties.
    pub theirs: Vec<String>,
    /// What this scorer entered, likewise.
    pub yours: Vec<String>,
}

/// What stands recorded about a hand that is about to be corrected.
pub struct Recorded {
    /// The result.
    pub says: String,
    /// Where everything that was ever recorded about the hand is.
    pub history: String,
}

/// The page of one hand's form.
#[derive(Template)]
#[template(path = "table/hand_page.html")]
pub struct HandPage {
    page: Page,
    /// The tournament's.
    name: String,
    form: HandForm,
    /// When it is about to be corrected.
    recorded: Option<Recorded>,
    contested: Option<Contested>,
    /// Where the table's page is.
    back: String,
}

impl HandPage {
    /// The page of a form; `back` leads to where the scorer came from.
    pub fn new(visitor: &Visitor, says: Says<'_>, slot: Slot, form: HandForm, back: &str) -> Self {
        Self {
            page: Page::new(visitor, says.hand(slot)),
            name: says.tournament.name().to_string(),
            form,
            recorded: None,
            contested: None,
            back: back.to_owned(),
        }
    }

    /// Says what stands recorded.
    #[must_use]
    pub fn correcting(mut self, recorded: Recorded) -> Self {
        self.recorded = Some(recorded);
        self
    }

    /// Shows both entries, and lets the scorer choose.
    #[must_use]
    pub fn contested(mut self, contested: Contested) -> Self {
        self.contested = Some(contested);
        self
    }

    /// Marks the page as one of an organiser's, with the name to show.
    #[must_use]
    pub fn for_organiser(mut self, name: impl Into<String>) -> Self {
        self.page = self.page.for_organiser(name);
        self
    }
}
