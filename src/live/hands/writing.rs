//! Moves on their way to disk. Those that wait at the same time, of whatever hands, are written together; nobody sees one before.

use std::sync::{Arc, mpsc};

use tokio::sync::{OwnedMutexGuard, oneshot};

use super::Moment;
use super::registry::Running;
use crate::Live;
use crate::lanes::{Lanes, given_up};
use crate::meters::timed;
use lastcard_store::StoreError;
use lastcard_store::dealt::{self, Appended, NewMoves};

/// The moves that wait.
pub(crate) type Moves = Lanes<(), NewMoves, AppendResult>;

type AppendResult = Result<Appended, StoreError>;

impl Live {
    /// Writes moves, for whoever may wait for the database.
    pub(super) fn write_moves(&self, new: NewMoves) -> AppendResult {
        let (told, hears) = mpsc::channel();
        // Who stands in line listens.
        if self.hands.moves.join(&(), new, move |done| drop(told.send(done))) {
            self.serve_moves();
        }
        hears.recv().unwrap_or_else(given_up)
    }

    /// Writes the moves that made a hand what `after` is, and then shows it, whether or not somebody still waits for that. Nothing where
    /// another copy of the program was faster. `first` is the place in the hand's line.
    pub(super) async fn write_and_show(
        &self,
        hand: Arc<Running>,
        new: NewMoves,
        after: Moment,
        first: OwnedMutexGuard<()>,
    ) -> Result<Option<Arc<Moment>>, StoreError> {
        let (told, hears) = oneshot::channel();
        let tell = move |done: AppendResult| {
            let shown = done.map(|done| (done == Appended::Written).then(|| hand.show(after)));
            drop(first);
            // Who gave up waiting needs no answer.
            drop(told.send(shown));
        };
        if self.hands.moves.join(&(), new, tell) {
            let live = self.clone();
            drop(tokio::task::spawn_blocking(move || live.serve_moves()));
        }
        hears.await.unwrap_or_else(given_up)
    }

    fn serve_moves(&self) {
        self.hands.moves.serve(&(), |news| {
            let done = timed(&self.meters.move_writes, || self.write_together(news));
            let made = news.iter().zip(&done).filter(|(_, done)| matches!(done, Ok(Appended::Written)));
            self.meters.made(made.map(|(new, _)| new.moves.len()).sum());
            done
        });
    }

    /// Writes moves in one transaction; where it fails, those of each hand by themselves, so that none keeps out another.
    fn write_together(&self, news: &[NewMoves]) -> Vec<AppendResult> {
        let together = (news.len() > 1).then(|| dealt::append_together(self.store(), news));
        match together {
            Some(Ok(done)) => done.into_iter().map(Ok).collect(),
            Some(Err(_)) | None => news.iter().map(|new| dealt::append(self.store(), new)).collect(),
        }
    }
}
