//! A hand as a state machine: state in, move in, state out.
//!
//! Nothing in here draws lots: the deck's order and every reshuffle come from the caller ([`Shuffle`]).
//! Forced steps are moves too ([`Hand::forced`]), so that a log of the moves is the whole hand.

mod answer;
mod consequence;
mod draft;
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
#[cfg(test)]
mod tests;
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

/// A hand being played, with everything that is hidden from somebody; [`Hand::view_for`] is what one seat may
/// see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    rules: Ruleset,
    table: HandTable,
    phase: Phase,
    holdings: PerSeat<Holding>,
    pile: Pile,
    discard: Pile,
    /// The colour to be matched; none only until the start card's colour is named.
    colour: Option<Colour>,
    /// What matches that colour and the top card: asked at every move, worked out when they change.
    matching: CardSet,
    clockwise: bool,
    /// Who still plays: H-LAST, V-COW and V-REFILL take players out of a running hand.
    active: Seats,
    /// Who owes an UNO call that others may still notice (R-UNO-3).
    exposed: Seats,
    /// Who of these got there by a swap, having let nothing go (§0.5.8a).
    swapped: Seats,
    /// Who holds one card and has called.
    called: Seats,
    /// Who laid or drew last.
    actor: Option<Seat>,
    /// The top card can be intercepted: a player laid it and nobody's turn has begun since (H-JUMP-4,
    /// H-JUMP-6).
    window: bool,
    /// Who loses an extra move for a forgotten call (P-UNO-4).
    forfeits: Option<Seat>,
    silence: Option<Silence>,
    /// Whose valid call all hands follow to the centre (H-CEN-2).
    centre: Option<Seat>,
    /// The colour that the opener may lay at once after a turned-up Reverse (V-DUO-7).
    start_dump: Option<Colour>,
    /// Turns in a row in which nothing could be laid or drawn (R-EXH-6).
    idle: u8,
    /// Cards taken in the draft by both (V-DUO-5).
    picks: u8,
    /// Place of each player who finished: 1 is the first out (H-LAST-2).
    places: PerSeat<u8>,
    progress: Progress,
}

/// A refused move: the hand as it was, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{reason:?}")]
pub struct Refused {
    /// The hand as it was before the move.
    pub hand: Hand,
    /// What helps most to find a move that is legal.
    pub reason: Reason,
}

impl Hand {
    /// The hand after a move.
    ///
    /// # Errors
    /// A move that the rules do not allow now gives the unchanged hand back with the reason.
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
    /// A move that the rules do not allow now; the hand is unchanged.
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

    /// Whether a move is allowed now.
    pub fn is_legal(&self, by: Seat, what: &Move) -> bool {
        self.legal(by).allows(what)
    }

    /// The one step that follows by itself, where nobody has anything to decide: a drawn card that does not
    /// fit is kept (R-DRAW-5), an effect that no option answers is taken (§16.1), a swap has only one partner
    /// (H-70-3).
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

    /// Who is asked for a move now; two players while both choose what to give, nobody at the end.
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

    /// The first of those who are asked for a move now.
    pub fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn { by } | Phase::Drawn { by, .. } => Some(by),
            Phase::Response(pending) => Some(pending.target),
            _ => self.waits_for().iter().next(),
        }
    }

    /// Who moves first, of a hand that was just dealt; nobody where it begins with something else than a
    /// turn.
    pub fn moves_first(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn { by } => Some(by),
            Phase::StartColour { .. } => Some(self.table.opener),
            _ => None,
        }
    }

    /// Whether somebody other than who is asked may act: a call, a catch or an interception is open.
    pub fn is_open_to_all(&self) -> bool {
        !self.exposed.is_empty() || self.window
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The table: seats, dealer, opener.
    pub const fn table(&self) -> &HandTable {
        &self.table
    }

    /// All seats at the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::first(self.table.seats)
    }

    /// The card to play on.
    pub fn top(&self) -> Option<Card> {
        self.discard.top()
    }

    const fn options(&self) -> &Options {
        self.rules.options()
    }

    /// What is asked of the rules at every move. Without `HOUSE` none of it is played
    /// ([`Ruleset::is_plain`]), and the compiler knows: it leaves out the questions and all that hangs on
    /// them. With `HOUSE` the answers are right for all rules.
    #[inline]
    fn shortcuts<const HOUSE: bool>(&self) -> Shortcuts {
        debug_assert!(HOUSE || self.rules.is_plain());
        if HOUSE { *self.rules.shortcuts() } else { Shortcuts::PLAIN }
    }
}
