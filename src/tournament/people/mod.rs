//! Entrants and their players, names, the line-up as typed, and changes to it.

pub(super) mod admission;
pub(super) mod changes;
pub(super) mod ids;
pub(super) mod lineup;
pub(super) mod name_key;
pub(super) mod name_list;
pub(super) mod names;
pub(super) mod pasted;
pub(super) mod pseudonym;
pub mod slug;
pub(super) mod team_line;
pub(super) mod visible;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use std::sync::Arc;

use crate::{EntrantId, HandNumber, Name, PlayerId, Slot};

/// A person or a bot that plays in a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Id, unique within the tournament.
    pub id: PlayerId,
    /// Name of the player.
    pub name: Name,
}

/// A line in the standings: a player or a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// Id, unique within the tournament.
    pub id: EntrantId,
    /// Name on the leaderboard.
    pub name: Name,
    /// Members of a team in the order of their seats; for a single player, only that player.
    pub players: Vec<Player>,
    /// Points with which the entrant starts, carried from an earlier stage of an event.
    pub carried: u32,
    /// First hand of a late player; `None` for entrants present from the start.
    pub since: Option<HandNumber>,
    /// Substitutions and withdrawals, in the order of the hands.
    pub changes: Vec<SeatDeparture>,
}

impl Entrant {
    /// Creates an entrant that is a single player.
    pub fn single(id: EntrantId, name: Name) -> Self {
        let player = Player { id: id.as_player(), name: name.clone() };
        Self::team(id, name, vec![player])
    }

    /// Creates a team of these players, in the order of their seats.
    pub fn team(id: EntrantId, name: Name, players: Vec<Player>) -> Self {
        Self { id, name, players, carried: 0, since: None, changes: Vec::new() }
    }

    /// Returns true if this is a single player, not a team.
    pub fn is_single(&self) -> bool {
        matches!(self.players.as_slice(), [one] if one.id == self.id.as_player())
    }

    /// Iterates over everybody who ever plays for this line, each once: the members, then their substitutes.
    pub fn everybody(&self) -> impl Iterator<Item = &Player> {
        let mut seen = BTreeSet::new();
        self.players.iter().chain(self.substitutes()).filter(move |player| seen.insert(&player.id))
    }

    /// Iterates over the substitutes, in the order of their hands.
    pub fn substitutes(&self) -> impl Iterator<Item = &Player> {
        self.changes.iter().filter_map(|change| change.comes.as_ref())
    }

    /// Returns true if this player plays, or played, for this line.
    pub fn has(&self, player: &PlayerId) -> bool {
        self.players.iter().chain(self.substitutes()).any(|known| known.id == *player)
    }

    /// Returns true if the entrant plays in this hand: it has arrived by then, and has not withdrawn.
    pub fn plays(&self, slot: Slot) -> bool {
        self.since.is_none_or(|since| since.covers(slot)) && !self.has_withdrawn(slot)
    }

    /// Returns true if the entrant has withdrawn by this hand.
    pub fn has_withdrawn(&self, slot: Slot) -> bool {
        self.withdrawal().is_some_and(|from| from.covers(slot))
    }

    /// Returns the first hand after the entrant's withdrawal, or `None` if the entrant has not withdrawn.
    pub fn withdrawal(&self) -> Option<HandNumber> {
        self.changes.iter().find(|change| change.comes.is_none()).map(|change| change.from)
    }
}

/// A player's departure from a seat, with or without a substitute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatDeparture {
    /// First hand without the player who leaves.
    pub from: HandNumber,
    /// Player who leaves and who must have the seat at that point.
    pub leaves: PlayerId,
    /// Substitute; `None` for a withdrawal.
    pub comes: Option<Player>,
}

/// Entrants of a tournament, with an index by player. Clones share the data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EntrantIndex {
    entrants: Arc<[Entrant]>,
    of_player: Arc<BTreeMap<PlayerId, usize>>,
}

impl EntrantIndex {
    /// Indexes these entrants, which are numbered in the given order.
    pub(crate) fn new(entrants: Vec<Entrant>) -> Self {
        let mut of_player = BTreeMap::new();
        for (at, entrant) in entrants.iter().enumerate() {
            for player in entrant.everybody() {
                of_player.entry(player.id.clone()).or_insert(at);
            }
        }
        Self { entrants: entrants.into(), of_player: of_player.into() }
    }

    pub(crate) fn entrant_of(&self, player: &PlayerId) -> Option<&Entrant> {
        self.entrants.get(self.number_of(player)?)
    }

    /// Returns the number of the entrant that a player's hands count for, starting at 0.
    pub(crate) fn number_of(&self, player: &PlayerId) -> Option<usize> {
        self.of_player.get(player).copied()
    }
}

impl Deref for EntrantIndex {
    type Target = [Entrant];

    fn deref(&self) -> &[Entrant] {
        &self.entrants
    }
}
