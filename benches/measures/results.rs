//! Cost of one result at the beginning and at the end of a long tournament, from validation to the snapshot
//! that shows it; and the time to load the whole tournament, compared with only reading its rows.

use std::time::{Duration, Instant};

use diesel::{Connection as _, QueryableByName, RunQueryDsl as _, sql_query, sql_types};
use lastcard::snapshots::Snapshots;
use lastcard::store::entries::{EntrySource, NewEntry, random_key};
use lastcard::store::tournaments::{self, Header};
use lastcard::tournament::{Amendment, EntryRequest, FinalHolding, HandResult, NextHand};

use super::hall::Club;
use super::{Figure, Form, entries, median};

/// The longest tournament possible: 16,128 hands.
const PLAYERS: usize = 64;
const ROUNDS: u64 = 4;

/// Players in a short run: 960 hands.
const FEW: usize = 16;

/// Results per measurement, after the first dozen.
const MEASURED: usize = 240;
const DOZEN: usize = 12;

/// Promised loading time of the longest tournament, in seconds.
const LOADING: f64 = 0.100;

/// Repetitions of loading.
const LOADED: usize = 5;

pub(crate) fn measure(form: Form) -> Vec<Figure> {
    let players = if form == Form::Long { PLAYERS } else { FEW };
    let mut figures = long("file", &Club::new(), players);
    if let Some(server) = entries::server() {
        figures.extend(long("server", &Club::on(&server.database("results")), players));
    }
    figures
}

/// Plays a long tournament to its end, table by table.
fn long(name: &str, club: &Club, players: usize) -> Vec<Figure> {
    let header = club.individual(players, ROUNDS);
    let snapshots = Snapshots::new(club.store().clone());
    let _watching = snapshots.watch_unredacted(&header.slug).unwrap();
    let mut times: Vec<(Duration, Duration)> = Vec::new();
    loop {
        let snapshot = snapshots.unredacted(&header.slug).unwrap();
        let next = snapshot.tournament().next_hands();
        drop(snapshot);
        if next.is_empty() {
            break;
        }
        for hand in &next {
            let new = result(&snapshots, &header, hand);
            let began = (Instant::now(), on_processor());
            snapshots.record(&new).unwrap();
            times.push((began.0.elapsed(), on_processor().saturating_sub(began.1)));
        }
    }
    let hands = times.len();
    let (first, last) = (&times[DOZEN..DOZEN + MEASURED], &times[hands - MEASURED..]);
    let of = |times: &[(Duration, Duration)], which: fn(&(Duration, Duration)) -> Duration| {
        median(times.iter().map(|both| which(both).as_secs_f64()).collect())
    };
    println!("on the processor: {:.2}", of(last, |both| both.1) / of(first, |both| both.1));
    let (first, last) = (of(first, |both| both.0), of(last, |both| both.0));
    let what = |of: &str| format!("{name}: {of}");
    let loaded = median(
        (0..LOADED)
            .map(|_| seconds(|| tournaments::load(snapshots.store(), &header.slug).unwrap()))
            .collect(),
    );
    let read = median((0..LOADED).map(|_| seconds(|| rows(club.database()))).collect());
    let mut figures = vec![
        Figure::time(
            &what("a late result of a long tournament, compared with an early one"),
            last,
            first,
            1.0 / 1.3,
        ),
        Figure::time(&what("loading a long tournament, compared with reading its rows"), loaded, read, 0.3),
    ];
    if players == PLAYERS {
        figures.push(Figure::within(&what("loading 16,128 hands"), loaded, LOADING));
    }
    figures
}

/// Seconds that `work` takes.
fn seconds<T>(work: impl FnOnce() -> T) -> f64 {
    let began = Instant::now();
    let _done = work();
    began.elapsed().as_secs_f64()
}

#[derive(QueryableByName)]
struct Read {
    #[diesel(sql_type = sql_types::Text)]
    seating: String,
    #[diesel(sql_type = sql_types::Nullable<sql_types::Text>)]
    outcome: Option<String>,
    #[diesel(sql_type = sql_types::Text)]
    entry_key: String,
    #[diesel(sql_type = sql_types::Text)]
    id: String,
}

/// Reads the recorded rows, and does nothing with them.
fn rows(database: &str) {
    let sql = sql_query("SELECT id, seating, outcome, entry_key FROM entries ORDER BY number");
    let rows: Vec<Read> = if database.starts_with("postgres") {
        sql.load(&mut diesel::PgConnection::establish(database).unwrap()).unwrap()
    } else {
        sql.load(&mut diesel::SqliteConnection::establish(database).unwrap()).unwrap()
    };
    let bytes = |row: &Read| {
        row.id.len() + row.seating.len() + row.entry_key.len() + row.outcome.as_ref().map_or(0, String::len)
    };
    std::hint::black_box(rows.iter().map(bytes).sum::<usize>());
}

/// Processor time of this thread, which excludes other programs on a busy machine.
fn on_processor() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = stat.split_whitespace().next().and_then(|text| text.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}

/// Makes up a result for a hand that is due.
pub(crate) fn result(snapshots: &Snapshots, header: &Header, next: &NextHand) -> NewEntry {
    let snapshot = snapshots.unredacted(&header.slug).unwrap();
    let (setup, out) = (snapshot.tournament().setup(), &next.seats.players()[0]);
    let losers = next.seats.opponents_of(setup.format(), out);
    let left = losers.into_iter().map(|player| (player.clone(), FinalHolding::Total(20))).collect();
    let outcome = HandResult::Won { out: out.clone(), left, losers: None };
    NewEntry {
        tournament: header.id.clone(),
        request: EntryRequest {
            slot: next.slot,
            based_on: 0,
            entry_key: random_key(),
            amendment: Amendment::Record { outcome, penalties: Vec::new() },
        },
        shared: false,
        via: EntrySource::Organiser,
        account: None,
        note: String::new(),
    }
}
