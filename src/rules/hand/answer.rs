//! The target's answers to an effect (§16.1): take it, lay against it, challenge it.

use super::super::Face;
use super::super::choice::{Challenge, TargetTurn, UnoClose};
use super::consequence::Consequence;
use super::{CardEffect, Hand, Lay, Pending, Phase, Seat, Shuffle};

impl Hand {
    /// The target takes what is pending; nobody is made to answer (H-STACK-3).
    pub(super) fn accept(&mut self, shuffle: &mut impl Shuffle) {
        let Phase::Response(pending) = self.phase else { return };
        // §0.5.7a: what follows by itself closes no window.
        if self.asks::<true>(pending) {
            self.close_window(false, shuffle);
        }
        self.take::<true>(pending, shuffle);
    }

    /// What is pending takes effect.
    pub(super) fn take<const HOUSE: bool>(&mut self, pending: Pending, shuffle: &mut impl Shuffle) {
        self.window = false;
        let Pending { target, source, .. } = pending;
        self.phase = Phase::Turn { by: target }; // settled: nothing goes back any more
        let taken = self.take_pending(pending, shuffle);
        // R-D2-2, so that between two the turn comes back (R-TWO-2, V-DUO-F); a "+10" and Cowboy's lift
        // always cost the turn (H-P10-2, V-COW-2). Under V-REFILL only the Wild Draw Four leaves the turn
        // (§0.5.8f).
        let leaves = pending.kind == CardEffect::DrawFour
            || (pending.kind == CardEffect::DrawTwo && !self.rules.is_refill());
        let keeps = leaves && self.options().target_turn == TargetTurn::Keep;
        let to = if keeps { target } else { self.next_in::<HOUSE>(target) };
        self.turn_after_taking(target, taken, source, to);
    }

    /// The target draws what is due. How many that were.
    #[inline]
    fn take_pending(&mut self, pending: Pending, shuffle: &mut impl Shuffle) -> u8 {
        if pending.kind == CardEffect::Lift {
            return self.lift(pending.target, shuffle);
        }
        self.draw_cards(pending.target, pending.amount, shuffle);
        pending.amount
    }

    /// V-COW-2, V-COW-4: one card is lifted, and as many more as it shows. How many were due.
    fn lift(&mut self, target: Seat, shuffle: &mut impl Shuffle) -> u8 {
        let Some(lifted) = self.draw_one(shuffle) else { return 0 };
        self.take_up(target, lifted);
        let shown = match lifted.face() {
            Face::DrawTwo => 2,
            Face::WildDrawFour => 4,
            face => face.number().unwrap_or(0),
        };
        self.draw_cards(target, shown, shuffle);
        shown + 1
    }

    /// The target lays one card against the effect (H-STACK-4); that is a play like any other (R-D2-5).
    pub(super) fn deflect(&mut self, by: Seat, lay: Lay, shuffle: &mut impl Shuffle) {
        let Phase::Response(pending) = self.phase else { return };
        self.close_window(true, shuffle);
        // V-COW-3, V-COW-9: as an answer Cowboy's Wild Draw Four is tested by nobody.
        let check = if self.rules.is_cowboy() { None } else { self.check_for(by, lay.card) };
        self.put_down::<true>(by, lay.card, lay.colour);
        self.phase = Phase::Turn { by }; // what was pending is settled
        let answered_skip = pending.kind == CardEffect::Skip && lay.card == pending.card;
        let then = if lay.card.face() == Face::Reverse && !answered_skip {
            // H-RV-3, H-RV-4: back to where it came from, with what has added up.
            self.turn_round();
            Consequence::Effect(Pending { target: pending.source, source: by, check: None, ..pending })
        } else {
            self.consequence::<true>(by, lay.card, Some(pending), check)
        };
        self.finish_lay::<true>(by, lay, then, shuffle);
    }

    /// The target has the Wild Draw Four checked (R-WD4-4, R-WD4-5, R-WD4-6, P-WD4, H-STACK-5, V-COW-9).
    pub(super) fn challenge(&mut self, shuffle: &mut impl Shuffle) {
        let Phase::Response(pending) = self.phase else { return };
        let Some(check) = pending.check else { return };
        self.close_window(false, shuffle);
        self.window = false;
        let Pending { target, source, .. } = pending;
        self.phase = Phase::Turn { by: target };
        if !check.guilty {
            // R-WD4-6: two more, and the turn is lost.
            let taken = self.take_pending(pending, shuffle);
            self.draw_cards(target, 2, shuffle);
            self.turn_after_taking(target, taken.saturating_add(2), source, self.next(target));
            return;
        }
        if self.options().wd4_challenge == Challenge::Return4
            && let Some(card) = self.discard.take()
        {
            // R-WD4-5 `return_4`: the card goes back, what was ordered is void.
            self.take_up(source, card);
            self.match_colour(check.before);
        }
        let fine = if pending.kind == CardEffect::Lift { 4 } else { pending.amount };
        self.draw_cards(source, fine, shuffle);
        self.turn_after_taking(source, fine, source, target);
    }

    /// Whether a chosen draw closes the window for catching (R-UNO-3).
    pub(super) fn draws_close(&self) -> bool {
        self.options().uno_close == UnoClose::LaysOrDraws
    }
}
