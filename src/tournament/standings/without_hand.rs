//! How everybody would stand without one hand: a page says what it changed.

use std::collections::BTreeMap;

use crate::standings::rank::rank;
use crate::{Slot, Standing, Tally, Tournament};

impl Tournament {
    /// The standings as if this hand had done nothing. None of a hand that does nothing or belongs to a play-off, and of the only one
    /// that counts: without it nobody stands anywhere.
    pub fn standings_without(&self, slot: Slot, tally: &Tally) -> Option<Vec<Standing>> {
        let is_one_of_many = tally.effect(slot).is_some() && tally.effects.len() > 1;
        let index = self.sheet.hands.binary_search_by_key(&slot, |hand| hand.slot).ok()?;
        let counts = is_one_of_many && !self.in_play_off(slot);
        let fold = counts.then(|| self.trail.without(&self.sheet, slot, index).ended(&self.sheet))?;
        Some(rank(&self.sheet, &fold, &BTreeMap::new(), false))
    }
}
