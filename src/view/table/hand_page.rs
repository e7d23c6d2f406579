//! One hand's form on a page of its own: to correct it, or to look again at what was not saved.

use askama::Template;

use super::{HandForm, Says, Sending};
use crate::tournament::Slot;
use crate::view::hand_history::HistoryLine;
use crate::view::{Page, Visitor};

/// What two scorers entered for the same hand.
pub struct Contested {
    /// What was saved first: the result, then the penalties.
    pub theirs: Vec<String>,
    /// What this scorer entered, likewise.
    pub yours: Vec<String>,
}

/// What stands recorded about a hand that is about to be corrected.
pub struct RecordedHand {
    pub(crate) says: String,
    /// Where everything that was ever recorded about the hand is.
    pub history: Option<String>,
    /// Everything that was recorded, the latest first, where that is more than once.
    pub versions: Vec<HandVersion>,
    /// How the hand is opened again, if it was not played.
    pub opens: Option<Opens>,
}

/// Something that was recorded about a hand.
pub struct HandVersion {
    /// Who recorded what, when and why.
    pub line: HistoryLine,
    /// The button that restores it, where it does not hold now.
    pub restore: Option<Sending>,
}

/// How a hand is opened again that was not played.
pub enum Opens {
    /// By a button.
    Here(Sending),
    /// By a question at this address.
    After(String),
}

/// What was recorded about a hand and taken back.
pub struct TakenBack {
    pub(crate) says: String,
    /// The button that brings it back, if it can be now.
    pub redo: Option<Sending>,
}

/// The page of one hand's form.
#[derive(Template)]
#[template(path = "table/hand_page.html")]
pub struct HandPage {
    page: Page,
    name: String,
    /// The tournament's id on a phone at a table, under which it keeps what waits; none for an organiser.
    phone_of: Option<String>,
    slot: Slot,
    /// None where nothing can be saved.
    form: Option<HandForm>,
    /// When it is about to be corrected.
    recorded: Option<RecordedHand>,
    taken_back: Option<TakenBack>,
    contested: Option<Contested>,
    /// Why what was asked for was not done.
    unchanged: Option<String>,
    /// Why nothing can be saved.
    closed: Option<String>,
    /// Where an archived tournament is brought back from.
    bring_back: Option<String>,
    /// Where the table's page is.
    back: String,
}

impl HandPage {
    /// The page of a form; `back` leads to where the scorer came from.
    pub fn new(visitor: &Visitor, says: Says<'_>, slot: Slot, form: Option<HandForm>, back: &str) -> Self {
        Self {
            page: Page::new(visitor, says.hand(slot)),
            name: says.tournament.name().to_string(),
            phone_of: None,
            slot,
            form,
            recorded: None,
            taken_back: None,
            contested: None,
            unchanged: None,
            closed: None,
            bring_back: None,
            back: back.to_owned(),
        }
    }

    /// Says what stands recorded.
    #[must_use]
    pub fn correcting(mut self, recorded: RecordedHand) -> Self {
        self.recorded = Some(recorded);
        self
    }

    /// Says what was taken back, and offers to bring it back.
    #[must_use]
    pub fn taken_back(mut self, taken_back: TakenBack) -> Self {
        self.taken_back = Some(taken_back);
        self
    }

    /// Says why what was asked for was not done.
    #[must_use]
    pub fn unchanged(mut self, why: String) -> Self {
        self.unchanged = Some(why);
        self
    }

    /// Says why nothing can be saved, and where an organiser brings the tournament back.
    #[must_use]
    pub fn closed(mut self, why: String, bring_back: Option<String>) -> Self {
        self.closed = Some(why);
        self.bring_back = bring_back;
        self
    }

    /// Shows both entries, and lets the scorer choose.
    #[must_use]
    pub fn contested(mut self, contested: Contested) -> Self {
        self.contested = Some(contested);
        self
    }

    /// Marks the page as one of a phone at a table of this tournament.
    #[must_use]
    pub fn for_phone(mut self, tournament: String) -> Self {
        self.phone_of = Some(tournament);
        self
    }

    /// Marks the page as one of an organiser's, with the name to show.
    #[must_use]
    pub fn for_organiser(mut self, name: impl Into<String>) -> Self {
        self.page = self.page.for_organiser(name);
        self
    }
}
