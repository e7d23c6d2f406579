//! Who plays.

use super::{EntrantId, Name, PlayerId};

/// A person (or a bot) who sits at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Unique within the tournament.
    pub id: PlayerId,
    /// Shown to people.
    pub name: Name,
}

/// Whoever has a line in the standings: a player, or a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// Unique within the tournament.
    pub id: EntrantId,
    /// Shown to people.
    pub name: Name,
    /// The members of a team in the order of their seats; a single player has itself here.
    pub players: Vec<Player>,
}

impl Entrant {
    /// An entrant who is one player.
    pub fn single(id: EntrantId, name: Name) -> Self {
        let player = Player { id: id.as_player(), name: name.clone() };
        Self { id, name, players: vec![player] }
    }

    /// Whether this is a single player, not a team.
    pub fn is_single(&self) -> bool {
        matches!(self.players.as_slice(), [one] if one.id == self.id.as_player())
    }
}
