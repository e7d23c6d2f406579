//! Reports of offences that software cannot see (§1.5, §14).

use super::super::choice::MisplayTurn;
use super::{Hand, Offence, Phase, Seat, Shuffle};

impl Hand {
    /// Returns true if this offence by this seat can be reported now: the rules have the offence, and it is
    /// possible at this point.
    pub(super) fn may_report(&self, kind: Offence, seat: Seat) -> bool {
        let options = self.options();
        let known = match kind {
            Offence::Hint => options.pen_hint.cards() > 0,
            Offence::Misplay => options.pen_misplay.cards() > 0,
            Offence::Cheat => options.pen_cheat.cards() > 0,
            // P-HIDE-1: forbidden everywhere, but without penalty cards.
            Offence::Hide => true,
            // H-SIL-3: calls and challenges do not break the silence; only a report ends it.
            Offence::Silence => self.silence.is_some(),
            // H-CEN-2: anybody except the caller.
            Offence::Centre => self.centre.is_some_and(|caller| caller != seat),
        };
        known && self.active.has(seat)
    }

    /// Carries out the penalty for a report (P-HINT-1, P-HINT-2, P-MIS-1, P-CHEAT-1, P-SIL, P-CEN). Only the
    /// holding changes, except for a misplay on one's turn (P-MIS-2).
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
