//! Emptying the holding: the player is out, or goes on if the rules say so.

use super::super::choice::FinalDraw;
use super::consequence::Consequence;
use super::{Hand, Outcome, Phase, Seat, Shuffle};

impl Hand {
    /// Ends the hand with this player as the winner, unless the variant goes on (R-END-1, R-PLAY-7, R-PLAY-8,
    /// V-DUO-12).
    #[inline(never)]
    pub(super) fn go_out(&mut self, by: Seat, then: Consequence, shuffle: &mut impl Shuffle) {
        if self.options().seven_rounds && self.next_stage(by, shuffle) {
            self.go_on::<true>(by, then);
        } else if self.rules.is_refill() {
            self.refill(by, then, shuffle);
        } else if self.rules.is_to_last() {
            self.leave(by, then);
        } else {
            self.final_draw(then, shuffle);
            self.phase = Phase::Over(Outcome::Out { seat: by });
        }
    }

    /// H-7R-1, H-7R-2: completes a stage and draws for the next one, before anybody else draws (H-7R-3).
    /// Returns false after the last stage.
    fn next_stage(&mut self, by: Seat, shuffle: &mut impl Shuffle) -> bool {
        self.progress.stages[by] += 1;
        let left = 7u8.saturating_sub(self.progress.stages[by]);
        if left > 0 {
            self.draw_cards(by, left, shuffle);
        }
        left > 0
    }

    /// V-REF-2, V-REF-5: scores a point and draws six more cards; a player who gets no cards takes no further
    /// part.
    fn refill(&mut self, by: Seat, then: Consequence, shuffle: &mut impl Shuffle) {
        self.progress.points[by] = self.progress.points[by].saturating_add(1);
        if self.draw_cards(by, 6, shuffle) == 0 {
            self.active = self.active.without(by);
        }
        if self.active.is_empty() {
            self.phase = Phase::Over(Outcome::Refill);
        } else {
            self.go_on::<true>(by, then);
        }
    }

    /// H-LAST-1, H-LAST-2, V-COW-8: takes the next place. The others go on until one is left.
    fn leave(&mut self, by: Seat, then: Consequence) {
        self.active = self.active.without(by);
        let left = u8::try_from(self.active.len()).unwrap_or(0);
        let all = u8::try_from(self.table.seats).unwrap_or(0);
        self.places[by] = all - left;
        let mut remaining = self.active.iter();
        if let (Some(last), None) = (remaining.next(), remaining.next()) {
            self.places[last] = all;
            self.phase = Phase::Over(Outcome::Placed);
        } else {
            self.go_on::<true>(by, then);
        }
    }

    /// R-END-3: the draw effect of the last card is carried out before counting, and the target cannot answer
    /// it. Under `end.final_draw=ignore` the hand ends with the card (§0.5.8b). The card has no other effect
    /// (R-END-4).
    fn final_draw(&mut self, then: Consequence, shuffle: &mut impl Shuffle) {
        if let Consequence::Effect(pending) = then
            && self.options().final_draw == FinalDraw::Apply
        {
            self.draw_cards(pending.target, pending.amount, shuffle);
        }
    }
}
