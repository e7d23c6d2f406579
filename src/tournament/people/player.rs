//! A player of a tournament.

use crate::{Name, PlayerId};

/// A person or a bot that plays in a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Id, unique within the tournament.
    pub id: PlayerId,
    /// Name of the player.
    pub name: Name,
}
