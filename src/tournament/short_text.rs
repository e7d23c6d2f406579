//! Short messages between organisers and tables.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::setup::own_rule::one_line;

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
}
