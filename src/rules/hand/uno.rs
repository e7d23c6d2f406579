//! The UNO call: the duty, its window, and catching (R-UNO, P-UNO).

use super::super::choice::UnoEnforce;
use super::{Hand, Phase, Seat, Shuffle};

impl Hand {
    /// Judges the call after a play and its exchange. With one card left, a missing call is owed or punished
    /// (R-UNO-1, R-UNO-2, R-UNO-4). A call without a reason is false (P-FALSE-1), unless the player declined
    /// the exchange (`excused`, §0.5.10d).
    #[inline]
    pub(super) fn judge_call(&mut self, by: Seat, declared: bool, excused: bool, shuffle: &mut impl Shuffle) {
        if self.holdings[by].len() == 1 {
            self.judge_last_card(by, declared, shuffle);
        } else if declared && !excused {
            self.draw_cards(by, self.options().pen_false_call.cards(), shuffle);
        }
    }

    #[inline(never)]
    fn judge_last_card(&mut self, by: Seat, declared: bool, shuffle: &mut impl Shuffle) {
        if declared {
            self.has_called(by);
        } else if self.options().uno_enforce == UnoEnforce::AutoNow {
            self.draw_cards(by, self.options().uno_pen_auto.cards(), shuffle);
            if self.options().uno_turn_passes {
                self.forfeits = Some(by);
            }
        } else {
            self.exposed = self.exposed.with(by);
            self.swapped = self.swapped.without(by);
        }
    }

    /// Records a call made in time (P-UNO-3).
    fn has_called(&mut self, by: Seat) {
        self.exposed = self.exposed.without(by);
        self.called = self.called.with(by);
        if self.options().centre {
            self.centre = Some(by); // H-CEN-1
        }
    }

    /// Makes a player who is left with one card by a swap owe a call (R-UNO-2, H-70-4), but not under
    /// `auto_now` (§0.5.7c).
    pub(super) fn expose_by_swap(&mut self, seat: Seat) {
        self.called = self.called.without(seat);
        self.exposed = self.exposed.without(seat);
        if self.holdings[seat].len() == 1 && self.options().uno_enforce != UnoEnforce::AutoNow {
            self.exposed = self.exposed.with(seat);
            self.swapped = self.swapped.with(seat);
        }
    }

    /// Returns true if a player who owes a call may still make it. Some rules allow this only to a player
    /// left with one card by a swap (R-UNO-3, §0.5.8a).
    pub(super) fn may_still_call(&self, seat: Seat) -> bool {
        let owes = self.exposed.has(seat);
        owes && (self.options().uno_self_rescue || self.swapped.has(seat))
    }

    /// Closes the window when a card is laid or drawn: nobody can be caught any more, and automatic penalties
    /// are imposed first (R-UNO-3, P-UNO-2, V-REF-6, §0.5.7b).
    #[inline]
    pub(super) fn close_window(&mut self, lays: bool, shuffle: &mut impl Shuffle) {
        if !self.exposed.is_empty() && (lays || self.draws_close()) {
            self.stop_owing(shuffle);
        }
    }

    #[inline(never)]
    fn stop_owing(&mut self, shuffle: &mut impl Shuffle) {
        let owing = self.exposed;
        self.exposed = super::Seats::NONE;
        if self.fines_when_closed() {
            for seat in owing.iter() {
                self.draw_cards(seat, self.options().uno_pen_auto.cards(), shuffle);
            }
        }
    }

    /// Returns true if the penalty is automatic when the window closes (R-UNO-4).
    fn fines_when_closed(&self) -> bool {
        matches!(self.options().uno_enforce, UnoEnforce::AutoClose | UnoEnforce::CatchAndAuto)
    }

    /// Returns true if the player draws for a missing call before the next card is laid (§0.5.7b).
    pub(super) fn pays_before_a_lay(&self, seat: Seat) -> bool {
        self.exposed.has(seat) && self.fines_when_closed()
    }

    /// Handles a call made without laying a card: late but still in time, or false (R-UNO-3, P-FALSE-1).
    pub(super) fn call(&mut self, by: Seat, shuffle: &mut impl Shuffle) {
        if self.exposed.has(by) {
            self.has_called(by);
        } else {
            self.draw_cards(by, self.options().pen_false_call.cards(), shuffle);
        }
    }

    /// Catches a player who has not called. Catching a player who owes nothing is punished (R-UNO-4, P-UNO-1,
    /// V-DUO-11, P-FALSE-1).
    pub(super) fn catch(&mut self, by: Seat, seat: Seat, shuffle: &mut impl Shuffle) {
        if !self.exposed.has(seat) {
            self.draw_cards(by, self.options().pen_false_call.cards(), shuffle);
            return;
        }
        self.exposed = self.exposed.without(seat);
        self.draw_cards(seat, self.options().uno_pen_catch.cards(), shuffle);
        if self.options().uno_turn_passes && self.actor == Some(seat) {
            // P-UNO-4: the player loses the extra move.
            match self.phase {
                Phase::Turn { by: on } if on == seat => self.turn::<true>(seat, self.next(seat)),
                Phase::Response(_) => self.forfeits = Some(seat),
                _ => {}
            }
        }
    }
}
