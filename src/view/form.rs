//! A form as it is shown: what was typed, and what is wrong with it, field by field.

/// What is wrong with a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldError {
    /// The name of the field.
    pub field: String,
    /// What is wrong and what would be right, in the visitor's language.
    pub text: String,
}

/// The fields of a form by name, with their errors. A field may be there more than once (check boxes).
#[derive(Debug, Clone, Default)]
pub struct Form {
    values: Vec<(String, String)>,
    errors: Vec<FieldError>,
}

impl Form {
    /// A form as it was sent.
    pub fn of(values: Vec<(String, String)>) -> Self {
        Self { values, errors: Vec::new() }
    }

    /// Fills in a field of a form that is shown for the first time.
    #[must_use]
    pub fn with(mut self, field: &str, value: impl Into<String>) -> Self {
        self.values.push((field.to_owned(), value.into()));
        self
    }

    /// Puts another value into a field.
    pub fn set(&mut self, field: &str, value: impl Into<String>) {
        self.values.retain(|(name, _)| name != field);
        self.values.push((field.to_owned(), value.into()));
    }

    /// Takes a field out of the form.
    pub fn forget(&mut self, field: &str) {
        self.values.retain(|(name, _)| name != field);
    }

    /// What was typed into a field; empty where it is not there.
    pub fn value(&self, field: &str) -> &str {
        self.all(field).next().unwrap_or_default()
    }

    /// All values of a field that may be there more than once.
    pub fn all(&self, field: &str) -> impl Iterator<Item = &str> {
        self.values.iter().filter(move |(name, _)| name == field).map(|(_, value)| value.as_str())
    }

    /// Every field with its value, as it would be sent.
    pub fn into_values(self) -> Vec<(String, String)> {
        self.values
    }

    /// Whether a field has this value among its values: a ticked box, a chosen option.
    pub fn has(&self, field: &str, value: &str) -> bool {
        self.all(field).any(|v| v == value)
    }

    /// Whether a field was sent at all.
    pub fn sent(&self, field: &str) -> bool {
        self.all(field).next().is_some()
    }

    /// The id that a field of the form was given when it was opened: sent twice, the form makes one thing. None where it is not one of ours.
    pub fn own_id(&self, field: &str) -> Option<String> {
        let id = self.value(field);
        let is_ours = id.len() == 32 && id.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        is_ours.then(|| id.to_owned())
    }

    /// Notes what is wrong with a field.
    pub fn fail(&mut self, field: &str, text: impl Into<String>) {
        self.errors.push(FieldError { field: field.to_owned(), text: text.into() });
    }

    /// Keeps the value of a result, or notes its error, made readable by `say`, beside the field.
    pub fn take<T, E>(
        &mut self,
        field: &str,
        parsed: Result<T, E>,
        say: impl FnOnce(&E) -> String,
    ) -> Option<T> {
        parsed.map_err(|error| self.fail(field, say(&error))).ok()
    }

    /// What is wrong with a field.
    pub fn error(&self, field: &str) -> Option<&str> {
        self.errors.iter().find(|error| error.field == field).map(|error| error.text.as_str())
    }

    /// Everything that is wrong, in the order it was found.
    pub fn errors(&self) -> &[FieldError] {
        &self.errors
    }

    /// Whether nothing is wrong so far.
    pub fn is_right(&self) -> bool {
        self.errors.is_empty()
    }
}
