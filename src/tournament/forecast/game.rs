//! A tournament on plain numbers, played to its end.

use rand::Rng;

use super::model::{Model, ModelHand};
use super::run::Run;

/// No match goes on for longer.
const MOST_HANDS: usize = 1000;

/// What a run came to.
pub(super) struct Played {
    /// The hands until the end.
    pub(super) step: u32,
    /// The strongest player's part of the first place at each mark, of [`super::run::WHOLE`].
    pub(super) first: Vec<u64>,
}

impl Model {
    /// The hand that is played next, when so many steps are begun; none at the end. The hand with which it ends is played at every
    /// table (§0.5.9a).
    pub(super) fn next(&self, run: &Run<'_>, step: u32) -> Option<&ModelHand> {
        let hand = self.hands.get(if self.is_movement() { run.closed } else { 0 })?;
        let is_begun = self.is_movement() && hand.step == step;
        (is_begun || !run.is_over()).then_some(hand)
    }

    /// Plays it once to its end, or to the last mark. Marks are numbers of hands, in their order; without any the end is
    /// the only one.
    pub(super) fn play(
        &self,
        strongest: usize,
        strength: u32,
        marks: &[usize],
        rng: &mut impl Rng,
    ) -> Played {
        let mut run = Run::of(self, strongest, strength);
        let last = marks.last().copied().unwrap_or(if self.is_movement() { self.len() } else { MOST_HANDS });
        let mut first = Vec::with_capacity(marks.len().max(1));
        let mut step = 0;
        while run.closed < last
            && let Some(hand) = self.next(&run, step)
        {
            step = if self.is_movement() { hand.step } else { step + 1 };
            let drawn = run.draw(rng, &hand.players);
            run.apply(&hand.players, &drawn);
            if marks.contains(&run.closed) {
                first.push(run.first(strongest));
            }
        }
        // A tournament that is over before a mark stays as it is.
        first.resize_with(marks.len().max(1), || run.first(strongest));
        Played { step, first }
    }
}
