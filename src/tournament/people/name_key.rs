//! Identity of people by their names, and names that are easily confused.

use icu_casemap::CaseMapper;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use super::visible::{is_hidden, is_tag};
use crate::Name;

/// Identity of a person by name: everything that is visible, except for the case. `José` and `Jose` are two
/// people, and so are a fox emoji and a bear emoji, but `anna` and `Anna` are one. Keys are never stored.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameKey(String);

/// Look of a name at a glance: without accents, spaces, full stops and hyphens, and with one letter for all
/// letters of any script that look alike. Names with the same look may belong to one person, which only a
/// human can decide. Looks are never stored.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct NameSkeleton(String);

impl NameKey {
    /// Returns the text of the key, for comparison with other keys.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Name {
    /// Returns the key, which is the same for all spellings of this person's name on a list.
    pub fn key(&self) -> NameKey {
        let mapper = CaseMapper::new();
        let seen = self.as_str().nfd().filter(|c| is_tag(*c) || !is_hidden(*c));
        NameKey(seen.map(|c| mapper.simple_fold(c)).nfc().collect())
    }

    /// Returns true if two names on one list are the same person's.
    pub fn is_same(&self, other: &Self) -> bool {
        self == other || self.key() == other.key()
    }

    /// Returns true if two names are different people's and easily confused.
    pub fn is_confusable(&self, other: &Self) -> bool {
        self.skeleton().is_some_and(|look| Some(look) == other.skeleton()) && !self.is_same(other)
    }

    /// Returns the look of the name, or `None` if the look would be empty.
    pub(super) fn skeleton(&self) -> Option<NameSkeleton> {
        // More letters look alike as capitals: `н` does not look like `h`, but `Н` looks like `H`. `ß` is
        // `SS`.
        let capitals: String =
            self.as_str().nfkd().filter(|c| !is_accent(*c)).flat_map(char::to_uppercase).collect();
        let kept: String = capitals.nfd().filter(|c| !is_accent(*c) && !is_separator(*c)).collect();
        let look: String = skeleton(&kept).collect();
        (!look.is_empty()).then_some(NameSkeleton(look))
    }
}

/// Returns true for marks over and under Latin, Greek and Cyrillic letters. The vowels of other scripts are
/// letters of their own.
fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, '.' | '-' | '‐' | '‑' | '_' | '\'' | '’')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Name {
        Name::parse(text).unwrap()
    }

    #[test]
    fn indistinguishable_names_are_one_person() {
        for (one, other) in [
            ("Anna", "anna"),
            ("ΝΊΚΟΣ", "Νίκος"),
            ("Jose\u{301}", "JOSÉ"),
            ("मीरा\u{200b}", "मीरा"),
            ("An\u{ad}na", "Anna"),
            ("क्\u{200d}ष", "क्ष"),
            ("e\u{200d}\u{301}", "é"),
            ("Anna ❤\u{fe0f}", "Anna ❤"),
        ] {
            assert!(name(one).is_same(&name(other)), "{one} {other}");
            assert!(!name(one).is_confusable(&name(other)), "{one} {other}");
        }
    }

    #[test]
    fn similar_names_are_near_but_different_people() {
        for (one, other) in [
            ("Anna Ek", "AnnaEk"),
            ("Anna B.", "anna b"),
            ("Mary-Ann", "Mary Ann"),
            ("O'Neil", "O’Neil"),
            ("José", "Jose"),
            ("Ａｎｎａ", "Anna"),
            ("Groß", "GROSS"),
            ("Işıl", "Isil"),
            ("Артём", "Артем"),
            // Two Cyrillic letters in a Latin name, and a Greek one.
            ("Cоrа", "Cora"),
            ("Νina", "Nina"),
            // England and Scotland, which some screens cannot draw.
            (
                "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
                "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            ),
        ] {
            assert!(name(one).is_confusable(&name(other)), "{one} {other}");
            assert!(!name(one).is_same(&name(other)), "{one} {other}");
        }
    }

    #[test]
    fn symbols_distinguish_people() {
        for (one, other) in [
            ("Anna", "Anne"),
            ("Anna", "Анна"),
            ("Anna", "Anna 2"),
            ("Anna", "Anna*"),
            ("Anna Berg", "Anna Berg 🌻"),
            ("Anna (Ek)", "Anna Ek"),
            ("C", "C++"),
            ("Sam ♂", "Sam ♀"),
            ("मीरा", "मीरी"),
            ("ਗੁਰ", "ਗਰ"),
            ("🦊", "🐻"),
            ("-", "."),
        ] {
            assert!(!name(one).is_same(&name(other)), "{one} {other}");
            assert!(!name(one).is_confusable(&name(other)), "{one} {other}");
        }
    }
}
