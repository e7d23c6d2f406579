//! Two copies of the service behind a balancer are replaced one by one while people enter results and watch,
//! without a failed request.

use std::env;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use lastcard::store::Location;
use tempfile::TempDir;

use super::auditor::faults;
use super::evening::{Answer, Evening};
use super::{create_club, setting};
use crate::support::app::Browser;
use crate::support::database::Database;
use crate::web::app::serve::{Running, serve_command};

/// Tables with a phone each, and as many viewers.
const TABLES: usize = 3;

const COPIES: usize = 2;

/// Interval at which the balancer checks whether a copy is ready.
const CHECK: Duration = Duration::from_millis(20);

/// Forwards each connection to the next ready copy, round robin, and polls `/readyz`.
struct Balancer {
    address: SocketAddr,
    copies: Arc<Mutex<Vec<Behind>>>,
    ended: Arc<AtomicBool>,
}

#[derive(Clone, Copy)]
struct Behind {
    address: SocketAddr,
    ready: bool,
}

impl Balancer {
    fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (copies, ended) = (Arc::<Mutex<Vec<Behind>>>::default(), Arc::new(AtomicBool::new(false)));
        let (to, is_over) = (copies.clone(), ended.clone());
        thread::spawn(move || {
            for (turn, phone) in listener.incoming().enumerate() {
                if is_over.load(Ordering::Relaxed) {
                    break;
                }
                let to = to.clone();
                // A phone that went away needs no answer.
                thread::spawn(move || phone.and_then(|phone| forward(&phone, &to, turn)));
            }
        });
        let (asked, is_over) = (copies.clone(), ended.clone());
        thread::spawn(move || {
            while !is_over.load(Ordering::Relaxed) {
                let all: Vec<Behind> = asked.lock().unwrap().clone();
                for Behind { address, .. } in all {
                    let answer = readiness(address);
                    let mut known = asked.lock().unwrap();
                    // A copy that is ending does not come back, and another program may get its port.
                    known.retain(|copy| copy.address != address || !answer.ends_with("ending\n"));
                    if let Some(copy) = known.iter_mut().find(|copy| copy.address == address) {
                        copy.ready |= answer.ends_with("ok\n");
                    }
                }
                thread::sleep(CHECK);
            }
        });
        Self { address, copies, ended }
    }

    /// Adds a copy, and waits until it is ready.
    fn add(&self, address: SocketAddr) {
        self.copies.lock().unwrap().push(Behind { address, ready: false });
        while !self.copies.lock().unwrap().iter().any(|copy| copy.address == address && copy.ready) {
            thread::sleep(CHECK);
        }
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Relaxed);
        let _ = TcpStream::connect(self.address);
    }
}

/// Returns a copy's answer at `/readyz`, or an empty string if there is none.
fn readiness(address: SocketAddr) -> String {
    let ask = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        stream.write_all(b"GET /readyz HTTP/1.1\r\nhost: balancer\r\nconnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().unwrap_or_default()
}

fn forward(mut phone: &TcpStream, copies: &Mutex<Vec<Behind>>, turn: usize) -> std::io::Result<()> {
    let ready: Vec<SocketAddr> =
        copies.lock().unwrap().iter().filter(|copy| copy.ready).map(|copy| copy.address).collect();
    let mut service = TcpStream::connect(ready[turn % ready.len()])?;
    let (mut answers, mut back) = (service.try_clone()?, phone.try_clone()?);
    let answered = thread::spawn(move || {
        let _ = std::io::copy(&mut answers, &mut back);
        let _ = back.shutdown(std::net::Shutdown::Write);
    });
    let _ = std::io::copy(&mut phone, &mut service);
    let _ = service.shutdown(std::net::Shutdown::Write);
    let _ = answered.join();
    Ok(())
}

/// Starts a copy that keeps running for two seconds after it is asked to end, longer than these browsers keep an idle
/// connection. `ROLLING_NEXT` may name another program as the successor.
fn start_copy(folder: &TempDir, database: &Database, is_next: bool) -> Running {
    let Location::Postgres(url) = &database.location else { panic!("only a server has several copies") };
    let flags =
        ["--listen", "127.0.0.1:0", "--log", "off", "--keep-backups", "0", "--drain", "2", "--database", url];
    let this = serve_command(folder, &flags);
    match env::var_os("ROLLING_NEXT").filter(|_| is_next) {
        Some(program) => {
            let mut next = Command::new(program);
            next.args(this.get_args()).current_dir(folder.path());
            Running::start(next)
        }
        None => Running::start(this),
    }
}

/// Changes that the next release may make to the tables while this one runs.
const ADDED: [&str; 5] = [
    "CREATE TABLE of_the_next_release (tournament_id TEXT PRIMARY KEY NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE)",
    "ALTER TABLE tournaments ADD COLUMN of_the_next_release TEXT",
    "ALTER TABLE entries ADD COLUMN of_the_next_release INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE dealt_hands ADD COLUMN of_the_next_release BOOLEAN NOT NULL DEFAULT FALSE",
    "CREATE INDEX of_the_next_release_entries ON entries (of_the_next_release)",
];

/// Replaces every copy this many times while tables play and viewers watch.
fn replace_copies(rounds: usize, replaced: usize) {
    let (folder, database) = (TempDir::new().unwrap(), Database::postgres());
    let club = create_club(&database);
    let balancer = Balancer::new();
    let start = |is_next| {
        let copy = start_copy(&folder, &database, is_next);
        balancer.add(copy.socket());
        copy
    };
    let mut copies: Vec<Running> = (0..COPIES).map(|_| start(false)).collect();
    let (over, looks) = (AtomicBool::new(false), AtomicUsize::new(0));
    let evenings: Vec<Evening> = thread::scope(|scope| {
        let begin = |seed: usize| Evening::begin(&database.store, &club, u64::try_from(seed).unwrap());
        let (address, looks, over) = (balancer.address, &looks, &over);
        let tables: Vec<_> = (0..TABLES)
            .map(|table| {
                let seeds = (table..).step_by(TABLES);
                scope.spawn(move || play(seeds.map(begin), &Browser::new(address), over))
            })
            .collect();
        for _ in 0..TABLES {
            scope.spawn(move || look_on(&Browser::new(address), looks, over));
        }
        for statement in ADDED {
            database.run(statement);
        }
        for _ in 0..rounds {
            for copy in copies.iter_mut().take(replaced) {
                let old = std::mem::replace(copy, start(true));
                let (well, log) = old.stop();
                assert!(well, "{log}");
            }
        }
        over.store(true, Ordering::Relaxed);
        tables.into_iter().flat_map(|table| table.join().unwrap()).collect()
    });
    for evening in &evenings {
        assert_eq!(faults(&database.store, evening), [] as [String; 0]);
    }
    let acknowledged: usize = evenings.iter().map(Evening::acknowledged).sum();
    let looks = looks.into_inner();
    assert!(acknowledged > 0 && looks > 0);
    eprintln!(
        "{} copies replaced: {acknowledged} results and {looks} pages, none refused, none lost, none twice",
        rounds * replaced
    );
}

/// Enters results, all of which must be accepted, in as many evenings as needed.
fn play(mut evenings: impl Iterator<Item = Evening>, phone: &Browser, over: &AtomicBool) -> Vec<Evening> {
    let mut played = vec![evenings.next().unwrap()];
    while !over.load(Ordering::Relaxed) {
        let evening = played.last_mut().unwrap();
        assert_eq!(evening.step(phone), Answer::Acknowledged, "a result was refused");
        if evening.is_over() {
            played.push(evenings.next().unwrap());
        }
    }
    played
}

/// Reads pages, all of which must load.
fn look_on(visitor: &Browser, looks: &AtomicUsize, over: &AtomicBool) {
    while !over.load(Ordering::Relaxed) {
        for path in ["/", "/c/aurora", "/practice"] {
            let status = visitor.try_get(path).map(|page| page.status.as_u16());
            assert_eq!(status, Some(200), "{path}");
            looks.fetch_add(1, Ordering::Relaxed);
        }
    }
}

#[test]
fn a_copy_is_replaced_and_nobody_notices() {
    replace_copies(1, 1);
}

#[test]
#[ignore = "replaces two copies as often as it is told to: make soak"]
fn copies_are_replaced_again_and_again_and_nobody_notices() {
    replace_copies(usize::try_from(setting("ROLLING_ROUNDS", 10)).unwrap(), COPIES);
}
