//! Standings before the last block, which show who has risen since.

use std::collections::BTreeMap;

use crate::standings::rank::rank;
use crate::{Standing, Tally, Tournament};

impl Tournament {
    /// Standings before the block with the last hand that counts. `None` in the first block, and outside
    /// movements.
    pub fn standings_before_last_block(&self, tally: &Tally) -> Option<Vec<Standing>> {
        self.setup().plan()?;
        let played = tally.effects.iter().rev().map(|effect| effect.slot);
        let last = played.filter(|slot| !self.in_play_off(*slot)).find_map(|slot| self.hand(slot))?;
        let block = (last.slot.round, last.block);
        let index = self.sheet.partition_point(|hand| (hand.slot.round, hand.block) < block);
        let fold = (index > 0).then(|| self.trail.fold_before(&self.sheet, index))?;
        Some(rank(&self.sheet, &fold, &BTreeMap::new(), false))
    }
}
