//! A card packed into a single byte.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Colour, Face};

/// A card. Coloured cards have a colour and a number or action; black cards and the blank have no colour. Two
/// copies of a card are equal (R-DECK-7). Text form: `R5`, `YD2`, `GREV`, `BSKIP`, `W`, `WD4`, `BLANK`.
///
/// The byte is `colour × 16 + face`, so that a set of cards fits into a 64-bit mask ([`super::CardSet`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// The Wild (R-W).
    pub const WILD: Self = Self(Face::Wild as u8);
    /// The Wild Draw Four (R-WD4).
    pub const WILD_DRAW_FOUR: Self = Self(Face::WildDrawFour as u8);
    /// The blank card (R-DECK-3).
    pub const BLANK: Self = Self(Face::Blank as u8);

    /// Returns the card with this face. The colour is ignored for faces without one: a Wild is a Wild
    /// whatever the colour.
    pub const fn of(colour: Colour, face: Face) -> Self {
        if face.is_coloured() { Self((colour as u8) << 4 | face as u8) } else { Self(face as u8) }
    }

    /// Returns the number, action or symbol printed on the card.
    #[inline]
    pub const fn face(self) -> Face {
        // `from_repr` compiles to the mask alone; a table would be read on every move.
        match Face::from_repr(self.0 & 15) {
            Some(face) => face,
            None => Face::Blank,
        }
    }

    /// Returns the colour, or `None` for black and blank cards.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        if self.face().is_coloured() { Colour::from_repr(self.0 >> 4 & 3) } else { None }
    }

    /// Index among all kinds of cards, below 64.
    pub(super) const fn index(self) -> u8 {
        self.0 & 63
    }

    /// Inverse of [`Card::index`].
    pub(super) const fn at(index: u32) -> Self {
        Self((index & 63) as u8)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.colour() {
            Some(colour) => write!(f, "{colour}{}", self.face()),
            None => write!(f, "{}", self.face()),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

/// Error for a text that is not a card.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a card: a colour R, B, G or Y with 0..9, D2, REV or SKIP; or W, WD4, BLANK")]
pub struct NotACard(pub String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let no = || NotACard(text.chars().take(20).collect());
        if let Ok(face) = text.parse::<Face>()
            && !face.is_coloured()
        {
            return Ok(Self(face as u8));
        }
        let (colour, face) = text.split_at_checked(1).ok_or_else(no)?;
        let colour = colour.parse::<Colour>().map_err(|_| no())?;
        let face = face.parse::<Face>().map_err(|_| no())?;
        if face.is_coloured() { Ok(Self::of(colour, face)) } else { Err(no()) }
    }
}

impl TryFrom<String> for Card {
    type Error = NotACard;

    fn try_from(text: String) -> Result<Self, NotACard> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_from_its_text() {
        for colour in Colour::ALL {
            for face in Face::ALL {
                let card = Card::of(colour, face);
                assert_eq!(card.to_string().parse(), Ok(card));
                assert_eq!(card.face(), face);
                assert_eq!(card.colour(), face.is_coloured().then_some(colour));
            }
        }
    }

    #[test]
    fn invalid_cards_are_refused() {
        for text in ["", "R", "5", "RW", "X5", "R10", "r5", "КД2", "WD2", "🂡", "R5 "] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
