//! The draft of DUO (V-DUO-3..6).

use super::{Hand, Phase, Shuffle};

/// Cards drafted by both players together, seven each (V-DUO-5).
const PICKS: u8 = 14;

impl Hand {
    /// Shows the drafter the next top card, or ends the draft.
    pub(super) fn begin_pick(&mut self, shuffle: &mut impl Shuffle) {
        let first = self.table.dealer;
        let by = if self.picks.is_multiple_of(2) { first } else { self.next(first) };
        if self.picks >= PICKS {
            self.end_draft(shuffle);
        } else if let Some(card) = self.pile.take() {
            self.phase = Phase::Draft { by, card };
        }
    }

    /// Keeps the card and discards the next one, or the other way round (V-DUO-3); the refused card is gone
    /// (V-DUO-4).
    pub(super) fn draft(&mut self, keep: bool, shuffle: &mut impl Shuffle) {
        let Phase::Draft { by, card } = self.phase else { return };
        let Some(next) = self.pile.take() else { return };
        let (kept, refused) = if keep { (card, next) } else { (next, card) };
        self.holdings[by].add(kept);
        self.discard.put(refused);
        self.picks += 1;
        self.begin_pick(shuffle);
    }

    /// V-DUO-6: puts the discards under the pile, the first one uppermost, and turns up the start card.
    fn end_draft(&mut self, shuffle: &mut impl Shuffle) {
        let mut pile = self.discard;
        pile.upward_mut().reverse();
        for &card in self.pile.upward() {
            pile.put(card);
        }
        self.pile = pile;
        self.discard = super::Pile::EMPTY;
        self.turn_up(shuffle);
    }
}
