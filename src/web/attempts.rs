//! Counts failures, so that passwords and codes cannot be guessed. Requests are not counted: a whole hall may share
//! one address.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many different keys are remembered at most; beyond that the expired ones are dropped.
const MOST_KEYS: usize = 10_000;

/// Failures by key (an address, a login) within a window of time.
#[derive(Debug)]
pub struct Attempts {
    most: u32,
    window: Duration,
    failures: Mutex<HashMap<String, (u32, Instant)>>,
}

impl Attempts {
    /// Closes a key after `most` failures until `window` has passed since the first of them.
    pub fn new(most: u32, window: Duration) -> Self {
        Self { most, window, failures: Mutex::new(HashMap::new()) }
    }

    /// Whether this key has failed too often just now.
    pub fn closed(&self, key: &str) -> bool {
        self.closed_at(key, Instant::now())
    }

    /// Notes a failure.
    pub fn failed(&self, key: &str) {
        self.failed_at(key, Instant::now());
    }

    /// Forgets the failures of a key that got it right.
    pub fn succeeded(&self, key: &str) {
        self.lock().remove(key);
    }

    /// Takes one failure back.
    pub fn forgive(&self, key: &str) {
        if let Some((count, _)) = self.lock().get_mut(key) {
            *count = count.saturating_sub(1);
        }
    }

    fn closed_at(&self, key: &str, now: Instant) -> bool {
        self.lock().get(key).is_some_and(|(count, since)| *count >= self.most && now - *since < self.window)
    }

    fn failed_at(&self, key: &str, now: Instant) {
        let mut failures = self.lock();
        if failures.len() >= MOST_KEYS {
            failures.retain(|_, (_, since)| now - *since < self.window);
        }
        let entry = failures.entry(key.to_owned()).or_insert((0, now));
        if now - entry.1 >= self.window {
            *entry = (0, now);
        }
        entry.0 += 1;
    }

    /// A counter that a panicking thread left behind is still a good counter.
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, (u32, Instant)>> {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closes_after_the_failures_and_opens_after_the_window() {
        let attempts = Attempts::new(3, Duration::from_mins(10));
        let start = Instant::now();
        for _ in 0..3 {
            assert!(!attempts.closed_at("anna", start));
            attempts.failed_at("anna", start);
        }
        assert!(attempts.closed_at("anna", start));
        assert!(!attempts.closed_at("boris", start));
        assert!(!attempts.closed_at("anna", start + Duration::from_mins(10)));
        attempts.failed_at("anna", start + Duration::from_mins(11));
        assert!(!attempts.closed_at("anna", start + Duration::from_mins(11)));
    }

    #[test]
    fn a_success_forgets() {
        let attempts = Attempts::new(1, Duration::from_mins(10));
        attempts.failed("anna");
        assert!(attempts.closed("anna"));
        attempts.succeeded("anna");
        assert!(!attempts.closed("anna"));
    }
}
