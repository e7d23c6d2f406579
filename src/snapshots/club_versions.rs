//! Versions of clubs, for pages that show more than one tournament.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Mutex, MutexGuard, PoisonError},
};

use tokio::sync::watch;

use super::Snapshots;
use lastcard_store::{ClubId, StoreError, TournamentId, tournaments};

/// Opaque version number of one club or of all clubs, which differs after every change. Numbers start at
/// random, so those from another copy of the program, or from before a restart, count as different versions.
pub type ClubVersion = u64;

#[derive(Debug)]
pub(super) struct ClubVersions {
    all: watch::Sender<ClubVersion>,
    each: Mutex<HashMap<ClubId, watch::Sender<ClubVersion>>>,
    changed: Mutex<ChangedClubs>,
}

/// Clubs that changed since the last query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChangedClubs {
    /// Any club may have changed.
    Any,
    /// Only these clubs have changed.
    These(BTreeSet<ClubId>),
}

impl Default for ClubVersions {
    fn default() -> Self {
        Self { all: new_counter(), each: Mutex::default(), changed: Mutex::new(ChangedClubs::Any) }
    }
}

fn new_counter() -> watch::Sender<ClubVersion> {
    watch::Sender::new(rand::random())
}

fn increment(club_version: &watch::Sender<ClubVersion>) {
    club_version.send_modify(|club_version| *club_version = club_version.wrapping_add(1));
}

impl ClubVersions {
    fn lock_versions(&self) -> MutexGuard<'_, HashMap<ClubId, watch::Sender<ClubVersion>>> {
        self.each.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_changed(&self) -> MutexGuard<'_, ChangedClubs> {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn notify(&self, club: &ClubId) {
        if let Some(club_version) = self.lock_versions().get(club) {
            increment(club_version);
        }
        self.note(club);
        increment(&self.all);
    }

    fn note(&self, club: &ClubId) {
        if let ChangedClubs::These(clubs) = &mut *self.lock_changed() {
            clubs.insert(club.clone());
        }
    }
}

impl Snapshots {
    /// Subscribes to a club. The version changes when a tournament or a setting of the club changes, when a
    /// hand is set up at one of its tables, and when a player takes a seat there. Several changes may arrive
    /// as one.
    pub fn watch_club(&self, club: &ClubId) -> watch::Receiver<ClubVersion> {
        self.clubs.lock_versions().entry(club.clone()).or_insert_with(new_counter).subscribe()
    }

    /// Subscribes to all clubs together.
    pub fn watch_clubs(&self) -> watch::Receiver<ClubVersion> {
        self.clubs.all.subscribe()
    }

    /// Returns the current version of all clubs.
    pub fn club_version(&self) -> ClubVersion {
        *self.clubs.all.borrow()
    }

    /// Returns the current version of a club, or `None` if nobody has ever subscribed to it.
    pub fn club_version_of(&self, club: &ClubId) -> Option<ClubVersion> {
        self.clubs.lock_versions().get(club).map(|club_version| *club_version.borrow())
    }

    /// Notifies the subscribers of a club of a change that the store does not report: of its running tournaments, of a
    /// webhook that is tried again, or by another copy.
    pub fn notify_club(&self, club: &ClubId) {
        self.clubs.notify(club);
    }

    /// Records that a club has changed, without notifying its subscribers.
    pub fn note_changed(&self, club: &ClubId) {
        self.clubs.note(club);
    }

    /// Returns the clubs that have changed since the last call, and clears the record. Meant for a single
    /// caller.
    pub fn take_changed_clubs(&self) -> ChangedClubs {
        std::mem::replace(&mut self.clubs.lock_changed(), ChangedClubs::These(BTreeSet::new()))
    }

    pub(super) fn notify_all_clubs(&self) {
        self.clubs.lock_versions().values().for_each(increment);
        *self.clubs.lock_changed() = ChangedClubs::Any;
        increment(&self.clubs.all);
    }

    /// Returns the club of a tournament, or `None` if the tournament is gone.
    pub(super) fn club_of(&self, tournament: &TournamentId) -> Result<Option<ClubId>, StoreError> {
        match self.cache.get_by_id(tournament) {
            Some(snapshot) => Ok(Some(snapshot.club.id.clone())),
            None => tournaments::club_of(&self.store, tournament),
        }
    }

    /// Notifies the subscribers of a tournament's club, or of all clubs if the tournament is gone.
    pub(super) fn notify_club_of(&self, tournament: &TournamentId) -> Result<(), StoreError> {
        match self.club_of(tournament)? {
            Some(club) => self.notify_club(&club),
            None => self.notify_all_clubs(),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_store::clubs::{self, ClubDetails};
    use lastcard_store::{Location, SeasonId, Store, seasons};
    use lastcard_tournament::{Name, Zone};

    #[test]
    fn subscribers_hear_of_every_committed_change_and_of_no_other() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
        let name = Name::parse("Aurora").unwrap();
        let details = ClubDetails { name, time_zone: Zone::UTC, language: "en".to_owned() };
        let club = clubs::create(&store, &details).unwrap().id;
        let snapshots = Snapshots::new(store.clone());
        let mut watched = snapshots.watch_club(&club);
        clubs::set_joint_ratings(&store, &club, true).unwrap();
        assert!(watched.has_changed().unwrap());
        watched.mark_unchanged();
        seasons::remove(&store, &club, &SeasonId::made()).unwrap_err();
        assert!(!watched.has_changed().unwrap());
    }
}
