//! The shuffles of a log, checked while it is played again.

use super::super::{Card, Seeded, Shuffle};
use super::ReplayFault;

/// Shuffles as the log says.
#[derive(Clone)]
pub(super) struct Script<'a> {
    piles: &'a [Vec<Card>],
    used: usize,
    /// The shuffles that the log's seed leads to, where it has one.
    seeded: Option<Seeded>,
    wrong: Option<PileFault>,
}

/// What is wrong with the next pile.
#[derive(Clone, Copy)]
enum PileFault {
    /// It is missing, or has other cards.
    Cards,
    /// The seed leads to another order.
    Order,
}

impl<'a> Script<'a> {
    pub(super) fn new(piles: &'a [Vec<Card>], seeded: Option<Seeded>) -> Self {
        Self { piles, used: 0, seeded, wrong: None }
    }

    /// Whether all shuffles up to a move were those of the log.
    pub(super) fn check(&self, at: usize) -> Result<(), ReplayFault> {
        let number = self.used + 1;
        match self.wrong {
            None => Ok(()),
            Some(PileFault::Cards) => Err(ReplayFault::LogReshuffle { number, at }),
            Some(PileFault::Order) => Err(ReplayFault::LogReshuffleOrder { number, at }),
        }
    }

    /// How many piles of the log were never shuffled.
    pub(super) fn left(&self) -> usize {
        self.piles.len() - self.used
    }

    /// The next pile, bottom first, if it has these cards, in the order that the seed leads to.
    fn next(&mut self, cards: &[Card]) -> Result<Vec<Card>, PileFault> {
        let written: Vec<Card> =
            self.piles.get(self.used).ok_or(PileFault::Cards)?.iter().rev().copied().collect();
        if sorted(&written) != sorted(cards) {
            return Err(PileFault::Cards);
        }
        if let Some(seeded) = &mut self.seeded {
            let mut right = cards.to_vec();
            seeded.shuffle(&mut right);
            if right != written {
                return Err(PileFault::Order);
            }
        }
        Ok(written)
    }
}

impl Shuffle for Script<'_> {
    fn shuffle(&mut self, cards: &mut [Card]) {
        match self.next(cards) {
            Ok(written) => {
                cards.copy_from_slice(&written);
                self.used += 1;
            }
            Err(wrong) => {
                // The engine turns up cards until one may start the hand: it must come to an end here as
                // well.
                self.wrong = self.wrong.or(Some(wrong));
                cards.sort_by_key(|card| std::cmp::Reverse(card.face()));
            }
        }
    }
}

fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}
