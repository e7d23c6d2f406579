//! One card as a single byte.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Colour, Face};

/// A card: a coloured one has a colour and a number or action, the black ones and the blank have no colour.
/// Two copies of a card are the same value (R-DECK-7). Text form: `R5`, `YD2`, `GREV`, `BSKIP`, `W`, `WD4`,
/// `BLANK`.
///
/// The byte is `colour × 16 + face`, so that a set of cards is one 64-bit mask ([`super::CardSet`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// The Wild.
    pub const WILD: Self = Self(Face::Wild as u8);
    /// The Wild Draw Four.
    pub const WILD_DRAW_FOUR: Self = Self(Face::WildDrawFour as u8);
    /// The blank card (R-DECK-3).
    pub const BLANK: Self = Self(Face::Blank as u8);

    /// The card of this face, in this colour where its face has one: a Wild is a Wild whatever the colour
    /// given.
    pub const fn of(colour: Colour, face: Face) -> Self {
        if face.is_coloured() { Self((colour as u8) << 4 | face as u8) } else { Self(face as u8) }
    }

    /// What is printed on it.
    #[inline]
    pub const fn face(self) -> Face {
        // Written so that it compiles to nothing but the mask: a table would be read at every move.
        match Face::from_repr(self.0 & 15) {
            Some(face) => face,
            None => Face::Blank,
        }
    }

    /// Its colour; black and blank cards have none.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        if self.face().is_coloured() { Colour::from_repr(self.0 >> 4 & 3) } else { None }
    }

    /// Its place among all kinds of cards, below 64.
    pub(super) const fn index(self) -> u8 {
        self.0 & 63
    }

    /// The card at a place that [`Card::index`] gave.
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

/// A text that names no card.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no card: a colour R, B, G or Y with 0..9, D2, REV or SKIP; or W, WD4, BLANK")]
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
    fn what_is_no_card_is_refused() {
        for text in ["", "R", "5", "RW", "X5", "R10", "r5", "КД2", "WD2", "🂡", "R5 "] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
