//! Text of an announcement.

use std::fmt;

use serde::Serialize;

use lastcard_tournament::{Fault, one_line};

/// Details other than date, place and format, such as the fee or what to bring: 1 to 500 characters on one
/// line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Notice(String);

impl Notice {
    /// Maximum length in characters.
    pub const MAX: usize = 500;

    /// Parses a notice as typed; returns `None` if nothing was typed.
    ///
    /// # Errors
    /// Fails if the text is too long or has characters that affect the text around it.
    pub fn parse(text: &str) -> Result<Option<Self>, Fault> {
        Ok(one_line(text, Self::MAX)?.map(Self))
    }

    /// Returns the notice as displayed.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
