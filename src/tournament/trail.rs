//! What the hands add up to, kept so that one more result is added to what the others come to.

use std::sync::Arc;

use imbl::Vector;

use super::fold::Fold;
use super::{Hand, Since, Tournament};

/// The fold is kept as it was before every so many hands: a correction begins at the nearest one.
const STEP: usize = 16;

/// The hands added up as far as anything is recorded, and on the way there.
#[derive(Debug, Clone, Default)]
pub(super) struct Trail {
    now: Fold,
    /// Before the first hand, and after each [`STEP`] hands.
    before: Vector<Arc<Fold>>,
    /// Behind these hands all are open.
    recorded: usize,
}

impl PartialEq for Trail {
    /// It follows from the hands, which are compared.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Trail {
    pub(super) fn of(tournament: &Tournament) -> Self {
        let mut trail = Self::default();
        trail.follow(tournament, 0, tournament.scored());
        trail
    }

    /// The hands added up.
    pub(super) fn now(&self) -> &Fold {
        &self.now
    }

    /// The index of the first open hand, or how many there are.
    pub(super) fn first_open(&self) -> usize {
        self.now.open.unwrap_or(self.now.seen)
    }

    /// The fold of the hands before this one.
    pub(super) fn until(&self, tournament: &Tournament, index: usize) -> Fold {
        let mut fold = self.nearest(index);
        fold.advance(tournament, index);
        fold
    }

    /// The fold that was kept nearest before a hand.
    fn nearest(&self, index: usize) -> Fold {
        let kept = self.before.get(index / STEP).or(self.before.last());
        kept.map(|fold| Fold::clone(fold)).unwrap_or_default()
    }

    /// Adds up again from a hand that is another one now; those before it are as they were, and those behind `recorded` are open, or
    /// were added up before.
    pub(super) fn follow(&mut self, tournament: &Tournament, from: usize, recorded: usize) {
        if from < self.now.seen {
            self.now = self.nearest(from);
            self.before.truncate(from / STEP);
        }
        self.recorded = last_recorded(tournament, self.recorded.max(recorded));
        let end = end_of(tournament, self.recorded);
        while self.now.seen < end {
            if self.now.seen.is_multiple_of(STEP) {
                self.before.push_back(Arc::new(self.now.clone()));
            }
            let next = (self.now.seen / STEP + 1) * STEP;
            self.now.advance(tournament, next.min(end));
        }
    }
}

/// How many hands there are up to the last of these that is recorded.
fn last_recorded(tournament: &Tournament, count: usize) -> usize {
    let open = tournament.hands_of(0..count.min(tournament.scored())).rev().take_while(|hand| hand.is_open());
    count.min(tournament.scored()) - open.count()
}

/// How far hands are added up: while a table has not closed the hand with which it ends, the tournament goes on. A match has no more than
/// one open hand at its end, which tells who comes and goes.
fn end_of(tournament: &Tournament, recorded: usize) -> usize {
    let scored = tournament.scored();
    if tournament.setup().plan().is_none() {
        return scored;
    }
    let number = |hand: &Hand| Since::of(hand.slot);
    let last = recorded.checked_sub(1).and_then(|at| tournament.hands().get(at)).map(number);
    let same = tournament.hands_of(recorded..scored).take_while(|hand| Some(number(hand)) == last);
    recorded + same.count()
}
