//! Card faces on the scorer's pad.

use lastcard_rules::Face;

use crate::ui::translator::Translator;

/// Faces in the order of the pad: as on a telephone, then the action cards, then the black ones.
pub const PAD: [Face; 16] = [
    Face::One,
    Face::Two,
    Face::Three,
    Face::Four,
    Face::Five,
    Face::Six,
    Face::Seven,
    Face::Eight,
    Face::Nine,
    Face::Zero,
    Face::DrawTwo,
    Face::Reverse,
    Face::Skip,
    Face::Wild,
    Face::WildDrawFour,
    Face::Blank,
];

/// Returns the symbol printed on the card, as closely as a character can show it.
pub fn symbol(face: Face) -> String {
    match face {
        Face::DrawTwo => "+2".to_owned(),
        Face::Reverse => "⇄".to_owned(),
        Face::Skip => "⊘".to_owned(),
        Face::Wild => "◈".to_owned(),
        Face::WildDrawFour => "+4".to_owned(),
        Face::Blank => "▢".to_owned(),
        number => number.to_string(),
    }
}

/// Returns the name of a face in a sentence: its number, or its word.
pub fn name(words: Translator, face: Face) -> String {
    let name = match face {
        Face::DrawTwo => words.say("table-face-draw-two"),
        Face::Reverse => words.say("table-face-reverse"),
        Face::Skip => words.say("table-face-skip"),
        Face::Wild => words.say("table-face-wild"),
        Face::WildDrawFour => words.say("table-face-wild-draw-four"),
        Face::Blank => words.say("table-face-blank"),
        number => return number.to_string(),
    };
    name.to_string()
}
