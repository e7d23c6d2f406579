//! Laying cards: what changes at once, and what then falls on whom (§7, §16).

#![expect(
    clippy::inline_always,
    reason = "left to itself the compiler makes calls of it, for a tenth of the speed"
)]

use super::super::choice::{FinalDraw, Respond, RespondFour, Silent, SkipEffect, TurnMode, TwoReverse};
use super::super::{Card, Colour, Face};
use super::{CardEffect, Cards, Check, Hand, Lay, Outcome, Pending, Phase, Seat, Shuffle, Silence};

/// What follows a card that was laid.
#[derive(Debug, Clone, Copy)]
pub(super) enum Then {
    /// The next player's turn.
    Pass,
    /// The same player again (R-SKIP-1 `mover_again`).
    Again,
    /// The same player goes on with the same turn (R-PLAY-6 `run`).
    Run,
    /// An effect on a target.
    Effect(Pending),
}

impl Hand {
    /// A card from the holding to the discards, and the colour it sets (R-COL-1).
    #[inline(always)]
    pub(super) fn put_down<const HOUSE: bool>(&mut self, by: Seat, card: Card, ordered: Option<Colour>) {
        self.move_down::<HOUSE>(by, card, ordered);
        if self.often::<HOUSE>().silences {
            self.hush(by, card);
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
            None => ordered.or_else(|| self.circled()),
        };
        self.match_on(card, colour);
        if emptied {
            self.called = self.called.without(by);
        }
        self.actor = Some(by);
        self.window = self.often::<HOUSE>().intercepts;
        self.forfeits = None;
        self.centre = None;
        self.start_dump = None;
        self.idle = 0;
    }

    /// The next colour in the direction of play (H-CIR-1, H-CIR-3).
    #[cold]
    fn circled(&self) -> Option<Colour> {
        self.colour.map(if self.clockwise { Colour::clockwise } else { Colour::counter_clockwise })
    }

    /// H-SIL-1, H-SIL-2, H-SIL-4: silence begins, begins anew, or ends with a change of colour.
    #[cold]
    fn hush(&mut self, by: Seat, card: Card) {
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

    /// A card laid on one's own turn (R-PLAY-1).
    #[inline(never)]
    pub(super) fn lay_own<const HOUSE: bool>(&mut self, by: Seat, lay: Lay, shuffle: &mut impl Shuffle) {
        self.close_window(true, shuffle);
        let check = self.check_for(by, lay.card);
        self.put_down::<HOUSE>(by, lay.card, lay.colour);
        let then = self.follows::<HOUSE>(by, lay.card, None, check);
        self.land::<HOUSE>(by, lay, then, shuffle);
    }

    /// The same for a number after which nothing is left to do but to pass the turn on: most of all cards. False, with nothing
    /// changed, for any other.
    #[inline(always)]
    pub(super) fn lay_quietly<const HOUSE: bool>(&mut self, by: Seat, lay: Lay) -> bool {
        let quiet = self.exposed.is_empty()
            && self.often::<HOUSE>().quiet_numbers
            && lay.card.face().number().is_some()
            && !lay.uno
            && self.holdings[by].len() > 2;
        if quiet {
            self.move_down::<HOUSE>(by, lay.card, None);
            self.pass::<HOUSE>(by);
        }
        quiet
    }

    /// Two identical cards, which work like a Skip and do nothing else (R-SKIP-3, §0.5.8g).
    pub(super) fn lay_pair(&mut self, by: Seat, card: Card, uno: bool, shuffle: &mut impl Shuffle) {
        self.close_window(true, shuffle);
        self.put_down::<true>(by, card, None);
        self.put_down::<true>(by, card, None);
        let then = self.skips::<true>(by, card);
        if self.holdings[by].is_empty() {
            self.emptied(by, then, shuffle);
        } else {
            self.settle(by, uno, false, shuffle);
            self.follow::<true>(by, then);
        }
    }

    /// All cards of a colour; only the last one acts, and between two players who dump a Reverse does nothing (V-DUO-R). They end a
    /// run, as the Reverse before them.
    pub(super) fn dump(&mut self, by: Seat, cards: &Cards, uno: bool, shuffle: &mut impl Shuffle) {
        self.close_window(true, shuffle);
        let mut last = None;
        for &card in cards.as_slice() {
            self.put_down::<true>(by, card, None);
            last = Some(card);
        }
        let Some(card) = last else { return };
        let then = match self.follows::<true>(by, card, None, None) {
            Then::Run => Then::Pass,
            then => then,
        };
        self.land::<true>(by, Lay { card, colour: None, uno }, then, shuffle);
    }

    /// The identical card laid out of turn: it acts normally and replaces the unserved effect below, or adds to it where
    /// Draw Twos stack (H-JUMP-5, H-JUMP-7, H-JUMP-8).
    pub(super) fn jump(&mut self, by: Seat, lay: Lay, shuffle: &mut impl Shuffle) {
        self.close_window(true, shuffle);
        let beneath = match self.phase {
            Phase::Response(pending) if self.options().d2_response == Respond::Stack => Some(pending),
            _ => None,
        };
        self.put_down::<true>(by, lay.card, lay.colour);
        self.phase = Phase::Turn { by }; // what was pending is replaced
        let then = self.follows::<true>(by, lay.card, beneath, None);
        self.land::<true>(by, lay, then, shuffle);
    }

    /// What a challenge of this card would find out; nothing where there is no challenge (R-WD4-4). Under V-COW only a
    /// Wild Draw Four laid on one's own turn can be checked (V-COW-9).
    #[inline]
    pub(super) fn check_for(&self, by: Seat, card: Card) -> Option<Check> {
        (card == Card::WILD_DRAW_FOUR && self.may_bluff())
            .then(|| Check { guilty: !self.four_is_right(by), before: self.colour })
    }

    /// What follows this card, just laid (§16.2). `beneath` is the effect that it answers or adds to.
    #[inline(always)]
    pub(super) fn follows<const HOUSE: bool>(
        &mut self,
        by: Seat,
        card: Card,
        beneath: Option<Pending>,
        check: Option<Check>,
    ) -> Then {
        let owed = |kind| beneath.filter(|below| below.kind == kind).map_or(0, |below| below.amount);
        match card.face() {
            // R-REV-3, R-TWO-1
            Face::Reverse if self.options().two_reverse == TwoReverse::AsSkip && self.two_in_play() => {
                self.skips::<HOUSE>(by, card)
            }
            Face::Reverse => {
                self.turn_round(); // R-REV-1, R-REV-2
                Then::Pass
            }
            Face::Skip => self.skips::<HOUSE>(by, card),
            Face::DrawTwo | Face::WildDrawFour if self.rules.is_cowboy() => {
                self.falls::<HOUSE>(by, card, CardEffect::Lift, 0, check)
            }
            Face::DrawTwo => {
                // R-D2-1; H-STACK-1, V-DUO-V: amounts add up; passed on, they do not (R-D2-3).
                let more =
                    if self.options().d2_response == Respond::Stack { owed(CardEffect::DrawTwo) } else { 0 };
                self.falls::<HOUSE>(by, card, CardEffect::DrawTwo, more.saturating_add(2), None)
            }
            Face::WildDrawFour => {
                // R-WD4-1, H-STACK-2
                let more = if self.options().wd4_response == RespondFour::Stack {
                    owed(CardEffect::DrawFour)
                } else {
                    0
                };
                self.falls::<HOUSE>(by, card, CardEffect::DrawFour, more.saturating_add(4), check)
            }
            // H-P10-1
            Face::Blank if self.blank_is_ten() => self.falls::<HOUSE>(
                by,
                card,
                CardEffect::DrawTen,
                owed(CardEffect::DrawTen).saturating_add(10),
                None,
            ),
            Face::Wild | Face::Blank => Then::Pass, // R-TWO-3: though two play
            _ => self.follows_number(),
        }
    }

    /// R-PLAY-1; in a run numbers follow each other (R-PLAY-6).
    pub(super) fn follows_number(&self) -> Then {
        if self.options().turn_mode == TurnMode::Run { Then::Run } else { Then::Pass }
    }

    /// R-SKIP-1, V-DUO-S
    #[inline]
    fn skips<const HOUSE: bool>(&self, by: Seat, card: Card) -> Then {
        match self.options().skip_effect {
            SkipEffect::MoverAgain => Then::Again,
            SkipEffect::NextLoses => self.falls::<HOUSE>(by, card, CardEffect::Skip, 0, None),
        }
    }

    #[inline]
    fn falls<const HOUSE: bool>(
        &self,
        by: Seat,
        card: Card,
        kind: CardEffect,
        amount: u8,
        check: Option<Check>,
    ) -> Then {
        let target = self.next_in::<HOUSE>(by);
        Then::Effect(Pending { kind, target, source: by, card, amount, check })
    }

    /// After a card has been laid: out, or an exchange, or UNO and then the effect (§16).
    #[inline(always)]
    pub(super) fn land<const HOUSE: bool>(
        &mut self,
        by: Seat,
        lay: Lay,
        then: Then,
        shuffle: &mut impl Shuffle,
    ) {
        if self.holdings[by].is_empty() {
            self.emptied(by, then, shuffle);
        } else if !(self.often::<HOUSE>().exchanging.has(lay.card) && self.exchanges(by, lay, shuffle)) {
            // A card that may be taken back is so from now on: a penalty's refill must leave the card below it (§0.5.10a).
            if let Then::Effect(pending @ Pending { check: Some(_), .. }) = then {
                self.phase = Phase::Response(pending);
            }
            self.settle(by, lay.uno, false, shuffle);
            self.follow::<HOUSE>(by, then);
        }
    }

    /// The turn or the effect that follows.
    #[inline(always)]
    pub(super) fn follow<const HOUSE: bool>(&mut self, by: Seat, then: Then) {
        match then {
            Then::Again if self.plays::<HOUSE>(by) => self.turn::<HOUSE>(by, by),
            // The turn goes nowhere, unless it is forfeited (P-UNO-4).
            Then::Run if self.plays::<HOUSE>(by) && self.forfeits != Some(by) => {
                self.phase = Phase::Turn { by }
            }
            Then::Effect(pending) if self.plays::<HOUSE>(pending.target) && pending.target != by => {
                self.phase = Phase::Response(pending);
            }
            _ => self.pass::<HOUSE>(by),
        }
    }

    /// Who emptied the holding is out and has won, unless the variant goes on (R-END-1, R-PLAY-7, R-PLAY-8, V-DUO-12).
    #[inline(never)]
    fn emptied(&mut self, by: Seat, then: Then, shuffle: &mut impl Shuffle) {
        if self.options().seven_rounds && self.next_stage(by, shuffle) {
            self.follow::<true>(by, then);
        } else if self.rules.is_refill() {
            self.refill(by, then, shuffle);
        } else if self.rules.is_to_last() {
            self.leave(by, then);
        } else {
            self.final_draw(then, shuffle);
            self.phase = Phase::Over(Outcome::Out { seat: by });
        }
    }

    /// H-7R-1, H-7R-2: one stage is done; true while there is another, for which fewer cards are drawn, before anybody else
    /// draws (H-7R-3).
    fn next_stage(&mut self, by: Seat, shuffle: &mut impl Shuffle) -> bool {
        self.progress.stages[by] += 1;
        let left = 7u8.saturating_sub(self.progress.stages[by]);
        if left > 0 {
            self.give(by, left, shuffle);
        }
        left > 0
    }

    /// V-REF-2, V-REF-5: a point and six more cards; without any the player takes no further part.
    fn refill(&mut self, by: Seat, then: Then, shuffle: &mut impl Shuffle) {
        self.progress.points[by] = self.progress.points[by].saturating_add(1);
        if self.give(by, 6, shuffle) == 0 {
            self.active = self.active.without(by);
        }
        if self.active.is_empty() {
            self.phase = Phase::Over(Outcome::Refill);
        } else {
            self.follow::<true>(by, then);
        }
    }

    /// H-LAST-1, H-LAST-2, V-COW-8: the place is taken and the others go on; the last one left ends it.
    fn leave(&mut self, by: Seat, then: Then) {
        self.active = self.active.without(by);
        let left = u8::try_from(self.active.len()).unwrap_or(0);
        let all = u8::try_from(self.table.seats).unwrap_or(0);
        self.places[by] = all - left;
        let mut remaining = self.active.iter();
        if let (Some(last), None) = (remaining.next(), remaining.next()) {
            self.places[last] = all;
            self.phase = Phase::Over(Outcome::Placed);
        } else {
            self.follow::<true>(by, then);
        }
    }

    /// R-END-3: what the last card makes somebody draw is drawn before counting, without an answer, unless the hand ends with the
    /// card (§0.5.8b). Whatever else it would do, it does not (R-END-4).
    fn final_draw(&mut self, then: Then, shuffle: &mut impl Shuffle) {
        if let Then::Effect(pending) = then
            && self.options().final_draw == FinalDraw::Apply
        {
            self.give(pending.target, pending.amount, shuffle);
        }
    }
}
