//! The shuffles of a log, checked during its replay.

use super::super::{Card, Seeded, Shuffle};
use super::ReplayFault;

/// A shuffle that takes the order of the cards from a log.
#[derive(Clone)]
pub(super) struct Script<'a> {
    piles: &'a [Vec<Card>],
    used: usize,
    /// Shuffles that follow from the log's seed, if it has one.
    seeded: Option<Seeded>,
    wrong: Option<PileFault>,
}

#[derive(Clone, Copy)]
enum PileFault {
    /// The pile is missing or has different cards.
    Cards,
    /// The seed gives a different order.
    Order,
}

impl<'a> Script<'a> {
    pub(super) fn new(piles: &'a [Vec<Card>], seeded: Option<Seeded>) -> Self {
        Self { piles, used: 0, seeded, wrong: None }
    }

    /// Checks that all shuffles up to a move were those of the log.
    pub(super) fn check(&self, at: usize) -> Result<(), ReplayFault> {
        let number = self.used + 1;
        match self.wrong {
            None => Ok(()),
            Some(PileFault::Cards) => Err(ReplayFault::LogReshuffle { number, at }),
            Some(PileFault::Order) => Err(ReplayFault::LogReshuffleOrder { number, at }),
        }
    }

    /// Returns the number of piles in the log that have not been used.
    pub(super) fn left(&self) -> usize {
        self.piles.len() - self.used
    }

    /// Returns the next pile from the bottom up, after checking its cards and their order.
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
                // Sorts by face, so that the engine's search for a start card ends here as well.
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
