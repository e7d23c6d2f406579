//! Batch queues for writes. Writes that wait in a queue at the same time are committed together, with a
//! single flush to disk. The first caller to join an empty queue commits writes until the queue is empty
//! again.

use std::{
    collections::{HashMap, VecDeque, hash_map::Entry},
    fmt,
    hash::Hash,
    sync::{Mutex, MutexGuard, PoisonError},
};

use lastcard_store::StoreError;

const MAX_BATCH: usize = 256;

/// A waiting write, with the callback for its outcome. A callback that is dropped without being called means
/// that the write was cancelled.
struct QueuedWrite<N, D> {
    new: N,
    tell: Box<dyn FnOnce(D) + Send>,
}

/// Waiting writes, by queue. Every queue in the map has a caller that commits its writes.
pub(super) struct BatchQueues<L, N, D>(Mutex<Queues<L, N, D>>);

type Queues<L, N, D> = HashMap<L, VecDeque<QueuedWrite<N, D>>>;

impl<L, N, D> Default for BatchQueues<L, N, D> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<L: fmt::Debug, N, D> fmt::Debug for BatchQueues<L, N, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.lock().keys()).finish()
    }
}

/// Guard held by the caller that drains a queue. If draining ends early, for example because of a panic, the
/// guard removes the queue with its waiting writes, and the next caller starts a new one.
struct DrainGuard<'a, L: Eq + Hash, N, D> {
    queues: &'a BatchQueues<L, N, D>,
    key: &'a L,
    /// True once the queue has been emptied and removed. A queue with this key in the map then belongs to
    /// another caller.
    is_over: bool,
}

impl<L: Eq + Hash, N, D> Drop for DrainGuard<'_, L, N, D> {
    fn drop(&mut self) {
        if !self.is_over {
            self.queues.lock().remove(self.key);
        }
    }
}

impl<L: Eq + Hash + Clone, N, D> BatchQueues<L, N, D> {
    /// Joins a queue. Returns true if the queue was empty, so that the caller has to [drain](Self::drain) it.
    pub(super) fn enqueue(&self, key: &L, new: N, tell: impl FnOnce(D) + Send + 'static) -> bool {
        let waits = QueuedWrite { new, tell: Box::new(tell) };
        match self.lock().entry(key.clone()) {
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

    /// Commits the writes of a queue until it is empty. `write` returns the outcomes in the same order.
    pub(super) fn drain(&self, key: &L, mut write: impl FnMut(&[N]) -> Vec<D>) {
        let mut turn = DrainGuard { queues: self, key, is_over: false };
        loop {
            let next = self.take(key);
            if next.is_empty() {
                turn.is_over = true;
                return;
            }
            let (news, tells): (Vec<_>, Vec<_>) = next.into_iter().map(|one| (one.new, one.tell)).unzip();
            tells.into_iter().zip(write(&news)).for_each(|(tell, done)| tell(done));
        }
    }

    /// Takes the next batch, and removes the queue if it is empty.
    fn take(&self, key: &L) -> Vec<QueuedWrite<N, D>> {
        let mut queues = self.lock();
        let Some(queue) = queues.get_mut(key) else { return Vec::new() };
        let next: Vec<_> = queue.drain(..queue.len().min(MAX_BATCH)).collect();
        if next.is_empty() {
            queues.remove(key);
        }
        next
    }
}

impl<L, N, D> BatchQueues<L, N, D> {
    /// Returns the number of waiting writes, not including the batch that is being committed.
    pub(super) fn waiting_count(&self) -> usize {
        self.lock().values().map(VecDeque::len).sum()
    }

    fn lock(&self) -> MutexGuard<'_, Queues<L, N, D>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Error for a write that got no outcome.
pub(super) fn cancelled<T, E: From<StoreError>>(_: impl Sized) -> Result<T, E> {
    Err(StoreError::Unavailable("the write was cancelled".to_owned()).into())
}
