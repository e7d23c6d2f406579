//! Start of the block's clock: which block the organiser can start it for.

use chrono::{DateTime, Utc};

use crate::{BlockClock, ClubEvening};

/// A start of the hall's clock that makes sense now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BlockStart {
    /// Round and block whose clock has not been started yet; `None` if it has, or without blocks.
    pub block: Option<(u32, u32)>,
    /// True if the clock of an earlier block still runs or is paused, so that it has to be replaced.
    pub replaces: bool,
}

impl BlockStart {
    /// Offers to start the clock, unless time is left on that of the current block, or nothing is left to
    /// play. `started` is the time at which the hall's clock was last started.
    pub fn of(
        evening: &ClubEvening<'_>,
        clock: Option<BlockClock>,
        started: Option<DateTime<Utc>>,
        now: DateTime<Utc>,
    ) -> Option<Self> {
        if !evening.status.is_in_play() {
            return None;
        }
        let has_time = clock.is_some_and(|clock| clock.has_time_left(now));
        let block = evening.current_block();
        let is_started = match (block, started) {
            (Some(block), Some(started)) => started >= evening.opened(block),
            (None, _) => true,
            (_, None) => false,
        };
        if has_time && is_started {
            return None;
        }
        Some(Self { block: block.filter(|_| !is_started), replaces: has_time })
    }
}

impl ClubEvening<'_> {
    /// Round and block that the tables are playing; `None` without blocks, and in a play-off.
    pub fn current_block(&self) -> Option<(u32, u32)> {
        self.tournament.setup().plan()?;
        let slot = self.standings.next.first()?.slot;
        let hand = self.tournament.hand(slot).filter(|_| !self.tournament.in_play_off(slot))?;
        Some((hand.slot.round, hand.block))
    }

    /// Time at which the last result of the blocks before this one was recorded, or at which play began.
    fn opened(&self, block: (u32, u32)) -> DateTime<Utc> {
        let is_before =
            |slot| self.tournament.hand(slot).is_some_and(|hand| (hand.slot.round, hand.block) < block);
        let before = self.recorded.iter().filter(|recorded| is_before(recorded.entry.slot));
        before.map(|recorded| recorded.at).max().map_or(self.opened_at, |at| at.max(self.opened_at))
    }
}
