//! Time from a result to everybody's chances, with 64 players at the beginning of a whole round, when most
//! hands are still to be played.

use std::time::{Duration, Instant};

use lastcard::snapshots::Snapshots;

use super::hall::Club;
use super::results::result;
use super::{Figure, Form, block_on, median};

const PLAYERS: usize = 64;

/// Hands recorded beforehand: four for each player.
const BEFORE: usize = 64;

/// Number of measurements.
const MEASURED: usize = 15;

/// Promised time in seconds.
const LIMIT: f64 = 0.050;

/// Pause after a measurement: the worker that computes chances rests after each computation.
const REST: Duration = Duration::from_millis(250);

pub(crate) fn measure(form: Form) -> Vec<Figure> {
    let times = if form == Form::Long { MEASURED } else { MEASURED / 3 };
    let club = Club::new();
    let snapshots = Snapshots::new(club.store().clone());
    let header = club.individual(PLAYERS, 1);
    let _watching = snapshots.watch_unredacted(&header.slug).unwrap();
    let mut taken = Vec::new();
    for number in 0..BEFORE + times {
        let next = snapshots.snapshot(&header.slug).unwrap().tournament().next_hands().remove(0);
        snapshots.record(&result(&snapshots, &header, &next)).unwrap();
        if number < BEFORE {
            continue;
        }
        let answered = Instant::now();
        let snapshot = snapshots.snapshot(&header.slug).unwrap();
        snapshots.request_chances(&snapshot);
        let mut chances = snapshot.watch_chances();
        block_on(async { chances.wait_for(Option::is_some).await.map(drop) }).unwrap();
        taken.push(answered.elapsed().as_secs_f64());
        std::thread::sleep(REST);
    }
    vec![Figure::within("chances of 64 players after a result", median(taken), LIMIT)]
}
