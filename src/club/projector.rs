//! Content of a tournament's projectors, which an organiser chooses from the desk.

use strum::{Display, EnumIter, EnumString};

use lastcard_tournament::ShortText;

/// Content of a projector.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum ProjectorMode {
    /// Standings and tables, side by side or in turn; at the end, the podium as well.
    #[default]
    Evening,
    /// The standings alone.
    Standings,
    /// The tables, and each player's next table.
    Tables,
    /// The podium, once there is one.
    Podium,
    /// The message alone.
    Message,
}

/// Settings made at the desk.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProjectorSettings {
    /// Content to show.
    pub shows: ProjectorMode,
    /// Message to show with the content.
    pub message: Option<ShortText>,
}
