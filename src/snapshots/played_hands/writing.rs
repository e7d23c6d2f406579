//! The batch queue of moves. Moves that wait at the same time, even in different hands, are committed
//! together; no move is shown before it has been committed.

use std::sync::{Arc, mpsc};

use tokio::sync::{OwnedMutexGuard, oneshot};

use super::HandSnapshot;
use super::registry::ActiveHand;
use crate::Snapshots;
use crate::batch_queue::{BatchQueues, cancelled};
use crate::metrics::timed;
use lastcard_store::StoreError;
use lastcard_store::played_hands::{self, AppendOutcome, NewMoves};

pub(crate) type MoveQueue = BatchQueues<(), NewMoves, AppendResult>;

type AppendResult = Result<AppendOutcome, StoreError>;

impl Snapshots {
    /// Commits moves, blocking the thread.
    pub(super) fn write_moves(&self, new: NewMoves) -> AppendResult {
        let (told, hears) = mpsc::channel();
        // The receiver outlives the job.
        if self.hands.moves.enqueue(&(), new, move |done| drop(told.send(done))) {
            self.drain_moves();
        }
        hears.recv().unwrap_or_else(cancelled)
    }

    /// Commits moves and then publishes `after`, the state that they lead to, even if the caller stops
    /// waiting. Returns `None` if another copy of the program was faster. `first` is the lock of the hand.
    pub(super) async fn write_and_publish(
        &self,
        hand: Arc<ActiveHand>,
        new: NewMoves,
        after: HandSnapshot,
        first: OwnedMutexGuard<()>,
    ) -> Result<Option<Arc<HandSnapshot>>, StoreError> {
        let (told, hears) = oneshot::channel();
        let tell = move |done: AppendResult| {
            let shown = done.map(|done| (done == AppendOutcome::Written).then(|| hand.publish(after)));
            drop(first);
            // No receiver: the caller has stopped waiting.
            drop(told.send(shown));
        };
        if self.hands.moves.enqueue(&(), new, tell) {
            let snapshots = self.clone();
            drop(tokio::task::spawn_blocking(move || snapshots.drain_moves()));
        }
        hears.await.unwrap_or_else(cancelled)
    }

    fn drain_moves(&self) {
        self.hands.moves.drain(&(), |news| {
            let done = timed(&self.metrics.move_writes, || self.write_together(news));
            let made = news.iter().zip(&done).filter(|(_, done)| matches!(done, Ok(AppendOutcome::Written)));
            self.metrics.count_moves(made.map(|(new, _)| new.moves.len()).sum());
            done
        });
    }

    /// Commits moves in one transaction. If that fails, commits those of each hand separately, so that one
    /// cannot block the others.
    fn write_together(&self, news: &[NewMoves]) -> Vec<AppendResult> {
        let together = (news.len() > 1).then(|| played_hands::append_together(self.store(), news));
        match together {
            Some(Ok(done)) => done.into_iter().map(Ok).collect(),
            Some(Err(_)) | None => news.iter().map(|new| played_hands::append(self.store(), new)).collect(),
        }
    }
}
