//! Everything that one seat may do now: the one place that decides what is legal.

use super::super::choice::UnoEnforce;
use super::super::{Card, CardSet, Face};
use super::{Cards, Hand, Lay, Move, Phase, Seat, Seats};

/// What one seat may do now. Derived from what this seat may see, and from nothing else.
#[derive(Debug, Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is one move that is open or not")]
pub struct Legal<'a> {
    pub(super) hand: &'a Hand,
    pub(super) by: Seat,
    pub(super) play: CardSet,
    pub(super) dump: CardSet,
    pub(super) deflect: CardSet,
    pub(super) jump: CardSet,
    pub(super) give: CardSet,
    /// The cards with which UNO is rightly called while they are laid.
    pub(super) callable: CardSet,
    /// A false cry is possible and costs cards (P-FALSE-1).
    pub(super) false_cry: bool,
    pub(super) draw: bool,
    pub(super) keep: bool,
    pub(super) accept: bool,
    pub(super) challenge: bool,
    pub(super) name: bool,
    pub(super) draft: bool,
    pub(super) ready: bool,
    pub(super) swap: Seats,
    pub(super) decline: bool,
    pub(super) call: bool,
    pub(super) catch: Seats,
    /// Whether reports may be made now.
    pub(super) reports: bool,
}

impl Hand {
    /// What a seat may do now.
    #[inline]
    pub fn legal(&self, by: Seat) -> Legal<'_> {
        let mut legal = Legal::nothing(self, by);
        if by.number() >= self.table.seats {
            return legal;
        }
        match self.phase {
            Phase::Over(_) => return legal,
            Phase::Draft { by: on, .. } => {
                legal.draft = on == by;
                return legal;
            }
            Phase::StartColour { by: on } => {
                legal.name = on == by;
                return legal;
            }
            Phase::Turn { by: on } if on == by => legal.on_turn(),
            Phase::Drawn { by: on, card } if on == by => legal.after_drawing(card),
            Phase::Response(pending) if pending.target == by => {
                legal.accept = true;
                legal.challenge = pending.check.is_some();
                legal.deflect = self.answers(pending);
            }
            Phase::SwapTarget { by: on, .. } if on == by => {
                legal.swap = self.swap_partners(by);
                legal.decline = self.may_decline_swap();
            }
            Phase::Exchange { by: on, mine: None, .. } if on == by => legal.give = self.holdings[by].set(),
            Phase::Exchange { with, theirs: None, .. } if with == by => legal.give = self.holdings[by].set(),
            Phase::Ready { by: on, .. } => legal.ready = on == by,
            _ => {}
        }
        legal.reports = true;
        if self.active.has(by) {
            legal.out_of_turn();
        }
        legal
    }

    /// The cards that may leave one card by an exchange, so that UNO may be called with them (R-UNO-2); with a 5 the number of
    /// cards stays.
    fn resizing(&self) -> CardSet {
        self.rules.often().exchanging & !CardSet::face(Face::Five)
    }
}

impl<'a> Legal<'a> {
    #[inline]
    fn nothing(hand: &'a Hand, by: Seat) -> Self {
        let none = CardSet::NONE;
        Self {
            hand,
            by,
            play: none,
            dump: none,
            deflect: none,
            jump: none,
            give: none,
            callable: none,
            false_cry: false,
            draw: false,
            keep: false,
            accept: false,
            challenge: false,
            name: false,
            draft: false,
            ready: false,
            swap: Seats::NONE,
            decline: false,
            call: false,
            catch: Seats::NONE,
            reports: false,
        }
    }

    #[inline]
    fn on_turn(&mut self) {
        let right = self.hand.right(self.by);
        self.play = self.hand.with_bluff(self.by, right);
        self.dump = self.hand.dumpable(self.by, right);
        self.draw = self.hand.may_draw(right);
    }

    /// R-DRAW-3, R-DRAW-4: only the drawn card.
    #[inline]
    fn after_drawing(&mut self, card: Card) {
        let (drawn, right) = (CardSet::of(card), self.hand.right(self.by));
        self.play = drawn & self.hand.with_bluff(self.by, right);
        self.dump = self.hand.dumpable(self.by, drawn & right);
        self.keep = self.hand.may_keep(right, card);
    }

    /// Calls, catches and interceptions.
    #[inline]
    fn out_of_turn(&mut self) {
        let hand = self.hand;
        // R-UNO-2: with the last card but one UNO may be called.
        self.callable = (!CardSet::NONE).only_if(hand.holdings[self.by].len() == 2);
        if hand.rules.often().upsets {
            self.jump = hand.interceptions(self.by);
            self.callable = self.callable | hand.resizing();
        }
        self.false_cry = hand.options().pen_false_call.cards() > 0;
        if hand.exposed.is_empty() {
            return;
        }
        self.call = hand.exposed.has(self.by);
        // R-UNO-4: under `auto_close` the penalty falls without anybody's help.
        if matches!(hand.options().uno_enforce, UnoEnforce::Catch | UnoEnforce::CatchAndAuto) {
            self.catch = hand.exposed.without(self.by);
        }
    }

    /// A call of a player who has more or fewer than one card (P-FALSE-1).
    pub(super) fn false_call(&self) -> bool {
        self.false_cry && self.hand.holdings[self.by].len() != 1
    }

    /// A catch of a player who owes nothing (P-FALSE-1).
    pub(super) fn false_catch(&self, seat: Seat) -> bool {
        self.false_cry && seat != self.by && self.hand.active.has(seat) && !self.hand.exposed.has(seat)
    }

    /// Whether the move is one of these.
    pub fn allows(&self, what: &Move) -> bool {
        match *what {
            Move::Play(lay) => self.play.has(lay.card) && self.laid_well(lay),
            Move::Deflect(lay) => self.deflect.has(lay.card) && self.laid_well(lay),
            Move::Jump(lay) => self.jump.has(lay.card) && self.laid_well(lay),
            Move::Pair { card, uno } => {
                self.pairs().has(card) && (!uno || self.false_cry || self.leaves_one(2))
            }
            Move::Dump { cards, uno } => self.allows_dump(&cards, uno),
            Move::Draw => self.draw,
            Move::Keep => self.keep,
            Move::Accept => self.accept,
            Move::Challenge => self.challenge,
            Move::Swap { with: None } => self.decline,
            Move::Swap { with: Some(seat) } => self.swap.has(seat),
            Move::Give { card } => self.give.has(card),
            Move::Name { .. } => self.name,
            Move::Call => self.call || self.false_call(),
            Move::Catch { seat } => self.catch.has(seat) || self.false_catch(seat),
            Move::Ready => self.ready,
            Move::Report { kind, seat } => self.reports && self.hand.may_report(kind, seat),
            Move::DraftKeep | Move::DraftReject => self.draft,
        }
    }

    /// A colour with a black card unless the circle orders it, and none otherwise; a call only where there is one.
    fn laid_well(&self, lay: Lay) -> bool {
        lay.colour.is_some() == self.names_colour(lay.card)
            && (!lay.uno || self.false_cry || self.callable.has(lay.card))
    }

    /// Whether a colour is ordered with this card (R-COL-2, H-CIR-1).
    pub fn names_colour(&self, card: Card) -> bool {
        card.face().is_black() && !self.hand.options().circle
    }

    /// The cards of which two may be laid at once (R-SKIP-3).
    pub(super) fn pairs(&self) -> CardSet {
        if self.play_is_open() { self.hand.pairs(self.by) } else { CardSet::NONE }
    }

    /// Whether laying so many cards at once leaves one.
    pub(super) fn leaves_one(&self, laid: usize) -> bool {
        u32::try_from(laid + 1) == Ok(self.hand.holdings[self.by].len())
    }

    /// All cards of the colour or none (V-DUO-R).
    fn allows_dump(&self, cards: &Cards, uno: bool) -> bool {
        let list = cards.as_slice();
        let Some((&first, colour)) = list.first().and_then(|first| Some((first, first.colour()?))) else {
            return false;
        };
        let opening = self.hand.start_dump == Some(colour) && self.play_is_open();
        if !(self.dump.has(first) || opening) {
            return false;
        }
        let mut left = self.hand.holdings[self.by];
        let laid = list.iter().all(|&card| card.colour() == Some(colour) && left.remove(card));
        let all = (left.set() & CardSet::colour(colour)).is_empty();
        laid && all && (!uno || self.false_cry || self.leaves_one(list.len()))
    }

    /// Whether it is this seat's turn and nothing has been drawn yet.
    pub(super) fn play_is_open(&self) -> bool {
        matches!(self.hand.phase, Phase::Turn { by } if by == self.by)
    }
}
