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
const CAPACITY_BYTES: usize = 256 << 20;

#[derive(Debug, Default)]
pub(super) struct SnapshotCache {
    state: Mutex<CacheState>,
    /// Locks for loading, indexed by a hash of the address, so that a tournament is loaded only once even if
    /// a whole hall requests it at the same time.
    loading: [Mutex<()>; 32],
    /// Notified when a scheduled change is added.
    pub(super) withheld: Notify,
}

#[derive(Debug, Default)]
struct CacheState {
    by_slug: HashMap<String, CacheEntry>,
    slugs: HashMap<TournamentId, String>,
    bytes: usize,
    clock: u64,
}

#[derive(Debug)]
struct CacheEntry {
    snapshot: watch::Sender<Arc<TournamentSnapshot>>,
    bytes: usize,
    /// Time of last use, as a count of all uses.
    last_used: u64,
}

impl SnapshotCache {
    /// A panic cannot leave partial data behind, because snapshots are replaced in one step.
    fn lock(&self) -> MutexGuard<'_, CacheState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the right to load the snapshot of an address.
    pub(super) fn loading_lock(&self, slug: &str) -> Option<MutexGuard<'_, ()>> {
        let mut hasher = DefaultHasher::new();
        slug.hash(&mut hasher);
        let place = hasher.finish() % self.loading.len() as u64;
        let line = self.loading.get(usize::try_from(place).ok()?)?;
        Some(line.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn get(&self, slug: &str) -> Option<Arc<TournamentSnapshot>> {
        self.lock().get(slug).map(|entry| entry.snapshot.borrow().clone())
    }

    /// Returns the version that the public sees at an address, without handing out the snapshot.
    pub(super) fn version(&self, slug: &str) -> Option<String> {
        self.lock().get(slug).and_then(|entry| Some(entry.snapshot.borrow().for_public()?.version()))
    }

    pub(super) fn watch(&self, slug: &str) -> Option<watch::Receiver<Arc<TournamentSnapshot>>> {
        self.lock().get(slug).map(|entry| entry.snapshot.subscribe())
    }

    /// Returns the number of snapshots and their approximate size in bytes.
    pub(super) fn usage(&self) -> (usize, usize) {
        let state = self.lock();
        (state.by_slug.len(), state.bytes)
    }

    pub(super) fn get_by_id(&self, tournament: &TournamentId) -> Option<Arc<TournamentSnapshot>> {
        let state = self.lock();
        Some(state.by_slug.get(state.slugs.get(tournament)?)?.snapshot.borrow().clone())
    }

    pub(super) fn filter(&self, which: impl Fn(&TournamentSnapshot) -> bool) -> Vec<Arc<TournamentSnapshot>> {
        let state = self.lock();
        let all = state.by_slug.values().map(|entry| entry.snapshot.borrow().clone());
        all.filter(|snapshot| which(snapshot)).collect()
    }

    /// Publishes a snapshot, unless the cached one is newer.
    pub(super) fn publish(
        &self,
        slug: &str,
        snapshot: Arc<TournamentSnapshot>,
    ) -> watch::Receiver<Arc<TournamentSnapshot>> {
        let mut state = self.lock();
        let bytes = snapshot.bytes();
        if snapshot.due_at().is_some() {
            self.withheld.notify_one();
        }
        let Some(entry) = state.by_slug.get_mut(slug) else { return state.add(slug, snapshot, bytes) };
        let changed = entry.snapshot.send_if_modified(|current| {
            let changes = snapshot.is_newer_than(current);
            if changes {
                *current = snapshot;
            }
            changes
        });
        let watching = entry.snapshot.subscribe();
        if changed {
            let before = std::mem::replace(&mut entry.bytes, bytes);
            state.bytes = state.bytes + bytes - before;
        }
        watching
    }

    pub(super) fn evict(&self, slug: &str) {
        self.lock().remove(slug);
    }

    /// Evicts the snapshot at an address if it is of another tournament, which was deleted. This ends its subscriptions.
    pub(super) fn evict_other(&self, slug: &str, tournament: &TournamentId) {
        let mut state = self.lock();
        let is_other = |entry: &CacheEntry| entry.snapshot.borrow().header().id != *tournament;
        if state.by_slug.get(slug).is_some_and(is_other) {
            state.remove(slug);
        }
    }

    /// Returns the number of subscribers to the tournament at an address.
    pub(super) fn subscriber_count(&self, slug: &str) -> usize {
        self.lock().by_slug.get(slug).map_or(0, |entry| entry.snapshot.receiver_count())
    }

    /// Returns the address of a tournament whose snapshot is cached.
    pub(super) fn slug_of(&self, tournament: &TournamentId) -> Option<String> {
        self.lock().slugs.get(tournament).cloned()
    }
}

impl CacheState {
    fn get(&mut self, slug: &str) -> Option<&CacheEntry> {
        self.clock += 1;
        let entry = self.by_slug.get_mut(slug)?;
        entry.last_used = self.clock;
        Some(entry)
    }

    fn add(
        &mut self,
        slug: &str,
        snapshot: Arc<TournamentSnapshot>,
        bytes: usize,
    ) -> watch::Receiver<Arc<TournamentSnapshot>> {
        self.make_room(bytes);
        self.clock += 1;
        self.bytes += bytes;
        self.slugs.insert(snapshot.header().id.clone(), slug.to_owned());
        let (snapshot, watching) = watch::channel(snapshot);
        self.by_slug.insert(slug.to_owned(), CacheEntry { snapshot, bytes, last_used: self.clock });
        watching
    }

    /// Evicts snapshots without subscribers until a quarter of the capacity is free, so that not every
    /// insertion has to evict some.
    fn make_room(&mut self, bytes: usize) {
        if self.bytes + bytes <= CAPACITY_BYTES {
            return;
        }
        let unwatched = self.by_slug.iter().filter(|(_, entry)| entry.snapshot.receiver_count() == 0);
        let mut unwatched: Vec<(u64, String)> =
            unwatched.map(|(slug, entry)| (entry.last_used, slug.clone())).collect();
        unwatched.sort_unstable();
        for (_, slug) in unwatched {
            if self.bytes + bytes <= CAPACITY_BYTES / 4 * 3 {
                return;
            }
            self.remove(&slug);
        }
    }

    fn remove(&mut self, slug: &str) {
        let Some(entry) = self.by_slug.remove(slug) else { return };
        self.bytes -= entry.bytes;
        self.slugs.remove(&entry.snapshot.borrow().header().id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_store::clubs::{self, ClubDetails};
    use lastcard_store::tournaments::{self, TournamentImport};
    use lastcard_store::{Location, Store};
    use lastcard_tournament::{Name, file};

    fn snapshot() -> Arc<TournamentSnapshot> {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
        let name = Name::parse("Aurora").unwrap();
        let details =
            ClubDetails { name, time_zone: lastcard_tournament::Zone::UTC, language: "en".to_owned() };
        let club = clubs::create(&store, &details).unwrap();
        let tournament = file::read(include_str!("../../tests/evenings/four_player.json")).unwrap();
        let import = TournamentImport { starts_at: chrono::Utc::now(), tournament };
        let header = tournaments::import(&store, &club.id, None, &import).unwrap();
        Arc::new(TournamentSnapshot::load(&store, &header.slug).unwrap())
    }

    #[test]
    fn the_least_recently_used_unwatched_snapshot_is_evicted() {
        let (mut state, snapshot) = (CacheState::default(), snapshot());
        let watched = state.add("watched", snapshot.clone(), CAPACITY_BYTES / 4);
        for slug in ["first", "second", "third"] {
            state.add(slug, snapshot.clone(), CAPACITY_BYTES / 4);
        }
        state.get("first").unwrap();
        state.add("fourth", snapshot.clone(), CAPACITY_BYTES / 4);
        let mut there: Vec<&str> = state.by_slug.keys().map(String::as_str).collect();
        there.sort_unstable();
        assert_eq!(there, ["first", "fourth", "watched"]);
        assert_eq!(state.bytes, CAPACITY_BYTES / 4 * 3);
        drop(watched);
        state.add("all", snapshot, CAPACITY_BYTES);
        assert_eq!((state.by_slug.len(), state.bytes), (1, CAPACITY_BYTES));
    }
}
