//! The form of one hand on a page of its own, for a correction or after a failed save.

use askama::Template;

use lastcard_tournament::Slot;

use crate::extract::organiser::Organiser;
use crate::hand_form::form::{FormTarget, HandForm};
use crate::hands::history::HistoryLine;
use crate::ui::{
    page::{Page, Visitor},
    tournament_text::TournamentText,
};

/// Two scorers' entries for the same hand.
pub struct ConflictingEntries {
    /// Entry that was saved first: the result, then the penalties.
    pub theirs: Vec<String>,
    /// Entry of this scorer, in the same form.
    pub yours: Vec<String>,
}

/// The record of a hand that is about to be corrected.
pub struct RecordedHand {
    pub says: String,
    /// Address of the hand's full history.
    pub history: Option<String>,
    /// All recorded versions, latest first, if there are several.
    pub versions: Vec<HandVersion>,
    /// Action that reopens the hand, if it was not played.
    pub opens: Option<ReopenAction>,
}

pub struct HandVersion {
    /// Description of the entry: author, result, time and reason.
    pub line: HistoryLine,
    /// Button that restores the version, unless it is the one in force.
    pub restore: Option<FormTarget>,
}

/// Action that reopens a hand that was not played.
pub enum ReopenAction {
    /// A button.
    Here(FormTarget),
    /// A link to a confirmation at this address.
    After(String),
}

/// A result that was recorded and then taken back.
pub struct UndoneResult {
    pub says: String,
    /// Button that brings it back, if that is possible now.
    pub redo: Option<FormTarget>,
}

/// The page with the form of one hand.
#[derive(Template)]
#[template(path = "table/hand.html")]
pub struct HandPage {
    pub page: Page,
    name: String,
    /// Tournament id under which a phone at a table keeps unsent entries; `None` for an organiser.
    phone_of: Option<String>,
    slot: Slot,
    /// `None` if nothing can be saved.
    form: Option<HandForm>,
    /// The record, if the hand is about to be corrected.
    recorded: Option<RecordedHand>,
    taken_back: Option<UndoneResult>,
    contested: Option<ConflictingEntries>,
    /// Reason why the requested change was not made.
    unchanged: Option<String>,
    /// Reason why nothing can be saved.
    closed: Option<String>,
    /// Address to which the form that brings back an archived tournament is posted.
    bring_back: Option<String>,
    /// Address of the table's page.
    back: String,
}

impl HandPage {
    /// Creates the page of a form; `back` leads to the page that the scorer came from.
    pub fn new(
        visitor: &Visitor,
        says: TournamentText<'_>,
        slot: Slot,
        form: Option<HandForm>,
        back: &str,
    ) -> Self {
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

    #[must_use]
    pub fn with_recorded(mut self, recorded: RecordedHand) -> Self {
        self.recorded = Some(recorded);
        self
    }

    /// Shows the result that was taken back, and offers to restore it.
    #[must_use]
    pub fn with_undone(mut self, taken_back: UndoneResult) -> Self {
        self.taken_back = Some(taken_back);
        self
    }

    #[must_use]
    pub fn with_unchanged_reason(mut self, why: String) -> Self {
        self.unchanged = Some(why);
        self
    }

    /// Adds the reason why nothing can be saved, and the address to which an organiser posts to bring the
    /// tournament back.
    #[must_use]
    pub fn with_closed_reason(mut self, why: String, bring_back: Option<String>) -> Self {
        self.closed = Some(why);
        self.bring_back = bring_back;
        self
    }

    /// Shows both entries and lets the scorer choose.
    #[must_use]
    pub fn with_conflict(mut self, contested: ConflictingEntries) -> Self {
        self.contested = Some(contested);
        self
    }

    /// Marks the page as shown on a phone at a table of this tournament.
    #[must_use]
    pub fn for_phone(mut self, tournament: String) -> Self {
        self.phone_of = Some(tournament);
        self
    }

    #[must_use]
    pub fn for_organiser(mut self, organiser: &Organiser) -> Self {
        self.page = organiser.frame(self.page);
        self
    }
}
