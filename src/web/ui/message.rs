//! One message with its arguments, in the visitor's language or in English.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::Value;

use crate::ui::translator::Translator;

/// A message with its arguments, ready for display.
pub struct Message<'a> {
    pub(super) words: Translator,
    pub(super) key: Cow<'a, str>,
    pub(super) args: FluentArgs<'a>,
}

impl<'a> Message<'a> {
    /// Adds an argument: a number (subject to the language's plural rules) or a text.
    #[must_use]
    pub fn with(mut self, name: &'a str, value: impl Into<FluentValue<'a>>) -> Self {
        self.args.set(name, isolate_value(value.into()));
        self
    }

    pub(super) fn with_json(mut self, name: String, value: Value) -> Self {
        let value = match value {
            Value::Number(n) => n.as_i64().map_or_else(|| n.to_string().into(), FluentValue::from),
            Value::Null => FluentValue::from(""),
            other => FluentValue::from(plain(&other)),
        };
        self.args.set(name, isolate_value(value));
        self
    }
}

/// Formats a fault's value for a reader: lists with commas.
fn plain(value: &Value) -> String {
    match value {
        Value::String(s) => s.clone(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

/// Isolates a name that could change the direction of the text around it.
pub fn isolate(name: &str) -> String {
    if name.chars().any(is_directional) { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}

/// Isolates a text argument that is right-to-left or has direction marks.
fn isolate_value(value: FluentValue<'_>) -> FluentValue<'_> {
    match value {
        FluentValue::String(text) => isolate(&text).into(),
        other => other,
    }
}

/// Joins names with commas; each keeps its own direction.
pub fn join_names<S: AsRef<str>>(names: impl IntoIterator<Item = S>) -> String {
    names.into_iter().map(|name| isolate(name.as_ref())).collect::<Vec<_>>().join(", ")
}

/// Returns true if a character runs right to left or steers direction (Hebrew to Arabic Extended, their presentation forms, the historic
/// scripts of the supplementary plane, direction marks).
fn is_directional(c: char) -> bool {
    matches!(u32::from(c), 0x0590..=0x08FF | 0xFB1D..=0xFDFF | 0xFE70..=0xFEFF | 0x10800..=0x10FFF | 0x1E800..=0x1EFFF
        | 0x200E | 0x200F | 0x202A..=0x202E | 0x2066..=0x2069)
}

impl From<Message<'_>> for String {
    fn from(message: Message<'_>) -> Self {
        message.to_string()
    }
}

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let languages = [self.words, Translator::english()];
        for words in languages {
            let bundle = &words.0.bundle;
            let Some(pattern) = bundle.get_message(&self.key).and_then(|m| m.value()) else { continue };
            let mut faults = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&self.args), &mut faults);
            if !faults.is_empty() {
                tracing::warn!(key = %self.key, ?faults, "a message lacks an argument");
            }
            return f.write_str(&text);
        }
        tracing::warn!(key = %self.key, "no message for this key");
        f.write_str(&self.key)
    }
}
