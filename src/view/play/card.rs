//! Cards as they are drawn and called.

use crate::rules::{Blanks, Card, Colour, Face, Ruleset};
use crate::view::Words;
use crate::view::table::face_name;

/// How the cards of a hand are called, in one language.
#[derive(Debug, Clone, Copy)]
pub struct CardNames {
    words: Words,
    /// Whether a white card is the “+10” (H-P10).
    ten: bool,
}

/// A card as `templates/play/card.html` draws it.
#[derive(Debug, Clone)]
pub struct CardPicture {
    /// The class that gives it its colours: a colour, `black`, `white` or `back`.
    pub colour: &'static str,
    /// What it is drawn on.
    pub body: &'static str,
    /// What is printed on it; a back has nothing.
    pub face: Option<String>,
    /// What it is called: “red seven”.
    pub name: String,
}

impl CardNames {
    /// The cards under these rules.
    pub fn new(words: Words, rules: &Ruleset) -> Self {
        Self { words, ten: rules.options().blanks == Blanks::Plus10 }
    }

    /// “red seven”
    pub fn name(self, card: Card) -> String {
        let face = match card.face() {
            Face::Blank if self.ten => "ten".to_owned(),
            face => face.to_string().to_lowercase(),
        };
        let message = self.words.say(format!("card-{face}"));
        match card.colour() {
            Some(colour) => message.with("colour", self.colour(colour)).to_string(),
            None => message.to_string(),
        }
    }

    /// “red”
    pub fn colour(self, colour: Colour) -> String {
        self.words.say(format!("colour-{}", class(colour))).to_string()
    }

    /// The card as it is drawn.
    pub fn picture(self, card: Card) -> CardPicture {
        let (colour, body) = match (card.colour(), card.face()) {
            (Some(colour), _) => (class(colour), class(colour)),
            (None, Face::Blank) => ("white", "black"),
            (None, _) => ("black", "black"),
        };
        let face = match card.face() {
            Face::Blank if self.ten => "TEN".to_owned(),
            face => face.to_string(),
        };
        CardPicture { colour, body, face: Some(face), name: self.name(card) }
    }

    /// A card of which only the face is known, as where cards were counted: on white, in nobody's colour.
    pub fn face_picture(self, face: Face) -> CardPicture {
        let colour = if matches!(face, Face::Wild | Face::WildDrawFour) { "black" } else { "white" };
        let drawn = match face {
            Face::Blank if self.ten => "TEN".to_owned(),
            face => face.to_string(),
        };
        CardPicture { colour, body: "black", face: Some(drawn), name: face_name(self.words, face) }
    }

    /// The back of a card.
    pub fn back(self) -> CardPicture {
        CardPicture { colour: "back", body: "back", face: None, name: self.words.say("card-back").into() }
    }
}

/// The class of a colour in style sheets, and its shape's name.
pub(super) const fn class(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Yellow => "yellow",
    }
}

/// A holding in the order in which it is laid out: by colour, then by face, the black cards last.
pub(super) fn sorted(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_by_key(|card| (card.colour().is_none(), card.colour(), card.face()));
    cards
}
