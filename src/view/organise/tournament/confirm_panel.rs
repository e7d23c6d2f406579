//! Who counts, and whether the other side is asked about results, as an organiser sets it, and what nobody has confirmed.

use crate::store::tournaments::Stored;
use crate::tournament::{ClockMinutes, Confirming, Slot, WhoCounts};
use crate::view::Words;
use crate::view::table::{ConfirmAsk, Says};

/// So many are listed.
const LISTED: usize = 20;

/// How long the other side has, where nobody said so yet.
const USUAL_MINUTES: u32 = 10;

/// The panel.
pub(crate) struct ConfirmPanel {
    /// Who counts, where players can each for themselves.
    pub(crate) counting: Option<WhoCounts>,
    /// The key of what holds.
    pub(crate) mode: &'static str,
    confirming: Confirming,
    pub(crate) minutes: u32,
    /// What nobody has confirmed, the oldest first.
    pub(crate) asks: Vec<ConfirmAsk>,
    /// How many there are beside those.
    pub(crate) more: usize,
}

impl ConfirmPanel {
    /// As it stands.
    pub(crate) fn of(stored: &Stored, w: Words) -> Self {
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

    /// What can be chosen: value, word, and whether it is so.
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
