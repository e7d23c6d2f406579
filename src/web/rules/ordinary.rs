//! The deck of ordinary cards: two packs with jokers (R-DECK-6).

use lastcard_rules::Face;

use crate::table::faces::symbol;
use crate::ui::translator::Translator;

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

/// Returns the whole table.
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
