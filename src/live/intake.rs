//! Results on their way into the ledger. Those that wait at the same time are written together, so that one flush to disk serves them all;
//! nobody is answered before it.

use std::{
    collections::{HashMap, VecDeque, hash_map::Entry},
    sync::{
        Mutex, MutexGuard, PoisonError,
        mpsc::{Sender, channel},
    },
};

use super::Live;
use crate::store::{
    Location, StoreError, TournamentId,
    entries::{self, Known, RecordEntry, RecordError, Recorded},
    tournaments::Stored,
};

/// So many results share a transaction at most.
const TOGETHER: usize = 256;

/// Who waits for whom: a SQLite file has one writer for everything, on a server each tournament has its own.
type Lane = Option<TournamentId>;

/// The results that wait, by lane. Wherever there is a lane, somebody in it writes.
#[derive(Debug, Default)]
pub(super) struct Intake(Mutex<HashMap<Lane, VecDeque<Waiting>>>);

#[derive(Debug)]
struct Waiting {
    new: RecordEntry,
    told: Sender<Told>,
}

/// What somebody who waits is told.
#[derive(Debug)]
enum Told {
    /// It is theirs to write what waits now, their own result with it.
    Write,
    /// This became of their result.
    Done(Box<Result<Recorded, RecordError>>),
}

/// Lets the next one in a lane write, however the one before ended.
struct Turn<'a>(&'a Intake, &'a Lane);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut lanes = self.0.lanes();
        let next = lanes.get(self.1).and_then(VecDeque::front);
        if next.is_none_or(|next| next.told.send(Told::Write).is_err()) {
            lanes.remove(self.1);
        }
    }
}

impl Intake {
    fn lanes(&self) -> MutexGuard<'_, HashMap<Lane, VecDeque<Waiting>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stands in line. Who is first in a lane writes at once.
    fn join(&self, lane: &Lane, waiting: Waiting) {
        match self.lanes().entry(lane.clone()) {
            Entry::Occupied(mut queue) => queue.get_mut().push_back(waiting),
            Entry::Vacant(empty) => {
                // Who stands in line listens.
                let _ = waiting.told.send(Told::Write);
                empty.insert(VecDeque::from([waiting]));
            }
        }
    }

    fn take(&self, lane: &Lane) -> Vec<Waiting> {
        let mut lanes = self.lanes();
        let Some(queue) = lanes.get_mut(lane) else { return Vec::new() };
        queue.drain(..queue.len().min(TOGETHER)).collect()
    }
}

impl Live {
    /// Records a result and shows it.
    pub fn record(&self, new: &RecordEntry) -> Result<Recorded, RecordError> {
        let lane = match self.store.location() {
            Location::Sqlite(_) => None,
            Location::Postgres(_) => Some(new.tournament.clone()),
        };
        let (told, hears) = channel();
        self.intake.join(&lane, Waiting { new: new.clone(), told });
        loop {
            match hears.recv() {
                Ok(Told::Write) => self.write(&lane),
                Ok(Told::Done(done)) => return *done,
                Err(_) => return Err(StoreError::Unavailable("the write was given up".to_owned()).into()),
            }
        }
    }

    /// Writes what waits in a lane.
    fn write(&self, lane: &Lane) {
        let _turn = Turn(&self.intake, lane);
        let waiting = self.intake.take(lane);
        let news: Vec<&RecordEntry> = waiting.iter().map(|one| &one.new).collect();
        let done = self.record_together(&news);
        for (one, done) in waiting.iter().zip(done) {
            // Who gave up waiting needs no answer.
            let _ = one.told.send(Told::Done(done.into()));
        }
    }

    /// Records results in one transaction; where it fails, each in one of its own, so that none keeps out another.
    fn record_together(&self, news: &[&RecordEntry]) -> Vec<Result<Recorded, RecordError>> {
        let known = news.iter().filter_map(|new| self.picture_of(&new.tournament));
        let known: Known =
            known.map(|picture| (picture.header().id.clone(), picture.stored.clone())).collect();
        match entries::record_all(&self.store, &known, news) {
            Ok((now, done)) => {
                for stored in now.into_values() {
                    self.show_recorded(stored);
                }
                done
            }
            Err(error) if news.len() == 1 => vec![Err(error.into())],
            Err(_) => news.iter().flat_map(|new| self.record_together(&[new])).collect(),
        }
    }

    /// Shows a tournament with what was recorded since its picture.
    fn show_recorded(&self, stored: Stored) {
        let Some(before) = self.picture_of(&stored.header.id) else { return };
        let (mark, id) = (stored.mark(), stored.header.id.clone());
        if before.mark() == mark {
            return;
        }
        let (on_phones, slug) = (stored.phones != before.stored.phones, stored.header.slug.clone());
        self.show(&slug, before.with(stored).into());
        // Of two pictures made at once neither may have what the other has.
        let behind = self.at_hand(&slug).is_some_and(|shown| shown.mark() != mark);
        if behind && let Err(error) = self.refresh(&id) {
            tracing::warn!(%error, tournament = %id, "the picture is behind");
        }
        if on_phones {
            self.reread_hands(&id);
        }
        self.tell_club(&before.club.id);
    }
}
