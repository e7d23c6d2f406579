//! The target's answers to an effect (§16.1): taking it, laying a card against it, or challenging it.

use super::super::Face;
use super::super::choice::{Challenge, TargetTurn, UnoClose};
use super::consequence::Consequence;
use super::{CardEffect, Hand, Lay, Pending, Phase, Seat, Shuffle};

impl Hand {
    /// Takes the pending effect; nobody is forced to answer (H-STACK-3).
    pub(super) fn accept(&mut self, shuffle: &mut impl Shuffle) {
        let Phase::Response(pending) = self.phase else { return };
        // §0.5.7a: a forced step does not close the window.
        if self.asks::<true>(pending) {
            self.close_window(false, shuffle);
        }
        self.take::<true>(pending, shuffle);
    }

    pub(super) fn take<const HOUSE: bool>(&mut self, pending: Pending, shuffle: &mut impl Shuffle) {
        self.window = false;
        let Pending { target, source, .. } = pending;
        self.phase = Phase::Turn { by: target }; // settled: the card can no longer go back
        let taken = self.take_pending(pending, shuffle);
        // R-D2-2: between two players the turn comes back (R-TWO-2, V-DUO-F). A "+10" and Cowboy's lift
        // always cost the turn (H-P10-2, V-COW-2). Under V-REFILL only the Wild Draw Four leaves the turn
        // (§0.5.8f).
        let leaves = pending.kind == CardEffect::DrawFour
            || (pending.kind == CardEffect::DrawTwo && !self.rules.is_refill());
        let keeps = leaves && self.options().target_turn == TargetTurn::Keep;
        let to = if keeps { target } else { self.next_in::<HOUSE>(target) };
        self.turn_after_taking(target, taken, source, to);
    }

    /// Draws the cards that are due, and returns their number.
    #[inline]
    fn take_pending(&mut self, pending: Pending, shuffle: &mut impl Shuffle) -> u8 {
        if pending.kind == CardEffect::Lift {
            return self.lift(pending.target, shuffle);
        }
        self.draw_cards(pending.target, pending.amount, shuffle);
        pending.amount
    }

    /// V-COW-2, V-COW-4: lifts one card, and then draws as many as that card shows. Returns the number of
    /// cards due.
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

    /// Lays one card against the effect (H-STACK-4). Such an answer is a play like any other (R-D2-5).
    pub(super) fn deflect(&mut self, by: Seat, lay: Lay, shuffle: &mut impl Shuffle) {
        let Phase::Response(pending) = self.phase else { return };
        self.close_window(true, shuffle);
        // V-COW-3, V-COW-9: Cowboy's Wild Draw Four cannot be challenged when it is an answer.
        let check = if self.rules.is_cowboy() { None } else { self.check_for(by, lay.card) };
        self.put_down::<true>(by, lay.card, lay.colour);
        self.phase = Phase::Turn { by }; // settled by this card
        let answered_skip = pending.kind == CardEffect::Skip && lay.card == pending.card;
        let then = if lay.card.face() == Face::Reverse && !answered_skip {
            // H-RV-3, H-RV-4: the effect returns to its source, with the amount accumulated so far.
            self.turn_round();
            Consequence::Effect(Pending { target: pending.source, source: by, check: None, ..pending })
        } else {
            self.consequence::<true>(by, lay.card, Some(pending), check)
        };
        self.finish_lay::<true>(by, lay, then, shuffle);
    }

    /// Challenges the Wild Draw Four (R-WD4-4, R-WD4-5, R-WD4-6, P-WD4, H-STACK-5, V-COW-9).
    pub(super) fn challenge(&mut self, shuffle: &mut impl Shuffle) {
        let Phase::Response(pending) = self.phase else { return };
        let Some(check) = pending.check else { return };
        self.close_window(false, shuffle);
        self.window = false;
        let Pending { target, source, .. } = pending;
        self.phase = Phase::Turn { by: target };
        if !check.guilty {
            // R-WD4-6: the challenger draws two more and loses the turn.
            let taken = self.take_pending(pending, shuffle);
            self.draw_cards(target, 2, shuffle);
            self.turn_after_taking(target, taken.saturating_add(2), source, self.next(target));
            return;
        }
        if self.options().wd4_challenge == Challenge::Return4
            && let Some(card) = self.discard.take()
        {
            // R-WD4-5 `return_4`: the card goes back, and the colour ordered with it is void.
            self.take_up(source, card);
            self.match_colour(check.before);
        }
        let fine = if pending.kind == CardEffect::Lift { 4 } else { pending.amount };
        self.draw_cards(source, fine, shuffle);
        self.turn_after_taking(source, fine, source, target);
    }

    /// Returns true if a voluntary draw closes the window for catching (R-UNO-3).
    pub(super) fn draws_close(&self) -> bool {
        self.options().uno_close == UnoClose::LaysOrDraws
    }
}
