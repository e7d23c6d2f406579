//! A player of a tournament.

use crate::{Name, PlayerId};

/// A person, or a bot, who sits at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Id, unique within the tournament.
    pub id: PlayerId,
    /// Name of the player.
    pub name: Name,
}
