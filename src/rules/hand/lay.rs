//! Laying cards, and the immediate changes (§7).

#![expect(
    clippy::inline_always,
    reason = "left to itself the compiler makes calls of it, for a tenth of the speed"
)]

use super::super::choice::{Respond, Silent};
use super::super::{Card, Colour, Face};
use super::consequence::Consequence;
use super::{Cards, Check, Hand, Lay, Phase, Seat, Shuffle, Silence};

impl Hand {
    /// Moves a card from the holding to the discards, and sets its colour (R-COL-1).
    #[inline(always)]
    pub(super) fn put_down<const HOUSE: bool>(&mut self, by: Seat, card: Card, ordered: Option<Colour>) {
        self.move_down::<HOUSE>(by, card, ordered);
        if self.shortcuts::<HOUSE>().silences {
            self.keep_silence(by, card);
        }
    }

    #[inline(always)]
    fn move_down<const HOUSE: bool>(&mut self, by: Seat, card: Card, ordered: Option<Colour>) {
        let holding = &mut self.holdings[by];
        holding.remove(card);
        let emptied = holding.is_empty();
        self.discard.put(card);
        let colour = match card.colour() {
            Some(colour) => Some(colour),
            // H-P10-2: a blank keeps the colour.
            None if card == Card::BLANK => self.colour,
            // V-DUO-W, H-CIR-1, H-CIR-3
            None => ordered.or_else(|| self.next_in_circle()),
        };
        self.match_on(card, colour);
        if emptied {
            self.called = self.called.without(by);
        }
        self.actor = Some(by);
        self.window = self.shortcuts::<HOUSE>().intercepts;
        self.forfeits = None;
        self.centre = None;
        self.start_dump = None;
        self.idle = 0;
    }

    /// Returns the next colour on the wheel, in the direction of play (H-CIR-1, H-CIR-3).
    #[cold]
    fn next_in_circle(&self) -> Option<Colour> {
        self.colour.map(if self.clockwise { Colour::clockwise } else { Colour::counter_clockwise })
    }

    /// H-SIL-1, H-SIL-2, H-SIL-4: starts or restarts silence, or ends it when the colour changes.
    #[cold]
    fn keep_silence(&mut self, by: Seat, card: Card) {
        match (self.options().silent, self.silence) {
            (Silent::Twos, _) if card.face() == Face::Two => self.silence = Some(Silence::UntilTurnOf(by)),
            (Silent::Black, _) if card.face().is_black() => {
                self.silence = self.colour.map(Silence::UntilColourChanges);
            }
            (Silent::Black, Some(Silence::UntilColourChanges(ordered))) if self.colour != Some(ordered) => {
                self.silence = None;
            }
            _ => {}
        }
    }

    /// Lays a card on one's own turn (R-PLAY-1).
    #[inline(never)]
    pub(super) fn lay_own<const HOUSE: bool>(&mut self, by: Seat, lay: Lay, shuffle: &mut impl Shuffle) {
        self.close_window(true, shuffle);
        let check = self.check_for(by, lay.card);
        self.put_down::<HOUSE>(by, lay.card, lay.colour);
        let then = self.consequence::<HOUSE>(by, lay.card, None, check);
        self.finish_lay::<HOUSE>(by, lay, then, shuffle);
    }

    /// Lays a number that only passes the turn on, the most common case. Returns false, with nothing changed,
    /// for any other card.
    #[inline(always)]
    pub(super) fn lay_plain_number<const HOUSE: bool>(&mut self, by: Seat, lay: Lay) -> bool {
        let quiet = self.exposed.is_empty()
            && self.shortcuts::<HOUSE>().plain_numbers
            && lay.card.face().number().is_some()
            && !lay.uno
            && self.holdings[by].len() > 2;
        if quiet {
            self.move_down::<HOUSE>(by, lay.card, None);
            self.pass::<HOUSE>(by);
        }
        quiet
    }

    /// Lays two identical cards, which work like a Skip and have no other effect (R-SKIP-3, §0.5.8g).
    pub(super) fn lay_pair(&mut self, by: Seat, card: Card, uno: bool, shuffle: &mut impl Shuffle) {
        self.close_window(true, shuffle);
        self.put_down::<true>(by, card, None);
        self.put_down::<true>(by, card, None);
        let then = self.skip_consequence::<true>(by, card);
        if self.holdings[by].is_empty() {
            self.go_out(by, then, shuffle);
        } else {
            self.judge_call(by, uno, false, shuffle);
            self.go_on::<true>(by, then);
        }
    }

    /// Lays all cards of a colour. Only the last one takes effect, and a Reverse has none (V-DUO-R). A dump
    /// ends a run, like the Reverse that starts it.
    pub(super) fn dump(&mut self, by: Seat, cards: &Cards, uno: bool, shuffle: &mut impl Shuffle) {
        self.close_window(true, shuffle);
        let mut last = None;
        for &card in cards.as_slice() {
            self.put_down::<true>(by, card, None);
            last = Some(card);
        }
        let Some(card) = last else { return };
        let then = match self.consequence::<true>(by, card, None, None) {
            Consequence::Run => Consequence::Pass,
            then => then,
        };
        self.finish_lay::<true>(by, Lay { card, colour: None, uno }, then, shuffle);
    }

    /// Lays the identical card out of turn. It takes effect normally, and replaces the pending effect below
    /// it or adds to it where Draw Twos stack (H-JUMP-5, H-JUMP-7, H-JUMP-8).
    pub(super) fn jump(&mut self, by: Seat, lay: Lay, shuffle: &mut impl Shuffle) {
        self.close_window(true, shuffle);
        let beneath = match self.phase {
            Phase::Response(pending) if self.options().d2_response == Respond::Stack => Some(pending),
            _ => None,
        };
        self.put_down::<true>(by, lay.card, lay.colour);
        self.phase = Phase::Turn { by }; // replaced by this card
        let then = self.consequence::<true>(by, lay.card, beneath, None);
        self.finish_lay::<true>(by, lay, then, shuffle);
    }

    /// Returns the result that a challenge to this card would have, or `None` if it cannot be challenged
    /// (R-WD4-4). Under V-COW only a Wild Draw Four laid on one's own turn can be challenged (V-COW-9).
    #[inline]
    pub(super) fn check_for(&self, by: Seat, card: Card) -> Option<Check> {
        (card == Card::WILD_DRAW_FOUR && self.may_bluff())
            .then(|| Check { guilty: !self.four_is_right(by), before: self.colour })
    }
}
