//! Chances, worked out behind the scenes: nobody waits for them. A picture that somebody looks at gets its own once, some moments after it was
//! hung up; one that was replaced meanwhile gets none.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    thread,
    time::Instant,
};

use tokio::sync::watch;

use super::{Live, Picture};
use lastcard_store::tournaments::Mark;
use lastcard_tournament::{Chances, Foresight, Outlook, Status, Tournament, outlook};

/// What whoever works them out rests after a while of work, in parts of that while: results come first.
const REST: u32 = 3;

/// The chances of a picture: nothing until they are worked out. They follow from the picture, which is compared.
#[derive(Debug, Clone, Default)]
pub(super) struct LaterChances(Arc<ToldChances>);

/// Tells the chances of a picture as soon as they are there.
pub type ChancesWatch = watch::Receiver<Option<Arc<Chances>>>;

type ToldChances = watch::Sender<Option<Arc<Chances>>>;

impl PartialEq for LaterChances {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// The pictures whose chances are wanted.
#[derive(Debug, Default)]
pub(super) struct ChancesQueue(Mutex<QueuedChances>);

#[derive(Debug, Default)]
struct QueuedChances {
    tournaments: VecDeque<WantedChances>,
    /// Whether somebody works them out.
    attended: bool,
}

/// A tournament whose chances are wanted for as long as a picture shows it so.
#[derive(Debug)]
struct WantedChances {
    told: Weak<ToldChances>,
    tournament: Tournament,
    seed: u64,
}

impl ChancesQueue {
    fn lock(&self) -> MutexGuard<'_, QueuedChances> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Picture {
    /// Whether chances are told of it: it is played, its standings are told, and no organiser hides them.
    pub fn chances_outlook(&self) -> Option<Outlook> {
        let is_played = matches!(self.status(), Status::Ready | Status::Running);
        let told = is_played && !self.withholds && self.header().tells_chances;
        told.then(|| outlook(self.tournament(), &self.tally.standings))
            .filter(|found| *found != Outlook::Over)
    }

    /// The chances, as far as they are told and worked out.
    pub fn chances(&self) -> Option<Arc<Chances>> {
        self.chances.0.borrow().clone()
    }

    /// The same, to be told when they are there.
    pub fn watch_chances(&self) -> ChancesWatch {
        self.chances.0.subscribe()
    }
}

impl Live {
    /// Has the chances of a picture worked out, if they are to be told and nobody has asked before. Never waits.
    pub fn want_chances(&self, picture: &Picture) {
        if picture.chances().is_some() || picture.chances_outlook() != Some(Outlook::Open) {
            return;
        }
        let told = Arc::downgrade(&picture.chances.0);
        let mut waiting = self.wanted.lock();
        if waiting.tournaments.iter().any(|other| other.told.ptr_eq(&told)) {
            return;
        }
        let (tournament, seed) = (picture.tournament().clone(), seed(picture.mark()));
        waiting.tournaments.push_back(WantedChances { told, tournament, seed });
        if waiting.attended {
            return;
        }
        let all = self.wanted.clone();
        let attends = thread::Builder::new().name("chances".to_owned()).spawn(move || attend(&all));
        waiting.attended = attends.is_ok();
    }
}

/// Works out what is wanted, until nothing is.
fn attend(wanted: &ChancesQueue) {
    loop {
        let mut waiting = wanted.lock();
        let Some(next) = waiting.tournaments.pop_front() else {
            waiting.attended = false;
            return;
        };
        drop(waiting);
        let began = Instant::now();
        next.work_out();
        thread::sleep(began.elapsed() * REST);
    }
}

impl WantedChances {
    /// Works them out, unless nothing shows the tournament so any more.
    fn work_out(self) {
        let Self { told, tournament, seed } = self;
        let is_wanted = || told.upgrade().is_some_and(|told| told.borrow().is_none());
        if !is_wanted() {
            return;
        }
        let mut foresight = Foresight::of(&tournament, seed);
        while foresight.play_on() {
            if !is_wanted() {
                return;
            }
        }
        if let Some(told) = told.upgrade() {
            told.send_replace(Some(Arc::new(foresight.told())));
        }
    }
}

/// Equal states have equal chances.
fn seed(mark: Mark) -> u64 {
    u64::from(mark.revision.unsigned_abs()) << 32 ^ mark.entries
}
