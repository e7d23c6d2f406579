//! Matches names on sign-up lists with the roster.

use crate::{ClubId, Conn, RosterId, StoreError, players};
use lastcard_tournament::{Name, NameList};

/// Match of a name with the roster.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum RosterMatch {
    /// The only player with this name.
    Is(RosterId),
    /// No player has this or a similar name.
    New,
    /// Several players have this name, or one has a similar name: an organiser has to decide.
    Unclear,
}

/// Players of a roster who are not archived.
pub(super) struct ActiveRoster(NameList<RosterId>);

impl ActiveRoster {
    pub(super) fn of(conn: &mut Conn, club: &ClubId) -> Result<Self, StoreError> {
        let roster = players::of_club(conn, club)?;
        let active = roster.iter().filter(|player| player.archived_at.is_none());
        Ok(Self(NameList::of(active.map(|player| (&player.name, player.id.clone())))))
    }

    pub(super) fn match_name(&self, name: &Name) -> RosterMatch {
        match self.0.unique(name) {
            Some(id) => RosterMatch::Is(id.clone()),
            None if self.0.with_name(name).is_empty() && self.0.confusable_with(name).is_empty() => {
                RosterMatch::New
            }
            None => RosterMatch::Unclear,
        }
    }
}
