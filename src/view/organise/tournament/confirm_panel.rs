//! Settings for counting and for confirmation by the other side, and the unconfirmed results.

use crate::store::tournaments::TournamentRecord;
use crate::tournament::{ClockMinutes, Confirming, Slot, WhoCounts};
use crate::view::Translator;
use crate::view::table::{ConfirmAsk, Says};

/// Number of results in the list.
const LISTED: usize = 20;

/// Minutes that the other side has, unless the organiser sets another number.
const USUAL_MINUTES: u32 = 10;

pub(crate) struct ConfirmPanel {
    /// The setting for self-reports, where the format takes them.
    pub(crate) counting: Option<WhoCounts>,
    /// Message key of the mode in force.
    pub(crate) mode: &'static str,
    confirming: Confirming,
    pub(crate) minutes: u32,
    /// Unconfirmed results, the oldest first.
    pub(crate) asks: Vec<ConfirmAsk>,
    /// Number of results beyond these.
    pub(crate) more: usize,
}

impl ConfirmPanel {
    /// Creates the panel from the present state.
    pub(crate) fn of(stored: &TournamentRecord, w: Translator) -> Self {
        let says = Says { words: w, tournament: &stored.tournament };
        let unconfirmed = stored.unconfirmed(chrono::Utc::now());
        let ask = |slot: &Slot| ConfirmAsk::about(says, stored, stored.tournament.hand(*slot)?);
        let confirming = stored.conduct.confirming;
        Self {
            counting: stored.tournament.setup().takes_own_counts().then_some(stored.conduct.counting),
            mode: key(confirming),
            confirming,
            minutes: confirming.minutes().map_or(USUAL_MINUTES, ClockMinutes::get),
            more: unconfirmed.len().saturating_sub(LISTED),
            asks: unconfirmed.keys().take(LISTED).filter_map(ask).collect(),
        }
    }

    /// The modes: value, message key, and true for the one in force.
    pub(crate) fn modes(&self) -> [(&'static str, &'static str, bool); 3] {
        let is = |word| key(self.confirming) == word;
        [("off", "confirm-off"), ("shown", "confirm-shown"), ("required", "confirm-required")]
            .map(|(value, word)| (value, word, is(word)))
    }
}

fn key(confirming: Confirming) -> &'static str {
    match confirming {
        Confirming::Off => "confirm-off",
        Confirming::Shown(_) => "confirm-shown",
        Confirming::Required(_) => "confirm-required",
    }
}
