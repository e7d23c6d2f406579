//! Which cards may be laid.

use super::super::choice::{Challenge, Legal as FourLegal, Respond, RespondFour, SkipDefence};
use super::super::choice::{Cross, TwoReverse};
use super::super::shortcuts::stacks;
use super::super::{Blanks, Card, CardSet, Colour, Face};
use super::{CardEffect, Hand, Pending, Phase, Seat};

impl Hand {
    /// The coloured cards that match the current colour or the top card's number or action, action cards no
    /// more than others (R-PLAY-2, R-PLAY-3, R-PLAY-4).
    pub(super) fn matching(&self) -> CardSet {
        debug_assert_eq!(self.matching, self.matching_now(), "{self:?}");
        self.matching
    }

    /// The same, worked out.
    fn matching_now(&self) -> CardSet {
        self.top().map_or(CardSet::NONE, |top| matching(top, self.colour))
    }

    /// The colour to be matched, once the top card lies there.
    pub(super) fn match_colour(&mut self, colour: Option<Colour>) {
        self.colour = colour;
        self.matching = self.matching_now();
    }

    /// The same with the card that was just put on top.
    #[inline]
    pub(super) fn match_on(&mut self, top: Card, colour: Option<Colour>) {
        self.colour = colour;
        self.matching = matching(top, colour);
    }

    /// Whether a Wild Draw Four in the holding obeys the rule now (R-WD4-2): what counts is the colour in
    /// force, also one that was ordered (R-WD4-9). As the last card it always does, since there are no others
    /// (R-WD4-8).
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

    /// Whether a wrong Wild Draw Four may be laid: the challenge is the sanction (R-WD4-3).
    pub(super) fn may_bluff(&self) -> bool {
        self.options().wd4_challenge != Challenge::Off
    }

    /// What a player holds that matches, and the cards without a colour.
    #[inline]
    pub(super) fn fitting(&self, by: Seat) -> CardSet {
        self.holdings[by].set() & (self.matching() | CardSet::COLOURLESS)
    }

    /// What a player holds that obeys the rules now: what matches, and black cards on everything (R-PLAY-5,
    /// R-W-1). A wrong Wild Draw Four is not in it (R-DRAW-1), also when it was just drawn (R-DRAW-6).
    #[inline]
    pub(super) fn lawful(&self, by: Seat) -> CardSet {
        let set = self.fitting(by);
        if set.has(Card::WILD_DRAW_FOUR) && !self.four_is_right(by) {
            set & !CardSet::of(Card::WILD_DRAW_FOUR)
        } else {
            set
        }
    }

    /// What a player may lay, the bluff included.
    #[inline]
    pub(super) fn with_bluff(&self, by: Seat, lawful: CardSet) -> CardSet {
        let four = CardSet::of(Card::WILD_DRAW_FOUR) & self.holdings[by].set();
        lawful | four.only_if(self.may_bluff())
    }

    /// Whether this card of the player's holding may be laid now: [`Hand::with_bluff`] for one card.
    #[inline]
    pub(super) fn fits(&self, by: Seat, card: Card) -> bool {
        let four = card == Card::WILD_DRAW_FOUR && !self.may_bluff() && !self.four_is_right(by);
        (self.matching() | CardSet::COLOURLESS).has(card) && !four
    }

    /// The Reverses with which a player may dump their colour: two in play, and more of that colour held
    /// (V-DUO-R).
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

    /// The cards of which a player may lay two at once, any but black ones (R-SKIP-3, §0.5.8g; forbidden by
    /// H-PAIR-2); the first must fit.
    pub(super) fn pairs(&self, by: Seat) -> CardSet {
        let twins = self.holdings[by].twins() & !CardSet::BLACK;
        (self.lawful(by) & twins).only_if(self.options().pair_as_skip)
    }

    /// Whether an option lets the target do anything but take the effect (§16.1). It does not look at the
    /// holding: whether the target is asked must not tell what is held.
    pub(super) fn asks<const HOUSE: bool>(&self, pending: Pending) -> bool {
        pending.check.is_some() || self.shortcuts::<HOUSE>().is_answered(pending.kind)
    }

    /// Whether H-STACK is played in any form.
    pub(super) fn stacks(&self) -> bool {
        stacks(self.options())
    }

    /// What the target may lay against the pending effect (§16.1).
    pub(super) fn answers(&self, pending: Pending) -> CardSet {
        let options = self.options();
        let ordered = self.colour.map_or(CardSet::NONE, CardSet::colour);
        let (twos, four) = (CardSet::face(Face::DrawTwo), CardSet::of(Card::WILD_DRAW_FOUR));
        let own = match pending.kind {
            // R-SKIP-2: the same colour and the same picture.
            CardEffect::Skip => {
                CardSet::of(pending.card).only_if(options.skip_defence == SkipDefence::Identical)
            }
            // R-D2-3, R-D2-4: of any colour.
            CardEffect::DrawTwo => twos.only_if(options.d2_response != Respond::None),
            // V-COW-3: any colour, no test of the Wild Draw Four.
            CardEffect::Lift => twos | four,
            // H-P10-2
            CardEffect::DrawTen => CardSet::of(Card::BLANK).only_if(self.stacks()),
            // R-WD4-7, H-STACK-6
            CardEffect::DrawFour => match options.wd4_response {
                RespondFour::None | RespondFour::Cowboy => CardSet::NONE,
                RespondFour::D2Ordered => twos & ordered,
                RespondFour::Stack => {
                    // H-STACK-7: it must itself obey the rule against the ordered colour.
                    let four = four.only_if(self.may_bluff() || self.four_is_right(pending.target));
                    four | (twos & ordered).only_if(options.stack_cross == Cross::BaseReset)
                }
            },
        };
        // H-RV-1, H-RV-2; not on +10 (§16.1), and not to somebody who has left the hand.
        let returns = options.reverse_return
            && pending.kind != CardEffect::DrawTen
            && self.active.has(pending.source)
            && pending.source != pending.target;
        (own | (CardSet::face(Face::Reverse) & ordered).only_if(returns))
            & self.holdings[pending.target].set()
    }

    /// Whether the rules know interceptions at all (H-JUMP, H-PAIR, V-COW-5).
    pub(super) fn may_intercept(&self) -> bool {
        self.rules.shortcuts().intercepts
    }

    /// The card with which a player may intercept now: the very card on top (H-JUMP-1), laid by somebody,
    /// while nobody has drawn or laid since (H-JUMP-4, H-JUMP-6).
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
            // H-PAIR-4: one Draw Two a turn.
            Face::DrawTwo => !(own && self.options().d2_response == Respond::Stack),
            Face::Blank => false,
            // H-JUMP-3: a Wild, too.
            _ => true,
        };
        (CardSet::of(top) & self.holdings[by].set()).only_if(entitled && face_allowed)
    }

    /// Whether a blank is the "+10" (H-P10-1).
    pub(super) fn blank_is_ten(&self) -> bool {
        self.options().blanks == Blanks::Plus10
    }
}

/// What matches; nothing until there is a colour.
#[inline]
fn matching(top: Card, colour: Option<Colour>) -> CardSet {
    colour.map_or(CardSet::NONE, |colour| CardSet::colour(colour) | CardSet::like(top))
}
