//! The legal moves of a seat; no other module decides what is legal.

use super::super::choice::UnoEnforce;
use super::super::{Card, CardSet};
use super::{Cards, Hand, Lay, Move, Pending, Phase, Seat, Seats};

/// The legal moves of one seat. They are derived only from what the seat may see, and computed on request.
#[derive(Debug, Clone, Copy)]
pub struct Legal<'a> {
    pub(super) hand: &'a Hand,
    pub(super) by: Seat,
}

impl Hand {
    /// Returns the legal moves of a seat.
    pub const fn legal(&self, by: Seat) -> Legal<'_> {
        Legal { hand: self, by }
    }

    /// Returns the cards with which an UNO call is right: any card when two are held, and those exchanging
    /// cards that may leave one card (R-UNO-2, §0.5.10d).
    #[inline]
    pub(super) fn callable<const HOUSE: bool>(&self, by: Seat) -> CardSet {
        let last_but_one = (!CardSet::NONE).only_if(self.holdings[by].len() == 2);
        let exchanging = self.shortcuts::<HOUSE>().exchanging;
        if exchanging.is_empty() {
            return last_but_one;
        }
        (last_but_one & !exchanging) | self.exchanged_to_one(by)
    }
}

impl Legal<'_> {
    /// Cards to choose from on one's turn; after drawing, only the drawn one (R-DRAW-3, R-DRAW-4).
    #[inline]
    fn choice(&self) -> CardSet {
        match self.hand.phase {
            Phase::Turn { by } if by == self.by => !CardSet::NONE,
            Phase::Drawn { by, card } if by == self.by => CardSet::of(card),
            _ => CardSet::NONE,
        }
    }

    /// Cards that can be laid on one's turn.
    #[inline]
    pub(super) fn play(&self) -> CardSet {
        match self.choice() {
            CardSet::NONE => CardSet::NONE,
            choice => choice & self.hand.with_bluff(self.by, self.hand.lawful(self.by)),
        }
    }

    /// Reverses that can start a dump of their colour (V-DUO-R).
    pub(super) fn dump(&self) -> CardSet {
        self.hand.dumpable(self.by, self.choice() & self.hand.lawful(self.by))
    }

    pub(super) fn draw(&self) -> bool {
        self.is_on_turn() && self.hand.may_draw(self.hand.lawful(self.by))
    }

    pub(super) fn keep(&self) -> bool {
        match self.hand.phase {
            Phase::Drawn { by, card } => by == self.by && self.hand.may_keep(self.hand.lawful(by), card),
            _ => false,
        }
    }

    fn pending(&self) -> Option<Pending> {
        match self.hand.phase {
            Phase::Response(pending) if pending.target == self.by => Some(pending),
            _ => None,
        }
    }

    pub(super) fn accept(&self) -> bool {
        self.pending().is_some()
    }

    pub(super) fn challenge(&self) -> bool {
        self.pending().is_some_and(|pending| pending.check.is_some())
    }

    pub(super) fn deflect(&self) -> CardSet {
        self.pending().map_or(CardSet::NONE, |pending| self.hand.answers(pending))
    }

    fn swaps(&self) -> bool {
        matches!(self.hand.phase, Phase::SwapTarget { by, .. } if by == self.by)
    }

    pub(super) fn swap(&self) -> Seats {
        if self.swaps() { self.hand.swap_partners(self.by) } else { Seats::NONE }
    }

    pub(super) fn decline(&self) -> bool {
        self.swaps() && self.hand.may_decline_swap()
    }

    pub(super) fn give(&self) -> CardSet {
        let gives = match self.hand.phase {
            Phase::Exchange { by, mine: None, .. } if by == self.by => true,
            Phase::Exchange { with, theirs: None, .. } => with == self.by,
            _ => false,
        };
        self.hand.holdings[self.by].set().only_if(gives)
    }

    pub(super) fn name(&self) -> bool {
        matches!(self.hand.phase, Phase::StartColour { by } if by == self.by)
    }

    pub(super) fn draft(&self) -> bool {
        matches!(self.hand.phase, Phase::Draft { by, .. } if by == self.by)
    }

    pub(super) fn ready(&self) -> bool {
        matches!(self.hand.phase, Phase::Ready { by, .. } if by == self.by)
    }

    /// Returns true while cards are being played, when reports are accepted.
    pub(super) fn reports(&self) -> bool {
        let before_or_after =
            matches!(self.hand.phase, Phase::Over(_) | Phase::Draft { .. } | Phase::StartColour { .. });
        !before_or_after && self.by.number() < self.hand.table.seats
    }

    /// Returns true if this seat may act while others have to move.
    fn plays_along(&self) -> bool {
        self.reports() && self.hand.active.has(self.by)
    }

    /// Cards with which this seat can correctly call UNO.
    #[inline]
    pub(super) fn callable(&self) -> CardSet {
        self.hand.callable::<true>(self.by)
    }

    /// Cards with which this seat can intercept.
    pub(super) fn jump(&self) -> CardSet {
        let may = self.hand.may_intercept() && self.plays_along();
        if may { self.hand.interceptions(self.by) } else { CardSet::NONE }
    }

    pub(super) fn call(&self) -> bool {
        self.hand.may_still_call(self.by) && self.plays_along()
    }

    /// Players who can be caught. R-UNO-4: under `auto_close` the penalty is automatic.
    pub(super) fn catch(&self) -> Seats {
        let heard = matches!(self.hand.options().uno_enforce, UnoEnforce::Catch | UnoEnforce::CatchAndAuto);
        if heard && self.plays_along() { self.hand.exposed.without(self.by) } else { Seats::NONE }
    }

    /// Returns true if a false call or catch is possible and costs cards (P-FALSE-1).
    pub(super) fn false_cry(&self) -> bool {
        self.plays_along() && self.hand.options().pen_false_call.cards() > 0
    }

    /// Returns true if a call would be false: the player does not have exactly one card (P-FALSE-1).
    pub(super) fn false_call(&self) -> bool {
        self.false_cry() && self.hand.holdings[self.by].len() != 1
    }

    /// Returns true if catching this player would be false: nothing is owed (P-FALSE-1).
    pub(super) fn false_catch(&self, seat: Seat) -> bool {
        self.false_cry() && seat != self.by && self.hand.active.has(seat) && !self.hand.exposed.has(seat)
    }

    /// Returns true if the move is legal.
    pub fn allows(&self, what: &Move) -> bool {
        match *what {
            Move::Play(lay) => self.play().has(lay.card) && self.laid_well(lay),
            Move::Deflect(lay) => self.deflect().has(lay.card) && self.laid_well(lay),
            Move::Jump(lay) => self.jump().has(lay.card) && self.laid_well(lay),
            Move::Pair { card, uno } => {
                self.pairs().has(card) && (!uno || self.false_cry() || self.leaves_one(2))
            }
            Move::Dump { cards, uno } => self.allows_dump(&cards, uno),
            Move::Draw => self.draw(),
            Move::Keep => self.keep(),
            Move::Accept => self.accept(),
            Move::Challenge => self.challenge(),
            Move::Swap { with: None } => self.decline(),
            Move::Swap { with: Some(seat) } => self.swap().has(seat),
            Move::Give { card } => self.give().has(card),
            Move::Name { .. } => self.name(),
            Move::Call => self.call() || self.false_call(),
            Move::Catch { seat } => self.catch().has(seat) || self.false_catch(seat),
            Move::Ready => self.ready(),
            Move::Report { kind, seat } => self.reports() && self.hand.may_report(kind, seat),
            Move::DraftKeep | Move::DraftReject => self.draft(),
        }
    }

    /// Checks the call and the colour, which is required with a black card unless the wheel decides it.
    fn laid_well(&self, lay: Lay) -> bool {
        lay.colour.is_some() == self.names_colour(lay.card)
            && (!lay.uno || self.false_cry() || self.callable().has(lay.card))
    }

    /// Returns true if a colour has to be ordered with this card (R-COL-2, H-CIR-1).
    pub fn names_colour(&self, card: Card) -> bool {
        card.face().is_black() && !self.hand.options().circle
    }

    /// Cards of which two may be laid at once (R-SKIP-3).
    pub(super) fn pairs(&self) -> CardSet {
        if self.is_on_turn() { self.hand.pairs(self.by) } else { CardSet::NONE }
    }

    pub(super) fn leaves_one(&self, laid: usize) -> bool {
        u32::try_from(laid + 1) == Ok(self.hand.holdings[self.by].len())
    }

    /// Checks that a dump has all cards of its colour (V-DUO-R).
    fn allows_dump(&self, cards: &Cards, uno: bool) -> bool {
        let list = cards.as_slice();
        let Some((&first, colour)) = list.first().and_then(|first| Some((first, first.colour()?))) else {
            return false;
        };
        let opening = self.hand.start_dump == Some(colour) && self.is_on_turn();
        if !(self.dump().has(first) || opening) {
            return false;
        }
        let mut left = self.hand.holdings[self.by];
        let laid = list.iter().all(|&card| card.colour() == Some(colour) && left.remove(card));
        let all = (left.set() & CardSet::colour(colour)).is_empty();
        laid && all && (!uno || self.false_cry() || self.leaves_one(list.len()))
    }

    /// Returns true if it is this seat's turn and nothing has been drawn yet.
    pub(super) fn is_on_turn(&self) -> bool {
        matches!(self.hand.phase, Phase::Turn { by } if by == self.by)
    }
}
