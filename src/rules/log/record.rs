//! Recording a hand log while the hand is played.

use super::super::hand::Ended;
use super::super::{Card, Hand, HandTable, Move, Pile, Seat, Shuffle};
use super::script::Script;
use super::{HandLog, LoggedMove, LoggedResult, VERSION};

/// Records the deck and the reshuffles of a hand by wrapping its [`Shuffle`]; the moves are added at the end.
#[derive(Debug, Clone)]
pub struct Recorder<S> {
    shuffle: S,
    deck: Vec<Card>,
    reshuffles: Vec<Vec<Card>>,
}

impl<S: Shuffle> Recorder<S> {
    /// Starts a record for a hand dealt from this deck.
    pub fn new(shuffle: S, deck: &Pile) -> Self {
        Self { shuffle, deck: (*deck).into(), reshuffles: Vec::new() }
    }

    /// Returns the log of the finished hand, or `None` if a seat has no name.
    pub fn log(
        self,
        hand: &Hand,
        ended: &Ended,
        seats: &[String],
        moves: &[(Seat, Move)],
    ) -> Option<HandLog> {
        let name = |seat: Seat| seats.get(seat.number()).cloned();
        let moves =
            moves.iter().map(|&(by, what)| Some(LoggedMove { by: name(by)?, what: what.rename(name)? }));
        Some(HandLog {
            lastcard_hand: VERSION,
            rules: *hand.rules(),
            seats: seats.to_vec(),
            sides: Vec::new(),
            dealer: name(hand.table().dealer)?,
            opener: name(hand.table().opener)?,
            first: self.first(hand).and_then(name),
            commitment: None,
            seed: None,
            deck: self.deck,
            reshuffles: self.reshuffles,
            moves: moves.collect::<Option<_>>()?,
            result: LoggedResult::of(ended, seats)?,
        })
    }
}

impl<S> Recorder<S> {
    /// Returns the player who moves first, if that does not follow from the table because the opener's right
    /// makes a difference (§0.5.10g).
    fn first(&self, hand: &Hand) -> Option<Seat> {
        let deal = |by_right| {
            let table = HandTable { by_right, ..*hand.table() };
            let deck = Pile::try_from(self.deck.clone()).ok()?;
            Hand::deal(*hand.rules(), table, deck, &mut Script::new(&self.reshuffles, None))
                .ok()?
                .moves_first()
        };
        if !hand.table().by_right {
            return None;
        }
        let first = deal(true);
        first.filter(|_| deal(false) != first)
    }
}

impl<S: Shuffle> Shuffle for Recorder<S> {
    fn shuffle(&mut self, cards: &mut [Card]) {
        self.shuffle.shuffle(cards);
        self.reshuffles.push(cards.iter().rev().copied().collect());
    }
}
