//! The result queue. Results that wait at the same time are committed together, with a single flush to disk.
//! They are answered after it, and a waiting request holds no thread.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::mpsc,
};

use tokio::sync::oneshot;

use super::{
    Live,
    batch_queue::{BatchQueues, cancelled},
    metrics::timed,
};
use lastcard_store::{
    Location, TournamentId,
    entries::{self, KnownVersions, RecordEntry, RecordError, Recorded},
    tournaments::TournamentRecord,
};

/// Number of a batch queue. All results of a tournament are in the same queue.
type Shard = u64;

/// Number of queues on a server: one can be judged while another waits for its disk. A SQLite file has a
/// single writer.
const SHARDS: u64 = 2;

/// Waiting results, by batch queue.
pub(super) type ResultQueue = BatchQueues<Shard, RecordEntry, RecordResult>;

type RecordResult = Result<Recorded, RecordError>;

fn shard_of(tournament: &TournamentId) -> Shard {
    let mut hasher = DefaultHasher::new();
    tournament.hash(&mut hasher);
    hasher.finish() % SHARDS
}

impl Live {
    /// Records a result and publishes it.
    pub fn record(&self, new: &RecordEntry) -> RecordResult {
        let (told, hears) = mpsc::channel();
        // The receiver outlives the job.
        let (shard, is_first) = self.enqueue(new.clone(), move |done| drop(told.send(done)));
        if is_first {
            self.write(shard);
        }
        hears.recv().unwrap_or_else(cancelled)
    }

    /// [`Live::record`] without blocking a thread.
    pub async fn record_async(&self, new: RecordEntry) -> RecordResult {
        let (told, hears) = oneshot::channel();
        // No receiver: the caller has stopped waiting.
        let (shard, is_first) = self.enqueue(new, move |done| drop(told.send(done)));
        if is_first {
            let live = self.clone();
            // Written even if the sender has stopped waiting.
            drop(tokio::task::spawn_blocking(move || live.write(shard)));
        }
        hears.await.unwrap_or_else(cancelled)
    }

    fn enqueue(&self, new: RecordEntry, tell: impl FnOnce(RecordResult) + Send + 'static) -> (Shard, bool) {
        let shard = match self.store.location() {
            Location::Sqlite(_) => 0,
            Location::Postgres(_) => shard_of(&new.tournament),
        };
        let is_first = self.result_queue.join(&shard, new, tell);
        (shard, is_first)
    }

    /// Commits the results of a queue until it is empty.
    fn write(&self, shard: Shard) {
        self.result_queue.serve(&shard, |news| {
            let news = news.iter().collect::<Vec<_>>();
            let done = timed(&self.metrics.result_writes, || self.record_together(&news));
            for one in &done {
                self.metrics.recorded(one);
            }
            done
        });
    }

    /// Commits results together. If that fails, commits each one by itself, so that one cannot block the
    /// others.
    fn record_together(&self, news: &[&RecordEntry]) -> Vec<RecordResult> {
        let known = news.iter().filter_map(|new| self.cache.of(&new.tournament));
        let known: KnownVersions =
            known.map(|snapshot| (snapshot.header().id.clone(), snapshot.stored.clone())).collect();
        match entries::record_all(&self.store, &known, news) {
            Ok((now, done)) => {
                for stored in now.into_values() {
                    let id = stored.header.id.clone();
                    if self.show_recorded(stored) {
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
    pub(super) fn show_recorded(&self, stored: TournamentRecord) -> bool {
        let Some(before) = self.cache.of(&stored.header.id) else {
            // Nobody watches the tournament, but other pages may show its club.
            self.tell_club(&stored.header.club_id);
            return false;
        };
        let (mark, id) = (stored.mark(), stored.header.id.clone());
        if before.mark() == mark {
            return false;
        }
        let (on_phones, slug) = (stored.phones != before.stored.phones, stored.header.slug.clone());
        let shown =
            before.with(&self.store, stored).map(|snapshot| self.cache.publish(&slug, snapshot.into()));
        // Two snapshots built at the same time may each lack the other's changes.
        let behind = self.cache.of(&id).is_some_and(|shown| !shown.mark().covers(mark));
        if (behind || shown.is_err())
            && let Err(error) = self.refresh(&id)
        {
            tracing::warn!(%error, tournament = %id, "the picture is behind");
        }
        self.tell_club(&before.club.id);
        on_phones
    }
}
