//! Metrics of the store: durations and failures of the database.

use std::time::Instant;

use prometheus_client::metrics::{counter::Counter, family::Family, histogram::Histogram};
use prometheus_client::registry::Registry;

use super::StoreError;

/// Name and value of a metric's label, both fixed in the code.
pub type Label = [(&'static str, &'static str); 1];

/// Upper bounds of the histogram's buckets in seconds, from a write to a file up to the longest wait for a database.
const BOUNDS: [f64; 10] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1.0, 2.5];

/// Creates a histogram for operations that wait for the disk, in seconds.
pub fn disk_histogram() -> Histogram {
    Histogram::new(BOUNDS)
}

/// Metrics of a store, shared by its clones.
#[derive(Debug, Clone)]
pub(super) struct StoreMetrics {
    by_operation: Family<Label, Histogram>,
    pub(super) reads: Histogram,
    pub(super) writes: Histogram,
    failures: Family<Label, Counter>,
}

impl Default for StoreMetrics {
    fn default() -> Self {
        let by_operation = Family::<Label, Histogram>::new_with_constructor(disk_histogram);
        let of = |operation| by_operation.get_or_create_owned(&[("operation", operation)]);
        let (reads, writes, failures) = (of("read"), of("write"), Family::<Label, Counter>::default());
        // Rates need a sample from before the first failure.
        for reason in ["unavailable", "full", "damaged", "contended", "failed"] {
            drop(failures.get_or_create_owned(&[("reason", reason)]));
        }
        Self { by_operation, reads, writes, failures }
    }
}

impl StoreMetrics {
    pub(super) fn observe(&self, times: &Histogram, began: Instant, error: Option<&StoreError>) {
        times.observe(began.elapsed().as_secs_f64());
        match error {
            // Not finding a row is a normal answer.
            None | Some(StoreError::NotFound) => {}
            Some(error) => {
                self.failures.get_or_create(&[("reason", error.into())]).inc();
            }
        }
    }

    pub(super) fn register(&self, registry: &mut Registry) {
        let took = "Seconds that the database took, including the wait for a connection and retries";
        registry.register("database_seconds", took, self.by_operation.clone());
        registry.register("database_failures", "Failures of the database, by reason", self.failures.clone());
    }
}
