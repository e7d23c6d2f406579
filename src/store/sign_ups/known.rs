//! People whom a club knows by the names that are put down.

use crate::{ClubId, Conn, RosterId, StoreError, players};
use lastcard_tournament::{Name, NameList};

/// A name as the club knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum KnownAs {
    /// The only one of the roster who is called so.
    Is(RosterId),
    /// Nobody is called so, or nearly so.
    New,
    /// Several are called so, or somebody is nearly: an organiser says who it is.
    Unclear,
}

/// Players of a roster who are offered for new tournaments.
pub(super) struct KnownPeople(NameList<RosterId>);

impl KnownPeople {
    pub(super) fn of(conn: &mut Conn, club: &ClubId) -> Result<Self, StoreError> {
        let roster = players::of_club(conn, club)?;
        let active = roster.iter().filter(|player| player.archived_at.is_none());
        Ok(Self(NameList::of(active.map(|player| (&player.name, player.id.clone())))))
    }

    pub(super) fn known(&self, name: &Name) -> KnownAs {
        match self.0.only(name) {
            Some(id) => KnownAs::Is(id.clone()),
            None if self.0.same(name).is_empty() && self.0.near(name).is_empty() => KnownAs::New,
            None => KnownAs::Unclear,
        }
    }
}
