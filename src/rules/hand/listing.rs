//! Iterators over the legal moves, without allocation.

use super::super::{CardSet, Colour};
use super::{Cards, Lay, Legal, Move, Offence};

impl<'a> Legal<'a> {
    /// Possible dumps: those with a Reverse first, and the one after a turned-up Reverse.
    fn dumps(&self) -> impl Iterator<Item = Cards> + use<'a> {
        let holding = self.hand.holdings[self.by];
        let opening = self.hand.start_dump.filter(|_| self.is_on_turn());
        let by_reverse = self.dump().iter().map(|card| (Some(card), card.colour()));
        by_reverse.chain(opening.map(|colour| (None, Some(colour)))).flat_map(move |(first, colour)| {
            let mut rest = holding;
            if let Some(first) = first {
                rest.remove(first);
            }
            let of_colour = colour.map_or(CardSet::NONE, CardSet::colour);
            (rest.set() & of_colour).iter().map(move |last| {
                let mut cards = Cards::NONE;
                let mut middle = rest;
                middle.remove(last);
                first
                    .into_iter()
                    .chain(middle.cards().filter(|card| of_colour.has(*card)))
                    .chain([last])
                    .for_each(|card| {
                        cards.push(card);
                    });
                cards
            })
        })
    }

    /// Ways to lay these cards, with every colour for a black card, and with and without a call; or only
    /// those with a false call.
    fn lays(&self, cards: CardSet, falsely: bool) -> impl Iterator<Item = Lay> + use<'a> {
        let legal = *self;
        cards.iter().flat_map(move |card| {
            let orders = legal.names_colour(card);
            let colours =
                Colour::ALL.into_iter().filter(move |_| orders).map(Some).chain((!orders).then_some(None));
            colours.flat_map(move |colour| {
                calls(legal.callable().has(card), falsely).map(move |uno| Lay { card, colour, uno })
            })
        })
    }

    fn paired(&self, falsely: bool) -> impl Iterator<Item = Move> + use<'a> {
        let right = self.leaves_one(2);
        self.pairs()
            .iter()
            .flat_map(move |card| calls(right, falsely).map(move |uno| Move::Pair { card, uno }))
    }

    /// Moves for all dumps, one for each last card.
    fn dumped(&self, falsely: bool) -> impl Iterator<Item = Move> + use<'a> {
        let legal = *self;
        self.dumps().flat_map(move |cards| {
            calls(legal.leaves_one(cards.as_slice().len()), falsely).map(move |uno| Move::Dump { cards, uno })
        })
    }

    /// Iterates over the moves of a player who has to move, mistakes excluded.
    pub fn into_play(self) -> impl Iterator<Item = Move> + use<'a> {
        let simple = [
            (self.draw(), Move::Draw),
            (self.keep(), Move::Keep),
            (self.accept(), Move::Accept),
            (self.challenge(), Move::Challenge),
            (self.decline(), Move::Swap { with: None }),
            (self.ready(), Move::Ready),
            (self.draft(), Move::DraftKeep),
            (self.draft(), Move::DraftReject),
        ];
        simple
            .into_iter()
            .filter_map(|(allowed, what)| allowed.then_some(what))
            .chain(self.lays(self.play(), false).map(Move::Play))
            .chain(self.lays(self.deflect(), false).map(Move::Deflect))
            .chain(self.paired(false))
            .chain(self.dumped(false))
            .chain(self.swap().iter().map(|seat| Move::Swap { with: Some(seat) }))
            .chain(self.give().iter().map(|card| Move::Give { card }))
            .chain(Colour::ALL.into_iter().filter(move |_| self.name()).map(|colour| Move::Name { colour }))
    }

    /// Iterates over the ways to lay a card on one's turn.
    pub fn into_lays(self) -> impl Iterator<Item = Move> + use<'a> {
        self.lays(self.play(), false).map(Move::Play)
    }

    /// Iterates over the moves out of turn: interceptions, calls and catches.
    pub fn into_reactions(self) -> impl Iterator<Item = Move> + use<'a> {
        self.lays(self.jump(), false)
            .map(Move::Jump)
            .chain(self.call().then_some(Move::Call))
            .chain(self.catch().iter().map(|seat| Move::Catch { seat }))
    }

    /// Moves that are allowed but only cost cards: false calls and catches (P-FALSE-1), and reports of
    /// offences (§14).
    fn into_slips(self) -> impl Iterator<Item = Move> + use<'a> {
        let cries = self.lays(self.play(), true).map(Move::Play);
        let cries = cries.chain(self.lays(self.deflect(), true).map(Move::Deflect));
        let cries = cries.chain(self.lays(self.jump(), true).map(Move::Jump));
        let cries = cries.chain(self.paired(true)).chain(self.dumped(true)).filter(move |_| self.false_cry());
        let calls = (self.false_call() && !self.call()).then_some(Move::Call);
        let catches =
            self.hand.seats().filter(move |&seat| self.false_catch(seat)).map(|seat| Move::Catch { seat });
        let kinds = Offence::ALL.iter().filter(move |_| self.reports());
        let reports = kinds.flat_map(move |&kind| self.hand.seats().map(move |seat| (kind, seat)));
        let reports = reports.filter(move |&(kind, seat)| self.hand.may_report(kind, seat));
        cries.chain(calls).chain(catches).chain(reports.map(|(kind, seat)| Move::Report { kind, seat }))
    }

    /// Iterates over all legal moves, including false calls and reports.
    pub fn into_moves(self) -> impl Iterator<Item = Move> + use<'a> {
        self.into_play().chain(self.into_reactions()).chain(self.into_slips())
    }
}

/// Yields the values for a call: false, and also true where a call is right. For false calls, yields only
/// true, and only where a call is wrong.
fn calls(right: bool, falsely: bool) -> impl Iterator<Item = bool> + Clone {
    let without = (!falsely).then_some(false);
    let with = (right != falsely).then_some(true);
    without.into_iter().chain(with)
}
