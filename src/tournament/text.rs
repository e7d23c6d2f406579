//! Texts of one line: messages, rules of a club in words, and excerpts of longer texts.

use std::fmt;

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

use crate::Fault;
use crate::people::names::{is_bidi_control, is_invisible};

/// A message from the organiser to the hall, or from a table to the organiser: 1 to 120 characters on one
/// line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ShortText(String);

impl ShortText {
    /// Maximum number of characters; longer texts cannot be read from a distance.
    pub const MAX: usize = 120;

    /// Parses a line as typed; `None` if it is blank.
    ///
    /// # Errors
    /// Fails if it is too long or contains characters that control the text around it.
    pub fn parse(text: &str) -> Result<Option<Self>, Fault> {
        Ok(one_line(text, Self::MAX)?.map(Self))
    }

    /// Text as displayed.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ShortText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// A rule that a club agreed on in addition to the options, shown to everybody: what the white cards do, or
/// which lost card each one replaces (R-DECK-4). 1 to 500 characters, trimmed, with whitespace collapsed and
/// nothing invisible. It has no effect on the program.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct OwnRule(String);

impl OwnRule {
    /// Maximum number of characters in a rule.
    pub const MAX: usize = 500;

    /// Parses a rule as typed; `None` if it is blank.
    ///
    /// # Errors
    /// Fails if it is too long or contains characters that control the text around it.
    pub fn parse(text: &str) -> Result<Option<Self>, Fault> {
        Ok(one_line(text, Self::MAX)?.map(Self))
    }

    /// The rule as written by the club.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for OwnRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Parses a text as one line of at most `max` characters: trimmed, with whitespace collapsed and nothing
/// invisible. Returns `None` if it is blank.
pub fn one_line(text: &str, max: usize) -> Result<Option<String>, Fault> {
    let visible: String = text.nfc().filter(|c| !is_invisible(*c)).collect();
    let line = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = line.chars().count();
    if length > max {
        Err(Fault::TextTooLong { length, max })
    } else if line.chars().any(|c| c.is_control() || is_bidi_control(c)) {
        Err(Fault::TextControl)
    } else {
        Ok((!line.is_empty()).then_some(line))
    }
}

/// Returns a text of at most `most` characters. A longer one is cut and ends with `…`.
pub fn excerpt(text: &str, most: usize) -> String {
    if text.chars().nth(most).is_none() {
        return text.to_owned();
    }
    let start: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", start.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remark_is_one_short_line() {
        let remark = |text: &str| ShortText::parse(text).map(|remark| remark.map(|it| it.to_string()));
        assert_eq!(remark(" Pizza\n at  nine 🍕 "), Ok(Some("Pizza at nine 🍕".to_owned())));
        assert_eq!(remark("  \n"), Ok(None));
        assert_eq!(remark(&"ж".repeat(120)), Ok(Some("ж".repeat(120))));
        assert_eq!(remark(&"x".repeat(121)), Err(Fault::TextTooLong { length: 121, max: 120 }));
        assert_eq!(remark("Hall \u{ffff}B\u{fdd0}"), Ok(Some("Hall B".to_owned())));
        assert_eq!(remark("\u{202e}abc"), Err(Fault::TextControl));
    }

    #[test]
    fn a_rule_is_one_line_of_words() {
        let rule = |text: &str| OwnRule::parse(text).map(|rule| rule.map(|rule| rule.to_string()));
        assert_eq!(rule(" White:\r\n swap  hands.\n"), Ok(Some("White: swap hands.".to_owned())));
        assert_eq!(rule(" \u{200b}\n"), Ok(None));
        assert_eq!(rule(&"x".repeat(501)), Err(Fault::TextTooLong { length: 501, max: 500 }));
        assert_eq!(rule("\u{202e}abc"), Err(Fault::TextControl));
    }

    #[test]
    fn a_long_text_loses_its_end() {
        assert_eq!(excerpt("", 5), "");
        assert_eq!(excerpt("Borís", 5), "Borís");
        assert_eq!(excerpt("Boriska", 5), "Bori…");
        assert_eq!(excerpt("Anna Boris", 6), "Anna…");
    }
}
