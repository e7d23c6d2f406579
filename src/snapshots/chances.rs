//! Chances, computed in the background. They are computed once per snapshot, shortly after it was first
//! viewed, and discarded if the snapshot has been replaced in the meantime.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    thread,
    time::Instant,
};

use tokio::sync::watch;

use super::{Snapshots, TournamentSnapshot};
use lastcard_store::tournaments::RecordVersion;
use lastcard_tournament::{Chances, OddsAvailability, OddsJob, Status, Tournament, odds_availability};

/// Rest after each computation, as a multiple of its duration, because recording results takes precedence.
const REST: u32 = 3;

/// The chances of a snapshot, empty until they are computed. They follow from the snapshot, so they are left
/// out of comparisons.
#[derive(Debug, Clone, Default)]
pub(super) struct LazyOdds(Arc<OddsSender>);

/// Receives the chances of a snapshot as soon as they are computed.
pub type ChancesWatch = watch::Receiver<Option<Arc<Chances>>>;

type OddsSender = watch::Sender<Option<Arc<Chances>>>;

impl PartialEq for LazyOdds {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Debug, Default)]
pub(super) struct ChancesQueue(Mutex<QueuedChances>);

#[derive(Debug, Default)]
struct QueuedChances {
    tournaments: VecDeque<OddsRequest>,
    /// True while a thread is computing chances.
    attended: bool,
}

/// A request for the chances of a tournament. It lapses when the snapshot is dropped.
#[derive(Debug)]
struct OddsRequest {
    told: Weak<OddsSender>,
    tournament: Tournament,
    seed: u64,
}

impl ChancesQueue {
    fn lock(&self) -> MutexGuard<'_, QueuedChances> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl TournamentSnapshot {
    /// Returns the outlook if chances are shown, that is, if the tournament is being played, its standings
    /// are public, and no organiser has hidden the chances.
    pub fn chances_outlook(&self) -> Option<OddsAvailability> {
        let is_played = matches!(self.status(), Status::Ready | Status::Running);
        let told = is_played && !self.is_embargoed && self.header().tells_chances;
        told.then(|| odds_availability(self.tournament(), &self.tally.standings))
            .filter(|found| *found != OddsAvailability::Over)
    }

    /// Returns the chances, once they are computed.
    pub fn chances(&self) -> Option<Arc<Chances>> {
        self.chances.0.borrow().clone()
    }

    /// Returns the version for pages that show the odds. They are computed later than the rest, so a page
    /// without them has a version of its own.
    pub fn version_with_odds(&self) -> String {
        let waits = self.chances().is_none() && self.chances_outlook() == Some(OddsAvailability::Open);
        if waits { format!("{}-o", self.version()) } else { self.version() }
    }

    /// Subscribes to the chances.
    pub fn watch_chances(&self) -> ChancesWatch {
        self.chances.0.subscribe()
    }
}

impl Snapshots {
    /// Requests the chances of a snapshot, unless they are not shown or already requested. Never blocks.
    pub fn request_chances(&self, snapshot: &TournamentSnapshot) {
        if snapshot.chances().is_some() || snapshot.chances_outlook() != Some(OddsAvailability::Open) {
            return;
        }
        let told = Arc::downgrade(&snapshot.chances.0);
        let mut waiting = self.wanted.lock();
        if waiting.tournaments.iter().any(|other| other.told.ptr_eq(&told)) {
            return;
        }
        let (tournament, seed) = (snapshot.tournament().clone(), seed(snapshot.record_version()));
        waiting.tournaments.push_back(OddsRequest { told, tournament, seed });
        if waiting.attended {
            return;
        }
        let all = self.wanted.clone();
        let attends = thread::Builder::new().name("chances".to_owned()).spawn(move || compute_queued(&all));
        waiting.attended = attends.is_ok();
    }
}

fn compute_queued(wanted: &ChancesQueue) {
    loop {
        let mut waiting = wanted.lock();
        let Some(next) = waiting.tournaments.pop_front() else {
            waiting.attended = false;
            return;
        };
        drop(waiting);
        let began = Instant::now();
        next.compute();
        thread::sleep(began.elapsed() * REST);
    }
}

impl OddsRequest {
    /// Computes the chances, stopping early if the snapshot is gone.
    fn compute(self) {
        let Self { told, tournament, seed } = self;
        let is_wanted = || told.upgrade().is_some_and(|told| told.borrow().is_none());
        if !is_wanted() {
            return;
        }
        let mut foresight = OddsJob::of(&tournament, seed);
        while foresight.run_batch() {
            if !is_wanted() {
                return;
            }
        }
        if let Some(told) = told.upgrade() {
            told.send_replace(Some(Arc::new(foresight.into_chances())));
        }
    }
}

/// Derives the seed from the version, so that the same state of a tournament always gives the same chances.
fn seed(mark: RecordVersion) -> u64 {
    u64::from(mark.revision.unsigned_abs()) << 32 ^ mark.entries
}
