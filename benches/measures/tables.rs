//! Number of tables that the service carries at once. Four phones at each table play hands through the public
//! addresses, each phone has its own stream, and 99 of 100 moves reach the last phone of the table within 100
//! ms. Compared with a service that answers the same requests from memory, without engine or database.

use std::time::Duration;

use super::hall::{self, Club, Hall, Level, Service};
use super::{Figure, Form, block_on};

/// Thinking time before each move. Real players take about four seconds, so these tables are in a hurry.
const THINKS: Duration = Duration::from_secs(1);

/// Duration and warm-up of a measurement.
const MEASURED: Duration = Duration::from_secs(5);
const BEFORE: Duration = Duration::from_secs(2);

/// Measurements of a move at a few tables.
const TURNS: usize = 3;

/// Time within which 99 of 100 moves arrive.
const LIMIT: Duration = Duration::from_millis(100);

/// Range of the search, and number of bisections.
const FEWEST: usize = 16;
const MOST: usize = 1_024;
const HALVINGS: u32 = 3;

pub(crate) fn measure(form: Form) -> Vec<Figure> {
    block_on(async {
        let club = Club::new();
        let sample = Hall::new(Service::real(&club), club.tables()).sample().await;
        let mut hall = Hall::new(Service::real(&club), club.tables());
        let mut bare = Hall::new(Service::empty(&sample), hall::numbers());
        // Measures the time of a move with capacity to spare: the pair with the median ratio counts.
        let mut found = Vec::new();
        for _ in 0..TURNS {
            let ours = hall.play(FEWEST, THINKS, BEFORE, MEASURED).await.seconds(0.5);
            found.push((ours, bare.play(FEWEST, THINKS, BEFORE, MEASURED).await.seconds(0.5)));
        }
        found.sort_by(|(a, b), (c, d)| (a / b).total_cmp(&(c / d)));
        let (ours, least) = found[TURNS / 2];
        let quiet = Figure::time("hands played on phones: a move at a few tables", ours, least, 0.2);
        if form == Form::Short {
            return vec![quiet];
        }
        // A table that is refused service panics, which is expected here.
        std::panic::set_hook(Box::new(|_| ()));
        let (real, limit) =
            (most("the service", hall).await, most("without engine and database", bare).await);
        drop(std::panic::take_hook());
        let (figure, tables) =
            ("hands played on phones: tables at once", |most: usize| format!("{most} tables"));
        vec![quiet, Figure::new(figure, tables(real), tables(limit), real as f64 / limit as f64, 0.6)]
    })
}

/// Finds the highest number of tables that keeps within [`LIMIT`]: doubles it as long as it does, then
/// bisects.
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
