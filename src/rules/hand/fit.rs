//! The cards that may be laid.

use super::super::choice::{Challenge, Legal as FourLegal, Respond, RespondFour, SkipDefence};
use super::super::choice::{Cross, TwoReverse};
use super::super::shortcuts::stacks;
use super::super::{Blanks, Card, CardSet, Colour, Face};
use super::{CardEffect, Hand, Pending, Phase, Seat};

impl Hand {
    /// Returns the coloured cards that match the current colour, or the top card's number or action; action
    /// cards get no exception (R-PLAY-2, R-PLAY-3, R-PLAY-4).
    pub(super) fn matching(&self) -> CardSet {
        debug_assert_eq!(self.matching, self.matching_now(), "{self:?}");
        self.matching
    }

    /// Uncached [`Hand::matching`].
    fn matching_now(&self) -> CardSet {
        self.top().map_or(CardSet::NONE, |top| matching(top, self.colour))
    }

    /// Sets the colour to match, for an unchanged top card.
    pub(super) fn match_colour(&mut self, colour: Option<Colour>) {
        self.colour = colour;
        self.matching = self.matching_now();
    }

    /// Sets the colour to match, for a new top card.
    #[inline]
    pub(super) fn match_on(&mut self, top: Card, colour: Option<Colour>) {
        self.colour = colour;
        self.matching = matching(top, colour);
    }

    /// Returns true if a Wild Draw Four in the holding obeys the rule now (R-WD4-2). The colour in force
    /// counts, even if it was ordered (R-WD4-9). As the last card it always obeys the rule, since there are
    /// no others (R-WD4-8).
    pub(super) fn four_is_right(&self, by: Seat) -> bool {
        let others = self.holdings[by].set() & !CardSet::of(Card::WILD_DRAW_FOUR);
        let forbidding = match self.options().wd4_legal {
            FourLegal::Always => CardSet::NONE,
            FourLegal::NoColour => self.colour.map_or(CardSet::NONE, CardSet::colour),
            FourLegal::NoMatch => self.matching(),
            FourLegal::NoPlayable => self.matching() | CardSet::COLOURLESS,
        };
        (others & forbidding).is_empty()
    }

    /// Returns true if a Wild Draw Four may be laid against the rule: the challenge is the sanction
    /// (R-WD4-3).
    pub(super) fn may_bluff(&self) -> bool {
        self.options().wd4_challenge != Challenge::Off
    }

    /// Returns the matching and the colourless cards in the holding.
    #[inline]
    pub(super) fn fitting(&self, by: Seat) -> CardSet {
        self.holdings[by].set() & (self.matching() | CardSet::COLOURLESS)
    }

    /// Returns the cards in the holding that obey the rules now: matching cards, and black cards on anything
    /// (R-PLAY-5, R-W-1). A Wild Draw Four that breaks the rule is left out (R-DRAW-1), even if it was just
    /// drawn (R-DRAW-6).
    #[inline]
    pub(super) fn lawful(&self, by: Seat) -> CardSet {
        let set = self.fitting(by);
        if set.has(Card::WILD_DRAW_FOUR) && !self.four_is_right(by) {
            set & !CardSet::of(Card::WILD_DRAW_FOUR)
        } else {
            set
        }
    }

    /// Returns the cards that a player may lay, a bluff included.
    #[inline]
    pub(super) fn with_bluff(&self, by: Seat, lawful: CardSet) -> CardSet {
        let four = CardSet::of(Card::WILD_DRAW_FOUR) & self.holdings[by].set();
        lawful | four.only_if(self.may_bluff())
    }

    /// Returns true if this card of the holding may be laid now: [`Hand::with_bluff`] for one card.
    #[inline]
    pub(super) fn fits(&self, by: Seat, card: Card) -> bool {
        let four = card == Card::WILD_DRAW_FOUR && !self.may_bluff() && !self.four_is_right(by);
        (self.matching() | CardSet::COLOURLESS).has(card) && !four
    }

    /// Returns the Reverses that can start a dump of their colour: two players are in play, and the holding
    /// has more of that colour (V-DUO-R).
    #[inline]
    pub(super) fn dumpable(&self, by: Seat, playable: CardSet) -> CardSet {
        if self.options().two_reverse != TwoReverse::Dump || !self.two_in_play() {
            return CardSet::NONE;
        }
        let reverses = playable & CardSet::face(Face::Reverse);
        let more = |card: &Card| {
            let colour = card.colour().map_or(CardSet::NONE, CardSet::colour);
            let others = self.holdings[by].set() & colour & !CardSet::of(*card);
            !others.is_empty() || self.holdings[by].twins().has(*card)
        };
        reverses.iter().filter(more).fold(CardSet::NONE, |set, card| set | CardSet::of(card))
    }

    /// Returns the cards of which two may be laid at once, black ones excepted (R-SKIP-3, §0.5.8g; forbidden
    /// by H-PAIR-2). The first one must fit.
    pub(super) fn pairs(&self, by: Seat) -> CardSet {
        let twins = self.holdings[by].twins() & !CardSet::BLACK;
        (self.lawful(by) & twins).only_if(self.options().pair_as_skip)
    }

    /// Returns true if an option lets the target do anything other than take the effect (§16.1). The holding
    /// plays no part, since being asked must not reveal it.
    pub(super) fn asks<const HOUSE: bool>(&self, pending: Pending) -> bool {
        pending.check.is_some() || self.shortcuts::<HOUSE>().is_answered(pending.kind)
    }

    pub(super) fn stacks(&self) -> bool {
        stacks(self.options())
    }

    /// Returns the cards that the target may lay against the pending effect (§16.1).
    pub(super) fn answers(&self, pending: Pending) -> CardSet {
        let options = self.options();
        let ordered = self.colour.map_or(CardSet::NONE, CardSet::colour);
        let (twos, four) = (CardSet::face(Face::DrawTwo), CardSet::of(Card::WILD_DRAW_FOUR));
        let own = match pending.kind {
            // R-SKIP-2: the same colour and symbol.
            CardEffect::Skip => {
                CardSet::of(pending.card).only_if(options.skip_defence == SkipDefence::Identical)
            }
            // R-D2-3, R-D2-4: any colour.
            CardEffect::DrawTwo => twos.only_if(options.d2_response != Respond::None),
            // V-COW-3: any colour, and no challenge of the Wild Draw Four.
            CardEffect::Lift => twos | four,
            // H-P10-2
            CardEffect::DrawTen => CardSet::of(Card::BLANK).only_if(self.stacks()),
            // R-WD4-7, H-STACK-6
            CardEffect::DrawFour => match options.wd4_response {
                RespondFour::None | RespondFour::Cowboy => CardSet::NONE,
                RespondFour::D2Ordered => twos & ordered,
                RespondFour::Stack => {
                    // H-STACK-7: the card itself must obey the rule about the colour ordered.
                    let four = four.only_if(self.may_bluff() || self.four_is_right(pending.target));
                    four | (twos & ordered).only_if(options.stack_cross == Cross::BaseReset)
                }
            },
        };
        // H-RV-1, H-RV-2; not against a +10 (§16.1), nor to a player who has left the hand.
        let returns = options.reverse_return
            && pending.kind != CardEffect::DrawTen
            && self.active.has(pending.source)
            && pending.source != pending.target;
        (own | (CardSet::face(Face::Reverse) & ordered).only_if(returns))
            & self.holdings[pending.target].set()
    }

    /// Returns true if the rules allow interceptions at all (H-JUMP, H-PAIR, V-COW-5).
    pub(super) fn may_intercept(&self) -> bool {
        self.rules.shortcuts().intercepts
    }

    /// Returns the card with which a player may intercept now: the identical card (H-JUMP-1), if a player
    /// laid the top card and nobody has drawn or laid since (H-JUMP-4, H-JUMP-6).
    #[cold]
    pub(super) fn interceptions(&self, by: Seat) -> CardSet {
        if !self.window {
            return CardSet::NONE;
        }
        let in_time = match self.phase {
            Phase::Turn { by: on_turn } => on_turn != by,
            Phase::Response(_) => true,
            _ => false,
        };
        let Some(top) = self.top().filter(|_| in_time) else { return CardSet::NONE };
        let own = self.actor == Some(by);
        // H-PAIR-1, H-PAIR-3
        let entitled = self.options().jump || self.rules.is_cowboy() || (self.options().pair && own);
        let face_allowed = match top.face() {
            // H-JUMP-2; Cowboy differs (V-COW-5).
            Face::WildDrawFour => self.rules.is_cowboy(),
            // H-PAIR-4: one Draw Two per turn.
            Face::DrawTwo => !(own && self.options().d2_response == Respond::Stack),
            Face::Blank => false,
            // H-JUMP-3: including a Wild.
            _ => true,
        };
        (CardSet::of(top) & self.holdings[by].set()).only_if(entitled && face_allowed)
    }

    /// Returns true if blanks are "+10" cards (H-P10-1).
    pub(super) fn blank_is_ten(&self) -> bool {
        self.options().blanks == Blanks::Plus10
    }
}

/// Returns the matching cards, or none while there is no colour.
#[inline]
fn matching(top: Card, colour: Option<Colour>) -> CardSet {
    colour.map_or(CardSet::NONE, |colour| CardSet::colour(colour) | CardSet::like(top))
}
