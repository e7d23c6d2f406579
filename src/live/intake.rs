//! Results on their way into the ledger. Those that wait at the same time are written together, so that one flush to disk serves them all;
//! nobody is answered before it, and who waits holds no thread.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::mpsc,
};

use tokio::sync::oneshot;

use super::{
    Live,
    lanes::{Lanes, given_up},
    meters::timed,
};
use lastcard_store::{
    Location, TournamentId,
    entries::{self, Known, RecordEntry, RecordError, Recorded},
    tournaments::Stored,
};

/// Who waits for whom. What is recorded in one tournament stands in one lane.
type Lane = u64;

/// How many lanes there are on a server: while one waits for its disk another one is judged. A SQLite file has one writer for everything.
const LANES: u64 = 2;

/// The results that wait, by lane.
pub(super) type Intake = Lanes<Lane, RecordEntry, RecordResult>;

type RecordResult = Result<Recorded, RecordError>;

fn lane_of(tournament: &TournamentId) -> Lane {
    let mut hasher = DefaultHasher::new();
    tournament.hash(&mut hasher);
    hasher.finish() % LANES
}

impl Live {
    /// Records a result and shows it.
    pub fn record(&self, new: &RecordEntry) -> RecordResult {
        let (told, hears) = mpsc::channel();
        // Who stands in line listens.
        let (lane, is_first) = self.line_up(new.clone(), move |done| drop(told.send(done)));
        if is_first {
            self.write(lane);
        }
        hears.recv().unwrap_or_else(given_up)
    }

    /// The same for whoever must not block a thread.
    pub async fn record_in_line(&self, new: RecordEntry) -> RecordResult {
        let (told, hears) = oneshot::channel();
        // Who gave up waiting needs no answer.
        let (lane, is_first) = self.line_up(new, move |done| drop(told.send(done)));
        if is_first {
            let live = self.clone();
            // It is written whether or not who sent it still waits.
            drop(tokio::task::spawn_blocking(move || live.write(lane)));
        }
        hears.await.unwrap_or_else(given_up)
    }

    fn line_up(&self, new: RecordEntry, tell: impl FnOnce(RecordResult) + Send + 'static) -> (Lane, bool) {
        let lane = match self.store.location() {
            Location::Sqlite(_) => 0,
            Location::Postgres(_) => lane_of(&new.tournament),
        };
        let is_first = self.intake.join(&lane, new, tell);
        (lane, is_first)
    }

    /// Writes what waits in a lane, until nothing does.
    fn write(&self, lane: Lane) {
        self.intake.serve(&lane, |news| {
            let news = news.iter().collect::<Vec<_>>();
            let done = timed(&self.meters.result_writes, || self.record_together(&news));
            for one in &done {
                self.meters.recorded(one);
            }
            done
        });
    }

    /// Records results together; where that fails, each in one of its own, so that none keeps out another.
    fn record_together(&self, news: &[&RecordEntry]) -> Vec<RecordResult> {
        let known = news.iter().filter_map(|new| self.gallery.of(&new.tournament));
        let known: Known =
            known.map(|picture| (picture.header().id.clone(), picture.stored.clone())).collect();
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

    /// Shows a tournament with what was recorded since its picture; whether something happened on phones with it. Their hands are left
    /// alone: who plays one holds it.
    pub(super) fn show_recorded(&self, stored: Stored) -> bool {
        let Some(before) = self.gallery.of(&stored.header.id) else {
            // Nobody looks at it, but its club may want to be told elsewhere.
            self.tell_club(&stored.header.club_id);
            return false;
        };
        let (mark, id) = (stored.mark(), stored.header.id.clone());
        if before.mark() == mark {
            return false;
        }
        let (on_phones, slug) = (stored.phones != before.stored.phones, stored.header.slug.clone());
        let shown = before.with(&self.store, stored).map(|picture| self.gallery.hang(&slug, picture.into()));
        // Of two pictures made at once neither may have what the other has.
        let behind = self.gallery.of(&id).is_some_and(|shown| !shown.mark().covers(mark));
        if (behind || shown.is_err())
            && let Err(error) = self.refresh(&id)
        {
            tracing::warn!(%error, tournament = %id, "the picture is behind");
        }
        self.tell_club(&before.club.id);
        on_phones
    }
}
