//! What the walls of a tournament show: chosen by an organiser, who need not go there.

use std::fmt;

use strum::{Display, EnumIter, EnumString};

use crate::tournament::Fault;
use crate::tournament::setup::own_rule::one_line;

/// What a wall shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum WallShows {
    /// Standings and tables, side by side or in turn; at the end the podium too.
    #[default]
    Evening,
    /// The standings.
    Standings,
    /// The tables, and who goes where next.
    Tables,
    /// The podium, once there is one.
    Podium,
    /// Nothing but the message.
    Message,
}

/// What an organiser tells the hall: 1 to 120 characters on one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WallMessage(String);

impl WallMessage {
    /// The characters it may have: more nobody reads from afar.
    pub const MAX: usize = 120;

    /// Reads a message as somebody typed it; nothing where nothing was typed.
    ///
    /// # Errors
    /// One that is too long, or that steers what stands around it.
    pub fn parse(text: &str) -> Result<Option<Self>, Fault> {
        Ok(one_line(text, Self::MAX)?.map(Self))
    }

    /// The message as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for WallMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// What was chosen at the desk.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WallChoice {
    /// What is shown.
    pub shows: WallShows,
    /// What is said with it.
    pub message: Option<WallMessage>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_one_line_that_can_be_read_from_afar() {
        let message = |text: &str| WallMessage::parse(text).map(|message| message.map(|it| it.to_string()));
        assert_eq!(message(" Pizza\n at  nine 🍕 "), Ok(Some("Pizza at nine 🍕".to_owned())));
        assert_eq!(message("  \n"), Ok(None));
        assert_eq!(message(&"ж".repeat(120)), Ok(Some("ж".repeat(120))));
        assert_eq!(message(&"x".repeat(121)), Err(Fault::TextTooLong { length: 121, max: 120 }));
        assert_eq!(message("\u{202e}abc"), Err(Fault::TextControl));
    }
}
