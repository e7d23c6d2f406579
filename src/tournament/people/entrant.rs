//! Who plays.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use std::sync::Arc;

use crate::{Change, EntrantId, Name, Player, PlayerId, Since, Slot};

/// Whoever has a line in the standings: a player, or a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// Unique within the tournament.
    pub id: EntrantId,
    /// What the leaderboard calls it.
    pub name: Name,
    /// The members of a team in the order of their seats; a single player has itself here.
    pub players: Vec<Player>,
    /// From which hand on a late player plays; `None` for those who are there from the start.
    pub since: Option<Since>,
    /// Who left, and who came instead, in the order in which it was said.
    pub changes: Vec<Change>,
}

impl Entrant {
    /// An entrant who is one player.
    pub fn single(id: EntrantId, name: Name) -> Self {
        let player = Player { id: id.as_player(), name: name.clone() };
        Self::team(id, name, vec![player])
    }

    /// An entrant of these players, in the order of their seats.
    pub fn team(id: EntrantId, name: Name, players: Vec<Player>) -> Self {
        Self { id, name, players, since: None, changes: Vec::new() }
    }

    /// Whether this is a single player, not a team.
    pub fn is_single(&self) -> bool {
        matches!(self.players.as_slice(), [one] if one.id == self.id.as_player())
    }

    /// Everybody who ever plays for this line, each once: the members, then those who came instead of them.
    pub fn everybody(&self) -> impl Iterator<Item = &Player> {
        let mut seen = BTreeSet::new();
        self.players.iter().chain(self.substitutes()).filter(move |player| seen.insert(&player.id))
    }

    /// Those who came instead of somebody, in their order.
    pub fn substitutes(&self) -> impl Iterator<Item = &Player> {
        self.changes.iter().filter_map(|change| change.comes.as_ref())
    }

    /// Whether this player plays, or played, for this line.
    pub fn has(&self, player: &PlayerId) -> bool {
        self.players.iter().chain(self.substitutes()).any(|known| known.id == *player)
    }

    /// Whether it plays in this hand: a late player has come by then, and nobody has withdrawn.
    pub fn plays(&self, slot: Slot) -> bool {
        self.since.is_none_or(|since| since.covers(slot)) && !self.has_withdrawn(slot)
    }

    /// Whether it has withdrawn before this hand.
    pub fn has_withdrawn(&self, slot: Slot) -> bool {
        self.withdrawal().is_some_and(|from| from.covers(slot))
    }

    /// From which hand on it has withdrawn.
    pub fn withdrawal(&self) -> Option<Since> {
        self.changes.iter().find(|change| change.comes.is_none()).map(|change| change.from)
    }
}

/// The entrants of a tournament, who find whose line a player's hands count for. Copies share them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct People {
    entrants: Arc<[Entrant]>,
    of_player: Arc<BTreeMap<PlayerId, usize>>,
}

impl People {
    /// These entrants in their order, which is their number.
    pub(crate) fn new(entrants: Vec<Entrant>) -> Self {
        let mut of_player = BTreeMap::new();
        for (at, entrant) in entrants.iter().enumerate() {
            for player in entrant.everybody() {
                of_player.entry(player.id.clone()).or_insert(at);
            }
        }
        Self { entrants: entrants.into(), of_player: of_player.into() }
    }

    /// Whose line a player's hands count for.
    pub(crate) fn of(&self, player: &PlayerId) -> Option<&Entrant> {
        self.entrants.get(self.number_of(player)?)
    }

    /// The number of that entrant, from 0.
    pub(crate) fn number_of(&self, player: &PlayerId) -> Option<usize> {
        self.of_player.get(player).copied()
    }
}

impl Deref for People {
    type Target = [Entrant];

    fn deref(&self) -> &[Entrant] {
        &self.entrants
    }
}
