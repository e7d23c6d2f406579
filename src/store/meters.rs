//! What is counted where it happens: how long the database takes, and why it failed.

use std::time::Instant;

use prometheus_client::metrics::{counter::Counter, family::Family, histogram::Histogram};
use prometheus_client::registry::Registry;

use super::StoreError;

/// The name of a label and its value. Nobody outside chooses either.
pub type Label = [(&'static str, &'static str); 1];

/// The bounds of times, in seconds: from what a file takes to how long anybody waits for a database.
const BOUNDS: [f64; 10] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1.0, 2.5];

/// Times of what waits for the disk, in seconds.
pub fn disk_times() -> Histogram {
    Histogram::new(BOUNDS)
}

/// What a store counts. A clone counts on with it.
#[derive(Debug, Clone)]
pub(super) struct StoreMeters {
    by_operation: Family<Label, Histogram>,
    pub(super) reads: Histogram,
    pub(super) writes: Histogram,
    failures: Family<Label, Counter>,
}

impl Default for StoreMeters {
    fn default() -> Self {
        let by_operation = Family::<Label, Histogram>::new_with_constructor(disk_times);
        let of = |operation| by_operation.get_or_create_owned(&[("operation", operation)]);
        let (reads, writes, failures) = (of("read"), of("write"), Family::<Label, Counter>::default());
        // A rate needs a number from before the first one.
        for reason in ["unavailable", "full", "damaged", "contended", "failed"] {
            drop(failures.get_or_create_owned(&[("reason", reason)]));
        }
        Self { by_operation, reads, writes, failures }
    }
}

impl StoreMeters {
    /// Notes how long something took that began then, and how it ended.
    pub(super) fn note(&self, times: &Histogram, began: Instant, error: Option<&StoreError>) {
        times.observe(began.elapsed().as_secs_f64());
        match error {
            // Whoever asks for what is not there is answered.
            None | Some(StoreError::NotFound) => {}
            Some(error) => {
                self.failures.get_or_create(&[("reason", error.into())]).inc();
            }
        }
    }

    pub(super) fn register(&self, registry: &mut Registry) {
        let took = "Seconds that the database took, waiting for a connection and repeating included";
        registry.register("database_seconds", took, self.by_operation.clone());
        registry.register("database_failures", "What the database failed at", self.failures.clone());
    }
}
