//! The draft of DUO (V-DUO-3..6).

use super::{Hand, Phase, Shuffle};

/// Both players draft seven (V-DUO-5).
const PICKS: u8 = 14;

impl Hand {
    /// The next pick: the drafter looks at the top card.
    pub(super) fn begin_pick(&mut self, shuffle: &mut impl Shuffle) {
        let first = self.table.dealer;
        let by = if self.picks.is_multiple_of(2) { first } else { self.next(first) };
        if self.picks >= PICKS {
            self.end_draft(shuffle);
        } else if let Some(card) = self.pile.take() {
            self.phase = Phase::Draft { by, card };
        }
    }

    /// Keep it and discard the next, or discard it and keep the next (V-DUO-3); what is discarded is gone
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

    /// V-DUO-6: the discards go under the pile, the first one uppermost; then the start card is turned up.
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
