//! Syntax errors in texts that are not JSON.

use serde::Serialize;

/// Syntax error in a text that is not JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Syntax {
    /// A comma after the last element.
    TrailingComma,
    /// A missing value, or one that is not JSON: `NaN`, `True`, a name without quotes.
    NoValue,
    /// A key without quotes.
    KeyWithoutQuotes,
    /// No `:` after a key.
    NoColon,
    /// No comma between two elements, or a closing bracket that does not match.
    NoComma,
    /// Text after the end of the document.
    Rest,
    /// A number in a form that JSON does not allow: `01`, `1.`, `1e999`.
    Number,
    /// A line break or another control character within a text.
    Control,
    /// An escape that JSON does not allow.
    Escape,
    /// Brackets nested deeper than in any tournament file.
    TooDeep,
    /// Something else.
    Other,
}
