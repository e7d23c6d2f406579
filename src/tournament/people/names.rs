//! Names of players, entrants and tournaments.

use std::fmt;

use serde::de::{Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize};
use strum::VariantNames;
use unicode_normalization::UnicodeNormalization;

use crate::people::visible::{is_noncharacter, overrides_direction, strip_invisible};

/// Reason why a text is not a name, or not an id.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error, VariantNames)]
#[error("{self:?}")]
#[allow(missing_docs, reason = "the fields are the arguments of the sentence")]
#[strum(serialize_all = "kebab-case")]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum NameFault {
    /// The name has no visible character.
    NameEmpty,
    /// The name is too long; both numbers are in characters.
    NameTooLong { length: usize, max: usize },
    /// The name has a control character, or one that reorders the text after it.
    NameControl,
    /// The name has a line break.
    NameLineBreak,
    /// The id is empty, too long, or has characters other than letters, digits, `-` and `_`.
    IdMalformed,
}

/// Name of a player, an entrant or a tournament: 1 to 100 characters in Unicode's composed form, trimmed,
/// with inner whitespace collapsed and without invisible characters. [`Name::is_same`] decides whether two
/// names belong to one person.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Name(String);

impl Name {
    /// Maximum length in characters.
    pub const MAX: usize = 100;

    /// Parses a name as typed.
    pub fn parse(text: &str) -> Result<Self, NameFault> {
        if text.trim().contains(is_line_break) {
            return Err(NameFault::NameLineBreak);
        }
        if text.contains(overrides_direction) {
            return Err(NameFault::NameControl);
        }
        Self::of_visible(strip_invisible(text).nfc())
    }

    /// Reads a stored name. Accepts names from older versions, which may have invisible characters.
    ///
    /// # Errors
    /// Fails if no version ever accepted the text.
    pub fn parse_stored(text: &str) -> Result<Self, NameFault> {
        if text.trim().contains(is_line_break) {
            return Err(NameFault::NameLineBreak);
        }
        Self::of_visible(text.nfc().filter(|c| !is_invisible(*c)))
    }

    fn of_visible(visible: impl Iterator<Item = char>) -> Result<Self, NameFault> {
        let visible: String = visible.collect();
        let name = visible.split_whitespace().collect::<Vec<_>>().join(" ");
        let length = name.chars().count();
        if name.is_empty() {
            Err(NameFault::NameEmpty)
        } else if length > Self::MAX {
            Err(NameFault::NameTooLong { length, max: Self::MAX })
        } else if name.chars().any(|c| c.is_control() || is_bidi_control(c)) {
            Err(NameFault::NameControl)
        } else {
            Ok(Self(name))
        }
    }

    /// Creates a name from a generated text, without checks.
    pub(super) fn unchecked(text: String) -> Self {
        Self(text)
    }

    /// Returns the name as displayed: normalised and trimmed.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(ParseVisitor(Self::parse_stored))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

fn is_line_break(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

pub(crate) fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}' | '\u{2060}' | '\u{feff}') || is_noncharacter(c)
}

pub(crate) fn is_bidi_control(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

pub(super) struct ParseVisitor<T>(pub(super) fn(&str) -> Result<T, NameFault>);

impl<T> Visitor<'_> for ParseVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name or an id")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        (self.0)(text).map_err(E::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noncharacters_are_left_out_of_names() {
        for none in ['\u{fffe}', '\u{ffff}', '\u{1fffe}', '\u{10ffff}', '\u{fdd0}', '\u{fdef}'] {
            let name = Name::parse(&format!("An{none}na")).map(|name| name.to_string());
            assert_eq!(name.as_deref(), Ok("Anna"), "{none:?}");
            assert_eq!(Name::parse(&none.to_string()), Err(NameFault::NameEmpty), "{none:?}");
        }
        for kept in ["\u{fdcf}", "\u{fdf0}", "\u{fffd}", "🦊"] {
            assert_eq!(Name::parse(kept).unwrap().as_str(), kept);
        }
    }

    #[test]
    fn invisible_characters_do_not_count_in_names() {
        for nothing in [
            "\u{3164}",
            "\u{2800}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{ad}",
            "\u{200e}",
            "\u{e0061}\u{e007f}",
            "\u{200d}",
            "\u{fe0f}",
            "\u{2068}\u{2069}",
        ] {
            assert_eq!(Name::parse(nothing), Err(NameFault::NameEmpty), "{nothing:?}");
        }
        for hidden in
            ["\u{ad}", "\u{200e}", "\u{2064}", "\u{200d}", "\u{fe0f}", "\u{e0061}", "\u{2066}", "\u{180e}"]
        {
            let twin = Name::parse(&format!("An{hidden}na")).unwrap();
            assert!(twin.is_same(&Name::parse("Anna").unwrap()), "{hidden:?}");
        }
        assert_eq!(Name::parse("Anna\u{3164}\u{2800}Ek").unwrap().as_str(), "Anna Ek");
    }

    #[test]
    fn direction_marks_are_stripped_and_overrides_refused() {
        for typed in ["\u{202a}Anna\u{202c}", "\u{2068}Anna\u{2069}", "\u{2067}Anna", "Anna\u{202c}"] {
            assert_eq!(Name::parse(typed).unwrap().as_str(), "Anna", "{typed:?}");
        }
        for turned in ["\u{202e}annA", "Anna \u{202d}Ek\u{202c}"] {
            assert_eq!(Name::parse(turned), Err(NameFault::NameControl), "{turned:?}");
        }
    }

    #[test]
    fn names_of_older_versions_are_still_read() {
        for kept in ["\u{3164}", "An\u{ad}na", "Anna", "∅ 1"] {
            assert_eq!(Name::parse_stored(kept).unwrap().as_str(), kept);
            let read: Name = serde_json::from_str(&serde_json::to_string(kept).unwrap()).unwrap();
            assert_eq!(read.as_str(), kept);
        }
        for never in ["", "\u{200b}", "a\nb", "\u{2066}Anna\u{2069}"] {
            assert!(Name::parse_stored(never).is_err(), "{never:?}");
        }
    }
}
