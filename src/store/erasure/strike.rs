//! Strikes names from texts that people typed.

use std::collections::BTreeSet;

use lastcard_tournament::{Name, NameKey, slug};
use unicode_segmentation::UnicodeSegmentation;

/// Replacement for a name, in every language.
const REPLACEMENT: &str = "…";

/// In letters. A shorter word of a name may just as well be an ordinary word.
const MIN_WORD_LENGTH: usize = 3;

/// Maximum number of letters that a case ending adds to a name.
const LONGEST_ENDING: usize = 3;

/// Removes the names of one person from texts: whole names, and any word of a name that contains letters.
pub(super) struct NameRedactor {
    /// Longest first.
    whole: Vec<WholeName>,
    words: BTreeSet<NameKey>,
}

struct WholeName {
    keys: Vec<NameKey>,
    /// Set if it has letters or digits. In that case, punctuation between words makes no difference, as in `Petrova-Kern`.
    has_words: bool,
    /// Set if it is all punctuation. Such a name is recognised only where nothing is next to it.
    stands_alone: bool,
}

/// A piece of a text: a word or a single grapheme.
struct TextPiece<'a> {
    text: &'a str,
    /// `None` for white space.
    key: Option<NameKey>,
    kind: TextPieceKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TextPieceKind {
    Word,
    /// An emoji or another symbol.
    Sign,
    /// Punctuation or white space.
    Between,
}

impl NameRedactor {
    pub(super) fn of(names: &BTreeSet<Name>) -> Self {
        let mut whole: Vec<WholeName> = names.iter().map(|name| WholeName::of(name.as_str())).collect();
        whole.retain(|name| !name.keys.is_empty());
        whole.sort_by_key(|name| std::cmp::Reverse(name.keys.len()));
        let pieces = names.iter().flat_map(|name| pieces(name.as_str()));
        let is_told = |piece: &TextPiece<'_>| {
            piece.text.chars().count() >= MIN_WORD_LENGTH && piece.text.chars().any(char::is_alphabetic)
        };
        let words = pieces.filter(|piece| piece.kind == TextPieceKind::Word && is_told(piece));
        Self { whole, words: words.filter_map(|piece| piece.key).collect() }
    }

    /// Strikes whole names and their words from a note.
    pub(super) fn redact_text(&self, text: &str) -> String {
        self.redact_pieces(text, |piece| piece.key.as_ref().is_some_and(|key| self.words.contains(key)))
    }

    /// Strikes whole names from the name of a tournament; `None` if it does not contain any.
    pub(super) fn redact_name(&self, name: &Name) -> Option<Name> {
        let struck = self.redact_pieces(name.as_str(), |_| false);
        if struck == name.as_str() { None } else { Name::parse(&struck).ok() }
    }

    /// Returns true if a text contains something like a word of the names: an inflected form, such as `Анной` for `Анна`, or the word
    /// within another one, as in scripts without spaces.
    pub(super) fn has_similar_word(&self, text: &str) -> bool {
        let keys = pieces(text).into_iter().filter_map(|piece| piece.key);
        keys.into_iter().any(|key| self.words.iter().any(|word| is_like(key.as_str(), word.as_str())))
    }

    /// Strikes whole names, and other pieces that `is_struck` selects.
    fn redact_pieces(&self, text: &str, is_struck: impl Fn(&TextPiece<'_>) -> bool) -> String {
        let pieces = pieces(text);
        let (mut struck, mut at) = (String::new(), 0);
        while let Some(piece) = pieces.get(at) {
            let whole = self.whole.iter().find_map(|name| name.match_end(&pieces, at));
            match whole.or_else(|| is_struck(piece).then_some(at + 1)) {
                None => {
                    struck.push_str(piece.text);
                    at += 1;
                }
                Some(end) => {
                    struck.push_str(REPLACEMENT);
                    at = end;
                }
            }
        }
        struck
    }
}

/// Returns true if a word may be an inflected form of a name, or contains the name.
fn is_like(word: &str, name: &str) -> bool {
    let letters = name.chars().count();
    let ending = name
        .char_indices()
        .next_back()
        .filter(|_| letters > MIN_WORD_LENGTH)
        .map_or(name.len(), |(at, _)| at);
    let is_case = name.get(..ending).is_some_and(|stem| word.starts_with(stem))
        && word.chars().count() <= letters + LONGEST_ENDING;
    is_case || (!name.is_ascii() && word.contains(name))
}

impl WholeName {
    fn of(name: &str) -> Self {
        let pieces = pieces(name);
        let has = |kind| pieces.iter().any(|piece| piece.kind == kind);
        let (has_words, stands_alone) =
            (has(TextPieceKind::Word), !has(TextPieceKind::Word) && !has(TextPieceKind::Sign));
        let own = pieces.into_iter().filter(|piece| !has_words || piece.kind != TextPieceKind::Between);
        Self { keys: own.filter_map(|piece| piece.key).collect(), has_words, stands_alone }
    }

    /// Returns the end of the name if it begins at this piece.
    fn match_end(&self, pieces: &[TextPiece<'_>], start: usize) -> Option<usize> {
        let mut at = start;
        for (nth, key) in self.keys.iter().enumerate() {
            let is_between = |piece: &TextPiece<'_>| {
                nth > 0 && (piece.key.is_none() || (self.has_words && piece.kind == TextPieceKind::Between))
            };
            while pieces.get(at).is_some_and(is_between) {
                at += 1;
            }
            if pieces.get(at)?.key.as_ref() != Some(key) {
                return None;
            }
            at += 1;
        }
        let is_free = |at: Option<usize>| {
            at.and_then(|at| pieces.get(at)).is_none_or(|piece: &TextPiece<'_>| piece.key.is_none())
        };
        let is_name = !self.stands_alone || (is_free(start.checked_sub(1)) && is_free(Some(at)));
        is_name.then_some(at)
    }
}

/// Splits a text into pieces that together make up the whole text.
fn pieces(text: &str) -> Vec<TextPiece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(sign) = rest.graphemes(true).next() {
        let letters = rest.graphemes(true).take_while(|sign| is_of_word(sign)).map(str::len);
        let (length, kind) = match letters.sum::<usize>() {
            0 if is_separator(sign) => (sign.len(), TextPieceKind::Between),
            0 => (sign.len(), TextPieceKind::Sign),
            word => (word, TextPieceKind::Word),
        };
        let (text, after) = rest.split_at(length);
        pieces.push(TextPiece { text, key: Name::parse(text).ok().map(|name| name.key()), kind });
        rest = after;
    }
    pieces
}

/// Returns true for a letter, and for invisible characters next to one.
fn is_of_word(sign: &str) -> bool {
    let is_blank = |c: char| c.is_whitespace() || c.is_control();
    sign.starts_with(slug::is_word_char) || (!sign.starts_with(is_blank) && Name::parse(sign).is_err())
}

fn is_separator(sign: &str) -> bool {
    sign.chars().all(|c| c.is_whitespace() || c.is_control() || slug::is_punctuation(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn redactor_of(names: &[&str]) -> NameRedactor {
        NameRedactor::of(&names.iter().map(|name| Name::parse(name).unwrap()).collect())
    }

    #[test]
    fn only_names_are_redacted() {
        let anna = redactor_of(&["Anna Petrova", "Jo"]);
        for (text, note) in [
            ("", ""),
            ("Anna miscounted!", "… miscounted!"),
            ("  ANNA PETROVA, then anna  ", "  …, then …  "),
            ("Anna-Petrova's turn", "…'s turn"),
            ("Joanna and Annabel, jo", "Joanna and Annabel, …"),
            ("Herr Petrova's", "Herr …'s"),
            ("An\u{ad}na\nPetrova", "…"),
        ] {
            assert_eq!(anna.redact_text(text), note, "{text}");
        }
        let name = |text| anna.redact_name(&Name::parse(text).unwrap()).map(|name| name.to_string());
        assert_eq!(name("Anna's night"), None);
        assert_eq!(name("For Anna Petrova: 50!").as_deref(), Some("For …: 50!"));
        assert_eq!(redactor_of(&["प्रिया"]).redact_text("प्रिया 12"), "… 12");
    }

    #[test]
    fn possible_names_are_found_in_the_rest() {
        for (name, text, is_near) in [
            ("Анна Белова", "Спросите у Анны", true),
            ("Анна Белова", "с Анной, потом", true),
            ("Анна Белова", "Белова и Белов", true),
            ("Анна Белова", "…, потом Борис", false),
            ("山田太郎", "山田太郎さん: 20", true),
            ("অন্না", "অন্নার হাত", true),
            ("Anna", "Annabelle", false),
            ("Anna", "Anne has the key", true),
            ("Jo", "Joker", false),
            ("🦊", "🦊 and 🐻", false),
        ] {
            let strike = redactor_of(&[name]);
            assert_eq!(strike.has_similar_word(&strike.redact_text(text)), is_near, "{name}: {text}");
        }
    }

    #[test]
    fn an_emoji_name_is_redacted_exactly() {
        let fox = redactor_of(&["🦊"]);
        assert_eq!(
            fox.redact_text("🦊 miscounted; each player counts again"),
            "… miscounted; each player counts again"
        );
        assert_eq!(fox.redact_text("🦊🐻 🦊's"), "…🐻 …'s");
        assert_eq!(fox.redact_name(&Name::parse("Night of 🦊").unwrap()).unwrap().as_str(), "Night of …");
        let anna = redactor_of(&["Anna Berg 🌻"]);
        assert_eq!(anna.redact_text("anna berg 🌻 won, 🌻 too"), "… won, 🌻 too");
        assert_eq!(anna.redact_name(&Name::parse("For Anna Berg").unwrap()), None, "another person");
        assert_eq!(redactor_of(&["👩"]).redact_text("👩\u{200d}🦰 and 👩"), "👩\u{200d}🦰 and …");
        assert_eq!(redactor_of(&["?"]).redact_text("Why? ? asked"), "Why? … asked");
        assert_eq!(redactor_of(&["C++"]).redact_text("C, C++ and C+"), "C, … and C+");
        assert_eq!(redactor_of(&["007 Bond"]).redact_text("007 points, Bond"), "007 points, …");
    }
}
