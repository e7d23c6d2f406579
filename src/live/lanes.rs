//! What waits to be written. Whatever waits in a lane at the same time is written together, so that one flush to disk serves it all;
//! whoever finds a lane empty writes what comes into it, until nothing does.

use std::{
    collections::{HashMap, VecDeque, hash_map::Entry},
    hash::Hash,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// So much is written together at most.
const TOGETHER: usize = 256;

/// What waits, by lane. Wherever there is a lane, somebody writes what stands in it.
#[derive(Debug)]
pub(super) struct Lanes<L, W>(Mutex<HashMap<L, VecDeque<W>>>);

impl<L, W> Default for Lanes<L, W> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

/// Whoever writes a lane. However that ends, the next one who comes begins anew.
struct Turn<'a, L: Eq + Hash, W> {
    lanes: &'a Lanes<L, W>,
    lane: &'a L,
    /// Whether the lane was left empty; the one that is there now is somebody else's.
    is_over: bool,
}

impl<L: Eq + Hash, W> Drop for Turn<'_, L, W> {
    fn drop(&mut self) {
        if !self.is_over {
            self.lanes.lock().remove(self.lane);
        }
    }
}

impl<L: Eq + Hash + Clone, W> Lanes<L, W> {
    /// Stands in line; whether there was none, so that whoever came has to [serve](Self::serve) it.
    pub(super) fn join(&self, lane: &L, waits: W) -> bool {
        match self.lock().entry(lane.clone()) {
            Entry::Occupied(mut queue) => {
                queue.get_mut().push_back(waits);
                false
            }
            Entry::Vacant(empty) => {
                empty.insert(VecDeque::from([waits]));
                true
            }
        }
    }

    /// Writes what waits in a lane, until nothing does.
    pub(super) fn serve(&self, lane: &L, mut write: impl FnMut(Vec<W>)) {
        let mut turn = Turn { lanes: self, lane, is_over: false };
        loop {
            let next = self.take(lane);
            if next.is_empty() {
                turn.is_over = true;
                return;
            }
            write(next);
        }
    }

    /// What is written next; where nothing is left the lane is gone.
    fn take(&self, lane: &L) -> Vec<W> {
        let mut lanes = self.lock();
        let Some(queue) = lanes.get_mut(lane) else { return Vec::new() };
        let next: Vec<W> = queue.drain(..queue.len().min(TOGETHER)).collect();
        if next.is_empty() {
            lanes.remove(lane);
        }
        next
    }
}

impl<L, W> Lanes<L, W> {
    fn lock(&self) -> MutexGuard<'_, HashMap<L, VecDeque<W>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
