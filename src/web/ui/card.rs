//! Drawings and names of cards.

use lastcard_rules::{Blanks, Card, Colour, Face, Ruleset};

use crate::table::faces::name as face_name;
use crate::ui::translator::Translator;

/// Names of the cards of a hand, in one language.
#[derive(Debug, Clone, Copy)]
pub struct CardNames {
    words: Translator,
    /// True if a white card is the “+10” (H-P10).
    ten: bool,
}

/// A card as `templates/ui/card.html` draws it.
#[derive(Debug, Clone)]
pub struct CardPicture {
    /// Class that sets its colours: a colour, `black`, `white` or `back`.
    pub colour: &'static str,
    /// Class that colours its body.
    pub body: &'static str,
    /// Symbol printed on it; a back has none.
    pub face: Option<String>,
    /// Its name, such as “red seven”.
    pub name: String,
}

impl CardNames {
    pub fn new(words: Translator, rules: &Ruleset) -> Self {
        Self { words, ten: rules.options().blanks == Blanks::Plus10 }
    }

    /// Returns the name of a card, such as “red seven”.
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

    /// Returns the name of a colour, such as “red”.
    pub fn colour(self, colour: Colour) -> String {
        self.words.say(format!("colour-{}", class(colour))).to_string()
    }

    /// Draws a card face up.
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

    /// Draws a card of which only the face is known, such as a counted one: on white, in no colour.
    pub fn face_picture(self, face: Face) -> CardPicture {
        let colour = if matches!(face, Face::Wild | Face::WildDrawFour) { "black" } else { "white" };
        let drawn = match face {
            Face::Blank if self.ten => "TEN".to_owned(),
            face => face.to_string(),
        };
        CardPicture { colour, body: "black", face: Some(drawn), name: face_name(self.words, face) }
    }

    pub fn back(self) -> CardPicture {
        CardPicture { colour: "back", body: "back", face: None, name: self.words.say("card-back").into() }
    }
}

/// Returns the CSS class of a colour, which is also the name of its shape.
pub const fn class(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Yellow => "yellow",
    }
}

/// Sorts a holding for display: by colour, then by face, the black cards last.
pub fn sorted(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_by_key(|card| (card.colour().is_none(), card.colour(), card.face()));
    cards
}
