//! What waits to be written. Whatever waits in a lane at the same time is written together, so that one flush to disk serves it all;
//! whoever finds a lane empty writes what comes into it, until nothing does.

use std::{
    collections::{HashMap, VecDeque, hash_map::Entry},
    fmt,
    hash::Hash,
    sync::{Mutex, MutexGuard, PoisonError},
};

use lastcard_store::StoreError;

/// So much is written together at most.
const TOGETHER: usize = 256;

/// Something that is to be written, and how whoever waits for it is told what became of it: nothing where that is never called.
struct Waiting<N, D> {
    new: N,
    tell: Box<dyn FnOnce(D) + Send>,
}

/// What waits, by lane. Wherever there is a lane, somebody writes what stands in it.
pub(super) struct Lanes<L, N, D>(Mutex<Queues<L, N, D>>);

type Queues<L, N, D> = HashMap<L, VecDeque<Waiting<N, D>>>;

impl<L, N, D> Default for Lanes<L, N, D> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<L: fmt::Debug, N, D> fmt::Debug for Lanes<L, N, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.lock().keys()).finish()
    }
}

/// Whoever writes a lane. However that ends, the next one who comes begins anew.
struct LaneTurn<'a, L: Eq + Hash, N, D> {
    lanes: &'a Lanes<L, N, D>,
    lane: &'a L,
    /// Whether the lane was left empty; the one that is there now is somebody else's.
    is_over: bool,
}

impl<L: Eq + Hash, N, D> Drop for LaneTurn<'_, L, N, D> {
    fn drop(&mut self) {
        if !self.is_over {
            self.lanes.lock().remove(self.lane);
        }
    }
}

impl<L: Eq + Hash + Clone, N, D> Lanes<L, N, D> {
    /// Stands in line; whether there was none, so that whoever came has to [serve](Self::serve) it.
    pub(super) fn join(&self, lane: &L, new: N, tell: impl FnOnce(D) + Send + 'static) -> bool {
        let waits = Waiting { new, tell: Box::new(tell) };
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

    /// Writes what waits in a lane, until nothing does. `write` says of each what became of it.
    pub(super) fn serve(&self, lane: &L, mut write: impl FnMut(&[N]) -> Vec<D>) {
        let mut turn = LaneTurn { lanes: self, lane, is_over: false };
        loop {
            let next = self.take(lane);
            if next.is_empty() {
                turn.is_over = true;
                return;
            }
            let (news, tells): (Vec<_>, Vec<_>) = next.into_iter().map(|one| (one.new, one.tell)).unzip();
            tells.into_iter().zip(write(&news)).for_each(|(tell, done)| tell(done));
        }
    }

    /// What is written next; where nothing is left the lane is gone.
    fn take(&self, lane: &L) -> Vec<Waiting<N, D>> {
        let mut lanes = self.lock();
        let Some(queue) = lanes.get_mut(lane) else { return Vec::new() };
        let next: Vec<_> = queue.drain(..queue.len().min(TOGETHER)).collect();
        if next.is_empty() {
            lanes.remove(lane);
        }
        next
    }
}

impl<L, N, D> Lanes<L, N, D> {
    /// How much waits, beside what is written just now.
    pub(super) fn waiting(&self) -> usize {
        self.lock().values().map(VecDeque::len).sum()
    }

    fn lock(&self) -> MutexGuard<'_, Queues<L, N, D>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The answer to who waited for a write that was never told.
pub(super) fn given_up<T, E: From<StoreError>>(_: impl Sized) -> Result<T, E> {
    Err(StoreError::Unavailable("the write was given up".to_owned()).into())
}
