//! Memory of the idle service and of a tournament, and start-up time on a large database.

use std::time::Instant;

use super::hall::{Club, Service, released};
use super::{Figure, Form, block_on, median};
use crate::client::{Client, get};

/// Tournaments of a large installation, and of a short run.
const MANY: usize = 1_000;
const FEW: usize = 50;

/// Promised limits: bytes when idle, bytes per tournament, seconds to the first answer.
const IDLE: f64 = 50e6;
const EACH: f64 = 100e3;
const START: f64 = 0.050;

/// Number of starts.
const STARTS: usize = 9;

/// Seconds from start to the first answer.
fn start(club: &Club, leaderboard: &[u8]) -> f64 {
    let began = Instant::now();
    let service = Service::real(club);
    block_on(async {
        let mut client = Client::to(service.socket()).await;
        assert_eq!(client.ask(leaderboard).await.status(), 200);
    });
    began.elapsed().as_secs_f64()
}

pub(crate) fn measure(form: Form) -> Vec<Figure> {
    let many = if form == Form::Long { MANY } else { FEW };
    let club = Club::new();
    let slugs: Vec<String> = (0..many).map(|_| club.individual(8, 1).slug).collect();
    let leaderboard = get(&format!("/t/{}", slugs[0]), "");
    let start = median((0..STARTS).map(|_| start(&club, &leaderboard)).collect());
    let service = Service::real(&club);
    block_on(async {
        let mut client = Client::to(service.socket()).await;
        assert_eq!(client.ask(&leaderboard).await.status(), 200);
        let idle = service.memory() as f64;
        for slug in &slugs {
            assert_eq!(client.ask(&get(&format!("/t/{slug}"), "")).await.status(), 200);
        }
        let each = (service.memory() as f64 - idle).max(0.0) / many as f64;
        let (megabytes, kilobytes) =
            (|bytes: f64| format!("{:.1} MB", bytes / 1e6), |bytes: f64| format!("{:.0} kB", bytes / 1e3));
        let program = if released().is_some() { "release: " } else { "" };
        let named = |what: &str| format!("{program}{what}");
        vec![
            Figure::within(&named("start to the first answer"), start, START),
            Figure::promise(&named("memory when idle"), megabytes(idle), megabytes(IDLE), IDLE / idle),
            Figure::promise(
                &named("memory of a viewed tournament"),
                kilobytes(each),
                kilobytes(EACH),
                EACH / each.max(1.0),
            ),
        ]
    })
}
