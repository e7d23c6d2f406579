//! Results per second over HTTP, against a service of the same stack that only reads the form and inserts one
//! row; latency at half of that load; and the wait of three hundred phones that send at the same instant.

mod bare;
mod play;

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use diesel::{Connection as _, PgConnection, RunQueryDsl as _, sql_query};
use tokio::task::JoinSet;

use super::client::Client;
use super::hall::{Club, Service};
use super::{Figure, Form, block_on, limit as limits, median};
use play::Play;

pub(crate) use bare::limit;

/// Concurrent clients.
const CLIENTS: usize = 64;

/// Phones that send at the same instant.
const PHONES: usize = 300;

/// Duration, repetitions and warm-up of a measurement: short enough that tables stay within their daily
/// quota.
const MEASURED: Duration = Duration::from_secs(1);
const BEFORE: Duration = Duration::from_millis(200);
const TURNS: usize = 5;

/// Promised times in seconds: for 99 of 100 answers at half of the load, and for every phone of a hall that
/// sends at once.
const SOON: f64 = 0.010;
const TOGETHER: f64 = 0.300;

/// Test server, on which each run creates its own databases.
pub(crate) struct Server(String);

/// Server named by the environment.
pub(crate) fn server() -> Option<Server> {
    std::env::var("LASTCARD_TEST_POSTGRES").ok().map(Server)
}

impl Server {
    /// Creates a database.
    pub(crate) fn database(&self, name: &str) -> String {
        let name = format!("bench_{name}_{}", std::process::id());
        let mut conn = PgConnection::establish(&self.0).unwrap();
        sql_query(format!("CREATE DATABASE {name}")).execute(&mut conn).unwrap();
        let (server, _) = self.0.rsplit_once('/').unwrap();
        format!("{server}/{name}")
    }
}

pub(crate) fn measure(form: Form) -> Vec<Figure> {
    let mut figures = on("file", &Club::new(), form);
    if let Some(server) = server() {
        figures.extend(on("server", &Club::on(&server.database("entries")), form));
    }
    figures
}

fn on(name: &str, club: &Club, form: Form) -> Vec<Figure> {
    let folder = tempfile::TempDir::new().unwrap();
    let other = match club.database() {
        server if server.starts_with("postgres") => server.to_owned(),
        _ => folder.path().join("bare.db").to_str().unwrap().to_owned(),
    };
    let (service, bare) = (Service::real(club), limits::start("entries", &[(bare::DATABASE, &other)]));
    let (service, bare) = (service.socket(), bare.socket());
    let turns = if form == Form::Long { TURNS } else { 1 };
    let mut figures = Vec::new();
    block_on(async {
        let many = || (0..CLIENTS).map(|_| Play::new(club, 16)).collect::<Vec<_>>();
        let one = || vec![Play::new(club, 64)];
        let plays: [(&str, &dyn Fn() -> Vec<Play>); 2] =
            [("64 tournaments", &many), ("one tournament", &one)];
        for (what, plays) in plays {
            let what = |of: &str| format!("{name}: results into {what}{of}");
            let mut found = [Vec::new(), Vec::new()];
            for _ in 0..turns {
                found[0].push(Run::of(service, plays(), None).await.rate());
                found[1].push(Run::of(bare, plays(), None).await.rate());
            }
            let [ours, limit] = found.map(median);
            figures.push(Figure::rate(&what(""), ours, limit, 0.6));
            let pace = Duration::from_secs_f64(CLIENTS as f64 / (ours / 2.0));
            let mut waits = [Vec::new(), Vec::new()];
            for _ in 0..turns {
                waits[0].push(Run::of(service, plays(), Some(pace)).await.at(0.99));
                waits[1].push(Run::of(bare, plays(), Some(pace)).await.at(0.99));
            }
            let [half, bare] = waits.map(median);
            // A slow disk delays both services, so the bare one may set the limit.
            figures.push(Figure::within(&what(", 99 of 100 at half of it"), half, bare.max(SOON)));
        }
        let last = at_once(service, club).await;
        figures.push(Figure::within(&format!("{name}: the last of {PHONES} phones at once"), last, TOGETHER));
    });
    figures
}

/// Latencies of one run.
struct Run(Vec<Duration>);

impl Run {
    /// Sends results from all clients, divided among the tournaments: each after the answer to the one
    /// before, or at a fixed pace.
    async fn of(service: SocketAddr, plays: Vec<Play>, pace: Option<Duration>) -> Self {
        let mut first = Client::to(service).await;
        for play in &plays {
            first.ask(&play.look()).await;
        }
        let plays: Vec<Arc<Mutex<Play>>> = plays.into_iter().map(|play| Arc::new(Mutex::new(play))).collect();
        let (from, until) = (Instant::now() + BEFORE, Instant::now() + BEFORE + MEASURED);
        let mut clients = JoinSet::new();
        for number in 0..CLIENTS {
            let (mut client, play) = (Client::to(service).await, plays[number % plays.len()].clone());
            clients.spawn(async move {
                let mut waits = Vec::new();
                let mut due =
                    Instant::now() + pace.unwrap_or_default().mul_f64(number as f64 / CLIENTS as f64);
                while due < until {
                    if pace.is_some() {
                        tokio::time::sleep_until(due.into()).await;
                    }
                    // A client with nothing to send is waiting for the others at its table, not for the
                    // service.
                    let Some(job) = play.lock().unwrap().take() else {
                        tokio::time::sleep(Duration::from_millis(1)).await;
                        due = Instant::now();
                        continue;
                    };
                    let sent = if pace.is_some() { due } else { Instant::now() };
                    let answer = client.ask(&job.request).await;
                    assert_eq!(answer.status(), 303, "{}", answer.head);
                    if sent >= from && Instant::now() < until {
                        waits.push(sent.elapsed());
                    }
                    play.lock().unwrap().answered(&job);
                    due = pace.map_or_else(Instant::now, |pace| due + pace);
                }
                waits
            });
        }
        let mut waits: Vec<Duration> = clients.join_all().await.into_iter().flatten().collect();
        waits.sort_unstable();
        Self(waits)
    }

    fn rate(&self) -> f64 {
        self.0.len() as f64 / MEASURED.as_secs_f64()
    }

    /// Latency that this share of the answers does not exceed.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn at(&self, share: f64) -> f64 {
        self.0[((self.0.len() - 1) as f64 * share).ceil() as usize].as_secs_f64()
    }
}

/// Returns the time until the last of many phones has its answer, if all send at the same instant and each
/// from a table of its own.
async fn at_once(service: SocketAddr, club: &Club) -> f64 {
    let mut jobs = Vec::new();
    let mut first = Client::to(service).await;
    while jobs.len() < PHONES {
        let mut play = Play::new(club, 16);
        first.ask(&play.look()).await;
        jobs.extend(std::iter::from_fn(|| play.take()).take(4));
    }
    let mut phones = Vec::new();
    for job in jobs {
        phones.push((Client::to(service).await, job));
    }
    let began = Instant::now();
    let mut sent: JoinSet<()> = phones
        .into_iter()
        .map(|(mut client, job)| async move { assert_eq!(client.ask(&job.request).await.status(), 303) })
        .collect();
    while sent.join_next().await.is_some() {}
    began.elapsed().as_secs_f64()
}
