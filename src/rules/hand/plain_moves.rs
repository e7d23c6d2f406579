//! The fast path for most turns: the player has only plain moves, and any of them will do.

#![expect(
    clippy::inline_always,
    reason = "left to itself the compiler makes calls of it, for a tenth of the speed"
)]

use super::super::{Card, CardSet, Colour};
use super::{Hand, Lay, Legal, Move, Pending, Phase, Seat, Seats, Shuffle};

/// Players for whom any legal move will do.
pub(crate) struct PlainPlayers<C, L> {
    /// Their seats; none if the rules have more than plain moves.
    pub(crate) seats: Seats,
    /// Picks a number below its argument.
    pub(crate) choose: C,
    /// Called with every move before it is made.
    pub(crate) log: L,
}

impl Legal<'_> {
    /// Returns one of the moves of [`Legal::into_play`], if all of them are plain. `choose` gets their number
    /// and returns an index.
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
    /// Makes the next move, either forced or a plain one of the players in `any`. Returns false, with nothing
    /// changed, if other moves are possible or another player may act as well.
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

    /// Ways to lay a card on one's turn, and whether drawing is allowed.
    #[inline(always)]
    fn plain_turn<const HOUSE: bool>(&self, by: Seat) -> (Lays, bool) {
        let fitting = self.fitting(by);
        let lawful = fitting & !CardSet::of(Card::WILD_DRAW_FOUR);
        if !lawful.is_empty() && self.may_bluff() {
            // The result is the same whether or not a Wild Draw Four obeys the rule.
            return (self.lays_of::<HOUSE>(by, fitting), self.may_draw(lawful));
        }
        let lawful = self.lawful(by);
        (self.lays_of::<HOUSE>(by, self.with_bluff(by, lawful)), self.may_draw(lawful))
    }

    /// Ways to lay the card just drawn, and whether it may be kept.
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

    #[inline(always)]
    fn lays_of<const HOUSE: bool>(&self, by: Seat, cards: CardSet) -> Lays {
        Lays { called: cards & self.callable::<HOUSE>(by), cards }
    }
}

/// The ways to lay one of these cards, those with a call first. In either part coloured cards come first, and
/// a black card has one way for each colour.
#[derive(Clone, Copy)]
struct Lays {
    called: CardSet,
    cards: CardSet,
}

impl Lays {
    /// Chooses one of these ways, or returns `None` for one of `others` further moves.
    #[inline(always)]
    fn one(self, others: u32, choose: impl FnOnce(u32) -> u32) -> Option<Lay> {
        if self.cards.is_empty() {
            choose(others); // always draws, so that the same random numbers give the same game
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

/// The ways to lay one of these cards, regardless of calls.
#[derive(Clone, Copy)]
struct Ways {
    coloured: CardSet,
    black: CardSet,
    /// Number of coloured cards, counted once because that is the most expensive step of a turn.
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

    /// Returns the way at this index, or `None` past the end.
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
