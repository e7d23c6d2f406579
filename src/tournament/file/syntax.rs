//! Faults for texts that are not JSON.

use serde_json::Error;
use serde_json::error::Category;

use crate::Fault;
use crate::problem::{Syntax, sanitize};

/// Returns the fault for a text that could not be read, with the word at the place of the error.
pub(super) fn fault(text: &str, error: &Error) -> Fault {
    let (line, column) = (error.line(), error.column());
    match (error.classify(), Syntax::of(error)) {
        (Category::Eof, _) => Fault::CutOff { line, column },
        (_, why) => Fault::NotJson { line, column, why, found: word_at(text, line, column) },
    }
}

impl Syntax {
    /// Derives the kind of an error from its message, since `serde_json` does not provide it otherwise. A
    /// test covers each message.
    fn of(error: &Error) -> Self {
        let said = error.to_string();
        match said.split(" at line ").next().unwrap_or_default() {
            "trailing comma" => Self::TrailingComma,
            "expected value" | "expected ident" => Self::NoValue,
            "key must be a string" => Self::KeyWithoutQuotes,
            "expected `:`" => Self::NoColon,
            "expected `,` or `}`" | "expected `,` or `]`" => Self::NoComma,
            "trailing characters" => Self::Rest,
            "invalid number" | "number out of range" => Self::Number,
            "recursion limit exceeded" => Self::TooDeep,
            "invalid escape" | "invalid unicode code point" | "unexpected end of hex escape" => Self::Escape,
            said if said.starts_with("lone leading surrogate") => Self::Escape,
            said if said.starts_with("control character") => Self::Control,
            _ => Self::Other,
        }
    }
}

/// Returns the word, or else the character, at this place. Columns are bytes, starting at 1.
fn word_at(text: &str, line: usize, column: usize) -> String {
    let Some(line) = text.split('\n').nth(line.saturating_sub(1)) else { return String::new() };
    let at = line.floor_char_boundary(column.saturating_sub(1));
    let (before, behind) = line.split_at(at);
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '+' | '.');
    let begins =
        before.len() - before.chars().rev().take_while(|c| is_word(*c)).map(char::len_utf8).sum::<usize>();
    let word = line.get(begins..).unwrap_or(behind);
    let length: usize = word.chars().take_while(|c| is_word(*c)).map(char::len_utf8).sum();
    let length = if length == 0 { behind.chars().next().map_or(0, char::len_utf8) } else { length };
    sanitize(word.get(..length).or_else(|| behind.get(..length)).unwrap_or_default())
}
