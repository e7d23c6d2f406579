//! The fast way through nearly every turn: a player who has only plain moves, and any of them will do.

#![expect(
    clippy::inline_always,
    reason = "left to itself the compiler makes calls of it, for a tenth of the speed"
)]

use super::super::{Card, CardSet, Colour};
use super::{Hand, Lay, Legal, Move, Pending, Phase, Seat, Seats, Shuffle};

/// Players of whom any move will do.
pub(crate) struct PlainPlayers<C, L> {
    /// Where they sit; none where the rules know more than plain moves.
    pub(crate) seats: Seats,
    /// A number below this one.
    pub(crate) choose: C,
    /// Sees every move before it is made.
    pub(crate) log: L,
}

impl Legal<'_> {
    /// One of the moves that [`Legal::into_play`] lists, where they are all plain. `choose` is told how many
    /// there are and names a place among them.
    pub fn one_plain(&self, choose: impl FnOnce(u32) -> u32) -> Option<Move> {
        if self.hand.start_dump.is_some() || !self.hand.rules.shortcuts().plain_lays {
            return None;
        }
        match self.hand.phase {
            Phase::Turn { by } if by == self.by => {
                let (lays, draws) = self.hand.plain_turn::<true>(by);
                Some(lays.one(draws.into(), choose).map_or(Move::Draw, Move::Play))
            }
            Phase::Drawn { by, card } if by == self.by => {
                let (lays, keeps) = self.hand.plain_drawn::<true>(by, card);
                Some(lays.one(keeps.into(), choose).map_or(Move::Keep, Move::Play))
            }
            Phase::Response(pending) if pending.target == self.by => {
                Some(self.hand.plain_answer::<true>(pending, choose))
            }
            _ => None,
        }
    }
}

impl Hand {
    /// Makes the move that comes next: one that follows by itself, else a plain one of `any`. False, with
    /// nothing changed, where that is not all, or somebody else may act too.
    #[inline(always)]
    pub(crate) fn play_plainly<const HOUSE: bool>(
        &mut self,
        any: PlainPlayers<impl FnOnce(u32) -> u32, impl FnOnce(Seat, Move)>,
        shuffle: &mut impl Shuffle,
    ) -> bool {
        match self.phase {
            Phase::Turn { by } if self.is_up_to::<HOUSE>(by, any.seats) => {
                let (lays, draws) = self.plain_turn::<HOUSE>(by);
                if let Some(lay) = lays.one(draws.into(), any.choose) {
                    self.tell(by, Move::Play(lay), any.log);
                    if !self.lay_plain_number::<HOUSE>(by, lay) {
                        self.lay_own::<HOUSE>(by, lay, shuffle);
                    }
                } else {
                    self.tell(by, Move::Draw, any.log);
                    self.draw::<HOUSE>(by, shuffle);
                }
                true
            }
            Phase::Drawn { by, card } if !self.fits(by, card) => {
                self.tell(by, Move::Keep, any.log);
                self.keep::<HOUSE>(by);
                true
            }
            Phase::Drawn { by, card } if self.is_up_to::<HOUSE>(by, any.seats) => {
                self.play_drawn::<HOUSE>(by, card, any, shuffle);
                true
            }
            Phase::Response(pending) if !self.asks::<HOUSE>(pending) => {
                self.tell(pending.target, Move::Accept, any.log);
                self.take::<HOUSE>(pending, shuffle);
                true
            }
            Phase::Response(pending) if self.is_up_to::<HOUSE>(pending.target, any.seats) => {
                let what = self.plain_answer::<HOUSE>(pending, any.choose);
                self.tell(pending.target, what, any.log);
                match what {
                    Move::Deflect(lay) => self.deflect(pending.target, lay, shuffle),
                    Move::Challenge => self.challenge(shuffle),
                    _ => self.accept(shuffle),
                }
                true
            }
            _ => false,
        }
    }

    /// A drawn card that may be laid, or kept.
    #[inline]
    fn play_drawn<const HOUSE: bool>(
        &mut self,
        by: Seat,
        card: Card,
        any: PlainPlayers<impl FnOnce(u32) -> u32, impl FnOnce(Seat, Move)>,
        shuffle: &mut impl Shuffle,
    ) {
        let (lays, keeps) = self.plain_drawn::<HOUSE>(by, card);
        if let Some(lay) = lays.one(keeps.into(), any.choose) {
            self.tell(by, Move::Play(lay), any.log);
            self.lay_own::<HOUSE>(by, lay, shuffle);
        } else {
            self.tell(by, Move::Keep, any.log);
            self.keep::<HOUSE>(by);
        }
    }

    #[inline]
    fn tell(&self, by: Seat, what: Move, log: impl FnOnce(Seat, Move)) {
        debug_assert!(self.is_legal(by, &what), "{by:?}: {what:?}");
        log(by, what);
    }

    #[inline(always)]
    fn is_up_to<const HOUSE: bool>(&self, by: Seat, seats: Seats) -> bool {
        let often = self.shortcuts::<HOUSE>();
        let open = (often.intercepts && self.window) || (often.start_dump && self.start_dump.is_some());
        self.exposed.is_empty() && !open && seats.has(by)
    }

    /// The ways to lay a card on one's turn, and whether one may draw.
    #[inline(always)]
    fn plain_turn<const HOUSE: bool>(&self, by: Seat) -> (Lays, bool) {
        let fitting = self.fitting(by);
        let lawful = fitting & !CardSet::of(Card::WILD_DRAW_FOUR);
        if !lawful.is_empty() && self.may_bluff() {
            // Nothing hangs on whether a Wild Draw Four is right.
            return (self.lays_of::<HOUSE>(by, fitting), self.may_draw(lawful));
        }
        let lawful = self.lawful(by);
        (self.lays_of::<HOUSE>(by, self.with_bluff(by, lawful)), self.may_draw(lawful))
    }

    /// The ways to lay the card just drawn, and whether it may be kept.
    #[inline]
    fn plain_drawn<const HOUSE: bool>(&self, by: Seat, card: Card) -> (Lays, bool) {
        let lawful = self.lawful(by);
        let lays = self.lays_of::<HOUSE>(by, self.with_bluff(by, lawful) & CardSet::of(card));
        (lays, self.may_keep(lawful, card))
    }

    fn plain_answer<const HOUSE: bool>(&self, pending: Pending, choose: impl FnOnce(u32) -> u32) -> Move {
        let lays = self.lays_of::<HOUSE>(pending.target, self.answers(pending));
        let mut other = Move::Accept;
        let lay = lays.one(1 + u32::from(pending.check.is_some()), |count| {
            let place = choose(count);
            if pending.check.is_some() && place + 1 == count {
                other = Move::Challenge;
            }
            place
        });
        lay.map_or(other, Move::Deflect)
    }

    /// The ways to lay one of these cards.
    #[inline(always)]
    fn lays_of<const HOUSE: bool>(&self, by: Seat, cards: CardSet) -> Lays {
        Lays { called: cards & self.callable::<HOUSE>(by), cards }
    }
}

/// The ways to lay one of these cards: first those with a call. Among either the coloured cards come first, a
/// black one has a way for each colour.
#[derive(Clone, Copy)]
struct Lays {
    called: CardSet,
    cards: CardSet,
}

impl Lays {
    /// One of these ways, or none of them but one of so many other moves.
    #[inline(always)]
    fn one(self, others: u32, choose: impl FnOnce(u32) -> u32) -> Option<Lay> {
        if self.cards.is_empty() {
            choose(others); // the same lots make the same game, also where one move is left
            None
        } else if self.called.is_empty() {
            let cards = Ways::of(self.cards);
            cards.at(choose(cards.count() + others))
        } else {
            self.one_or_called(others, choose)
        }
    }

    #[inline(never)]
    fn one_or_called(self, others: u32, choose: impl FnOnce(u32) -> u32) -> Option<Lay> {
        let (called, cards) = (Ways::of(self.called), Ways::of(self.cards));
        let place = choose(called.count() + cards.count() + others);
        match place.checked_sub(called.count()) {
            Some(place) => cards.at(place),
            None => called.at(place).map(|lay| Lay { uno: true, ..lay }),
        }
    }
}

/// The ways to lay one of these cards, calls aside.
#[derive(Clone, Copy)]
struct Ways {
    coloured: CardSet,
    black: CardSet,
    /// How many coloured cards: counting them is the dearest step of a turn, and so done once.
    count: u32,
}

impl Ways {
    #[inline]
    fn of(cards: CardSet) -> Self {
        let (coloured, black) = (cards & !CardSet::BLACK, cards & CardSet::BLACK);
        Self { coloured, black, count: coloured.len() }
    }

    #[inline]
    fn count(self) -> u32 {
        self.count + 4 * self.black.blacks()
    }

    /// The way at this place; none beyond the last one.
    #[inline]
    fn at(self, place: u32) -> Option<Lay> {
        let Some(place) = place.checked_sub(self.count) else {
            return self.coloured.nth(place).map(Lay::plain);
        };
        let card = self.black.nth(place / 4)?;
        let colour = Colour::ALL.get((place % 4) as usize).copied();
        Some(Lay { colour, ..Lay::plain(card) })
    }
}
