//! Card values, with pictures of the cards; and the deck of ordinary cards: two packs with jokers (R-DECK-6).

use lastcard_rules::{Blanks, Card, Colour, Counting, Face, Preset, Ruleset, Values};

use crate::table::faces::symbol;
use crate::ui::{
    card::{CardNames, CardPicture},
    translator::Translator,
};

pub struct CardValueRow {
    /// Some of the cards of this line.
    pub cards: Vec<CardPicture>,
    pub name: String,
    /// Values of the cards, one for each profile.
    pub points: Vec<String>,
}

/// Returns the card values in the text of a preset (S-VAL-1, S-VAL-2).
pub fn values(preset: Preset) -> Values {
    if preset == Preset::Duo { Values::Duo } else { Values::Std }
}

/// All cards except numbers and blanks, with the message keys of their names.
const SPECIAL: [(Card, &str); 5] = [
    (Card::of(Colour::Red, Face::DrawTwo), "rules-worth-draw-two"),
    (Card::of(Colour::Green, Face::Reverse), "rules-worth-reverse"),
    (Card::of(Colour::Blue, Face::Skip), "rules-worth-skip"),
    (Card::WILD, "rules-worth-wild"),
    (Card::WILD_DRAW_FOUR, "rules-worth-wild-draw-four"),
];

/// Lists a tournament's card values that differ from its preset, one sentence each.
pub fn own_values(words: Translator, rules: &Ruleset, own: Values) -> Vec<String> {
    let (own, usual) = (rules.counting(own), rules.counting(values(rules.preset())));
    let blank = (rules.deck().copies(Card::BLANK) > 0).then_some((Face::Blank, "rules-worth-blank"));
    // Numbers count either their face value or all the same, so comparing 9 and 0 is enough.
    std::iter::once((Face::Nine, "rules-worth-numbers"))
        .chain(SPECIAL.map(|(card, key)| (card.face(), key)))
        .chain(blank)
        .filter(|(face, _)| {
            own.value(*face) != usual.value(*face)
                || (face.number().is_some() && own.value(Face::Zero) != usual.value(Face::Zero))
        })
        .map(|(face, key)| {
            let card = words.say(key).to_string();
            words.say("rules-worth-own").with("card", card).with("points", own.value(face)).to_string()
        })
        .collect()
}

/// Builds the table under these rules, with a column for each profile.
pub fn card_value_rows(words: Translator, rules: &Ruleset, profiles: &[Values]) -> Vec<CardValueRow> {
    let names = CardNames::new(words, rules);
    let profiles: Vec<Counting> =
        profiles.iter().map(|values| values.counting(Blanks::Removed, false)).collect();
    let special = |(card, key): (Card, &'static str)| CardValueRow {
        cards: vec![names.picture(card)],
        name: words.say(key).to_string(),
        points: profiles.iter().map(|profile| profile.value(card.face()).to_string()).collect(),
    };
    let range = |profile: &Counting| {
        let (least, most) = (profile.value(Face::Zero), profile.value(Face::Nine));
        words.say("rules-worth-range").with("least", least).with("most", most).to_string()
    };
    let numbers = [
        Card::of(Colour::Red, Face::Zero),
        Card::of(Colour::Yellow, Face::Three),
        Card::of(Colour::Green, Face::Six),
        Card::of(Colour::Blue, Face::Nine),
    ];
    let numbers = CardValueRow {
        cards: numbers.map(|card| names.picture(card)).into(),
        name: words.say("rules-worth-numbers").to_string(),
        points: profiles.iter().map(range).collect(),
    };
    std::iter::once(numbers).chain(SPECIAL.map(special)).collect()
}

/// An ordinary card and the card of the game that it replaces.
pub struct OrdinaryCard {
    /// The card of the game.
    pub card: String,
    pub ordinary: String,
    /// Number of copies in two packs.
    pub count: u8,
}

/// The lines of the table: faces, message key and count.
const LINES: [(&[Face], &str, u8); 8] = [
    (&[Face::Zero], "ordinary-0", 4),
    (&[Face::One], "ordinary-1", 8),
    (&[Face::Two, Face::Nine], "ordinary-numbers", 8),
    (&[Face::DrawTwo], "ordinary-d2", 8),
    (&[Face::Reverse], "ordinary-rev", 8),
    (&[Face::Skip], "ordinary-skip", 8),
    (&[Face::Wild], "ordinary-w", 4),
    (&[Face::WildDrawFour], "ordinary-wd4", 4),
];

pub fn ordinary_cards(words: Translator) -> Vec<OrdinaryCard> {
    let line = |(faces, key, count): (&[Face], &'static str, u8)| OrdinaryCard {
        card: faces.iter().map(|face| card(words, *face)).collect::<Vec<_>>().join(" – "),
        ordinary: words.say(key).to_string(),
        count,
    };
    LINES.into_iter().map(line).collect()
}

/// Returns the ordinary card for a face, in a word or two; `None` for a number that stands for itself.
pub fn ordinary_name(words: Translator, face: Face) -> Option<String> {
    let (_, key, _) = LINES.iter().find(|(faces, ..)| faces.len() == 1 && faces.contains(&face))?;
    Some(words.say(format!("{key}-short")).to_string())
}

fn card(words: Translator, face: Face) -> String {
    let name = match face {
        Face::DrawTwo => "rules-worth-draw-two",
        Face::Reverse => "rules-worth-reverse",
        Face::Skip => "rules-worth-skip",
        Face::Wild => "rules-worth-wild",
        Face::WildDrawFour => "rules-worth-wild-draw-four",
        number => return symbol(number),
    };
    words.say(name).to_string()
}
