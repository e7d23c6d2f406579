//! Applies one more entry to hands that are already folded.

use crate::problem::Problems;
use crate::results::revisions::is_stuck;
use crate::schedule::dealer;
use crate::schedule::first_dealer::scheduled_dealer;
use crate::schedule::movement::PlannedHand;
use crate::{Entry, Hand, Place, Revisions, Slot, Tournament};

impl Tournament {
    /// Applies the latest entry of a hand, with the same effect as folding the whole ledger; `record`
    /// contains all entries of that hand, including this one. Returns false and changes nothing if the entry
    /// may affect more than the hand, its points and the start of the next hand: then the ledger must be
    /// folded again.
    pub fn try_apply_entry(&mut self, entry: &Entry, record: &Revisions<'_>) -> bool {
        let Some(index) = self.sheet.hands.binary_search_by_key(&entry.slot, |hand| hand.slot).ok() else {
            return false;
        };
        let Some(hand) = self.sheet.hands.get(index).filter(|hand| self.has_local_effect(index, hand, entry))
        else {
            return false;
        };
        let planned = PlannedHand::find(&self.sheet.drawn, entry.slot).map(|planned| &planned.seating);
        let seating = planned.unwrap_or(&hand.seating).clone();
        let open = Hand::open(hand.slot, hand.block, seating);
        let latest = self.hand_input(entry, record.stuck_hands(), Some(hand));
        let (mut fold, mut problems) = (self.trail.fold_before(self, index), Problems::default());
        let before = self.sheet.hands.clone();
        self.sheet.hands.set(index, open);
        self.apply_hand_input(Place::root, latest, index, &mut fold, &mut problems);
        if problems.into_result(()).is_err() {
            self.sheet.hands = before;
            return false;
        }
        self.recompute_after(index);
        true
    }

    /// Returns true if the record of a hand affects only its points and the start of the next hand.
    fn has_local_effect(&self, index: usize, hand: &Hand, entry: &Entry) -> bool {
        let plays = entry.outcome.is_some() && !is_stuck(entry);
        if self.sheet.play_off.is_some() || self.is_closed(hand) {
            return false;
        }
        if self.sheet.setup.plan().is_none() {
            let is_last = index + 1 == self.sheet.hands.len() && self.trail.first_open() == index;
            return plays && is_last;
        }
        let same = self.sheet.entrants.iter().all(|e| e.since.is_none() && e.changes.is_empty());
        let next = self.next_at_table(index).and_then(|next| self.sheet.hands.get(next));
        (plays || same) && (!dealer::result_decides(&self.sheet.setup) || next.is_none_or(Hand::is_idle))
    }

    fn recompute_after(&mut self, index: usize) {
        self.derive_starters(index);
        let mut trail = std::mem::take(&mut self.trail);
        trail.refold_from(self, index, index + 1);
        let grows = self.sheet.setup.plan().is_none()
            && trail.current().clone().finalize(self).end_reason().is_none();
        if let Some(last) = self.sheet.hands.last().filter(|last| grows && !last.is_open()).cloned() {
            let slot = Slot { hand: last.slot.hand + 1, ..last.slot };
            let seating = trail.current().seats_after(self, &last, slot);
            let seating = if seating.has_same_people(&last.seating) { last.seating } else { seating };
            self.sheet.hands.push_back(Hand::open(slot, last.block, seating));
            trail.refold_from(self, index + 1, index + 1);
        }
        self.trail = trail;
        if let Some(next) = self.next_at_table(index) {
            if let Some(hand) = self.sheet.hands.get_mut(next).filter(|hand| hand.is_idle()) {
                (hand.dealer, hand.opener, hand.by_right) = (None, None, false);
            }
            self.derive_starters(next);
        }
    }

    /// Derives the dealer and the opener of a hand, unless they are recorded.
    fn derive_starters(&mut self, index: usize) {
        let before = self.before_at_table(index);
        let people = (&self.sheet.setup, &self.sheet.entrants);
        let by_schedule = |slot| scheduled_dealer(people, &self.sheet.first_dealers, &self.sheet.drawn, slot);
        dealer::fill_one(people, &mut self.sheet.hands, (before, index), by_schedule);
    }

    /// Index of the hand before this one at its table, within the block.
    fn before_at_table(&self, index: usize) -> Option<usize> {
        let hand = self.sheet.hands.get(index)?;
        let is_of_block = |other: &&Hand| (other.slot.round, other.block) == (hand.slot.round, hand.block);
        let mut before = self.hands_in(0..index).rev().take_while(is_of_block);
        before.position(|other| other.slot.table == hand.slot.table).map(|back| index - 1 - back)
    }

    /// Index of the hand after this one at its table, within the block.
    fn next_at_table(&self, index: usize) -> Option<usize> {
        let hand = self.sheet.hands.get(index)?;
        let is_of_block = |other: &&Hand| (other.slot.round, other.block) == (hand.slot.round, hand.block);
        let mut after = self.hands_in(index + 1..self.sheet.hands.len()).take_while(is_of_block);
        after.position(|other| other.slot.table == hand.slot.table).map(|on| index + 1 + on)
    }
}
