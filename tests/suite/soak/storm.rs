//! Several tables at once and two copies of the service, of which now one is killed and now the other, while the database goes away
//! and the network is cut.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use lastcard::store::tournaments::Header;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use tempfile::TempDir;

use super::auditor::{faults, page_fault};
use super::evening::{Answer, Evening};
use super::injected::sound;
use super::proxy::Proxy;
use super::{club, setting};
use crate::support::app::Browser;
use crate::support::database::{Database, on_both};
use crate::web::serve::Running;

/// Tables with a phone each.
const TABLES: usize = 4;

/// Copies of the service. A phone comes to either.
const COPIES: usize = 2;

/// What happens beside them, one after the other.
#[derive(Debug, Clone, Copy)]
enum Misfortune {
    ServiceKilled,
    DatabaseAway,
    Nothing,
}

fn storm(database: &Database, seed: u64, wanted: usize) {
    let folder = TempDir::new().unwrap();
    let club = club(database);
    let mut copies: Vec<_> = (0..COPIES).map(|_| Some(sound(&folder, database))).collect();
    let proxy = Proxy::to(copies.iter().flatten().map(Running::socket).collect());
    // Tournaments are drawn up while the database is there: only the service has to live with its absence.
    let there = Mutex::new(());
    let acknowledged = AtomicUsize::new(0);
    let mut misfortunes = [0; 2];
    let evenings: Vec<Evening> = thread::scope(|scope| {
        let tables: Vec<_> = (0..TABLES)
            .zip(seed..)
            .map(|(_, first)| {
                let (acknowledged, phone) = (&acknowledged, Browser::new(proxy.address));
                let seeds = (first..).step_by(TABLES);
                let begin = |seed| {
                    let _there = there.lock().unwrap();
                    Evening::begin(&database.store, &club, seed)
                };
                let evenings = seeds.map(begin);
                scope.spawn(move || {
                    play(evenings, &phone, || acknowledged.fetch_add(1, Ordering::Relaxed) >= wanted)
                })
            })
            .collect();
        let mut rng = StdRng::seed_from_u64(seed);
        while acknowledged.load(Ordering::Relaxed) < wanted && tables.iter().any(|table| !table.is_finished())
        {
            let what = [Misfortune::ServiceKilled, Misfortune::DatabaseAway, Misfortune::Nothing];
            match what[rng.random_range(0..what.len())] {
                Misfortune::ServiceKilled => {
                    let copy = rng.random_range(0..COPIES);
                    drop(copies[copy].take());
                    thread::sleep(Duration::from_millis(rng.random_range(0..200)));
                    let again = sound(&folder, database);
                    proxy.leads_to(copy, again.socket());
                    copies[copy] = Some(again);
                    misfortunes[0] += 1;
                }
                Misfortune::DatabaseAway => {
                    let _there = there.lock().unwrap();
                    database.go_away();
                    thread::sleep(Duration::from_millis(rng.random_range(0..300)));
                    database.come_back();
                    misfortunes[1] += 1;
                }
                Misfortune::Nothing => thread::sleep(Duration::from_millis(rng.random_range(100..1000))),
            }
        }
        tables.into_iter().flat_map(|table| table.join().unwrap()).collect()
    });
    for evening in &evenings {
        assert_eq!(faults(&database.store, evening), [] as [String; 0], "seed {seed}");
        for copy in copies.iter().flatten() {
            follows(database, &evening.header, &Browser::new(copy.socket()), seed);
        }
    }
    let [killed, away] = misfortunes;
    let total: usize = evenings.iter().map(Evening::acknowledged).sum();
    eprintln!(
        "seed {seed}: {total} acknowledged, none lost, none twice; {killed} kills, {away} times without the database"
    );
    planted_losses_are_found(database, &evenings[0]);
}

/// Sends one thing after the other until there is enough, in as many evenings as it takes.
fn play(
    mut evenings: impl Iterator<Item = Evening>,
    phone: &Browser,
    is_enough: impl Fn() -> bool,
) -> Vec<Evening> {
    let mut played = vec![evenings.next().unwrap()];
    loop {
        let evening = played.last_mut().unwrap();
        match evening.step(phone) {
            Answer::Acknowledged if is_enough() => return played,
            Answer::Acknowledged if evening.is_over() => played.push(evenings.next().unwrap()),
            Answer::Acknowledged => {}
            Answer::Failed | Answer::None => thread::sleep(Duration::from_millis(20)),
        }
    }
}

/// What the other copy wrote last is shown soon.
fn follows(database: &Database, header: &Header, phone: &Browser, seed: u64) {
    let fault = || page_fault(&database.store, header, phone);
    let settled = (0..100).any(|_| {
        let is_right = fault().is_none();
        if !is_right {
            thread::sleep(Duration::from_millis(50));
        }
        is_right
    });
    assert!(settled, "seed {seed}: {:?}", fault());
}

/// An auditor who finds nothing has to be one who would.
fn planted_losses_are_found(database: &Database, evening: &Evening) {
    let of = |number: &str| format!("tournament_id = '{}' AND number = {number}", evening.header.id);
    let found = |sql: &str, what: &str| {
        let before = faults(&database.store, evening);
        database.run(sql);
        let after = faults(&database.store, evening);
        assert!(
            after.len() > before.len() && after.iter().any(|fault| fault.contains(what)),
            "{what}: {after:?}"
        );
    };
    found(&format!("UPDATE entries SET entry_key = 'nobody-sent-this' WHERE {}", of("1")), "nobody sent");
    found(
        &format!(
            "UPDATE entries SET outcome = replace(outcome, '\"out\":\"', '\"out\":\"x') WHERE {}",
            of("2")
        ),
        "changed",
    );
    found(
        &format!(
            "DELETE FROM entries WHERE {}",
            of("(SELECT MAX(number) FROM entries AS e WHERE e.tournament_id = entries.tournament_id)")
        ),
        "lost",
    );
}

on_both! {
    fn a_little_storm_loses_nothing(database) {
        storm(database, setting("SOAK_SEED", 7), 60);
    }
}

#[test]
#[ignore = "as long as it is told to: make soak"]
fn a_storm_loses_nothing_on_sqlite() {
    storm(
        &Database::sqlite(),
        setting("SOAK_SEED", 1),
        usize::try_from(setting("SOAK_WRITES", 2_000)).unwrap(),
    );
}

#[test]
#[ignore = "as long as it is told to: make soak"]
fn a_storm_loses_nothing_on_postgres() {
    storm(
        &Database::postgres(),
        setting("SOAK_SEED", 1),
        usize::try_from(setting("SOAK_WRITES", 2_000)).unwrap(),
    );
}
