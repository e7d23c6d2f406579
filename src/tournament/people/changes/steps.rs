//! Application of line-up changes to a tournament, with their checks.

use std::collections::BTreeMap;

use super::{LineUpChange, LineUpRefusal, check as changes};
use crate::people::admission::check_entrants;
use crate::schedule::bounds;
use crate::schedule::movement::{BlockGrid, PlannedHand};
use crate::schedule::planned_hands::schedule_hands;
use crate::standings::fold::Fold;
use crate::{
    EntrantIndex, Hand, HandNumber, Name, Player, PlayerId, Problem, SeatDeparture, Slot, Tournament,
};

impl Tournament {
    /// Returns the changes that led to the current line-up, in the order of the hands; at the same hand,
    /// arrivals come first.
    pub fn line_up_changes(&self) -> Vec<LineUpChange> {
        let joins = self.entrants().iter().filter_map(|entrant| {
            let player = entrant.players.first()?.clone();
            Some(LineUpChange::Joins { player, from: entrant.since? })
        });
        let leaves = self.entrants().iter().flat_map(|entrant| {
            let leaves = |change: &SeatDeparture| LineUpChange::Leaves {
                entrant: entrant.id.clone(),
                change: change.clone(),
            };
            entrant.changes.iter().map(leaves)
        });
        let mut steps: Vec<LineUpChange> = joins.chain(leaves).collect();
        steps.sort_by_key(LineUpChange::since);
        steps
    }

    /// Returns the joining player with this name: a former holder of the leaving player's seat, or a new
    /// player.
    pub fn newcomer(&self, name: &Name, leaves: Option<&PlayerId>) -> Player {
        let seat = leaves.and_then(|leaves| {
            let entrant = self.entrant_of(leaves)?;
            let holders = entrant.players.iter().map(|member| entrant.holders(&member.id));
            holders.into_iter().find(|holders| holders.last() == Some(&leaves))
        });
        let mut before = seat.iter().flatten().filter_map(|id| self.player(id));
        if let Some(known) = before.find(|player| player.name.is_same(name) && Some(&player.id) != leaves) {
            return known.clone();
        }
        let taken = |id: &str| {
            let line = self.entrants().iter().any(|entrant| entrant.id.as_str() == id);
            line || self.players().any(|player| player.id.as_str() == id)
        };
        Player { id: PlayerId::of(name, taken), name: name.clone() }
    }

    /// Returns the tournament after a line-up change. Recorded hands do not change.
    ///
    /// # Errors
    /// Fails if the tournament is over, if the change would start at a recorded hand, or if the resulting
    /// players do not fit.
    pub fn with_line_up_change(&self, step: &LineUpChange) -> Result<Self, LineUpRefusal> {
        if self.play_off().is_some() {
            return Err(LineUpRefusal::StepPlayOff);
        }
        let fold = self.fold();
        if fold.end_reason().is_some() {
            return Err(LineUpRefusal::StepOver);
        }
        // Tables may still play the hand that ends the tournament (§0.5.9a).
        if fold.ends_before(step.since()) {
            return Err(LineUpRefusal::StepAfterEnd);
        }
        self.check_open_hand(step, &fold)?;
        self.check_redrawn_block(step)?;
        let mut next = self.clone();
        let mut entrants = next.sheet.entrants.to_vec();
        step.apply(&mut entrants);
        next.sheet.entrants = EntrantIndex::new(entrants);
        let fits = check_entrants(self.setup().format(), &next.sheet.entrants)
            .and_then(|()| bounds::length(self.setup(), &next.sheet.entrants))
            .and_then(|()| changes::check(self.setup(), &next.sheet.entrants))
            .and_then(|()| next.check_enough(step, &fold));
        fits.map_err(|problems| LineUpRefusal::StepProblems { problems })?;
        next.redraw();
        next.forget_open_starts();
        next.derive_open_hands();
        Ok(next)
    }

    /// Redraws the hands and keeps those that are recorded.
    fn redraw(&mut self) {
        self.sheet.drawn = schedule_hands(&self.sheet.setup, &self.sheet.entrants).into();
        if self.sheet.setup.plan().is_some() {
            let mut before: BTreeMap<Slot, Hand> =
                std::mem::take(&mut self.sheet.hands).into_iter().map(|hand| (hand.slot, hand)).collect();
            let kept = |planned: &PlannedHand| {
                before.remove(&planned.slot).unwrap_or_else(|| planned.to_open_hand())
            };
            self.sheet.hands = self.sheet.drawn.iter().map(kept).collect();
        }
    }

    /// Adjusts a line-up change to blocks that have begun. If a player leaves an individual from the first
    /// hand of a block that has begun at another table, the player leaves from the second hand instead: the
    /// block is left unchanged, and the next block is redrawn.
    #[must_use]
    pub fn adjust_line_up_change(&self, step: &LineUpChange) -> LineUpChange {
        let mut fitted = step.clone();
        let (LineUpChange::Leaves { change, .. }, Some(grid)) = (&mut fitted, self.redrawn_grid()) else {
            return fitted;
        };
        let second = HandNumber { hand: change.from.hand.saturating_add(1), ..change.from };
        let mut begun = self
            .hands()
            .iter()
            .filter(|hand| change.from.covers(hand.slot) && self.is_begun(hand))
            .peekable();
        let is_begun = begun.peek().is_some() && begun.all(|hand| !hand.seating.has(&change.leaves));
        if change.comes.is_none() && is_begun && grid.begins_block(change.from) && !grid.begins_block(second)
        {
            change.from = second;
        }
        fitted
    }

    /// Refuses to redraw a block if anything in it is recorded at any table.
    fn check_redrawn_block(&self, step: &LineUpChange) -> Result<(), LineUpRefusal> {
        let stays = matches!(step, LineUpChange::Leaves { change: SeatDeparture { comes: Some(_), .. }, .. });
        let Some(grid) = self.redrawn_grid().filter(|_| !stays) else { return Ok(()) };
        let (first, _) = grid.first_hand(grid.block_from(step.since()));
        let begun = self.hands().iter().find(|hand| first.covers(hand.slot) && self.is_begun(hand));
        begun.map_or(Ok(()), |hand| Err(LineUpRefusal::StepRecorded { hand: hand.slot.hand }))
    }

    /// Returns true if a line-up change that redraws blocks can start at this hand, which must be the first
    /// in a block. In other formats, nothing is redrawn, and a change can start at any hand.
    pub fn can_redraw_from(&self, from: HandNumber) -> bool {
        self.redrawn_grid().is_none_or(|grid| grid.begins_block(from))
    }

    /// Returns the blocks, if the format redraws those that have not begun.
    fn redrawn_grid(&self) -> Option<BlockGrid> {
        self.grid().filter(|_| self.setup().format().is_redrawn())
    }

    fn is_begun(&self, hand: &Hand) -> bool {
        !hand.is_idle() && !self.is_closed(hand)
    }

    /// Checks that there is an open hand for the player who leaves or joins, and that the later hands are not
    /// recorded.
    fn check_open_hand(&self, step: &LineUpChange, fold: &Fold) -> Result<(), LineUpRefusal> {
        let from = step.since();
        let plays =
            |player: &PlayerId| self.hands().iter().any(|hand| hand.is_open() && hand.seating.has(player));
        let concerned: Option<&PlayerId> = match step {
            LineUpChange::Joins { .. } => None,
            LineUpChange::Leaves { entrant, change } => {
                let entrant = self.entrant(entrant).ok_or(LineUpRefusal::StepUnknown)?;
                if !entrant.has(&change.leaves) {
                    return Err(LineUpRefusal::StepUnknown);
                }
                if fold.is_out(self, &change.leaves) {
                    return Err(LineUpRefusal::StepOut);
                }
                if !plays(&change.leaves) {
                    return Err(LineUpRefusal::StepAfterEnd);
                }
                Some(&change.leaves)
            }
        };
        let mut later = self
            .hands()
            .iter()
            .filter(|hand| from.covers(hand.slot) && concerned.is_none_or(|player| hand.seating.has(player)));
        if let Some(hand) = later.clone().find(|hand| !hand.is_open()) {
            return Err(LineUpRefusal::StepRecorded { hand: hand.slot.hand });
        }
        if later.next().is_none() { Err(LineUpRefusal::StepAfterEnd) } else { Ok(()) }
    }

    /// Checks that enough players remain. Eliminated players have left their seats too (V-CHAL-5).
    fn check_enough(&self, step: &LineUpChange, fold: &Fold) -> Result<(), Vec<Problem>> {
        changes::check_enough(self.setup(), step, fold.players_still_in(self, step.since().slot()).len())
    }
}
