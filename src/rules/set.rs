//! A set of kinds of cards as one 64-bit mask: what fits, what may be laid.

use std::ops::{BitAnd, BitOr, Not};

use super::{Card, Colour, Face};

/// A set of kinds of cards; how many copies there are is left open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardSet(pub(super) u64);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);
    /// All cards that have a colour.
    pub const COLOURED: Self = Self(0x1FFF_1FFF_1FFF_1FFF);
    /// Wild, Wild Draw Four and the blank: the cards without a colour.
    pub const COLOURLESS: Self = Self(0xE000);
    /// Wild and Wild Draw Four.
    pub const BLACK: Self = Self(0x6000);

    /// Just this card.
    pub const fn of(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// All cards of a colour.
    pub const fn colour(colour: Colour) -> Self {
        Self(0x1FFF << (16 * colour as u32))
    }

    /// All cards of a face.
    pub const fn face(face: Face) -> Self {
        if face.is_coloured() { Self(0x0001_0001_0001_0001 << face as u32) } else { Self(1 << face as u32) }
    }

    /// All cards of the face of this one, where it has a colour.
    pub const fn like(card: Card) -> Self {
        Self(0x0001_0001_0001_0001 << (card.index() & 15) & Self::COLOURED.0)
    }

    /// Whether the card is in the set.
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Whether there is no card in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds of cards are in it.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// How many of the two black cards.
    pub const fn blacks(self) -> u32 {
        (self.0 >> Face::Wild as u32 & 1) as u32 + (self.0 >> Face::WildDrawFour as u32 & 1) as u32
    }

    /// The set, or none of it.
    #[must_use]
    pub const fn only_if(self, condition: bool) -> Self {
        if condition { self } else { Self::NONE }
    }

    /// The cards in a fixed order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card::at(left.trailing_zeros()));
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// The card at this place of the order of [`CardSet::iter`].
    #[inline]
    pub fn nth(self, place: u32) -> Option<Card> {
        let (mut left, mut place) = (self.0, place);
        // The first steps without a branch: the place is often drawn by lot, and no processor could guess it.
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
