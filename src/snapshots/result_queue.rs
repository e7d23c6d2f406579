//! The result queue. Results that wait at the same time are committed together, with a single flush to disk.
//! Requests are answered after the flush, and a waiting request holds no thread.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::mpsc,
};

use tokio::sync::oneshot;

use super::{
    Snapshots,
    batch_queue::{BatchQueues, cancelled},
    metrics::timed,
};
use lastcard_store::{
    Location, TournamentId,
    entries::{self, KnownVersions, NewEntry, RecordError, RecordOutcome},
    tournaments::TournamentRecord,
};

/// Index of a batch queue. All results of a tournament are in the same queue.
type Shard = u64;

/// Number of queues for PostgreSQL, so that the results in one queue can be judged while those in the other
/// are being written to disk. SQLite has a single writer and uses a single queue.
const SHARDS: u64 = 2;

pub(super) type ResultQueue = BatchQueues<Shard, NewEntry, RecordResult>;

type RecordResult = Result<RecordOutcome, RecordError>;

fn shard_of(tournament: &TournamentId) -> Shard {
    let mut hasher = DefaultHasher::new();
    tournament.hash(&mut hasher);
    hasher.finish() % SHARDS
}

impl Snapshots {
    /// Records a result and publishes it.
    pub fn record(&self, new: &NewEntry) -> RecordResult {
        let (told, hears) = mpsc::channel();
        // The receiver outlives the job.
        let (shard, is_first) = self.enqueue(new.clone(), move |done| drop(told.send(done)));
        if is_first {
            self.drain_results(shard);
        }
        hears.recv().unwrap_or_else(cancelled)
    }

    /// [`Snapshots::record`] without blocking a thread.
    pub async fn record_async(&self, new: NewEntry) -> RecordResult {
        let (told, hears) = oneshot::channel();
        // No receiver: the caller has stopped waiting.
        let (shard, is_first) = self.enqueue(new, move |done| drop(told.send(done)));
        if is_first {
            let snapshots = self.clone();
            // Written even if the sender has stopped waiting.
            drop(tokio::task::spawn_blocking(move || snapshots.drain_results(shard)));
        }
        hears.await.unwrap_or_else(cancelled)
    }

    fn enqueue(&self, new: NewEntry, tell: impl FnOnce(RecordResult) + Send + 'static) -> (Shard, bool) {
        let shard = match self.store.location() {
            Location::Sqlite(_) => 0,
            Location::Postgres(_) => shard_of(&new.tournament),
        };
        let is_first = self.result_queue.enqueue(&shard, new, tell);
        (shard, is_first)
    }

    fn drain_results(&self, shard: Shard) {
        self.result_queue.drain(&shard, |news| {
            let news = news.iter().collect::<Vec<_>>();
            let done = timed(&self.metrics.result_writes, || self.record_together(&news));
            for one in &done {
                self.metrics.count_result(one);
            }
            done
        });
    }

    /// Commits results together. If that fails, commits each one by itself, so that one cannot block the
    /// others.
    fn record_together(&self, news: &[&NewEntry]) -> Vec<RecordResult> {
        let known = news.iter().filter_map(|new| self.cache.get_by_id(&new.tournament));
        let known: KnownVersions =
            known.map(|snapshot| (snapshot.header().id.clone(), snapshot.stored.clone())).collect();
        match entries::record_all(&self.store, &known, news) {
            Ok((now, done)) => {
                for stored in now.into_values() {
                    let id = stored.header.id.clone();
                    if self.publish_recorded(stored) {
                        self.reread_hands(&id);
                    }
                }
                done
            }
            Err(error) if news.len() == 1 => vec![Err(error.into())],
            Err(_) => news.iter().flat_map(|new| self.record_together(&[new])).collect(),
        }
    }

    /// Publishes a tournament with the results recorded since its snapshot. Returns true if seats or played
    /// hands changed as well. Hands in memory are not reread, because the caller may hold the lock of one.
    pub(super) fn publish_recorded(&self, stored: TournamentRecord) -> bool {
        let Some(before) = self.cache.get_by_id(&stored.header.id) else {
            // Nobody watches the tournament, but other pages may show its club.
            self.notify_club(&stored.header.club_id);
            return false;
        };
        let (mark, id) = (stored.version(), stored.header.id.clone());
        if before.record_version() == mark {
            return false;
        }
        let (on_phones, slug) = (stored.phones != before.stored.phones, stored.header.slug.clone());
        let shown = before
            .with_record(&self.store, stored)
            .map(|snapshot| self.cache.publish(&slug, snapshot.into()));
        // Two snapshots built at the same time may each lack the other's changes.
        let behind = self.cache.get_by_id(&id).is_some_and(|shown| !shown.record_version().covers(mark));
        if (behind || shown.is_err())
            && let Err(error) = self.refresh(&id)
        {
            tracing::warn!(%error, tournament = %id, "the snapshot is behind");
        }
        self.notify_club(&before.club.id);
        on_phones
    }
}
