//! Shuffling, the only source of randomness in a hand; the caller always provides it.

use rand::Rng;

use super::{Card, Deck, Pile};

/// A way to shuffle cards. The engine uses it to reshuffle the pile (R-EXH-1), including after a rejected
/// start card (R-START-2).
pub trait Shuffle {
    /// Reorders these cards, given from the bottom up.
    fn shuffle(&mut self, cards: &mut [Card]);
}

/// Shuffles with a random number generator: Fisher–Yates from the last card down, with unbiased draws. The
/// order depends only on the generator and is the same on every machine.
#[derive(Debug, Clone)]
pub struct Random<R>(pub R);

impl<R: Rng> Shuffle for Random<R> {
    fn shuffle(&mut self, cards: &mut [Card]) {
        for left in (2..=cards.len()).rev() {
            let place = below(&mut self.0, u32::try_from(left).unwrap_or(u32::MAX));
            cards.swap(left - 1, place as usize);
        }
    }
}

impl<S: Shuffle + ?Sized> Shuffle for &mut S {
    fn shuffle(&mut self, cards: &mut [Card]) {
        (**self).shuffle(cards);
    }
}

/// Returns a uniformly distributed number below `bound` (Lemire's method), or 0 for a bound of 0.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the low half of the product is what the method looks at"
)]
pub fn below<R: Rng>(rng: &mut R, bound: u32) -> u32 {
    let spread = |rng: &mut R| u64::from(rng.next_u32()) * u64::from(bound);
    let mut product = spread(rng);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound.max(1);
        while (product as u32) < threshold {
            product = spread(rng);
        }
    }
    (product >> 32) as u32
}

impl Pile {
    /// Shuffles the pile.
    #[must_use]
    pub fn shuffled(mut self, shuffle: &mut impl Shuffle) -> Self {
        shuffle.shuffle(self.upward_mut());
        self
    }
}

impl Deck {
    /// Returns the whole deck as a pile, in its fixed order.
    pub fn pile(self) -> Pile {
        let mut pile = Pile::EMPTY;
        for card in self.cards() {
            pile.put(card);
        }
        pile
    }

    /// Returns the whole deck, shuffled.
    pub fn shuffled(self, shuffle: &mut impl Shuffle) -> Pile {
        self.pile().shuffled(shuffle)
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_complete_deck() {
        let deck = |seed| Deck::default().shuffled(&mut Random(Xoshiro256PlusPlus::seed_from_u64(seed)));
        assert_eq!(deck(7), deck(7));
        assert_ne!(deck(7), deck(8));
        let (mut shuffled, mut sorted) =
            (deck(7).upward().to_vec(), Deck::default().cards().collect::<Vec<_>>());
        shuffled.sort_unstable();
        sorted.sort_unstable();
        assert_eq!(shuffled, sorted);
        // Pins the result, since a different generator or method would change the hands of recorded seeds.
        let top: Vec<String> = deck(1).upward().iter().rev().take(5).map(Card::to_string).collect();
        assert_eq!(top.join(" "), "Y6 Y2 R5 Y2 RD2");
    }

    #[test]
    fn every_position_is_equally_likely() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut hits = [0u32; 7];
        for _ in 0..70_000 {
            hits[below(&mut rng, 7) as usize] += 1;
        }
        // Allows six standard deviations (93 each) from the expected 10,000.
        assert!(hits.iter().all(|&n| n.abs_diff(10_000) < 560), "{hits:?}");
        assert_eq!(below(&mut rng, 0), 0);
    }
}
