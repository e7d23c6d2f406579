//! Performance of the service relative to the possible maximum, measured in the same run: `make bench`.
//! `docs/measures.md` has the method and the figures. To run some parts only: `cargo bench -- engine reads`.
//! `LASTCARD_BENCH=short` is quick, writes nothing, and fails if a ratio is below half of the recorded one.

// A benchmark reports errors by panicking.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::cast_precision_loss,
    missing_docs
)]

mod bare;
mod chances;
mod client;
mod engine;
mod entries;
mod figures;
mod hall;
mod limit;
mod reads;
mod results;
mod size;
mod tables;
mod viewers;
mod year;

use figures::Figure;

/// The program's allocator, for parts measured without a service.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Length of a run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// Long enough for reliable figures.
    Long,
    /// Two minutes for everything.
    Short,
}

/// A part that can be measured on its own.
type Part = (&'static str, fn(Form) -> Vec<Figure>);

const PARTS: [Part; 9] = [
    ("engine", engine::measure),
    ("reads", reads::measure),
    ("results", results::measure),
    ("chances", chances::measure),
    ("entries", entries::measure),
    ("viewers", viewers::measure),
    ("tables", tables::measure),
    ("size", size::measure),
    ("year", year::measure),
];

fn main() {
    if limit::is_wanted() {
        return limit::serve();
    }
    lastcard::web::raise_limit();
    // Without a crypto provider reqwest builds no client, not even for plain HTTP.
    rustls::crypto::ring::default_provider().install_default().unwrap();
    let short = std::env::var("LASTCARD_BENCH").is_ok_and(|form| form == "short");
    let form = if short { Form::Short } else { Form::Long };
    let named: Vec<String> = std::env::args().skip(1).filter(|name| !name.starts_with("--")).collect();
    let wanted = |name: &str| named.is_empty() || named.iter().any(|named| named == name);
    for (name, measure) in PARTS.iter().filter(|(name, _)| wanted(name)) {
        println!("\n{name}");
        match form {
            Form::Long => figures::write(&measure(form)),
            Form::Short => again(name, || figures::fallen(&measure(form))),
        }
    }
}

/// Repeats a failed part: one bad run on a busy machine proves nothing, but three do.
fn again(name: &str, fallen: impl Fn() -> String + std::panic::RefUnwindSafe) {
    for _ in 0..TRIES {
        match std::panic::catch_unwind(&fallen) {
            Ok(fallen) if fallen.is_empty() => return,
            Ok(fallen) => println!("less than half of the ratio in docs/measures.md:\n{fallen}"),
            Err(_) => println!("the measurement failed"),
        }
    }
    panic!("{name}: failed {TRIES} times in a row");
}

/// Attempts at each part in a short run.
const TRIES: u32 = 3;

pub(crate) fn block_on<T>(task: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(task)
}

pub(crate) fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
