//! Counts failures, so that passwords and codes cannot be guessed. Requests are not counted: a whole hall may share
//! one address.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many different keys are remembered at most.
const MOST_KEYS: usize = 10_000;

/// Failures by key (an address, a login) within a window of time. Whatever is sent, it takes no more than a few hundred
/// kilobytes: of a key only a hash is kept.
#[derive(Debug)]
pub struct Attempts {
    most: u32,
    window: Duration,
    places: usize,
    hasher: RandomState,
    counts: Mutex<AttemptCounts>,
}

#[derive(Debug, Default)]
struct AttemptCounts {
    failures: HashMap<u64, Failures>,
    /// While every place is taken by a closed key, keys that have none are closed as well.
    full_until: Option<Instant>,
}

#[derive(Debug, Clone, Copy)]
struct Failures {
    count: u32,
    /// When the first of them was.
    since: Instant,
    /// When the door was closed, or closed anew.
    closed: Option<Instant>,
}

impl Attempts {
    /// Closes a key after `most` failures until `window` has passed since the first of them.
    pub fn new(most: u32, window: Duration) -> Self {
        Self { most, window, places: MOST_KEYS, hasher: RandomState::new(), counts: Mutex::default() }
    }

    /// Whether this key has failed too often just now.
    pub fn closed(&self, key: impl Hash) -> bool {
        self.closed_at(self.hasher.hash_one(key), Instant::now()).is_some()
    }

    /// How long the key has been closed, if it is. Whoever goes on guessing at a closed door closes it anew after as many
    /// failures as closed it at first.
    pub fn closed_for(&self, key: impl Hash) -> Option<Duration> {
        let now = Instant::now();
        Some(now - self.closed_at(self.hasher.hash_one(key), now)?)
    }

    /// Notes a failure.
    pub fn failed(&self, key: impl Hash) {
        self.failed_at(self.hasher.hash_one(key), Instant::now());
    }

    /// Forgets the failures of a key: it got it right, or somebody vouches for it.
    pub fn succeeded(&self, key: impl Hash) {
        self.lock().failures.remove(&self.hasher.hash_one(key));
    }

    /// Takes one failure back.
    pub fn forgive(&self, key: impl Hash) {
        if let Some(failures) = self.lock().failures.get_mut(&self.hasher.hash_one(key)) {
            failures.count = failures.count.saturating_sub(1);
            if failures.count < self.most {
                failures.closed = None;
            }
        }
    }

    fn closed_at(&self, key: u64, now: Instant) -> Option<Instant> {
        let counts = self.lock();
        match counts.failures.get(&key) {
            Some(failures) if now - failures.since < self.window => failures.closed,
            _ => counts.full_until.filter(|until| now < *until).map(|_| now),
        }
    }

    fn failed_at(&self, key: u64, now: Instant) {
        let mut counts = self.lock();
        let before = counts.failures.get(&key).copied().filter(|it| now - it.since < self.window);
        if before.is_none() && !counts.make_room(self.places, self.window, now) {
            return;
        }
        let mut failures = before.unwrap_or(Failures { count: 0, since: now, closed: None });
        failures.count = failures.count.saturating_add(1);
        if failures.count.is_multiple_of(self.most) {
            failures.closed = Some(now);
        }
        counts.failures.insert(key, failures);
    }

    /// A counter that a panicking thread left behind is still a good counter.
    fn lock(&self) -> std::sync::MutexGuard<'_, AttemptCounts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AttemptCounts {
    /// Makes room for one more key; false where none can be made. The key that failed least goes first, so that nobody gets rid of
    /// own failures with a flood of others, and a closed one never: that would open its door.
    fn make_room(&mut self, places: usize, window: Duration, now: Instant) -> bool {
        if self.failures.len() >= places {
            self.failures.retain(|_, failures| now - failures.since < window);
        }
        if self.failures.len() < places {
            return true;
        }
        let open = self.failures.iter().filter(|(_, failures)| failures.closed.is_none());
        let least = open.min_by_key(|(_, failures)| (failures.count, failures.since)).map(|(key, _)| *key);
        if let Some(key) = least {
            return self.failures.remove(&key).is_some();
        }
        self.full_until = self.failures.values().map(|failures| failures.since + window).min();
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Duration = Duration::from_mins(10);

    fn three(places: usize) -> Attempts {
        Attempts { places, ..Attempts::new(3, WINDOW) }
    }

    fn is_closed(attempts: &Attempts, key: u64, now: Instant) -> bool {
        attempts.closed_at(key, now).is_some()
    }

    #[test]
    fn closes_after_the_failures_and_opens_after_the_window() {
        let (attempts, start) = (three(10), Instant::now());
        for _ in 0..3 {
            assert!(!is_closed(&attempts, 1, start));
            attempts.failed_at(1, start);
        }
        assert!(is_closed(&attempts, 1, start));
        assert!(!is_closed(&attempts, 2, start));
        assert!(!is_closed(&attempts, 1, start + WINDOW));
        attempts.failed_at(1, start + WINDOW + Duration::from_mins(1));
        assert!(!is_closed(&attempts, 1, start + WINDOW + Duration::from_mins(1)));
    }

    #[test]
    fn a_success_forgets() {
        let attempts = Attempts::new(1, WINDOW);
        attempts.failed("anna");
        assert!(attempts.closed("anna") && attempts.closed(String::from("anna")));
        attempts.succeeded("anna");
        assert!(!attempts.closed("anna"));
        attempts.failed("anna");
        attempts.forgive("anna");
        assert!(!attempts.closed("anna"));
    }

    #[test]
    fn b16_whoever_goes_on_guessing_closes_the_door_anew() {
        let (attempts, start) = (three(10), Instant::now());
        let at = |second| start + Duration::from_secs(second);
        for second in 1..=5 {
            attempts.failed_at(1, at(second));
        }
        assert_eq!(attempts.closed_at(1, at(9)), Some(at(3)));
        attempts.failed_at(1, at(6));
        assert_eq!(attempts.closed_at(1, at(9)), Some(at(6)));
    }

    #[test]
    fn f09_a_flood_of_keys_opens_no_door_and_takes_no_room() {
        let (attempts, start) = (three(100), Instant::now());
        (0..3).for_each(|_| attempts.failed_at(1, start));
        (0..2).for_each(|_| attempts.failed_at(2, start));
        (1000..5000).for_each(|key| attempts.failed_at(key, start));
        assert_eq!(attempts.lock().failures.len(), 100);
        assert!(is_closed(&attempts, 1, start));
        attempts.failed_at(2, start);
        assert!(is_closed(&attempts, 2, start), "its two failures were forgotten");
    }

    #[test]
    fn f09_where_every_place_is_closed_nobody_guesses_uncounted() {
        let (attempts, start) = (three(4), Instant::now());
        (0..4).for_each(|key| (0..3).for_each(|_| attempts.failed_at(key, start)));
        assert!(!is_closed(&attempts, 9, start));
        attempts.failed_at(9, start);
        assert!(is_closed(&attempts, 9, start));
        assert!((0..4).all(|key| is_closed(&attempts, key, start)));
        assert!(!is_closed(&attempts, 9, start + WINDOW));
    }
}
