//! A set of kinds of cards as one 64-bit mask.

use std::ops::{BitAnd, BitOr, Not};

use super::{Card, Colour, Face};

/// A set of kinds of cards, regardless of the number of copies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardSet(pub(super) u64);

impl CardSet {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// All cards with a colour.
    pub const COLOURED: Self = Self(0x1FFF_1FFF_1FFF_1FFF);
    /// All cards without a colour: Wild, Wild Draw Four and the blank.
    pub const COLOURLESS: Self = Self(0xE000);
    /// Wild and Wild Draw Four, the cards that name a colour.
    pub const BLACK: Self = Self(0x6000);

    /// Returns the set of one card.
    pub const fn of(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// Returns all cards of a colour.
    pub const fn colour(colour: Colour) -> Self {
        Self(0x1FFF << (16 * colour as u32))
    }

    /// Returns all cards with a face.
    pub const fn face(face: Face) -> Self {
        if face.is_coloured() { Self(0x0001_0001_0001_0001 << face as u32) } else { Self(1 << face as u32) }
    }

    /// Returns all coloured cards with the same face as this one; none for a colourless card.
    pub const fn like(card: Card) -> Self {
        Self(0x0001_0001_0001_0001 << (card.index() & 15) & Self::COLOURED.0)
    }

    /// Returns true if the card is in the set.
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of kinds of cards in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the number of black cards in the set, at most two.
    pub const fn blacks(self) -> u32 {
        (self.0 >> Face::Wild as u32 & 1) as u32 + (self.0 >> Face::WildDrawFour as u32 & 1) as u32
    }

    /// Returns the set if the condition holds, otherwise the empty set.
    #[must_use]
    pub const fn only_if(self, condition: bool) -> Self {
        if condition { self } else { Self::NONE }
    }

    /// Iterates over the cards in a fixed order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card::at(left.trailing_zeros()));
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// Returns the card at this index in the order of [`CardSet::iter`].
    #[inline]
    pub fn nth(self, place: u32) -> Option<Card> {
        let (mut left, mut place) = (self.0, place);
        // Avoids branches in the first steps: the index is often random, so no processor could predict them.
        for _ in 0..2 {
            left &= left.wrapping_sub(u64::from(place > 0));
            place = place.saturating_sub(1);
        }
        for _ in 0..place {
            left &= left.wrapping_sub(1);
        }
        (left != 0).then(|| Card::at(left.trailing_zeros()))
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for CardSet {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_agree_with_the_cards_in_them() {
        for colour in Colour::ALL {
            for face in Face::ALL {
                let card = Card::of(colour, face);
                assert!(CardSet::face(face).has(card) && CardSet::of(card).has(card));
                assert_eq!(CardSet::colour(colour).has(card), face.is_coloured());
                assert_eq!(CardSet::COLOURLESS.has(card), !face.is_coloured());
                assert_eq!(CardSet::BLACK.has(card), face.is_black());
                assert_eq!(CardSet::like(card), CardSet::face(face) & CardSet::COLOURED);
                let set = CardSet::colour(colour) | CardSet::face(face);
                assert_eq!(set.iter().count(), set.len() as usize);
                assert!((0..).zip(set.iter()).all(|(place, card)| set.nth(place) == Some(card)));
                assert_eq!(set.nth(set.len()), None);
            }
        }
    }
}
