//! The cost of a result in machine-independent units: statements, disk flushes, rows, allocations and bytes. It may
//! cost no more at the end of a long tournament than at its beginning, and no more than the limits, which are a
//! little above today's cost. A change that makes it dearer raises a limit and gives the reason. `make bench`
//! measures the time.

mod bytes;
mod hall;
mod limit;
mod rows;
mod sign_ups;
mod statements;
mod tournament;

use allocation_counter::{AllocationInfo, measure};
use lastcard::snapshots::Snapshots;
use lastcard::store::clubs;
use macro_rules_attribute::apply;

use crate::store::details;
use crate::support::database::{Database, on_both};
use crate::support::evening;
use hall::Hall;
use limit::{Figures, Limit};
use statements::{Statement, Statements};
use tournament::Long;

/// Number of results counted together.
const RESULTS: u64 = 4;

/// Tables for results that are recorded directly, entered at a table, and entered while the rows read are counted.
/// The first of each is a warm-up.
const RECORD: [u32; 5] = [1, 2, 3, 4, 5];
const ENTER: [u32; 5] = [6, 7, 8, 9, 10];
const READ: [u32; 5] = [11, 12, 13, 14, 15];

/// The entry alone: the result is judged from memory (`store::entries::optimistic`).
const STATEMENTS: Limit = Limit::new("statements of a result on a server", 1);

/// The same, after a check whether the file was replaced (`store::pool`).
const STATEMENTS_OF_FILE: Limit = Limit::new("statements of a result on a file", 2);

/// Other copies are notified over a separate connection that waits for no flush (`store::notifier`). With a file they
/// see the change.
const TELLING: Limit = Limit::new("statements that tell other copies of a result", 1);

/// The answer waits for the flush, so flushes determine how long a result takes.
const FLUSHES: Limit = Limit::new("flushes to disk of a result", 1);

/// The tournament, once for its revision and once for the reference to it.
const ROWS: Limit = Limit::new("rows that the server reads for a result", 2);

/// Parsing the form, finding the table and answering, on the request's thread: 164 today, of 24,700 bytes.
const TAKING_IN: Limit = Limit::new("allocations of taking in a result", 175);
const TAKING_IN_BYTES: Limit = Limit::new("bytes allocated in taking in a result", 26_000);

/// The judgement, the statement and the new snapshot, on the writing thread: 356 early and 381 late today, of
/// 126,000 and 135,000 bytes, mostly for the standings of 64 players.
const RECORDING: Limit = Limit::new("allocations of recording a result", 400);
const RECORDING_BYTES: Limit = Limit::new("bytes allocated in recording a result", 142_000);

/// Allowed growth of allocations from early to late, in per cent: the trees that hold the ledger are a level or two
/// deeper, and their nodes are copied (7 today). A fold from the start would cost hundreds of times as much.
const DEEPER: u64 = 15;

#[apply(on_both!)]
fn late_results_cost_no_more_than_early_ones(database: &Database) {
    let club = clubs::create(&database.store, &details("Aurora")).unwrap();
    let both = Long::both(&database.store, &club);
    let mut figures = Figures::of("a result");
    // Measured before statements are observed, since that allocates too.
    let recording = both.each_ref().map(|long| record_results(database, long));
    figures.note_both(RECORDING, DEEPER, recording.map(|info| info.count_total / RESULTS));
    figures.note_both(RECORDING_BYTES, DEEPER, recording.map(|info| info.bytes_total / RESULTS));

    let (heard, hall) = (Statements::of(&database.location), Hall::open_on(&database.location));
    let taken_in = both.each_ref().map(|long| enter_results(database, &hall, &heard, long));
    let each = |of: fn(&TakenIn) -> u64| taken_in.each_ref().map(|one| of(one).div_ceil(RESULTS));
    let statements = if heard.is_of_server() { STATEMENTS } else { STATEMENTS_OF_FILE };
    figures.note_both(statements, 0, each(|one| one.statements));
    figures.note_both(TELLING, 0, each(|one| one.embargo));
    figures.note_both(FLUSHES, 0, each(|one| one.flushes));
    figures.note_both(TAKING_IN, DEEPER, each(|one| one.allocations.count_total));
    figures.note_both(TAKING_IN_BYTES, DEEPER, each(|one| one.allocations.bytes_total));

    if heard.is_of_server() {
        let rows = both.each_ref().map(|long| count_rows(database, &hall, long));
        figures.note_both(ROWS, 0, rows.map(|rows| rows.div_ceil(RESULTS)));
    }
    figures.assert_held();
}

/// Returns the allocations of recording results while a viewer watches.
fn record_results(database: &Database, long: &Long) -> AllocationInfo {
    let snapshots = Snapshots::new(database.store.clone());
    let _watching = snapshots.watch_unredacted(&long.header.slug).unwrap();
    let record = |table| {
        let stored = snapshots.unredacted(&long.header.slug).unwrap().stored.clone();
        let slot = Long::next(&stored.tournament, table);
        let new = evening::entry(&stored, slot, Some(evening::win_by_seat(&stored, slot, 0, 20)));
        drop(stored);
        measure(|| drop(snapshots.record(&new).unwrap()))
    };
    let [first, tables @ ..] = RECORD;
    // Excludes work that is done only once.
    record(first);
    sum(tables.map(record))
}

/// Cost of results entered at tables.
struct TakenIn {
    statements: u64,
    embargo: u64,
    flushes: u64,
    allocations: AllocationInfo,
}

fn enter_results(database: &Database, hall: &Hall, heard: &Statements, long: &Long) -> TakenIn {
    let enter = |table| {
        let allocated = hall.enter_result(long, table);
        heard.wait_until_notified();
        (allocated, heard.take())
    };
    let [first, tables @ ..] = ENTER;
    hall.open_tables(database, long, ENTER);
    heard.take();
    enter(first);
    let entered = tables.map(enter);
    for statement in entered.iter().flat_map(|(_, said)| said) {
        eprintln!("{:.80}", statement.sql);
    }
    let said = || entered.iter().flat_map(|(_, said)| said);
    let count = |which: fn(&&Statement) -> bool| said().filter(which).count() as u64;
    let flushes = count(|one| one.flushes);
    assert!(flushes >= RESULTS, "who is answered has it on disk");
    TakenIn {
        statements: count(|one| !one.is_notification()),
        embargo: count(|one| one.is_notification()),
        flushes,
        allocations: sum(entered.iter().map(|(allocated, _)| *allocated)),
    }
}

/// Returns the rows that the server reads for results entered at tables.
fn count_rows(database: &Database, hall: &Hall, long: &Long) -> u64 {
    let [first, tables @ ..] = READ;
    hall.open_tables(database, long, READ);
    hall.enter_result(long, first);
    rows::count_rows_read(database, || tables.iter().for_each(|table| _ = hall.enter_result(long, *table)))
}

fn sum(of: impl IntoIterator<Item = AllocationInfo>) -> AllocationInfo {
    of.into_iter().fold(AllocationInfo::default(), |mut sum, one| {
        sum += one;
        sum
    })
}
