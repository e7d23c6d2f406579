//! Many tables and two copies of the service, which are killed in turn while the database, its disk, the clocks and
//! the network fail.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::thread;
use std::time::{Duration, Instant};

use lastcard::store::clubs::Club;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use tempfile::TempDir;

use super::auditor::{faults, page_fault, phone_faults};
use super::cluster::Cluster;
use super::evening::{Answer, Evening};
use super::hands::PhoneEvening;
use super::misfortune::{Installation, Misfortune};
use super::service_copy::ServiceCopy;
use super::sights::{Watched, look_on};
use super::tally::AnswerCounts;
use super::{create_club, planted, setting};
use crate::support::app::Browser;
use crate::support::database::Database;

/// Copies of the service. Phones use either.
const COPIES: usize = 2;

/// One in this many tables plays its hands on phones.
const PHONES_OF: usize = 4;

/// Wait before trying again after a failure.
const AGAIN: Duration = Duration::from_millis(20);

/// Size of a storm.
#[derive(Clone, Copy)]
struct Scale {
    seed: u64,
    /// Number of writes to be acknowledged.
    wanted: usize,
    tables: usize,
    /// Longest pause between two misfortunes.
    calm: Duration,
}

/// State shared by everybody in a storm.
struct Storm<'a> {
    database: &'a Database,
    club: &'a Club,
    /// Addresses of the proxies in front of the copies.
    services: Vec<SocketAddr>,
    /// Held while the database is read directly: only the service has to cope with an unavailable database.
    there: RwLock<()>,
    acknowledged: AtomicUsize,
    counts: Mutex<AnswerCounts>,
    /// Leaderboards of the tournaments in progress.
    boards: Vec<Mutex<Arc<Watched>>>,
    is_over: AtomicBool,
    scale: Scale,
}

/// Ends the storm for everybody when one participant panics.
struct EndsForAll<'a>(&'a AtomicBool);

impl Drop for EndsForAll<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

enum TableEvening {
    Scored(Box<Evening>),
    OnPhones(Box<PhoneEvening>),
}

impl Storm<'_> {
    fn begin(&self, table: usize, seed: u64) -> TableEvening {
        let _there = self.there.read().unwrap();
        let store = &self.database.store;
        let (evening, watched) = if table % PHONES_OF == PHONES_OF - 1 {
            let evening = PhoneEvening::begin(store, self.club, seed, self.services[0]);
            let watched = evening.watched.clone();
            (TableEvening::OnPhones(Box::new(evening)), watched)
        } else {
            let evening = Evening::begin(store, self.club, seed);
            let watched = evening.watched.clone();
            (TableEvening::Scored(Box::new(evening)), watched)
        };
        if let Some(board) = self.boards.get(table) {
            *board.lock().unwrap() = watched;
        }
        evening
    }

    /// Takes steps until the storm has enough writes, in as many evenings as needed; each is audited at its end.
    fn play(&self, table: usize) -> TableEvening {
        let phones: Vec<Browser> = self.services.iter().map(|service| Browser::new(*service)).collect();
        let mut rng = StdRng::seed_from_u64(self.scale.seed ^ table as u64);
        let mut seeds = (self.scale.seed + table as u64..).step_by(self.scale.tables);
        let mut evening = self.begin(table, seeds.next().unwrap());
        let mut copy = 0;
        let _all = EndsForAll(&self.is_over);
        while self.is_unfinished() {
            if rng.random_bool(0.1) {
                copy = rng.random_range(0..phones.len());
            }
            let before = evening.counts().acknowledged();
            let answer = evening.step(&phones, &self.services, copy);
            let now = evening.counts().acknowledged() - before;
            self.acknowledged.fetch_add(now, Ordering::Relaxed);
            if matches!(answer, Answer::Failed | Answer::None) {
                thread::sleep(AGAIN);
            }
            if evening.is_over() {
                self.audit(&evening, &phones);
                evening = self.begin(table, seeds.next().unwrap());
            }
        }
        evening
    }

    /// Returns true until there are enough writes or somebody found a fault.
    fn is_unfinished(&self) -> bool {
        let is_enough = self.acknowledged.load(Ordering::Relaxed) >= self.scale.wanted;
        !is_enough && !self.is_over.load(Ordering::Relaxed)
    }

    /// Asserts that nothing is lost, doubled or torn, that every copy eventually shows it, and that everything seen was
    /// true.
    fn audit(&self, evening: &TableEvening, phones: &[Browser]) {
        let there = self.there.read().unwrap();
        let store = &self.database.store;
        let (faults, header) = match evening {
            TableEvening::Scored(evening) => (faults(store, evening), &evening.header),
            TableEvening::OnPhones(evening) => (phone_faults(store, evening, &phones[0]), &evening.header),
        };
        assert_eq!(faults, [] as [String; 0], "seed {}, {}", self.scale.seed, header.slug);
        drop(there);
        for phone in phones {
            let fault = || {
                let _there = self.there.read().unwrap();
                page_fault(store, header, phone)
            };
            let settled = (0..600).any(|_| {
                let is_right = fault().is_none();
                if !is_right {
                    thread::sleep(Duration::from_millis(100));
                }
                is_right
            });
            assert!(settled, "seed {}, {}: {:?}", self.scale.seed, header.slug, fault());
        }
        *self.counts.lock().unwrap() += evening.counts();
    }

    /// Causes one misfortune after the other until the tables have enough; returns the count of each.
    fn cause_misfortunes(
        &self,
        installation: &Installation<'_>,
        copies: &mut [ServiceCopy],
    ) -> BTreeMap<Misfortune, usize> {
        let mut rng = StdRng::seed_from_u64(self.scale.seed);
        let (mut happened, mut said) = (BTreeMap::new(), Instant::now());
        let _all = EndsForAll(&self.is_over);
        while self.is_unfinished() {
            let what = Misfortune::any(&mut rng, installation.cluster.is_some());
            let there = what.is_of_database().then(|| self.there.write().unwrap());
            what.strike(installation, copies, &mut rng);
            drop(there);
            *happened.entry(what).or_insert(0) += 1;
            thread::sleep(self.scale.calm.mul_f64(rng.random()));
            if said.elapsed() > Duration::from_secs(30) {
                said = Instant::now();
                eprintln!("{} acknowledged; {happened:?}", self.acknowledged.load(Ordering::Relaxed));
            }
        }
        happened
    }
}

impl TableEvening {
    fn step(&mut self, phones: &[Browser], services: &[SocketAddr], copy: usize) -> Answer {
        match self {
            Self::Scored(evening) => evening.mixed_step(phones, copy),
            Self::OnPhones(evening) => evening.step(services[copy]),
        }
    }

    fn is_over(&self) -> bool {
        match self {
            Self::Scored(evening) => evening.is_over(),
            Self::OnPhones(evening) => evening.is_over(),
        }
    }

    fn counts(&self) -> AnswerCounts {
        let (mut counts, watched) = match self {
            Self::Scored(evening) => (evening.counts, &evening.watched),
            Self::OnPhones(evening) => (evening.counts, &evening.watched),
        };
        counts.seen = watched.count();
        counts
    }
}

fn run_storm(database: &Database, cluster: Option<&Cluster>, scale: Scale) {
    let folder = TempDir::new().unwrap();
    let club = create_club(database);
    let mut copies: Vec<_> =
        (0..COPIES).map(|number| ServiceCopy::start(&folder, database, number)).collect();
    let storm = Storm {
        database,
        club: &club,
        services: copies.iter().map(|copy| copy.proxy.address).collect(),
        there: RwLock::new(()),
        acknowledged: AtomicUsize::new(0),
        counts: Mutex::default(),
        boards: (0..scale.tables).map(|_| Mutex::default()).collect(),
        is_over: AtomicBool::new(false),
        scale,
    };
    let installation = Installation { folder: &folder, database, cluster };
    let begun = Instant::now();
    let (happened, last) = thread::scope(|scope| {
        let storm = &storm;
        let tables: Vec<_> = (0..scale.tables).map(|table| scope.spawn(move || storm.play(table))).collect();
        for service in &storm.services {
            let viewer = Browser::new(*service);
            scope.spawn(move || look_on(&viewer, &storm.boards, &storm.is_over));
        }
        let weather = scope.spawn(|| storm.cause_misfortunes(&installation, &mut copies));
        let last: Vec<_> = tables.into_iter().map(thread::ScopedJoinHandle::join).collect();
        storm.is_over.store(true, Ordering::Relaxed);
        (weather.join().unwrap(), last.into_iter().map(Result::unwrap).collect::<Vec<_>>())
    });
    let phones: Vec<Browser> = storm.services.iter().map(|service| Browser::new(*service)).collect();
    for evening in &last {
        storm.audit(evening, &phones);
    }
    let (counts, minutes) = (storm.counts.lock().unwrap(), begun.elapsed().as_secs() / 60);
    eprintln!(
        "seed {}: {counts}; none lost, none twice, none half; {minutes} minutes; {happened:?}",
        scale.seed
    );
    planted::assert_losses_found(database, Evening::begin(&database.store, &club, scale.seed), &phones);
    let (seed, service) = (scale.seed, storm.services[0]);
    planted::assert_lost_moves_found(
        database,
        PhoneEvening::begin(&database.store, &club, seed, service),
        service,
    );
}

/// Runs a storm on a server of its own, which can be killed.
fn run_storm_on_server(scale: Scale) {
    let cluster = Cluster::start();
    run_storm(&Database::on_server(&cluster.url), Some(&cluster), scale);
}

/// A storm of some seconds.
fn small_scale() -> Scale {
    Scale { seed: setting("SOAK_SEED", 7), wanted: 150, tables: 4, calm: Duration::from_millis(400) }
}

fn large_scale() -> Scale {
    let number = |name, usual| usize::try_from(setting(name, usual)).unwrap();
    Scale {
        seed: setting("SOAK_SEED", 1),
        wanted: number("SOAK_WRITES", 10_000),
        tables: number("SOAK_TABLES", 16),
        calm: Duration::from_secs(4),
    }
}

#[test]
fn a_little_storm_loses_nothing_on_sqlite() {
    run_storm(&Database::sqlite(), None, small_scale());
}

#[test]
fn a_little_storm_loses_nothing_on_postgres() {
    run_storm_on_server(small_scale());
}

#[test]
#[ignore = "as long as it is told to: make soak"]
fn a_storm_loses_nothing_on_sqlite() {
    run_storm(&Database::sqlite(), None, large_scale());
}

#[test]
#[ignore = "as long as it is told to: make soak"]
fn a_storm_loses_nothing_on_postgres() {
    run_storm_on_server(large_scale());
}
