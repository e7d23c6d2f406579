//! Tests that every language keeps to the words of its glossary (`docs/glossary/`). The last column rules out words, since readers
//! assume that two words mean two things.

use std::path::Path;

use crate::ui::{language::Language, translations::messages};

/// The words that a glossary rules out for one term.
struct RuledOut {
    /// The term to use instead.
    term: String,
    /// Beginnings of words, so that every inflection is found.
    words: Vec<String>,
    /// Prefixes of message keys in which such a word has another meaning.
    elsewhere: Vec<String>,
}

impl RuledOut {
    /// Reads a row of a glossary: English, the term, the reason, the ruled-out words. `None` if there are none.
    fn parse(row: &str) -> Option<Self> {
        let row = row.strip_prefix('|')?.strip_suffix('|')?;
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [_, term, _, not] = cells.as_slice() else { return None };
        if matches!(*not, "" | "Not" | "---") {
            return None;
        }
        let (words, elsewhere) = not.split_once(';').unwrap_or((*not, ""));
        Some(Self {
            term: (*term).to_owned(),
            words: words.split(',').map(|word| word.trim().to_owned()).collect(),
            elsewhere: elsewhere.split('`').skip(1).step_by(2).map(str::to_owned).collect(),
        })
    }

    /// Returns a ruled-out word that occurs in the text.
    fn found_in(&self, text: &str) -> Option<&str> {
        self.words.iter().map(String::as_str).find(|word| has_word(text, word))
    }

    fn lets_through(&self, key: &str) -> bool {
        self.elsewhere.iter().any(|beginning| key.starts_with(beginning.as_str()))
    }
}

/// Reads all words that the glossary of a language rules out.
fn ruled_out(language: &str) -> Vec<RuledOut> {
    let glossaries = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/glossary");
    let text = std::fs::read_to_string(glossaries.join(format!("{language}.md"))).unwrap();
    text.lines().filter_map(RuledOut::parse).collect()
}

/// The languages that have a glossary: all but English.
fn languages() -> impl Iterator<Item = &'static str> {
    Language::all().iter().map(Language::code).filter(|code| *code != "en")
}

/// Returns true if this character can be part of a word. The vowels and joiners of Indic scripts are signs, not letters; the dandas among
/// them end a sentence.
fn is_in_word(c: char) -> bool {
    c.is_alphanumeric() || (('\u{0900}'..='\u{0DFF}').contains(&c) && !matches!(c, '।' | '॥'))
}

/// Returns true if a word of the text begins with `word`, as it is or in lower case: “UNO” does not match the “uno” of an address.
fn has_word(text: &str, word: &str) -> bool {
    let has = |text: &str| text.match_indices(word).any(|(at, _)| !text[..at].ends_with(is_in_word));
    has(text) || has(&text.to_lowercase())
}

#[test]
fn no_message_has_a_word_that_its_glossary_rules_out() {
    let mut found = Vec::new();
    for code in languages() {
        let ruled_out = ruled_out(code);
        assert!(ruled_out.len() >= 10, "{code}: {}", ruled_out.len());
        for (key, message) in messages(code) {
            for ruled in ruled_out.iter().filter(|ruled| !ruled.lets_through(&key)) {
                if let Some(word) = ruled.found_in(&message.text) {
                    let file = message.file.display();
                    found.push(format!("{file}: {key} has “{word}”: the glossary says “{}”", ruled.term));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// An unnecessary exception would hide the word if it were used again.
#[test]
fn every_exception_of_a_glossary_is_needed() {
    for code in languages() {
        let messages = messages(code);
        for ruled in ruled_out(code) {
            for beginning in &ruled.elsewhere {
                let mut texts = messages.iter().filter(|(key, _)| key.starts_with(beginning.as_str()));
                let is_needed = texts.any(|(_, message)| ruled.found_in(&message.text).is_some());
                assert!(is_needed, "{code}: {beginning} has no “{}”", ruled.words.join(", "));
            }
        }
    }
}

#[test]
fn a_word_begins_where_nothing_of_a_word_stands_before_it() {
    for (text, word, has) in [
        ("Видно на экранах.", "экран", true),
        ("Экран в зале", "экран", true),
        ("Это телеэкран.", "экран", false),
        ("हर दीवार पर", "दीवार", true),
        ("“दीवार” पर", "दीवार", true),
        ("बाज़ी।दीवार", "दीवार", true),
        ("ताश-पत्ते", "पत्त", true),
        ("प्रपत्त", "पत्त", false),
        ("সম্পর্ক", "পর্ক", false),
        ("UNO बोलें", "UNO", true),
        ("https://uno.example", "UNO", false),
        ("আপনার নিজের লিংকে", "নিজের লিংক", true),
    ] {
        assert_eq!(has_word(text, word), has, "{text}: {word}");
    }
}

#[test]
fn a_row_says_what_is_ruled_out_and_where_it_is_not() {
    let ruled = RuledOut::parse("| page | पेज | why | पन्न, पृष्ठ; a sheet in `print-`, `year-` |").unwrap();
    assert_eq!((ruled.term.as_str(), ruled.words.join("/").as_str()), ("पेज", "पन्न/पृष्ठ"));
    assert!(ruled.lets_through("print-plans-line") && !ruled.lets_through("own-page-link"));
    for row in ["| page | पेज | why | |", "| English | Hindi | Reason | Not |", "|---|---|---|---|", "Words."]
    {
        assert!(RuledOut::parse(row).is_none(), "{row}");
    }
}
