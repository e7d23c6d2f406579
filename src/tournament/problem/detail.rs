//! Details of a fault that its message needs: a kind of value, an error of syntax, the source of a rule.

use std::fmt;

use serde::{Serialize, Serializer};
use strum::Display;

use lastcard_rules::Preset;

/// Expected kind of a value in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Display)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ValueKind {
    /// A string in quotes.
    Text,
    /// A whole number.
    Number,
    /// `true` or `false`.
    Flag,
    /// A list: `[ … ]`.
    List,
    /// An object: `{ … }`.
    Object,
    /// A holding: an object of counts, or a total.
    Holding,
}

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

/// Part of the rules that decides how a hand ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum RulesSource {
    /// A preset as a whole.
    Preset(#[serde(serialize_with = "as_text")] Preset),
    /// One option, by its name.
    Option(&'static str),
}

pub(super) fn as_text<S: Serializer>(value: &impl fmt::Display, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}
