//! A player of a tournament.

use crate::{Name, PlayerId};

/// A person (or a bot) who sits at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Unique within the tournament.
    pub id: PlayerId,
    /// What everybody calls the player.
    pub name: Name,
}
