//! A pile of cards, used for the draw pile and the discards.

use serde::{Deserialize, Serialize};

use super::{Card, Deck};

/// A pile of at most a whole deck. In JSON it is a list from the top down.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Pile {
    /// The bottom card first; entries from `len` on are meaningless.
    cards: [Card; Deck::MAX_CARDS],
    len: u8,
}

impl Pile {
    /// The empty pile.
    pub const EMPTY: Self = Self { cards: [Card::BLANK; Deck::MAX_CARDS], len: 0 };

    /// Returns the number of cards.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns true if the pile has no card.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the top card, which is the next one taken.
    pub fn top(&self) -> Option<Card> {
        self.cards.get(self.len().wrapping_sub(1)).copied()
    }

    /// Removes the top card and returns it.
    pub fn take(&mut self) -> Option<Card> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    /// Puts a card on top. Returns false, with nothing changed, if the pile is as large as a deck.
    pub fn put(&mut self, card: Card) -> bool {
        let Some(place) = self.cards.get_mut(usize::from(self.len)) else { return false };
        *place = card;
        self.len += 1;
        true
    }

    /// Returns the cards from the bottom up.
    pub fn upward(&self) -> &[Card] {
        self.cards.get(..self.len()).unwrap_or_default()
    }

    /// Returns the cards from the bottom up, for reordering.
    pub fn upward_mut(&mut self) -> &mut [Card] {
        self.cards.get_mut(..usize::from(self.len)).unwrap_or_default()
    }

    /// Removes and returns all cards below the top `keep` cards.
    #[must_use]
    pub fn take_below(&mut self, keep: usize) -> Self {
        let mut below = *self;
        below.len = self.len.saturating_sub(u8::try_from(keep).unwrap_or(u8::MAX));
        let kept = self.len - below.len;
        self.cards.copy_within(usize::from(below.len)..usize::from(self.len), 0);
        self.len = kept;
        below
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.upward() == other.upward()
    }
}

impl Eq for Pile {}

impl From<Pile> for Vec<Card> {
    fn from(pile: Pile) -> Self {
        pile.upward().iter().rev().copied().collect()
    }
}

impl TryFrom<Vec<Card>> for Pile {
    type Error = &'static str;

    fn try_from(cards: Vec<Card>) -> Result<Self, Self::Error> {
        let mut pile = Self::EMPTY;
        if cards.into_iter().rev().all(|card| pile.put(card)) {
            Ok(pile)
        } else {
            Err("more cards than any deck has")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Colour, Face};
    use super::*;

    #[test]
    fn the_pile_is_last_in_first_out() {
        let cards: Vec<Card> = Face::ALL[..10].iter().map(|&face| Card::of(Colour::Red, face)).collect();
        let mut pile = Pile::try_from(cards.clone()).unwrap();
        assert_eq!((pile.top(), pile.len()), (Some(cards[0]), 10));
        let below = pile.take_below(2);
        assert_eq!(Vec::from(pile), cards[..2]);
        assert_eq!(Vec::from(below), cards[2..]);
        assert_eq!((pile.take(), pile.take(), pile.take()), (Some(cards[0]), Some(cards[1]), None));
        assert!(pile.is_empty() && pile.take_below(1).is_empty());
        assert!(Pile::try_from(vec![Card::WILD; 112]).is_ok_and(|mut full| !full.put(Card::WILD)));
        assert!(Pile::try_from(vec![Card::WILD; 113]).is_err());
    }
}
