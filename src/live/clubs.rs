//! News of clubs, for pages that show more than one tournament of one.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Mutex, MutexGuard, PoisonError},
};

use tokio::sync::watch;

use super::Live;
use lastcard_store::{ClubId, StoreError, TournamentId, tournaments};

/// Which state of a club, or of all clubs, is meant: another number, another state. Numbers begin anywhere, so that those of another copy
/// of the program, or of this one before a restart, are taken for other states.
pub type Edition = u64;

/// How often what is known of the clubs has changed.
#[derive(Debug)]
pub(super) struct Clubs {
    all: watch::Sender<Edition>,
    each: Mutex<HashMap<ClubId, watch::Sender<Edition>>>,
    changed: Mutex<ChangedClubs>,
}

/// The clubs that changed since somebody asked last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChangedClubs {
    /// Any of them may have.
    Any,
    /// These and no others.
    These(BTreeSet<ClubId>),
}

impl Default for Clubs {
    fn default() -> Self {
        Self { all: begin(), each: Mutex::default(), changed: Mutex::new(ChangedClubs::Any) }
    }
}

fn begin() -> watch::Sender<Edition> {
    watch::Sender::new(rand::random())
}

fn next(edition: &watch::Sender<Edition>) {
    edition.send_modify(|edition| *edition = edition.wrapping_add(1));
}

impl Clubs {
    fn each(&self) -> MutexGuard<'_, HashMap<ClubId, watch::Sender<Edition>>> {
        self.each.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn changed(&self) -> MutexGuard<'_, ChangedClubs> {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Live {
    /// A club, now and after each change: of its tournaments, of the hands that are set up and who sits there, of its
    /// settings. Several changes may be told as one.
    pub fn watch_club(&self, club: &ClubId) -> watch::Receiver<Edition> {
        self.clubs.each().entry(club.clone()).or_insert_with(begin).subscribe()
    }

    /// The same of all clubs together.
    pub fn watch_clubs(&self) -> watch::Receiver<Edition> {
        self.clubs.all.subscribe()
    }

    /// Which state of all clubs is the newest.
    pub fn edition(&self) -> Edition {
        *self.clubs.all.borrow()
    }

    /// The same of a club that somebody has watched.
    pub fn edition_of(&self, club: &ClubId) -> Option<Edition> {
        self.clubs.each().get(club).map(|edition| *edition.borrow())
    }

    /// Tells whoever watches a club that it changed.
    pub fn tell_club(&self, club: &ClubId) {
        if let Some(edition) = self.clubs.each().get(club) {
            next(edition);
        }
        self.note_changed(club);
        next(&self.clubs.all);
    }

    /// Lets whoever looks after all clubs look at this one, and wakes nobody.
    pub fn note_changed(&self, club: &ClubId) {
        if let ChangedClubs::These(clubs) = &mut *self.clubs.changed() {
            clubs.insert(club.clone());
        }
    }

    /// The clubs that changed since the last time this was asked: for one who looks after all of them.
    pub fn take_changed_clubs(&self) -> ChangedClubs {
        std::mem::replace(&mut self.clubs.changed(), ChangedClubs::These(BTreeSet::new()))
    }

    /// Tells everybody who watches a club.
    pub(super) fn tell_clubs(&self) {
        self.clubs.each().values().for_each(next);
        *self.clubs.changed() = ChangedClubs::Any;
        next(&self.clubs.all);
    }

    /// The club that holds a tournament; none where the tournament is gone.
    pub(super) fn club_of(&self, tournament: &TournamentId) -> Result<Option<ClubId>, StoreError> {
        match self.gallery.of(tournament) {
            Some(picture) => Ok(Some(picture.club.id.clone())),
            None => tournaments::club_of(&self.store, tournament),
        }
    }

    /// Tells whoever watches the club of a tournament. One that is gone was of any club.
    pub(super) fn tell_club_of(&self, tournament: &TournamentId) -> Result<(), StoreError> {
        match self.club_of(tournament)? {
            Some(club) => self.tell_club(&club),
            None => self.tell_clubs(),
        }
        Ok(())
    }
}
