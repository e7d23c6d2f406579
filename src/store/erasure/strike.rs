//! Names in texts that people typed.

use std::collections::BTreeSet;

use lastcard_tournament::{Name, slug};

/// What stands where a name stood, in every language.
const STRUCK: &str = "…";

/// A word of a name that is shorter may be any word.
const SHORTEST: usize = 3;

/// Strikes the names of one person from texts.
pub(super) struct Strike {
    /// In the letters of slugs, the longest first.
    whole: Vec<Vec<String>>,
    words: BTreeSet<String>,
}

impl Strike {
    pub(super) fn of(names: &BTreeSet<Name>) -> Self {
        let split = |name: &Name| slug::of(name.as_str()).split('-').map(str::to_owned).collect::<Vec<_>>();
        let mut whole: Vec<Vec<String>> = names.iter().map(split).collect();
        whole.sort_by_key(|words| std::cmp::Reverse(words.len()));
        let words = whole.iter().flatten().filter(|word| word.chars().count() >= SHORTEST).cloned().collect();
        Self { whole, words }
    }

    /// A note without any word of the names.
    pub(super) fn note(&self, text: &str) -> String {
        let is_of = |word: &[String]| matches!(word, [one] if self.words.contains(one));
        self.without(text, |words| usize::from(words.get(..1).is_some_and(is_of)))
    }

    /// The name of a tournament without the whole names; none where it has none of them.
    pub(super) fn name(&self, name: &Name) -> Option<Name> {
        let struck = self.without(name.as_str(), |_| 0);
        if struck == name.as_str() { None } else { Name::parse(&struck).ok() }
    }

    /// A text without the whole names, and without so many of the words that are still to come.
    fn without(&self, text: &str, more: impl Fn(&[String]) -> usize) -> String {
        let pieces = pieces(text);
        let words: Vec<String> = pieces.iter().map(|(_, word)| slug::of(word)).collect();
        let (mut struck, mut at) = (String::new(), 0);
        while let Some((between, word)) = pieces.get(at) {
            struck.push_str(between);
            let rest = words.get(at..).unwrap_or_default();
            let whole = self.whole.iter().find(|name| rest.starts_with(name) && !name.is_empty());
            match whole.map_or_else(|| more(rest), Vec::len) {
                0 => {
                    struck.push_str(word);
                    at += 1;
                }
                many => {
                    struck.push_str(if word.is_empty() { "" } else { STRUCK });
                    at += many;
                }
            }
        }
        struck
    }
}

/// The words of a text, each with what stands before it; at the end what stands behind the last.
fn pieces(text: &str) -> Vec<(&str, &str)> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let begin = rest.find(slug::is_letter).unwrap_or(rest.len());
        let (between, from) = rest.split_at(begin);
        let (word, after) = from.split_at(from.find(|c| !slug::is_letter(c)).unwrap_or(from.len()));
        pieces.push((between, word));
        rest = after;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strike(names: &[&str]) -> Strike {
        Strike::of(&names.iter().map(|name| Name::parse(name).unwrap()).collect())
    }

    #[test]
    fn names_are_struck_and_nothing_else() {
        let anna = strike(&["Anna Petrova", "Jo"]);
        for (text, note) in [
            ("", ""),
            ("Anna miscounted!", "… miscounted!"),
            ("  ANNA PETROVA, then anna  ", "  …, then …  "),
            ("Joanna and Annabel, jo", "Joanna and Annabel, …"),
            ("Herr Petrova's", "Herr …'s"),
        ] {
            assert_eq!(anna.note(text), note, "{text}");
        }
        let name = |text| anna.name(&Name::parse(text).unwrap()).map(|name| name.to_string());
        assert_eq!(name("Anna's night"), None);
        assert_eq!(name("For Anna Petrova: 50!").as_deref(), Some("For …: 50!"));
        assert_eq!(strike(&["प्रिया"]).note("प्रिया 12"), "… 12");
    }
}
