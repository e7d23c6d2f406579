//! Turns: direction of play, players out of play, lost turns.

#![expect(
    clippy::inline_always,
    reason = "left to itself the compiler makes a call of nearly every turn's end"
)]

use super::{Hand, Phase, Seat, Silence};

impl Hand {
    /// Returns the next seat in the direction of play that is still in play (§1.2), or the seat itself if it
    /// is alone.
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

    /// [`Hand::next`] for the code that runs on every move.
    #[inline]
    pub(super) fn next_in<const HOUSE: bool>(&self, from: Seat) -> Seat {
        if self.shortcuts::<HOUSE>().leaves { self.next(from) } else { self.neighbour(from) }
    }

    #[inline]
    pub(super) fn plays<const HOUSE: bool>(&self, seat: Seat) -> bool {
        !self.shortcuts::<HOUSE>().leaves || self.active.has(seat)
    }

    #[inline(always)]
    pub(super) fn pass<const HOUSE: bool>(&mut self, from: Seat) {
        self.turn::<HOUSE>(from, self.next_in::<HOUSE>(from));
    }

    pub(super) fn before(&self, seat: Seat) -> Seat {
        self.active.iter().find(|&other| self.next(other) == seat).unwrap_or(seat)
    }

    /// Changes the direction of play, except between two players (§0.5.10f).
    pub(super) fn turn_round(&mut self) {
        if !self.two_in_play() {
            self.clockwise = !self.clockwise;
        }
    }

    fn neighbour(&self, seat: Seat) -> Seat {
        if self.clockwise { seat.left(self.table.seats) } else { seat.right(self.table.seats) }
    }

    /// Returns true if exactly two players are in play (R-TWO-4, H-LAST-3).
    #[inline]
    pub(super) const fn two_in_play(&self) -> bool {
        self.active.are_two()
    }

    /// Moves the turn from one seat to another, unless that seat has forfeited an extra move (P-UNO-4).
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

    /// Returns the seat whose turn it becomes, taking lost turns into account.
    #[inline]
    fn turn_owner(&mut self, from: Seat, to: Seat) -> Seat {
        let plain = self.forfeits.is_none() && self.silence.is_none();
        if plain { to } else { self.turn_owner_with_losses(from, to) }
    }

    /// Skips a forfeited extra move (P-UNO-4), and ends a silence once the turn reaches or passes the player
    /// who laid the 2 (H-SIL-4).
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

    /// Like [`Hand::turn`], but with `etiquette.ready` a player who took at least four cards sorts them first
    /// (R-ETIQ-1).
    #[inline]
    pub(super) fn turn_after_taking(&mut self, who: Seat, taken: u8, from: Seat, to: Seat) {
        let next = self.turn_owner(from, to);
        self.phase = if self.options().ready && taken >= 4 {
            Phase::Ready { by: who, next }
        } else {
            Phase::Turn { by: next }
        };
    }

    pub(super) fn ready(&mut self) {
        if let Phase::Ready { next, .. } = self.phase {
            self.phase = Phase::Turn { by: next };
        }
    }
}
