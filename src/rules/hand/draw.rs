//! Drawing cards, and the draw pile running out (R-DRAW, R-EXH).

#![expect(clippy::inline_always, reason = "left to itself the compiler makes a call of every draw")]

use super::super::choice::{Challenge, Drawn, DrawnPlay, Exhaust, TurnMode, When};
use super::super::{Card, CardSet};
use super::{Hand, Outcome, Phase, Seat, Shuffle};

impl Hand {
    /// Draws instead of laying. If there is nothing to draw, the turn passes. Once this has happened all
    /// round the table, the hand is stuck (R-EXH-6), which is the regular end under V-REFILL (V-REF-5).
    #[inline(always)]
    pub(super) fn draw<const HOUSE: bool>(&mut self, by: Seat, shuffle: &mut impl Shuffle) {
        self.close_window(false, shuffle);
        self.window = false;
        self.actor = Some(by);
        self.centre = None;
        self.start_dump = None;
        let most = match self.options().draw_count {
            Drawn::One => 1,
            Drawn::UntilPlayable => 10,
        };
        let mut drawn = None;
        for _ in 0..most {
            let Some(card) = self.draw_one(shuffle) else { break };
            self.take_up(by, card);
            drawn = Some(card);
            // R-DRAW-2: until a card fits. A Wild Draw Four is judged by the whole holding (R-DRAW-6).
            if most > 1 && self.lawful(by).has(card) {
                break;
            }
        }
        if let Some(card) = drawn {
            self.phase = Phase::Drawn { by, card };
            return;
        }
        self.idle += 1;
        if usize::from(self.idle) >= self.active.len() {
            let refill = self.rules.is_refill();
            self.phase = Phase::Over(if refill { Outcome::Refill } else { Outcome::Stuck });
        } else {
            self.pass::<HOUSE>(by);
        }
    }

    /// Returns true if a player who could lay these cards may draw (R-DRAW-1, V-DUO-9).
    pub(super) fn may_draw(&self, lawful: CardSet) -> bool {
        lawful.is_empty() || self.options().draw_when == When::Voluntary
    }

    /// Returns true if a player who could lay these cards may keep the drawn one (R-DRAW-3). In a run a drawn
    /// card must be laid if it fits (R-PLAY-6).
    pub(super) fn may_keep(&self, lawful: CardSet, drawn: Card) -> bool {
        let options = self.options();
        let free = options.drawn_play == DrawnPlay::May && options.turn_mode == TurnMode::Single;
        free || !lawful.has(drawn)
    }

    /// Keeps the drawn card: "pass" (R-DRAW-5).
    #[inline]
    pub(super) fn keep<const HOUSE: bool>(&mut self, by: Seat) {
        self.pass::<HOUSE>(by);
    }

    /// Takes the top card of the draw pile, refilling an empty pile from the discards first (R-EXH-7).
    #[inline]
    pub(super) fn draw_one(&mut self, shuffle: &mut impl Shuffle) -> Option<Card> {
        if self.pile.is_empty() {
            self.renew_pile(shuffle);
        }
        self.pile.take()
    }

    #[cold]
    fn renew_pile(&mut self, shuffle: &mut impl Shuffle) {
        if self.options().exhaust == Exhaust::EndWhenStuck {
            return; // R-EXH-4, V-REF-3
        }
        // Leaves the card below a Wild Draw Four that may go back to its player: it becomes the top card
        // (R-WD4-5, §0.5.10a).
        let may_return = self.options().wd4_challenge == Challenge::Return4
            && matches!(self.phase, Phase::Response(pending) if pending.check.is_some());
        let mut below = self.discard.take_below(if may_return { 2 } else { 1 });
        if below.is_empty() {
            return;
        }
        match self.options().exhaust {
            // R-EXH-3, V-DUO-10: turned over, the earliest discard is on top.
            Exhaust::FlipKeepTop => below.upward_mut().reverse(),
            // R-EXH-1, R-EXH-2, R-EXH-5
            _ => shuffle.shuffle(below.upward_mut()),
        }
        self.pile = below;
    }

    /// Gives a player up to `count` cards, and returns the number given (R-EXH-6, P-ORDER).
    pub(super) fn draw_cards(&mut self, seat: Seat, count: u8, shuffle: &mut impl Shuffle) -> u8 {
        for given in 0..count {
            let Some(card) = self.draw_one(shuffle) else { return given };
            self.take_up(seat, card);
        }
        count
    }

    /// Adds a card to a holding. A call is void once the holding has more than one card (R-UNO-6).
    #[inline]
    pub(super) fn take_up(&mut self, seat: Seat, card: Card) {
        self.holdings[seat].add(card);
        if self.holdings[seat].len() > 1 {
            self.exposed = self.exposed.without(seat);
            self.called = self.called.without(seat);
        }
    }
}
