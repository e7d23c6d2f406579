//! How many tables at once the service carries: four phones at each play hands by the public addresses, every phone on its stream, and
//! 99 of 100 moves are on the last of the table's phones within 100 ms. Beside it the same for a service that answers the same requests
//! from memory, without engine or database: the limit, in the same run. `docs/measures.md` has the method.

// A benchmark says what is wrong by panicking.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::cast_precision_loss,
    missing_docs
)]

mod hall;

use std::time::Duration;

use hall::{Club, Empty, Hall, Level, Service};

/// Who plays thinks so long before each move. Real players take some four seconds; so this is a table in a hurry.
const THINKS: Duration = Duration::from_secs(1);

/// How long one number of tables is measured, after a while that is not.
const MEASURED: Duration = Duration::from_secs(5);
const BEFORE: Duration = Duration::from_secs(2);

/// 99 of 100 moves arrive within this time.
const LIMIT: Duration = Duration::from_millis(100);

/// Where the search begins and ends, and how often it halves what it is unsure of.
const FEWEST: usize = 16;
const MOST: usize = 1_024;
const HALVINGS: u32 = 3;

fn main() {
    if Empty::is_wanted() {
        return Empty::serve();
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        println!(
            "four phones a table, club, {THINKS:?} of thinking before each move, 99 of 100 within {LIMIT:?}"
        );
        let club = Club::new();
        let real = most("the service", Hall::new(Service::real(&club), club.tables())).await;
        let sample = Hall::new(Service::real(&club), club.tables()).sample().await;
        let limit =
            most("without engine and database", Hall::new(Service::empty(&sample), hall::numbers())).await;
        println!("tables at once: {real}, the limit {limit}, ratio {:.2}", real as f64 / limit as f64);
    });
}

/// The most tables that keep the time: doubled while they do, then halved in between.
async fn most(name: &str, mut hall: Hall) -> usize {
    println!("{name}");
    let mut keeps = async |tables| {
        let level = hall.play(tables, THINKS, BEFORE, MEASURED).await;
        print(&level);
        level.at(0.99) < LIMIT
    };
    let (mut good, mut bad) = (0, FEWEST);
    while bad <= MOST && keeps(bad).await {
        (good, bad) = (bad, bad * 2);
    }
    if bad > MOST {
        return good;
    }
    for _ in 0..HALVINGS {
        let between = usize::midpoint(good, bad);
        if keeps(between).await { good = between } else { bad = between }
    }
    good
}

fn print(level: &Level) {
    let ms = |share| level.at(share).as_secs_f64() * 1e3;
    println!(
        "  {:>5} tables: {:>6.0} moves/s, median {:>6.1} ms, 99 % {:>6.1} ms",
        level.tables,
        level.moves_per_second(),
        ms(0.5),
        ms(0.99)
    );
}
