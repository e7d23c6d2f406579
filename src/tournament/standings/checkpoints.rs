//! Checkpoints of the fold, so that one more result does not require folding all hands.

use std::sync::Arc;

use imbl::Vector;

use crate::standings::fold::Fold;
use crate::standings::line::LineContribution;
use crate::{Effect, Hand, HandNumber, HandResult, Scorecard, Slot};

/// Number of hands between checkpoints; after a correction, folding starts at the nearest one. Smaller in
/// tests, whose evenings are short.
const STEP: usize = if cfg!(test) { 4 } else { 32 };

/// Fold of the recorded hands, with checkpoints along the way.
#[derive(Debug, Clone, Default)]
pub(crate) struct FoldCheckpoints {
    /// Effects of the recorded hands, in their order.
    effects: Vector<Arc<Effect>>,
    /// Contributions of each of those effects to lines.
    shares: Vector<Arc<[LineContribution]>>,
    now: Fold,
    /// Checkpoints: before the first hand, and after each [`STEP`] hands.
    before: Vector<Arc<Fold>>,
    /// Number of hands up to the last recorded one; all hands after it are open.
    recorded: usize,
}

impl PartialEq for FoldCheckpoints {
    /// Returns true always: the checkpoints follow from the hands, which are compared.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl FoldCheckpoints {
    pub(crate) fn of(sheet: &Scorecard) -> Self {
        let mut trail = Self::default();
        trail.refold_from(sheet, 0, sheet.scored_count());
        trail
    }

    /// Fold of all recorded hands.
    pub(crate) fn current(&self) -> &Fold {
        &self.now
    }

    /// Index of the first open hand, or the number of hands.
    pub(crate) fn first_open(&self) -> usize {
        self.now.open.unwrap_or(self.now.seen)
    }

    /// Effects of the hands that count.
    pub(crate) fn effects(&self, fold: &Fold) -> Vector<Arc<Effect>> {
        self.effects.take(fold.counted.min(self.effects.len()))
    }

    pub(crate) fn fold_before(&self, sheet: &Scorecard, index: usize) -> Fold {
        let mut fold = self.nearest(index);
        self.advance(&mut fold, sheet, index, None);
        fold
    }

    /// Fold of all hands as if this one had no effect.
    pub(crate) fn fold_without(&self, sheet: &Scorecard, slot: Slot, index: usize) -> Fold {
        let mut fold = self.nearest(index);
        self.advance(&mut fold, sheet, self.now.seen, Some(slot));
        fold
    }

    /// Continues a fold with the known contributions; one hand may be left out.
    fn advance(&self, fold: &mut Fold, sheet: &Scorecard, to: usize, without: Option<Slot>) {
        let next = sheet.hands().get(fold.seen);
        let at = next.map_or(self.shares.len(), |hand| self.place(hand.slot).unwrap_or_else(|at| at));
        let mut shares = self.shares.focus().narrow(at..).into_iter();
        fold.advance_by(sheet, to, |hand, result| {
            let known = if matches!(result, HandResult::Void(_)) { None } else { shares.next() };
            known.filter(|_| without != Some(hand.slot))
        });
    }

    /// Index of a hand's effect, or `Err` with the index where it would be.
    fn place(&self, slot: Slot) -> Result<usize, usize> {
        if self.effects.last().is_none_or(|last| last.slot < slot) {
            return Err(self.effects.len());
        }
        self.effects.binary_search_by_key(&slot, |effect| effect.slot)
    }

    fn update_effect(&mut self, sheet: &Scorecard, hand: &Hand) {
        let effect = hand.result.as_ref().and_then(|result| sheet.effect(hand, result));
        let does = effect.map(|effect| {
            (LineContribution::of_effect(&sheet.entrants, hand, &effect).into(), effect.into())
        });
        match (self.place(hand.slot), does) {
            (Ok(at), None) => {
                self.shares.remove(at);
                self.effects.remove(at);
            }
            (Ok(at), Some((shares, effect))) => {
                self.shares.set(at, shares);
                self.effects.set(at, effect);
            }
            (Err(at), Some((shares, effect))) => {
                self.shares.insert(at, shares);
                self.effects.insert(at, effect);
            }
            (Err(_), None) => {}
        }
    }

    /// Latest checkpoint before a hand.
    fn nearest(&self, index: usize) -> Fold {
        let kept = self.before.get(index / STEP).or(self.before.last());
        kept.map(|fold| Fold::clone(fold)).unwrap_or_default()
    }

    /// Folds again from a changed hand onwards. Hands before it are unchanged; those from index `recorded`
    /// onwards are open, or were folded before.
    pub(crate) fn refold_from(&mut self, sheet: &Scorecard, from: usize, recorded: usize) {
        if from < self.now.seen {
            self.now = self.nearest(from);
            self.before.truncate(from / STEP);
        }
        for hand in sheet.hands_in(from..recorded.min(sheet.scored_count())) {
            self.update_effect(sheet, hand);
        }
        self.recorded = last_recorded(sheet, self.recorded.max(recorded));
        let end = fold_length(sheet, self.recorded);
        let mut now = std::mem::take(&mut self.now);
        while now.seen < end {
            if now.seen.is_multiple_of(STEP) {
                self.before.push_back(Arc::new(now.clone()));
            }
            let next = (now.seen / STEP + 1) * STEP;
            self.advance(&mut now, sheet, next.min(end), None);
        }
        self.now = now;
    }
}

/// Number of hands up to the last recorded one among the first `count`.
fn last_recorded(sheet: &Scorecard, count: usize) -> usize {
    let open = sheet.hands_in(0..count.min(sheet.scored_count())).rev().take_while(|hand| hand.is_open());
    count.min(sheet.scored_count()) - open.count()
}

/// Number of hands to fold. Open hands with the same number as the last recorded one are included, because
/// the tournament continues until every table has closed the hand that ends it. A match has at most one open
/// hand at its end, which is folded for its line-up changes.
fn fold_length(sheet: &Scorecard, recorded: usize) -> usize {
    let scored = sheet.scored_count();
    if sheet.setup().plan().is_none() {
        return scored;
    }
    let number = |hand: &Hand| HandNumber::of(hand.slot);
    let last = recorded.checked_sub(1).and_then(|at| sheet.hands().get(at)).map(number);
    let same = sheet.hands_in(recorded..scored).take_while(|hand| Some(number(hand)) == last);
    recorded + same.count()
}
