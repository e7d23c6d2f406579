//! A hand as a state machine: a state and a move give the next state.
//!
//! Nothing here is random: the order of the deck and every reshuffle come from the caller ([`Shuffle`]).
//! Forced steps are moves as well ([`Hand::forced`]), so a log of the moves describes the whole hand.

mod answer;
mod consequence;
mod draw;
mod exchange;
mod fit;
mod going_out;
mod lay;
mod legal;
mod listing;
mod moves;
mod phase;
mod plain_moves;
mod reason;
mod reports;
mod result;
mod start;
mod turn;
#[cfg(debug_assertions)]
mod twin;
mod uno;
mod view;

pub use legal::Legal;
pub use moves::{Cards, Lay, Move, Offence};
pub use phase::{CardEffect, Outcome};
pub(super) use plain_moves::PlainPlayers;
pub use reason::Reason;
pub use result::Ended;
pub use start::{HandTable, NoDeal};
pub use view::{HandStage, View, Visible};

use super::seat::PerSeat;
use super::shortcuts::Shortcuts;
use super::{Card, CardSet, Colour, Holding, Options, Pile, Ruleset, Seat, Seats, Shuffle};
use phase::{Check, Pending, Phase, Progress, Silence};

/// A hand being played, hidden cards included; [`Hand::view_for`] gives what one seat may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    rules: Ruleset,
    table: HandTable,
    phase: Phase,
    holdings: PerSeat<Holding>,
    pile: Pile,
    discard: Pile,
    /// Colour to match; `None` only until the start card's colour is named.
    colour: Option<Colour>,
    /// Cards that match the colour and the top card, computed on change because every move needs them.
    matching: CardSet,
    clockwise: bool,
    /// Players still in play: H-LAST, V-COW and V-REFILL take players out of a running hand.
    active: Seats,
    /// Players who owe an UNO call that others may still notice (R-UNO-3).
    exposed: Seats,
    /// Those of `exposed` who were left with one card by a swap, not by laying a card (§0.5.8a).
    swapped: Seats,
    /// Players with one card who have called.
    called: Seats,
    /// The last player to lay or draw.
    actor: Option<Seat>,
    /// The top card can be intercepted: a player laid it, and nobody has begun a turn since (H-JUMP-4,
    /// H-JUMP-6).
    window: bool,
    /// A player who loses an extra move for a missing call (P-UNO-4).
    forfeits: Option<Seat>,
    silence: Option<Silence>,
    /// The player after whose valid call all others put a hand on the pile (H-CEN-2).
    centre: Option<Seat>,
    /// Colour that the opener may lay at once after a turned-up Reverse (V-DUO-7).
    start_dump: Option<Colour>,
    /// Consecutive turns in which nothing could be laid or drawn (R-EXH-6).
    idle: u8,
    /// Cards taken in the draft, both players together (V-DUO-5).
    picks: u8,
    /// Place of each player who has finished, starting at 1 (H-LAST-2).
    places: PerSeat<u8>,
    progress: Progress,
}

/// A refused move, with the unchanged hand and the reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{reason:?}")]
pub struct Refused {
    /// The hand before the move.
    pub hand: Hand,
    /// The reason that is most helpful for finding a legal move.
    pub reason: Reason,
}

impl Hand {
    /// Returns the hand after a move.
    ///
    /// # Errors
    /// If the rules do not allow the move now, returns the unchanged hand with the reason.
    #[expect(
        clippy::result_large_err,
        reason = "the unchanged hand is the point of the error, and nothing is allocated"
    )]
    pub fn play(mut self, by: Seat, what: Move, shuffle: &mut impl Shuffle) -> Result<Self, Refused> {
        match self.apply(by, what, shuffle) {
            Ok(()) => Ok(self),
            Err(reason) => Err(Refused { hand: self, reason }),
        }
    }

    /// Makes a move in place.
    ///
    /// # Errors
    /// If the rules do not allow the move now, returns the reason and leaves the hand unchanged.
    #[inline]
    pub fn apply(&mut self, by: Seat, what: Move, shuffle: &mut impl Shuffle) -> Result<(), Reason> {
        if !self.is_legal(by, &what) {
            return Err(self.why_not(by, &what));
        }
        match what {
            Move::Play(lay) => self.lay_own::<true>(by, lay, shuffle),
            Move::Pair { card, uno } => self.lay_pair(by, card, uno, shuffle),
            Move::Draw => self.draw::<true>(by, shuffle),
            Move::Keep => self.keep::<true>(by),
            Move::Deflect(lay) => self.deflect(by, lay, shuffle),
            Move::Accept => self.accept(shuffle),
            Move::Challenge => self.challenge(shuffle),
            Move::Jump(lay) => self.jump(by, lay, shuffle),
            Move::Dump { cards, uno } => self.dump(by, &cards, uno, shuffle),
            Move::Swap { with } => self.swap(by, with, shuffle),
            Move::Give { card } => self.choose_gift(by, card, shuffle),
            Move::Name { colour } => self.name_start_colour(colour, shuffle),
            Move::Call => self.call(by, shuffle),
            Move::Catch { seat } => self.catch(by, seat, shuffle),
            Move::Ready => self.ready(),
            Move::Report { kind, seat } => self.report(kind, seat, shuffle),
            Move::DraftKeep => self.draft(true, shuffle),
            Move::DraftReject => self.draft(false, shuffle),
        }
        Ok(())
    }

    /// Returns true if the move is allowed now.
    pub fn is_legal(&self, by: Seat, what: &Move) -> bool {
        self.legal(by).allows(what)
    }

    /// Returns the forced step, if nobody has a choice: keeping a drawn card that does not fit (R-DRAW-5),
    /// taking an effect that no option answers (§16.1), swapping with the only partner (H-70-3).
    pub fn forced(&self) -> Option<(Seat, Move)> {
        if let Phase::SwapTarget { by, .. } = self.phase {
            let partners = self.swap_partners(by);
            let only = partners.iter().next().filter(|_| partners.len() == 1 && !self.may_decline_swap())?;
            return Some((by, Move::Swap { with: Some(only) }));
        }
        match self.phase {
            Phase::Drawn { by, card } if !self.fits(by, card) => Some((by, Move::Keep)),
            Phase::Response(pending) if !self.asks::<true>(pending) => Some((pending.target, Move::Accept)),
            _ => None,
        }
    }

    /// Returns the players who have to move now: two while both choose a card to give, none at the end.
    pub fn waits_for(&self) -> Seats {
        match self.phase {
            Phase::Draft { by, .. }
            | Phase::StartColour { by }
            | Phase::Turn { by }
            | Phase::Drawn { by, .. }
            | Phase::SwapTarget { by, .. }
            | Phase::Ready { by, .. } => Seats::NONE.with(by),
            Phase::Response(pending) => Seats::NONE.with(pending.target),
            Phase::Exchange { by, with, mine, theirs, .. } => {
                let both = Seats::NONE.with(by).with(with);
                let both = if mine.is_some() { both.without(by) } else { both };
                if theirs.is_some() { both.without(with) } else { both }
            }
            Phase::Over(_) => Seats::NONE,
        }
    }

    /// Returns the first player who has to move now.
    pub fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn { by } | Phase::Drawn { by, .. } => Some(by),
            Phase::Response(pending) => Some(pending.target),
            _ => self.waits_for().iter().next(),
        }
    }

    /// Returns the player who moves first in a hand that was just dealt, or `None` if it does not begin with
    /// a turn.
    pub fn moves_first(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn { by } => Some(by),
            Phase::StartColour { .. } => Some(self.table.opener),
            _ => None,
        }
    }

    /// Returns true if other players may act out of turn because a call, a catch or an interception is
    /// possible.
    pub fn is_open_to_all(&self) -> bool {
        !self.exposed.is_empty() || self.window
    }

    /// Returns the rules of the hand.
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Returns the seats, dealer and opener.
    pub const fn table(&self) -> &HandTable {
        &self.table
    }

    /// Iterates over all seats at the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::first(self.table.seats)
    }

    /// Returns the card to play on.
    pub fn top(&self) -> Option<Card> {
        self.discard.top()
    }

    const fn options(&self) -> &Options {
        self.rules.options()
    }

    /// Returns the answers that the engine needs on every move. Without `HOUSE` they are the constants of
    /// plain rules ([`Ruleset::is_plain`]), so the compiler drops the checks and the code behind them. With
    /// `HOUSE` they are right for all rules.
    #[inline]
    fn shortcuts<const HOUSE: bool>(&self) -> Shortcuts {
        debug_assert!(HOUSE || self.rules.is_plain());
        if HOUSE { *self.rules.shortcuts() } else { Shortcuts::PLAIN }
    }
}

/// Tests of the whole engine: worked examples, invariants, and the deal.
#[cfg(test)]
mod tests {
    mod games;
    mod properties;
    mod start;
}
