//! Ids made from names.

use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Returns the id of a name: lower case, with `-` for each run of characters other than letters and digits,
/// or `player` if nothing is left.
///
/// Marks belong to the letter before them, so that Devanagari and other scripts keep their vowels.
pub fn slugify(name: &str) -> String {
    try_slugify(name).unwrap_or_else(|| "player".to_owned())
}

/// Returns the part of an id that comes from the name; `None` if the name has no letters and digits.
pub fn try_slugify(name: &str) -> Option<String> {
    let mut slug = String::new();
    for c in name.chars().filter(|c| !is_joiner(*c)).flat_map(char::to_lowercase).nfc() {
        if is_slug_char(c) {
            slug.push(c);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    let slug = slug.trim_end_matches('-');
    (!slug.is_empty()).then(|| slug.to_owned())
}

/// Returns a free id for a name: `anna`, then `anna-2`, `anna-3` …
pub fn unique(name: &str, taken: impl Fn(&str) -> bool) -> String {
    first_free(&slugify(name), 1, taken).0
}

/// Returns the first free id in the series `anna`, `anna-2` and so on, starting at the given number, with the
/// number of that id.
pub(super) fn first_free(first: &str, from: u32, taken: impl Fn(&str) -> bool) -> (String, u32) {
    let numbered = |number| if number == 1 { first.to_owned() } else { format!("{first}-{number}") };
    let (mut number, mut slug) = (from, numbered(from));
    while taken(&slug) {
        number += 1;
        slug = numbered(number);
    }
    (slug, number)
}

/// Returns true if an id may contain this character, not counting `-` and `_`.
pub(crate) fn is_slug_char(c: char) -> bool {
    c.is_alphanumeric() || is_combining_mark(c)
}

/// Returns true if a character belongs to a word of a name.
pub fn is_word_char(c: char) -> bool {
    is_slug_char(c) || is_joiner(c)
}

/// Returns true if a character only separates words: a full stop, a hyphen, a quotation mark.
pub fn is_punctuation(c: char) -> bool {
    GeneralCategoryGroup::Punctuation.contains(CodePointMapData::<GeneralCategory>::new().get(c))
}

/// Composes the letters of an id or an address, like the letters of names.
pub fn to_nfc(text: &str) -> String {
    text.nfc().collect()
}

/// Returns true for zero-width joiners, which affect only the shape of adjacent letters.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slug_keeps_letters_and_digits_of_every_script() {
        for (name, slug) in [
            ("Anna", "anna"),
            ("Anna & Boris", "anna-boris"),
            ("  --Mary Ann O'Neil 2 ", "mary-ann-o-neil-2"),
            ("Анна", "анна"),
            ("प्रिया", "प्रिया"),
            ("ਗੁਰਪ੍ਰੀਤ", "ਗੁਰਪ੍ਰੀਤ"),
            ("مريم", "مريم"),
            ("🦊", "player"),
            ("🦊 Fox 🦊", "fox"),
            ("...", "player"),
            // A joiner is dropped, and the letters are composed.
            ("e\u{200d}\u{301}", "é"),
        ] {
            assert_eq!(slugify(name), slug);
        }
        assert_eq!((try_slugify("🦊"), try_slugify("Player")), (None, Some("player".to_owned())));
    }

    #[test]
    fn a_taken_slug_gets_a_number() {
        let taken = ["anna", "anna-2"];
        assert_eq!(unique("Anna", |id| taken.contains(&id)), "anna-3");
        assert_eq!(unique("Vera", |id| taken.contains(&id)), "vera");
    }
}
