//! Standings without one hand, which show what the hand changed.

use std::collections::BTreeMap;

use crate::standings::rank::rank;
use crate::{Slot, Standing, Tally, Tournament};

impl Tournament {
    /// Standings as if this hand had no effect. `None` if the hand has no effect, belongs to a play-off, or
    /// is the only one that counts, without which there are no standings.
    pub fn standings_without(&self, slot: Slot, tally: &Tally) -> Option<Vec<Standing>> {
        let is_one_of_many = tally.effect(slot).is_some() && tally.effects.len() > 1;
        let index = self.sheet.hands.binary_search_by_key(&slot, |hand| hand.slot).ok()?;
        let counts = is_one_of_many && !self.in_play_off(slot);
        let fold = counts.then(|| self.trail.fold_without(&self.sheet, slot, index).finalize(&self.sheet))?;
        Some(rank(&self.sheet, &fold, &BTreeMap::new(), false))
    }
}
