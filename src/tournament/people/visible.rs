//! Visible part of a text. Invisible characters do not make a name, and do not distinguish two names.

use icu_properties::props::{
    DefaultIgnorableCodePoint, Emoji, ExtendedPictographic, GeneralCategory, VariationSelector,
};
use icu_properties::{CodePointMapData, CodePointSetData};

use crate::people::slug;

/// Braille pattern without a dot: it looks like a space, but Unicode does not treat it as one.
const BRAILLE_BLANK: char = '\u{2800}';
/// First character of a flag that is spelt with tags, such as that of Scotland.
const BLACK_FLAG: char = '\u{1f3f4}';

/// Strips invisible characters from a text: direction marks, soft hyphens and joiners without an effect.
/// Letter placeholders become spaces; characters that shape adjacent letters or emoji are kept.
pub(super) fn strip_invisible(text: &str) -> String {
    let mut seen = String::with_capacity(text.len());
    let mut joiner = None;
    for c in text.chars() {
        let last = seen.chars().next_back();
        if is_filler(c) {
            joiner = None;
            seen.push(' ');
        } else if is_joiner(c) {
            joiner = joiner.or_else(|| last.filter(|last| is_joinable(*last)).and(Some(c)));
        } else if modifies_previous(c, last) {
            joiner = None;
            seen.push(c);
        } else if !is_hidden(c) && !is_noncharacter(c) {
            seen.extend(joiner.take().filter(|_| is_joinable(c)));
            seen.push(c);
        }
    }
    seen
}

/// Returns true if a character is invisible on its own: Unicode's `Default_Ignorable_Code_Point`.
pub fn is_hidden(c: char) -> bool {
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
}

/// Returns true for characters that spell a flag and are invisible elsewhere.
pub(super) fn is_tag(c: char) -> bool {
    matches!(c, '\u{e0020}'..='\u{e007f}')
}

/// Returns true if a character reorders the text after it.
pub(super) fn overrides_direction(c: char) -> bool {
    matches!(c, '\u{202d}' | '\u{202e}')
}

/// Returns true for noncharacters (Unicode 16, 23.7): two in each plane (XML forbids those in the first
/// plane), and 32 more.
pub(super) fn is_noncharacter(c: char) -> bool {
    matches!(c, '\u{fdd0}'..='\u{fdef}') || u32::from(c) & 0xfffe == 0xfffe
}

/// Returns true for letter placeholders, which are as wide as a letter.
fn is_filler(c: char) -> bool {
    let is_letter = || CodePointMapData::<GeneralCategory>::new().get(c) == GeneralCategory::OtherLetter;
    c == BRAILLE_BLANK || (is_hidden(c) && is_letter())
}

fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Returns true if a character selects the look of the previous one, or continues a flag.
fn modifies_previous(c: char, last: Option<char>) -> bool {
    let is_selector = |c| CodePointSetData::new::<VariationSelector>().contains(c);
    match last {
        Some(last) if is_tag(c) => last == BLACK_FLAG || is_tag(last),
        Some(last) => is_selector(c) && !last.is_whitespace() && !is_selector(last),
        None => false,
    }
}

/// Returns true if a joiner beside this character has a visible effect.
fn is_joinable(c: char) -> bool {
    slug::is_slug_char(c)
        || CodePointSetData::new::<Emoji>().contains(c)
        || CodePointSetData::new::<ExtendedPictographic>().contains(c)
        || CodePointSetData::new::<VariationSelector>().contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_go_but_shaping_ones_stay() {
        for (typed, seen) in [
            ("An\u{ad}na\u{200e}", "Anna"),
            ("\u{2068}Anna\u{2069} \u{202a}Ek\u{202c}", "Anna Ek"),
            ("\u{3164}\u{115f}\u{1160}\u{ffa0}\u{2800}", "     "),
            ("\u{200d}Anna\u{200c} \u{200d}\u{fe0f}", "Anna "),
            ("Anna\u{e0061}\u{e007f}", "Anna"),
            ("An\u{34f}na\u{2064}\u{180e}", "Anna"),
            ("Hall \u{ffff}B\u{fdd0}", "Hall B"),
        ] {
            assert_eq!(strip_invisible(typed), seen, "{typed:?}");
        }
        for kept in [
            "क्\u{200d}ष",
            "ক্\u{200c}ষ",
            "می\u{200c}خواهم",
            "👩\u{200d}🦰",
            "❤\u{fe0f}\u{200d}🔥",
            "1\u{fe0f}\u{20e3}",
            "葛\u{e0100}",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "👍🏽",
            "🇩🇪",
        ] {
            assert_eq!(strip_invisible(kept), kept, "{kept:?}");
        }
    }
}
