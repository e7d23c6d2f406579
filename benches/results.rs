//! What one result costs at the beginning of a long tournament and at its end, from the judgement to the picture that shows it, on a SQLite file
//! and, inside `tests/with-postgres.sh`, on a server. `docs/measures.md` has the method.

// A benchmark says what is wrong by panicking.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::cast_precision_loss,
    missing_docs
)]

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use chrono_tz::Tz;
use lastcard::live::Live;
use lastcard::store::clubs::{self, ClubDetails};
use lastcard::store::entries::{EntryKey, RecordEntry, Via};
use lastcard::store::tournaments::{self, Header, NewTournament, Order};
use lastcard::store::{Location, Store};
use lastcard::tournament::{
    Amendment, Entrant, EntrantId, HandResult, Left, Name, NextHand, Setup, SetupKeys, Tournament,
};

/// The longest there is: 16,128 hands.
const PLAYERS: usize = 64;
const ROUNDS: u64 = 4;

/// So many results are measured at a time.
const MEASURED: usize = 504;

fn main() {
    let folder = tempfile::TempDir::new().unwrap();
    long("SQLite", &Location::Sqlite(folder.path().join("club.db")));
    if let Ok(server) = std::env::var("LASTCARD_TEST_POSTGRES") {
        long("PostgreSQL", &Location::parse(&server).unwrap());
    }
}

/// Plays a long tournament to its end, table by table.
fn long(name: &str, location: &Location) {
    let store = Store::open(location).unwrap();
    let header = started(&store);
    let live = Live::new(store);
    let _watching = live.watch(&header.slug).unwrap();
    let mut times: Vec<(Duration, Duration)> = Vec::new();
    loop {
        let picture = live.picture(&header.slug).unwrap();
        let next = picture.tournament().next();
        drop(picture);
        if next.is_empty() {
            break;
        }
        for hand in &next {
            let new = result(&live, &header, hand);
            let began = (Instant::now(), on_processor());
            live.record(&new).unwrap();
            times.push((began.0.elapsed(), on_processor().saturating_sub(began.1)));
        }
    }
    let began = Instant::now();
    tournaments::load(live.store(), &header.slug).unwrap();
    let loaded = began.elapsed();
    println!("{name}: {} hands, loaded in {:.0} ms", times.len(), loaded.as_secs_f64() * 1e3);
    let (first, last) = (&times[12..12 + MEASURED], &times[times.len() - MEASURED..]);
    for (what, time) in [("time", 0), ("processor time", 1)] {
        let of = |times: &[(Duration, Duration)]| {
            median(times.iter().map(|both| if time == 0 { both.0 } else { both.1 }))
        };
        let (first, last) = (of(first), of(last));
        println!(
            "  {what} of a result after 12 hands {first:.0} µs, at the end {last:.0} µs, ratio {:.2}",
            last / first
        );
    }
}

/// How long this thread was on a processor: other programs of a busy machine do not count.
fn on_processor() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = stat.split_whitespace().next().and_then(|text| text.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}

fn median(times: impl Iterator<Item = Duration>) -> f64 {
    let mut times: Vec<f64> = times.map(|time| time.as_secs_f64() * 1e6).collect();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn result(live: &Live, header: &Header, next: &NextHand) -> RecordEntry {
    let picture = live.picture(&header.slug).unwrap();
    let (setup, out) = (picture.tournament().setup(), &next.seats.players()[0]);
    let losers = next.seats.opponents_of(setup.format(), out);
    let left = losers.into_iter().map(|player| (player.clone(), Left::Total(20))).collect();
    let outcome = HandResult::Won { out: out.clone(), left, losers: None };
    RecordEntry {
        tournament: header.id.clone(),
        slot: next.slot,
        based_on_revision: 0,
        amendment: Amendment::Record { outcome, penalties: Vec::new() },
        shared: false,
        entry_key: EntryKey::random(),
        via: Via::Organiser,
        account: None,
        note: String::new(),
    }
}

fn started(store: &Store) -> Header {
    let details = ClubDetails { name: name("Aurora"), time_zone: Tz::UTC, language: "en".to_owned() };
    let club = clubs::create(store, &details).unwrap();
    let keys =
        SetupKeys { format: Some("individual".to_owned()), rounds: Some(ROUNDS), ..SetupKeys::default() };
    let player = |number: usize| name(&format!("Player {number}"));
    let entrants =
        (1..=PLAYERS).map(player).map(|name| Entrant::single(EntrantId::of(&name, |_| false), name));
    let new = NewTournament {
        starts_at: chrono::Utc::now(),
        tournament: Tournament::draw_up(name("Long"), Setup::parse(&keys).unwrap(), entrants.collect())
            .unwrap(),
        roster: BTreeMap::new(),
        order: Some(Order::AsTyped),
    };
    let header = tournaments::create(store, &club.id, None, &new).unwrap();
    let stored = tournaments::load(store, &header.slug).unwrap();
    let present = stored.people.keys().map(|player| (player.clone(), true)).collect();
    tournaments::set_present(store, &club.id, &header.id, &present).unwrap();
    tournaments::start(store, &club.id, &header.id, header.revision, None).unwrap()
}

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}
