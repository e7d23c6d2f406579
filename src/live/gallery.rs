//! The snapshot cache. When it is full, snapshots without subscribers are evicted, the least recently used
//! first.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{Notify, watch};

use super::TournamentSnapshot;
use lastcard_store::TournamentId;

/// Capacity in bytes. Snapshots with subscribers may exceed it.
const ROOM: usize = 256 << 20;

/// Cache of snapshots by tournament address.
#[derive(Debug, Default)]
pub(super) struct Gallery {
    hung: Mutex<Hung>,
    /// Locks for loading, by hash of the address, so that a tournament is loaded once even if a whole hall
    /// asks at the same time.
    painting: [Mutex<()>; 32],
    /// Notified when a snapshot arrives that has a scheduled change.
    pub(super) withheld: Notify,
}

#[derive(Debug, Default)]
struct Hung {
    by_slug: HashMap<String, GalleryPicture>,
    slugs: HashMap<TournamentId, String>,
    bytes: usize,
    looks: u64,
}

#[derive(Debug)]
struct GalleryPicture {
    snapshot: watch::Sender<Arc<TournamentSnapshot>>,
    bytes: usize,
    /// Time of last use, as a count of all uses.
    looked: u64,
}

impl Gallery {
    /// A panic cannot leave partial data behind, because snapshots are replaced in one step.
    fn lock(&self) -> MutexGuard<'_, Hung> {
        self.hung.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the right to load the snapshot of an address.
    pub(super) fn paint(&self, slug: &str) -> Option<MutexGuard<'_, ()>> {
        let mut hasher = DefaultHasher::new();
        slug.hash(&mut hasher);
        let place = hasher.finish() % self.painting.len() as u64;
        let line = self.painting.get(usize::try_from(place).ok()?)?;
        Some(line.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the snapshot of an address.
    pub(super) fn look(&self, slug: &str) -> Option<Arc<TournamentSnapshot>> {
        self.lock().look(slug).map(|shown| shown.snapshot.borrow().clone())
    }

    /// Returns the public version at an address, without sharing a snapshot between callers.
    pub(super) fn version(&self, slug: &str) -> Option<String> {
        self.lock().look(slug).and_then(|shown| Some(shown.snapshot.borrow().for_everybody()?.version()))
    }

    /// Subscribes to the snapshots of an address.
    pub(super) fn watch(&self, slug: &str) -> Option<watch::Receiver<Arc<TournamentSnapshot>>> {
        self.lock().look(slug).map(|shown| shown.snapshot.subscribe())
    }

    /// Returns the number of snapshots and their approximate size in bytes.
    pub(super) fn held(&self) -> (usize, usize) {
        let hung = self.lock();
        (hung.by_slug.len(), hung.bytes)
    }

    /// Returns the snapshot of a tournament, if it is cached.
    pub(super) fn of(&self, tournament: &TournamentId) -> Option<Arc<TournamentSnapshot>> {
        let hung = self.lock();
        Some(hung.by_slug.get(hung.slugs.get(tournament)?)?.snapshot.borrow().clone())
    }

    /// Returns all snapshots that match.
    pub(super) fn those(&self, which: impl Fn(&TournamentSnapshot) -> bool) -> Vec<Arc<TournamentSnapshot>> {
        let hung = self.lock();
        let all = hung.by_slug.values().map(|shown| shown.snapshot.borrow().clone());
        all.filter(|snapshot| which(snapshot)).collect()
    }

    /// Publishes a snapshot, unless the cached one is newer.
    pub(super) fn hang(
        &self,
        slug: &str,
        snapshot: Arc<TournamentSnapshot>,
    ) -> watch::Receiver<Arc<TournamentSnapshot>> {
        let mut hung = self.lock();
        let bytes = snapshot.bytes();
        if snapshot.due_at().is_some() {
            self.withheld.notify_one();
        }
        let Some(shown) = hung.by_slug.get_mut(slug) else { return hung.add(slug, snapshot, bytes) };
        let changed = shown.snapshot.send_if_modified(|current| {
            let changes = snapshot.follows(current);
            if changes {
                *current = snapshot;
            }
            changes
        });
        let watching = shown.snapshot.subscribe();
        if changed {
            let before = std::mem::replace(&mut shown.bytes, bytes);
            hung.bytes = hung.bytes + bytes - before;
        }
        watching
    }

    /// Evicts the snapshot of a deleted tournament.
    pub(super) fn take_down(&self, slug: &str) {
        self.lock().remove(slug);
    }
}

impl Hung {
    fn look(&mut self, slug: &str) -> Option<&GalleryPicture> {
        self.looks += 1;
        let shown = self.by_slug.get_mut(slug)?;
        shown.looked = self.looks;
        Some(shown)
    }

    fn add(
        &mut self,
        slug: &str,
        snapshot: Arc<TournamentSnapshot>,
        bytes: usize,
    ) -> watch::Receiver<Arc<TournamentSnapshot>> {
        self.make_room(bytes);
        self.looks += 1;
        self.bytes += bytes;
        self.slugs.insert(snapshot.header().id.clone(), slug.to_owned());
        let (snapshot, watching) = watch::channel(snapshot);
        self.by_slug.insert(slug.to_owned(), GalleryPicture { snapshot, bytes, looked: self.looks });
        watching
    }

    /// Evicts snapshots without subscribers until a quarter is free, so that it does not happen on every
    /// insertion.
    fn make_room(&mut self, bytes: usize) {
        if self.bytes + bytes <= ROOM {
            return;
        }
        let unwatched = self.by_slug.iter().filter(|(_, shown)| shown.snapshot.receiver_count() == 0);
        let mut unwatched: Vec<(u64, String)> =
            unwatched.map(|(slug, shown)| (shown.looked, slug.clone())).collect();
        unwatched.sort_unstable();
        for (_, slug) in unwatched {
            if self.bytes + bytes <= ROOM / 4 * 3 {
                return;
            }
            self.remove(&slug);
        }
    }

    fn remove(&mut self, slug: &str) {
        let Some(shown) = self.by_slug.remove(slug) else { return };
        self.bytes -= shown.bytes;
        self.slugs.remove(&shown.snapshot.borrow().header().id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_store::clubs::{self, ClubDetails};
    use lastcard_store::tournaments::{self, ImportTournament};
    use lastcard_store::{Location, Store};
    use lastcard_tournament::{Name, file};

    fn snapshot() -> Arc<TournamentSnapshot> {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
        let name = Name::parse("Aurora").unwrap();
        let details =
            ClubDetails { name, time_zone: lastcard_tournament::Zone::UTC, language: "en".to_owned() };
        let club = clubs::create(&store, &details).unwrap();
        let tournament = file::read(include_str!("../cli/demo/four_player.json")).unwrap();
        let import = ImportTournament { starts_at: chrono::Utc::now(), tournament };
        let header = tournaments::import(&store, &club.id, None, &import).unwrap();
        Arc::new(TournamentSnapshot::load(&store, &header.slug).unwrap())
    }

    #[test]
    fn who_is_looked_at_stays_and_who_was_long_ago_goes_first() {
        let (mut hung, snapshot) = (Hung::default(), snapshot());
        let watched = hung.add("watched", snapshot.clone(), ROOM / 4);
        for slug in ["first", "second", "third"] {
            hung.add(slug, snapshot.clone(), ROOM / 4);
        }
        hung.look("first").unwrap();
        hung.add("fourth", snapshot.clone(), ROOM / 4);
        let mut there: Vec<&str> = hung.by_slug.keys().map(String::as_str).collect();
        there.sort_unstable();
        assert_eq!(there, ["first", "fourth", "watched"]);
        assert_eq!(hung.bytes, ROOM / 4 * 3);
        drop(watched);
        hung.add("all", snapshot, ROOM);
        assert_eq!((hung.by_slug.len(), hung.bytes), (1, ROOM));
    }
}
