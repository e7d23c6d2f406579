//! The cards that a player holds, stored as counts.

#![expect(clippy::inline_always, reason = "left to itself the compiler makes a call of a card laid down")]

use serde::{Deserialize, Serialize};

use super::{Card, CardSet, FaceCounts};

/// Highest number of copies of one card in any deck: four Wilds, four Wild Draw Fours, four blanks.
const COPIES: usize = 4;

/// A holding. Plane `k` is the set of cards held more than `k` times, so the first plane is the set of cards
/// held. In JSON it is a list of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Holding {
    planes: [u64; COPIES],
    len: u8,
}

impl Holding {
    /// The empty holding.
    pub const NONE: Self = Self { planes: [0; COPIES], len: 0 };

    /// Returns the number of cards, each copy counted.
    pub const fn len(&self) -> u32 {
        self.len as u32
    }

    /// Returns true if no card is held.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the kinds of cards held.
    pub const fn set(&self) -> CardSet {
        let [held, ..] = self.planes;
        CardSet(held)
    }

    /// Returns the cards held at least twice.
    pub const fn twins(&self) -> CardSet {
        let [_, twice, ..] = self.planes;
        CardSet(twice)
    }

    /// Returns true if the card is held.
    pub const fn has(&self, card: Card) -> bool {
        self.set().has(card)
    }

    /// Returns the number of copies of a card.
    pub fn count(&self, card: Card) -> u32 {
        self.planes.iter().map(|&plane| u32::from(CardSet(plane).has(card))).sum()
    }

    /// Adds a card. Returns false, with nothing changed, for a fifth copy, which no deck has.
    #[inline]
    pub fn add(&mut self, card: Card) -> bool {
        let bit = CardSet::of(card).0;
        let [once, twice, ..] = &mut self.planes;
        if *twice & bit != 0 {
            return self.add_third(bit);
        }
        *twice |= *once & bit;
        *once |= bit;
        self.len += 1;
        true
    }

    /// Adds a third or fourth copy, which only colourless cards have.
    #[cold]
    fn add_third(&mut self, mut bit: u64) -> bool {
        for plane in &mut self.planes {
            let carry = *plane & bit;
            *plane |= bit;
            bit = carry;
        }
        self.len += u8::from(bit == 0);
        bit == 0
    }

    /// Removes a card. Returns false, with nothing changed, if it is not held.
    #[inline(always)]
    pub fn remove(&mut self, card: Card) -> bool {
        let bit = CardSet::of(card).0;
        let [once, twice, thrice, fourth] = &mut self.planes;
        let held = *once & bit != 0;
        self.len -= u8::from(held);
        if *thrice & bit != 0 {
            let last = if *fourth & bit != 0 { fourth } else { thrice };
            *last ^= bit;
        } else {
            *once &= !bit | *twice;
            *twice &= !bit;
        }
        held
    }

    /// Iterates over all cards held, copies included, in a fixed order.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let holding = *self;
        holding.set().iter().flat_map(move |card| std::iter::repeat_n(card, holding.count(card) as usize))
    }

    /// Returns the number of cards of each face, for counting after the hand.
    pub fn counts(&self) -> FaceCounts {
        self.cards().map(|card| (card.face(), 1)).collect()
    }
}

impl FromIterator<Card> for Holding {
    /// Collects cards into a holding; a fifth copy of a card is left out.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let [mut once, mut twice, mut thrice, mut fourth] = [0; COPIES];
        for card in cards {
            let bit = CardSet::of(card).0;
            let second = once & bit;
            let third = twice & second;
            fourth |= thrice & third;
            thrice |= third;
            twice |= second;
            once |= bit;
        }
        let planes = [once, twice, thrice, fourth];
        let len = planes.iter().map(|plane| plane.count_ones()).sum::<u32>();
        Self { planes, len: u8::try_from(len).unwrap_or(u8::MAX) }
    }
}

impl From<Holding> for Vec<Card> {
    fn from(holding: Holding) -> Self {
        holding.cards().collect()
    }
}

impl TryFrom<Vec<Card>> for Holding {
    type Error = &'static str;

    fn try_from(cards: Vec<Card>) -> Result<Self, Self::Error> {
        let mut holding = Self::NONE;
        if cards.into_iter().all(|card| holding.add(card)) {
            Ok(holding)
        } else {
            Err("a fifth copy of a card")
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{Colour, Face};
    use super::*;

    proptest! {
        /// A holding behaves like a bag of cards with at most four copies of each.
        #[test]
        fn behaves_like_a_bag(steps in prop::collection::vec((any::<bool>(), 0..4usize, 0..16usize), 0..80)) {
            let (mut holding, mut bag) = (Holding::NONE, Vec::new());
            for (add, colour, face) in steps {
                let card = Card::of(Colour::ALL[colour], Face::ALL[face]);
                let copies = bag.iter().filter(|held| **held == card).count();
                if add {
                    prop_assert_eq!(holding.add(card), copies < COPIES);
                    if copies < COPIES {
                        bag.push(card);
                    }
                } else {
                    prop_assert_eq!(holding.remove(card), copies > 0);
                    if let Some(at) = bag.iter().position(|held| *held == card) {
                        bag.swap_remove(at);
                    }
                }
                prop_assert_eq!(holding.len() as usize, bag.len());
                prop_assert_eq!(holding.count(card) as usize, bag.iter().filter(|held| **held == card).count());
                prop_assert_eq!(holding.has(card), bag.contains(&card));
                prop_assert_eq!(holding.twins().has(card), holding.count(card) > 1);
            }
            let mut listed: Vec<Card> = holding.cards().collect();
            listed.sort_unstable();
            bag.sort_unstable();
            prop_assert_eq!(&listed, &bag);
            prop_assert_eq!(listed.into_iter().collect::<Holding>(), holding);
        }
    }
}
