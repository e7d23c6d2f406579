//! The ledger: results are recorded, corrected, voided and undone by entries that never change.

use crate::people::changes::successor;
use crate::problem::Problems;
use crate::results::apply::HandInput;
use crate::results::revisions::is_stuck;
use crate::results::validate;
use crate::schedule::movement::PlannedHand;
use crate::standings::fold::Fold;
use crate::{
    Amendment, Entry, Hand, HandResult, Method, Penalty, Place, PlayerId, Problem, RecordingState, Refusal,
    Revisions, Slot, StuckHand, Tournament, VoidReason,
};

impl Tournament {
    /// Returns the entry that records this outcome, or corrects an earlier one, with the current seats,
    /// dealer and opener. Changes nothing: append the entry to the ledger, then fold again.
    ///
    /// # Errors
    /// Fails if it is not this hand's turn, or if the result is impossible.
    pub fn new_entry(
        &self,
        slot: Slot,
        revision: u32,
        outcome: Option<HandResult>,
        penalties: Vec<Penalty>,
    ) -> Result<Entry, Refusal> {
        let hand = self.hand(slot).ok_or(Refusal::NoHand)?;
        match self.recording_state(slot) {
            RecordingState::Next | RecordingState::Recorded => {}
            RecordingState::NotYet => return Err(Refusal::NotYet),
            RecordingState::Finished => return Err(Refusal::Over),
            RecordingState::Closed => return Err(Refusal::HandClosed),
            RecordingState::Unknown => return Err(Refusal::NoHand),
        }
        let mut problems = Problems::default();
        problems.ok_or_add_all(
            outcome.as_ref().map_or(Ok(()), |o| validate::result(self.setup_of(slot), &hand.seating, o)),
        );
        validate::penalties(&hand.seating, || Place::root().key("penalties"), &penalties, &mut problems);
        problems.into_result(()).map_err(|problems| Refusal::Result { problems })?;
        if let Some(hand) = self.first_reseated_hand(slot, outcome.as_ref()) {
            return Err(Refusal::LaterSeats { hand });
        }
        Ok(Entry {
            slot,
            revision,
            seating: hand.seating.clone(),
            dealer: hand.dealer.clone(),
            opener: hand.opener.clone(),
            // A correction concerns the same cards.
            shared: hand.shared && outcome.is_some(),
            outcome,
            penalties,
            restores: None,
        })
    }

    /// Returns the entry that an amendment adds to the record of a hand.
    ///
    /// # Errors
    /// Fails as [`Self::new_entry`] does, and if there is nothing to undo or to restore.
    pub fn amendment_entry(
        &self,
        slot: Slot,
        record: &Revisions<'_>,
        amendment: Amendment,
    ) -> Result<Entry, Refusal> {
        let revision = record.last().map_or(0, |last| last.revision) + 1;
        match (record.entry_after(&amendment), amendment) {
            (_, Amendment::Record { outcome, penalties }) => {
                self.new_entry(slot, revision, Some(outcome), penalties)
            }
            (Some(None), _) | (Some(Some(_)), Amendment::Open) => {
                self.new_entry(slot, revision, None, Vec::new())
            }
            (Some(Some(before)), Amendment::Undo | Amendment::Redo | Amendment::Restore { .. }) => {
                self.restoring_entry(before, revision)
            }
            (None, Amendment::Redo | Amendment::Restore { .. }) => Err(Refusal::NothingToRedo),
            (None, Amendment::Undo | Amendment::Open) => Err(Refusal::NothingToUndo),
        }
    }

    /// Returns the entry that restores an earlier one unchanged. Its result was recorded before, so it need
    /// not be this hand's turn.
    fn restoring_entry(&self, before: &Entry, revision: u32) -> Result<Entry, Refusal> {
        let slot = before.slot;
        let hand = self.hand(slot).ok_or(Refusal::NoHand)?;
        if self.recording_state(slot) == RecordingState::Closed {
            return Err(Refusal::HandClosed);
        }
        let (now, then) = (hand.seating.players(), before.seating.players());
        if now.len() != then.len() || then.iter().any(|player| !hand.seating.has(player)) {
            return Err(Refusal::OtherPlayers);
        }
        if let Some(hand) = self.first_reseated_hand(slot, before.outcome.as_ref()) {
            return Err(Refusal::LaterSeats { hand });
        }
        Ok(Entry { revision, restores: Some(before.revision), ..before.clone() })
    }

    /// Returns the first later recorded hand whose players differ from those still in after this outcome.
    ///
    /// In `challenge`, a correction that would change who sits at a recorded hand is refused, because the
    /// people who sat there did play it. If two simultaneous corrections do so anyway, the ledger is applied
    /// as recorded.
    fn first_reseated_hand(&self, slot: Slot, outcome: Option<&HandResult>) -> Option<u32> {
        if !matches!(self.setup_of(slot).method(), Method::Challenge { .. }) {
            return None;
        }
        let mut then = self.clone();
        let index = then.sheet.hands.binary_search_by_key(&slot, |hand| hand.slot).ok()?;
        let stuck = HandResult::Void(VoidReason::Stuck);
        then.sheet.hands.get_mut(index)?.result = outcome.filter(|outcome| **outcome != stuck).cloned();
        let mut fold = Fold::default();
        let later = then.scored_hands().enumerate().skip(index + 1);
        for (later, hand) in later.filter(|(_, hand)| !hand.is_open()) {
            fold.advance(&then, later);
            let seated = fold.players_still_in(&then, hand.slot);
            let differs = seated.len() != hand.seating.players().len()
                || seated.iter().any(|player| !hand.seating.has(player));
            if fold.end_reason().is_none() && differs {
                return Some(hand.slot.hand);
            }
        }
        None
    }

    /// Folds a ledger onto the hands: in each slot the highest revision is in force. A stuck hand is kept as
    /// history and leaves its slot open (R-EXH-6). The order of the entries does not matter.
    ///
    /// # Errors
    /// Lists the entries that do not fit this tournament, with their index: `entries[3].result.left.gleb`.
    pub fn with_ledger<'e>(
        mut self,
        entries: impl IntoIterator<Item = &'e Entry>,
    ) -> Result<Self, Vec<Problem>> {
        self.forget_open_starts();
        self.fold_ledger(entries)
    }

    /// Folds a ledger onto hands whose starts have not been computed yet.
    pub(crate) fn fold_ledger<'e>(
        mut self,
        entries: impl IntoIterator<Item = &'e Entry>,
    ) -> Result<Self, Vec<Problem>> {
        let mut entries: Vec<(usize, &Entry)> = entries.into_iter().enumerate().collect();
        entries.sort_by_key(|(_, entry)| (entry.slot, entry.revision));
        let (mut fold, mut problems) = (Fold::default(), Problems::default());
        let mut near = 0;
        for revisions in entries.chunk_by(|(_, one), (_, other)| one.slot == other.slot) {
            if let Some((index, latest)) = revisions.last()
                && !self.is_leftover(latest)
            {
                let record = Revisions::of(revisions.iter().map(|(_, entry)| *entry));
                near = self.index_of(latest.slot, near + 1);
                let record = self.hand_input(latest, record.stuck_hands(), self.sheet.hands.get(near));
                let place = || Place::root().key("entries").index(*index);
                self.apply_hand_input(place, record, near, &mut fold, &mut problems);
            }
        }
        self.derive_open_hands();
        problems.into_result(self)
    }

    /// Returns true if an entry no longer belongs to a hand: its result was undone, and then the play-off was
    /// taken back, or the table was no longer needed when the block was redrawn.
    fn is_leftover(&self, latest: &Entry) -> bool {
        if latest.outcome.is_some() || self.in_play_off(latest.slot) {
            return false;
        }
        let last = self.scored_hands().next_back().map_or(0, |hand| hand.slot.round);
        latest.slot.round > last || self.setup().plan().is_some() && self.hand(latest.slot).is_none()
    }

    /// Clears the values derived for open hands, which depend on other hands that the ledger may change.
    pub(crate) fn forget_open_starts(&mut self) {
        let closed: Vec<bool> = self.sheet.hands.iter().map(|hand| self.is_closed(hand)).collect();
        for (hand, _) in self.sheet.hands.iter_mut().zip(closed).filter(|(_, closed)| *closed) {
            hand.result = None;
        }
        for hand in self.sheet.hands.iter_mut().filter(|hand| hand.is_open()) {
            hand.dealer = None;
            hand.opener = None;
            if let Some(planned) =
                PlannedHand::find(&self.sheet.drawn, hand.slot).filter(|p| p.seating != hand.seating)
            {
                hand.seating = planned.seating.clone();
            }
        }
    }
}

impl Tournament {
    /// Converts the latest entry of a slot to a hand input, with the stuck hands before it; `hand` is the
    /// hand that the entry concerns, if there is one.
    pub(crate) fn hand_input(
        &self,
        latest: &Entry,
        voided: Vec<StuckHand>,
        hand: Option<&Hand>,
    ) -> HandInput {
        // After an undo the dealer follows from the previous hand. After a stuck hand the same dealer deals
        // again (§0.5.7f).
        let known = latest.outcome.is_some();
        let is_open = !known || is_stuck(latest);
        // An open hand is played by those who now have its seats.
        let now = |player: &PlayerId| {
            let now =
                if is_open { successor(&self.sheet.entrants, player, latest.slot) } else { Some(player) };
            now.cloned()
        };
        let same = self.entrants().iter().all(|e| e.since.is_none() && e.changes.is_empty())
            && !self.in_play_off(latest.slot);
        // If the recorded dealer no longer sits there, both follow from the previous hand.
        let sits = |player: &PlayerId| {
            let is_drawn = self.setup().plan().is_some() && !self.in_play_off(latest.slot);
            !is_drawn || hand.is_some_and(|hand| hand.slot == latest.slot && hand.seating.has(player))
        };
        let dealer = latest.dealer.as_ref().filter(|_| known).and_then(now).filter(sits);
        let opener = latest.opener.as_ref().filter(|_| dealer.is_some()).and_then(now);
        HandInput {
            slot: latest.slot,
            block: None,
            seats: (same || !is_open).then(|| latest.seating.clone()),
            played: true,
            dealer,
            opener,
            shared: latest.shared && !is_open,
            result: latest.outcome.clone().filter(|_| !is_stuck(latest)),
            voided,
            penalties: if is_stuck(latest) { Vec::new() } else { latest.penalties.clone() },
        }
    }
}
