//! What software cannot see enters as a report (§1.5, §14).

use super::super::choice::MisplayTurn;
use super::{Hand, Offence, Phase, Seat, Shuffle};

impl Hand {
    /// Whether this can be reported of this seat now: the rules know the offence and it is possible at this
    /// moment.
    pub(super) fn may_report(&self, kind: Offence, seat: Seat) -> bool {
        let options = self.options();
        let known = match kind {
            Offence::Hint => options.pen_hint.cards() > 0,
            Offence::Misplay => options.pen_misplay.cards() > 0,
            Offence::Cheat => options.pen_cheat.cards() > 0,
            // P-HIDE-1: forbidden everywhere, though it costs no card.
            Offence::Hide => true,
            // H-SIL-3: a call or a challenge is no offence; only what is reported breaks it.
            Offence::Silence => self.silence.is_some(),
            // H-CEN-2: not the caller.
            Offence::Centre => self.centre.is_some_and(|caller| caller != seat),
        };
        known && self.active.has(seat)
    }

    /// The penalty for what was reported (P-HINT-1, P-HINT-2, P-MIS-1, P-CHEAT-1, P-SIL, P-CEN); the cards
    /// are all that changes, but for a misplay on turn (P-MIS-2).
    pub(super) fn report(&mut self, kind: Offence, seat: Seat, shuffle: &mut impl Shuffle) {
        let options = *self.options();
        let cards = match kind {
            Offence::Hint => options.pen_hint.cards(),
            Offence::Misplay => options.pen_misplay.cards(),
            Offence::Cheat => options.pen_cheat.cards(),
            Offence::Hide => 0,
            Offence::Silence => {
                self.silence = None; // H-SIL-4
                2
            }
            Offence::Centre => {
                self.centre = None;
                2
            }
        };
        self.draw_cards(seat, cards, shuffle);
        let on_turn = matches!(self.phase, Phase::Turn { by } | Phase::Drawn { by, .. } if by == seat);
        if kind == Offence::Misplay && on_turn && options.misplay_turn == MisplayTurn::Lose {
            self.window = false;
            self.start_dump = None;
            self.turn::<true>(seat, self.next(seat));
        }
    }
}
