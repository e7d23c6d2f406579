//! Whose turn it is: direction, players out of play, turns lost.

#![expect(
    clippy::inline_always,
    reason = "left to itself the compiler makes a call of nearly every turn's end"
)]

use super::{Hand, Phase, Seat, Silence};

impl Hand {
    /// The next seat in the direction of play that is still in play (§1.2). Alone in play it is the seat
    /// itself.
    #[inline]
    pub(super) fn next(&self, from: Seat) -> Seat {
        let mut seat = from;
        loop {
            seat = self.neighbour(seat);
            if self.active.has(seat) || seat == from {
                return seat;
            }
        }
    }

    /// [`Hand::next`], where that is asked at every move.
    #[inline]
    pub(super) fn next_in<const HOUSE: bool>(&self, from: Seat) -> Seat {
        if self.shortcuts::<HOUSE>().leaves { self.next(from) } else { self.neighbour(from) }
    }

    /// Whether a player is still in play.
    #[inline]
    pub(super) fn plays<const HOUSE: bool>(&self, seat: Seat) -> bool {
        !self.shortcuts::<HOUSE>().leaves || self.active.has(seat)
    }

    /// The turn goes to the next player.
    #[inline(always)]
    pub(super) fn pass<const HOUSE: bool>(&mut self, from: Seat) {
        self.turn::<HOUSE>(from, self.next_in::<HOUSE>(from));
    }

    /// The seat whose next seat this is.
    pub(super) fn before(&self, seat: Seat) -> Seat {
        self.active.iter().find(|&other| self.next(other) == seat).unwrap_or(seat)
    }

    /// A Reverse turns the direction; between two players none does (§0.5.10f).
    pub(super) fn turn_round(&mut self) {
        if !self.two_in_play() {
            self.clockwise = !self.clockwise;
        }
    }

    fn neighbour(&self, seat: Seat) -> Seat {
        if self.clockwise { seat.left(self.table.seats) } else { seat.right(self.table.seats) }
    }

    /// Whether exactly two are in play (R-TWO-4, H-LAST-3).
    #[inline]
    pub(super) const fn two_in_play(&self) -> bool {
        self.active.are_two()
    }

    /// The turn goes from one seat to another, unless that one has forfeited an extra move (P-UNO-4).
    #[inline]
    pub(super) fn turn<const HOUSE: bool>(&mut self, from: Seat, to: Seat) {
        let silent = self.shortcuts::<HOUSE>().silences && self.silence.is_some();
        if self.forfeits.is_none() && !silent {
            self.phase = Phase::Turn { by: to };
        } else {
            self.turn_with_losses(from, to);
        }
    }

    #[cold]
    fn turn_with_losses(&mut self, from: Seat, to: Seat) {
        let by = self.turn_owner_with_losses(from, to);
        self.phase = Phase::Turn { by };
    }

    /// Whose turn it really becomes.
    #[inline]
    fn turn_owner(&mut self, from: Seat, to: Seat) -> Seat {
        let plain = self.forfeits.is_none() && self.silence.is_none();
        if plain { to } else { self.turn_owner_with_losses(from, to) }
    }

    /// An extra move is lost (P-UNO-4); silence ends when the turn reaches or passes who laid the 2
    /// (H-SIL-4).
    #[cold]
    fn turn_owner_with_losses(&mut self, from: Seat, to: Seat) -> Seat {
        let to = if self.forfeits == Some(to) { self.next(to) } else { to };
        self.forfeits = None;
        if let Some(Silence::UntilTurnOf(owner)) = self.silence {
            let mut seat = from;
            loop {
                seat = self.neighbour(seat);
                if seat == owner {
                    self.silence = None;
                }
                if seat == to || seat == from {
                    break;
                }
            }
        }
        to
    }

    /// As [`Hand::turn`], but first who took `taken` cards sorts them, where that courtesy is played: from
    /// four cards on (R-ETIQ-1).
    #[inline]
    pub(super) fn turn_after_taking(&mut self, who: Seat, taken: u8, from: Seat, to: Seat) {
        let next = self.turn_owner(from, to);
        self.phase = if self.options().ready && taken >= 4 {
            Phase::Ready { by: who, next }
        } else {
            Phase::Turn { by: next }
        };
    }

    /// Who took cards is ready, and play goes on.
    pub(super) fn ready(&mut self) {
        if let Phase::Ready { next, .. } = self.phase {
            self.phase = Phase::Turn { by: next };
        }
    }
}
