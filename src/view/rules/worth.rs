//! What each card is worth, with pictures of the cards.

use crate::rules::{Blanks, Card, Colour, Counting, Face, Preset, Ruleset, Values};
use crate::view::Words;
use crate::view::table::symbol;

/// A line of the table of card values.
pub struct Worth {
    /// Some of the cards it is about.
    pub cards: Vec<FacePicture>,
    /// What they are called.
    pub name: String,
    /// What they are worth, by each of the profiles asked for.
    pub points: Vec<String>,
}

/// A card as it is drawn.
pub struct FacePicture {
    /// Its colour's class, which also gives it its shape; none is a black card.
    pub colour: Option<&'static str>,
    /// What is printed on it.
    pub symbol: String,
}

/// The values that the text of a preset names (S-VAL-1, S-VAL-2).
pub fn values(preset: Preset) -> Values {
    if preset == Preset::Duo { Values::Duo } else { Values::Std }
}

/// The cards that are not numbers, with the keys of their names.
const SPECIAL: [(Face, Option<Colour>, &str); 5] = [
    (Face::DrawTwo, Some(Colour::Red), "rules-worth-draw-two"),
    (Face::Reverse, Some(Colour::Green), "rules-worth-reverse"),
    (Face::Skip, Some(Colour::Blue), "rules-worth-skip"),
    (Face::Wild, None, "rules-worth-wild"),
    (Face::WildDrawFour, None, "rules-worth-wild-draw-four"),
];

/// What a tournament counts otherwise than the text of its preset, a sentence each.
pub fn own_values(words: Words, rules: &Ruleset, own: Values) -> Vec<String> {
    let (own, usual) = (rules.counting(own), rules.counting(values(rules.preset())));
    let blank = (rules.deck().copies(Card::BLANK) > 0).then_some((Face::Blank, None, "rules-worth-blank"));
    // Numbers that do not count their face count all the same.
    std::iter::once((Face::Nine, None, "rules-worth-numbers"))
        .chain(SPECIAL)
        .chain(blank)
        .filter(|(face, ..)| {
            own.value(*face) != usual.value(*face)
                || (face.number().is_some() && own.value(Face::Zero) != usual.value(Face::Zero))
        })
        .map(|(face, _, key)| {
            let card = words.say(key).to_string();
            words.say("rules-worth-own").with("card", card).with("points", own.value(face)).to_string()
        })
        .collect()
}

/// The table, a column for each of these profiles.
pub(super) fn worth(words: Words, profiles: &[Values]) -> Vec<Worth> {
    let profiles: Vec<Counting> =
        profiles.iter().map(|values| values.counting(Blanks::Removed, false)).collect();
    let special = |(face, colour, key): (Face, Option<Colour>, &'static str)| Worth {
        cards: vec![picture(face, colour)],
        name: words.say(key).to_string(),
        points: profiles.iter().map(|profile| profile.value(face).to_string()).collect(),
    };
    let range = |profile: &Counting| {
        let (least, most) = (profile.value(Face::Zero), profile.value(Face::Nine));
        words.say("rules-worth-range").with("least", least).with("most", most).to_string()
    };
    let numbers = [
        (Face::Zero, Colour::Red),
        (Face::Three, Colour::Yellow),
        (Face::Six, Colour::Green),
        (Face::Nine, Colour::Blue),
    ];
    let numbers = Worth {
        cards: numbers.map(|(face, colour)| picture(face, Some(colour))).into(),
        name: words.say("rules-worth-numbers").to_string(),
        points: profiles.iter().map(range).collect(),
    };
    std::iter::once(numbers).chain(SPECIAL.map(special)).collect()
}

/// A card as it is drawn.
pub fn pictured(card: Card) -> FacePicture {
    picture(card.face(), card.colour())
}

fn picture(face: Face, colour: Option<Colour>) -> FacePicture {
    let class = |colour| match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Blue => "blue",
    };
    FacePicture { colour: colour.map(class), symbol: symbol(face) }
}
