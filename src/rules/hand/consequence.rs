//! Consequences of a laid card: the next turn, or an effect on a player (§16).

#![expect(
    clippy::inline_always,
    reason = "left to itself the compiler makes calls of it, for a tenth of the speed"
)]

use super::super::choice::{Respond, RespondFour, SkipEffect, TurnMode, TwoReverse};
use super::super::{Card, Face};
use super::{CardEffect, Check, Hand, Lay, Pending, Phase, Seat, Shuffle};

#[derive(Debug, Clone, Copy)]
pub(super) enum Consequence {
    /// The turn of the next player.
    Pass,
    /// Another turn of the same player (R-SKIP-1 `mover_again`).
    Again,
    /// The same turn goes on (R-PLAY-6 `run`).
    Run,
    Effect(Pending),
}

impl Hand {
    /// Determines the consequence of this card, just laid (§16.2). `beneath` is the effect that it answers or
    /// adds to.
    #[inline(always)]
    pub(super) fn consequence<const HOUSE: bool>(
        &mut self,
        by: Seat,
        card: Card,
        beneath: Option<Pending>,
        check: Option<Check>,
    ) -> Consequence {
        let owed = |kind| beneath.filter(|below| below.kind == kind).map_or(0, |below| below.amount);
        match card.face() {
            // R-REV-3, R-TWO-1
            Face::Reverse if self.options().two_reverse == TwoReverse::AsSkip && self.two_in_play() => {
                self.skip_consequence::<HOUSE>(by, card)
            }
            Face::Reverse => {
                self.turn_round(); // R-REV-1, R-REV-2
                Consequence::Pass
            }
            Face::Skip => self.skip_consequence::<HOUSE>(by, card),
            Face::DrawTwo | Face::WildDrawFour if self.rules.is_cowboy() => {
                self.effect_on_next::<HOUSE>(by, card, CardEffect::Lift, 0, check)
            }
            Face::DrawTwo => {
                // R-D2-1; stacked amounts add up (H-STACK-1, V-DUO-V), amounts passed on do not (R-D2-3).
                let more =
                    if self.options().d2_response == Respond::Stack { owed(CardEffect::DrawTwo) } else { 0 };
                self.effect_on_next::<HOUSE>(by, card, CardEffect::DrawTwo, more.saturating_add(2), None)
            }
            Face::WildDrawFour => {
                // R-WD4-1, H-STACK-2
                let more = if self.options().wd4_response == RespondFour::Stack {
                    owed(CardEffect::DrawFour)
                } else {
                    0
                };
                self.effect_on_next::<HOUSE>(by, card, CardEffect::DrawFour, more.saturating_add(4), check)
            }
            // H-P10-1
            Face::Blank if self.blank_is_ten() => self.effect_on_next::<HOUSE>(
                by,
                card,
                CardEffect::DrawTen,
                owed(CardEffect::DrawTen).saturating_add(10),
                None,
            ),
            Face::Wild | Face::Blank => Consequence::Pass, // R-TWO-3: also between two players
            _ => self.number_consequence(),
        }
    }

    /// Returns the consequence of a number card (R-PLAY-1); in a run, the player may lay more number cards
    /// (R-PLAY-6).
    pub(super) fn number_consequence(&self) -> Consequence {
        if self.options().turn_mode == TurnMode::Run { Consequence::Run } else { Consequence::Pass }
    }

    /// R-SKIP-1, V-DUO-S
    #[inline]
    pub(super) fn skip_consequence<const HOUSE: bool>(&self, by: Seat, card: Card) -> Consequence {
        match self.options().skip_effect {
            SkipEffect::MoverAgain => Consequence::Again,
            SkipEffect::NextLoses => self.effect_on_next::<HOUSE>(by, card, CardEffect::Skip, 0, None),
        }
    }

    #[inline]
    fn effect_on_next<const HOUSE: bool>(
        &self,
        by: Seat,
        card: Card,
        kind: CardEffect,
        amount: u8,
        check: Option<Check>,
    ) -> Consequence {
        let target = self.next_in::<HOUSE>(by);
        Consequence::Effect(Pending { kind, target, source: by, card, amount, check })
    }

    /// Finishes a play after its card was laid: going out, or an exchange, or the UNO call and then the
    /// effect (§16).
    #[inline(always)]
    pub(super) fn finish_lay<const HOUSE: bool>(
        &mut self,
        by: Seat,
        lay: Lay,
        then: Consequence,
        shuffle: &mut impl Shuffle,
    ) {
        if self.holdings[by].is_empty() {
            self.go_out(by, then, shuffle);
        } else if !(self.shortcuts::<HOUSE>().exchanging.has(lay.card) && self.exchanges(by, lay, shuffle)) {
            // §0.5.10a: set before the call is judged, because the refill for a penalty must leave the card
            // below a Wild Draw Four that may go back.
            if let Consequence::Effect(pending @ Pending { check: Some(_), .. }) = then {
                self.phase = Phase::Response(pending);
            }
            self.judge_call(by, lay.uno, false, shuffle);
            self.go_on::<HOUSE>(by, then);
        }
    }

    #[inline(always)]
    pub(super) fn go_on<const HOUSE: bool>(&mut self, by: Seat, then: Consequence) {
        match then {
            Consequence::Again if self.plays::<HOUSE>(by) => self.turn::<HOUSE>(by, by),
            // The turn stays, unless it is forfeited (P-UNO-4).
            Consequence::Run if self.plays::<HOUSE>(by) && self.forfeits != Some(by) => {
                self.phase = Phase::Turn { by }
            }
            Consequence::Effect(pending) if self.plays::<HOUSE>(pending.target) && pending.target != by => {
                self.phase = Phase::Response(pending);
            }
            _ => self.pass::<HOUSE>(by),
        }
    }
}
