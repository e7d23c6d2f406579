//! A pile of cards: the draw pile and the discards.

use serde::{Deserialize, Serialize};

use super::{Card, Deck};

/// Up to a whole deck of cards, one on top of the other. As JSON the list from the top down.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Pile {
    /// The bottom card first; what lies beyond `len` means nothing.
    cards: [Card; Deck::MOST],
    len: u8,
}

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self { cards: [Card::BLANK; Deck::MOST], len: 0 };

    /// How many cards lie there.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card that lies uppermost, which is the next one taken.
    pub fn top(&self) -> Option<Card> {
        self.cards.get(self.len().wrapping_sub(1)).copied()
    }

    /// Takes the top card.
    pub fn take(&mut self) -> Option<Card> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    /// Lays a card on top. False, with nothing changed, if a whole deck lies there already.
    pub fn put(&mut self, card: Card) -> bool {
        let Some(place) = self.cards.get_mut(usize::from(self.len)) else { return false };
        *place = card;
        self.len += 1;
        true
    }

    /// The cards, the bottom one first.
    pub fn upward(&self) -> &[Card] {
        self.cards.get(..self.len()).unwrap_or_default()
    }

    /// The cards, the bottom one first, to be put into another order.
    pub fn upward_mut(&mut self) -> &mut [Card] {
        self.cards.get_mut(..usize::from(self.len)).unwrap_or_default()
    }

    /// Takes everything below the top `keep` cards; they stay.
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
    fn what_is_put_last_is_taken_first() {
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
