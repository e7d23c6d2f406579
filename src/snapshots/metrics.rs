//! Metrics of results and moves that are written to disk.

use std::time::Instant;

use prometheus_client::metrics::{counter::Counter, family::Family, histogram::Histogram};
use prometheus_client::registry::Registry;

use super::Snapshots;
use super::played_hands::MoveError;
use lastcard_store::entries::{RecordError, RecordOutcome};
use lastcard_store::{Label, disk_histogram};

/// Counters of results and moves; clones share them.
#[derive(Debug, Clone)]
pub(super) struct SnapshotMetrics {
    results: Family<Label, Counter>,
    moves: Family<Label, Counter>,
    by_queue: Family<Label, Histogram>,
    pub(super) result_writes: Histogram,
    pub(super) move_writes: Histogram,
}

/// Sizes of queues and caches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SnapshotCounts {
    /// Number of results waiting to be committed.
    pub results_waiting: usize,
    /// Number of batches of moves waiting to be committed.
    pub moves_waiting: usize,
    /// Number of tournament snapshots in memory.
    pub snapshots: usize,
    /// Approximate size of the snapshots in bytes.
    pub snapshot_bytes: usize,
    /// Number of played hands in memory.
    pub hands: usize,
}

impl Default for SnapshotMetrics {
    fn default() -> Self {
        let by_queue = Family::<Label, Histogram>::new_with_constructor(disk_histogram);
        let of = |queue| by_queue.get_or_create_owned(&[("queue", queue)]);
        let (result_writes, move_writes) = (of("results"), of("moves"));
        let metrics = Self {
            results: Family::default(),
            moves: Family::default(),
            by_queue,
            result_writes,
            move_writes,
        };
        // Starts every counter at 0, because a rate needs a value before the first event.
        for outcome in ["recorded", "conflict", "refused", "failed"] {
            drop(metrics.results.get_or_create_owned(&[("outcome", outcome)]));
        }
        for outcome in ["made", "refused", "failed"] {
            drop(metrics.moves.get_or_create_owned(&[("outcome", outcome)]));
        }
        metrics
    }
}

impl SnapshotMetrics {
    pub(super) fn count_result(&self, done: &Result<RecordOutcome, RecordError>) {
        let outcome = match done {
            Ok(RecordOutcome { first: true, .. }) => "recorded",
            Ok(RecordOutcome { first: false, .. }) => "repeated",
            Err(RecordError::Store(_)) => "failed",
            Err(refused) => refused.into(),
        };
        self.results.get_or_create(&[("outcome", outcome)]).inc();
    }

    /// Counts moves that have been written to disk.
    pub(super) fn count_moves(&self, moves: usize) {
        self.moves.get_or_create(&[("outcome", "made")]).inc_by(moves as u64);
    }

    /// Counts the last moves of a hand, and the result that it recorded automatically.
    pub(super) fn count_hand_end(&self, moves: usize, is_recorded: bool) {
        self.count_moves(moves);
        if is_recorded {
            self.results.get_or_create(&[("outcome", "recorded")]).inc();
        }
    }

    pub(super) fn count_move_error(&self, why: &MoveError) {
        let outcome = match why {
            MoveError::Store(_) => "failed",
            why => why.into(),
        };
        self.moves.get_or_create(&[("outcome", outcome)]).inc();
    }
}

pub(super) fn timed<T>(times: &Histogram, write: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let done = write();
    times.observe(began.elapsed().as_secs_f64());
    done
}

impl Snapshots {
    /// Returns the sizes of queues and caches.
    pub fn counts(&self) -> SnapshotCounts {
        let (snapshots, snapshot_bytes) = self.cache.usage();
        SnapshotCounts {
            results_waiting: self.result_queue.waiting_count(),
            moves_waiting: self.hands.moves.waiting_count(),
            snapshots,
            snapshot_bytes,
            hands: self.hands.hand_count(),
        }
    }

    /// Registers these metrics with Prometheus.
    pub fn register(&self, registry: &mut Registry) {
        let metrics = &self.metrics;
        let results = "Submitted results, by outcome";
        registry.register("results", results, metrics.results.clone());
        registry.register("moves", "Moves of hands played on phones, by outcome", metrics.moves.clone());
        let took = "Seconds to write a batch";
        registry.register("queue_write_seconds", took, metrics.by_queue.clone());
    }
}
