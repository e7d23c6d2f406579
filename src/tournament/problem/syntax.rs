//! How a text can fail to be JSON.

use serde::Serialize;

/// What is wrong with a text that is no JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Syntax {
    /// A comma behind the last element.
    TrailingComma,
    /// No value where one belongs: `NaN`, `True`, a name without quotes.
    NoValue,
    /// A key without quotes.
    KeyWithoutQuotes,
    /// No `:` behind a key.
    NoColon,
    /// No comma between two elements, or another bracket than the one that was opened.
    NoComma,
    /// More behind the end of the document.
    Rest,
    /// A number that JSON does not have: `01`, `1.`, `1e999`.
    Number,
    /// A line break or another control character within a text.
    Control,
    /// A `\` that JSON does not have.
    Escape,
    /// Brackets within brackets, deeper than anything in a tournament file.
    TooDeep,
    /// Something else.
    Other,
}
