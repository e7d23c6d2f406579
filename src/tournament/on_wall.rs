//! What the walls of a tournament show: chosen by an organiser, who need not go there.

use strum::{Display, EnumIter, EnumString};

use crate::Remark;

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

/// What was chosen at the desk.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WallChoice {
    /// What is shown.
    pub shows: WallShows,
    /// What is said with it.
    pub message: Option<Remark>,
}
