//! Form values as typed, with errors field by field.
//!
//! Every feature with a form has a `form.rs`, which fills it in from a value and reads it back: all fields at once, so that the page can
//! show all errors together. A reading function returns `None` once the form has errors.

use serde::Serialize;

use crate::ui::translator::Translator;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldError {
    pub field: String,
    /// The error and its remedy, in the visitor's language.
    pub text: String,
}

/// Form fields by name, with their errors. A field may occur more than once (check boxes).
#[derive(Debug, Clone, Default)]
pub struct Form {
    values: Vec<(String, String)>,
    errors: Vec<FieldError>,
}

impl Form {
    /// Creates the form from the fields that were sent.
    pub fn of(values: Vec<(String, String)>) -> Self {
        Self { values, errors: Vec::new() }
    }

    /// Adds the initial value of a field.
    #[must_use]
    pub fn with(mut self, field: &str, value: impl Into<String>) -> Self {
        self.add(field, value);
        self
    }

    /// Adds a value to a field.
    pub fn add(&mut self, field: &str, value: impl Into<String>) {
        self.values.push((field.to_owned(), value.into()));
    }

    /// Replaces the value of a field.
    pub fn set(&mut self, field: &str, value: impl Into<String>) {
        self.values.retain(|(name, _)| name != field);
        self.values.push((field.to_owned(), value.into()));
    }

    /// Removes a field.
    pub fn remove(&mut self, field: &str) {
        self.values.retain(|(name, _)| name != field);
    }

    /// Returns the first value of a field, or an empty string.
    pub fn value(&self, field: &str) -> &str {
        self.all(field).next().unwrap_or_default()
    }

    /// Iterates over all values of a field.
    pub fn all(&self, field: &str) -> impl Iterator<Item = &str> {
        self.values.iter().filter(move |(name, _)| name == field).map(|(_, value)| value.as_str())
    }

    /// Returns every field with its value, in order.
    pub fn into_values(self) -> Vec<(String, String)> {
        self.values
    }

    /// Returns true if a field has this value: a ticked box, a chosen option.
    pub fn has(&self, field: &str, value: &str) -> bool {
        self.all(field).any(|v| v == value)
    }

    /// Returns true if the field was sent.
    pub fn has_field(&self, field: &str) -> bool {
        self.all(field).next().is_some()
    }

    /// Returns the id assigned to the form when it was opened: submitting the form twice creates only one object. `None` if malformed.
    pub fn preassigned_id(&self, field: &str) -> Option<String> {
        let id = self.value(field);
        let is_ours = id.len() == 32 && id.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        is_ours.then(|| id.to_owned())
    }

    /// Adds an error to a field.
    pub fn add_error(&mut self, field: &str, text: impl Into<String>) {
        self.errors.push(FieldError { field: field.to_owned(), text: text.into() });
    }

    /// Reads a field with `parse`, or adds the fault in the visitor's language.
    pub fn read<T, F: Serialize>(
        &mut self,
        field: &str,
        words: Translator,
        parse: impl FnOnce(&str) -> Result<T, F>,
    ) -> Option<T> {
        let parsed = parse(self.value(field));
        self.ok_or_report(field, parsed, |fault| words.fault(fault).to_string())
    }

    /// Returns the value of a result, or adds its error to the field, worded by `say`.
    pub fn ok_or_report<T, E>(
        &mut self,
        field: &str,
        parsed: Result<T, E>,
        say: impl FnOnce(&E) -> String,
    ) -> Option<T> {
        parsed.map_err(|error| self.add_error(field, say(&error))).ok()
    }

    /// Returns the first error of a field.
    pub fn error(&self, field: &str) -> Option<&str> {
        self.errors.iter().find(|error| error.field == field).map(|error| error.text.as_str())
    }

    /// Returns all errors in the order in which they were found.
    pub fn errors(&self) -> &[FieldError] {
        &self.errors
    }

    /// Returns true if there are no errors so far.
    pub fn is_valid(&self) -> bool {
        self.errors.is_empty()
    }
}
