//! Settings for counting and for confirmation by the other side, and the unconfirmed results.

use lastcard_club::{ClockMinutes, ConfirmationMode};
use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::{CountingMode, Slot};

use crate::table::confirmation::ConfirmationRequest;
use crate::ui::{tournament_text::TournamentText, translator::Translator};

/// Number of results in the list.
const MAX_LISTED: usize = 20;

/// Minutes that the other side has for the confirmation, unless the organiser sets another number.
const DEFAULT_MINUTES: u32 = 10;

pub struct ConfirmPanel {
    /// The setting for self-reports, if the format allows them.
    pub counting: Option<CountingMode>,
    /// Message key of the mode in force.
    pub mode: &'static str,
    confirming: ConfirmationMode,
    pub minutes: u32,
    /// Unconfirmed results, the oldest first.
    pub asks: Vec<ConfirmationRequest>,
    /// Number of further unconfirmed results.
    pub more: usize,
}

impl ConfirmPanel {
    /// Creates the panel from the present state.
    pub fn of(stored: &TournamentRecord, words: Translator) -> Self {
        let says = TournamentText { words, tournament: &stored.tournament };
        let unconfirmed = stored.unconfirmed(chrono::Utc::now());
        let ask = |slot: &Slot| ConfirmationRequest::for_hand(says, stored, stored.tournament.hand(*slot)?);
        let confirming = stored.hall.confirming;
        Self {
            counting: stored.tournament.setup().allows_self_reports().then_some(stored.hall.counting),
            mode: key(confirming),
            confirming,
            minutes: confirming.minutes().map_or(DEFAULT_MINUTES, ClockMinutes::get),
            more: unconfirmed.len().saturating_sub(MAX_LISTED),
            asks: unconfirmed.keys().take(MAX_LISTED).filter_map(ask).collect(),
        }
    }

    /// Returns the modes: value, message key, and true for the one in force.
    pub fn modes(&self) -> [(&'static str, &'static str, bool); 3] {
        let is = |word| key(self.confirming) == word;
        [("off", "confirm-off"), ("shown", "confirm-shown"), ("required", "confirm-required")]
            .map(|(value, word)| (value, word, is(word)))
    }
}

fn key(confirming: ConfirmationMode) -> &'static str {
    match confirming {
        ConfirmationMode::Off => "confirm-off",
        ConfirmationMode::Shown(_) => "confirm-shown",
        ConfirmationMode::Required(_) => "confirm-required",
    }
}
