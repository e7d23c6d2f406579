//! A result's cost in what no machine makes dearer or cheaper: statements, flushes to disk, rows, allocations and bytes. It may cost no more
//! at the end of a long tournament than at its beginning, and no more than the limits allow. They are a little above what it costs today:
//! whoever makes it dearer raises one, and says why. How long it takes `make bench` measures.

mod bytes;
mod hall;
mod limit;
mod rows;
mod sign_ups;
mod statements;
mod tournament;

use allocation_counter::{AllocationInfo, measure};
use lastcard::live::Live;
use lastcard::store::clubs;
use macro_rules_attribute::apply;

use crate::store::details;
use crate::support::database::{Database, on_both};
use crate::support::evening;
use hall::Hall;
use limit::{Figures, Limit};
use statements::{Statement, Statements};
use tournament::Long;

/// So many results are counted together.
const RESULTS: u64 = 4;

/// The tables of whose next hands results are recorded, entered, and entered while it is looked what a server reads. The first of each are
/// not counted.
const RECORD: [u32; 5] = [1, 2, 3, 4, 5];
const ENTER: [u32; 5] = [6, 7, 8, 9, 10];
const READ: [u32; 5] = [11, 12, 13, 14, 15];

/// The entry itself and nothing else: the result is judged by what is in memory (`store::entries::early_judgement`).
const STATEMENTS: Limit = Limit::new("statements of a result on a server", 1);

/// The same after the question whether the file is still there, which somebody may have put another one in place of (`store::pool`).
const STATEMENTS_OF_FILE: Limit = Limit::new("statements of a result on a file", 2);

/// Other copies are told over a connection of its own, where nothing waits for the disk (`store::teller`). Of a file they see it.
const TELLING: Limit = Limit::new("statements that tell other copies of a result", 1);

/// Nobody is answered before it, so it is the price of a result.
const FLUSHES: Limit = Limit::new("flushes to disk of a result", 1);

/// Its tournament, for the revision, and again for the reference to it.
const ROWS: Limit = Limit::new("rows that the server reads for a result", 2);

/// Reading the form, finding the table and answering, on the thread of the request: today 164, of 24,700 bytes.
const TAKING_IN: Limit = Limit::new("allocations of taking in a result", 175);
const TAKING_IN_BYTES: Limit = Limit::new("bytes allocated in taking in a result", 26_000);

/// The judgement, the statement and the picture that shows it, on the thread that writes: today 356 early and 381 late, of 126,000 and 135,000
/// bytes, most of them the standings of 64 players.
const RECORDING: Limit = Limit::new("allocations of recording a result", 400);
const RECORDING_BYTES: Limit = Limit::new("bytes allocated in recording a result", 142_000);

/// How much more may be allocated late than early, in a hundred: the trees that hold what was recorded are deeper by a level or two, whose
/// nodes are copied (7 today). A fold of all there is would be hundreds of times as much.
const DEEPER: u64 = 15;

#[apply(on_both!)]
fn a_result_costs_late_what_it_costs_early(database: &Database) {
    let club = clubs::create(&database.store, &details("Aurora")).unwrap();
    let both = Long::both(&database.store, &club);
    let mut figures = Figures::of("a result");
    // As long as nobody listens, which allocates as well.
    let recording = both.each_ref().map(|long| recorded(database, long));
    figures.note_both(RECORDING, DEEPER, recording.map(|info| info.count_total / RESULTS));
    figures.note_both(RECORDING_BYTES, DEEPER, recording.map(|info| info.bytes_total / RESULTS));

    let (heard, hall) = (Statements::of(&database.location), Hall::on(&database.location));
    let taken_in = both.each_ref().map(|long| taken_in(database, &hall, &heard, long));
    let each = |of: fn(&TakenIn) -> u64| taken_in.each_ref().map(|one| of(one).div_ceil(RESULTS));
    let statements = if heard.are_of_server() { STATEMENTS } else { STATEMENTS_OF_FILE };
    figures.note_both(statements, 0, each(|one| one.statements));
    figures.note_both(TELLING, 0, each(|one| one.telling));
    figures.note_both(FLUSHES, 0, each(|one| one.flushes));
    figures.note_both(TAKING_IN, DEEPER, each(|one| one.allocations.count_total));
    figures.note_both(TAKING_IN_BYTES, DEEPER, each(|one| one.allocations.bytes_total));

    if heard.are_of_server() {
        let rows = both.each_ref().map(|long| rows(database, &hall, long));
        figures.note_both(ROWS, 0, rows.map(|rows| rows.div_ceil(RESULTS)));
    }
    figures.hold();
}

/// What is allocated by recording results, for whoever looks on.
fn recorded(database: &Database, long: &Long) -> AllocationInfo {
    let live = Live::new(database.store.clone());
    let _watching = live.watch_whole(&long.header.slug).unwrap();
    let record = |table| {
        let stored = live.whole(&long.header.slug).unwrap().stored.clone();
        let slot = Long::next(&stored.tournament, table);
        let new = evening::entry(&stored, slot, Some(evening::won(&stored, slot, 0, 20)));
        drop(stored);
        measure(|| drop(live.record(&new).unwrap()))
    };
    let [first, tables @ ..] = RECORD;
    // What is done once is done.
    record(first);
    sum(tables.map(record))
}

/// What results come to that are entered at tables.
struct TakenIn {
    statements: u64,
    telling: u64,
    flushes: u64,
    allocations: AllocationInfo,
}

fn taken_in(database: &Database, hall: &Hall, heard: &Statements, long: &Long) -> TakenIn {
    let enter = |table| {
        let allocated = hall.enter(long, table);
        heard.until_told();
        (allocated, heard.take())
    };
    let [first, tables @ ..] = ENTER;
    hall.look(database, long, ENTER);
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
        statements: count(|one| !one.tells()),
        telling: count(|one| one.tells()),
        flushes,
        allocations: sum(entered.iter().map(|(allocated, _)| *allocated)),
    }
}

/// How many rows a server reads for results that are entered at tables.
fn rows(database: &Database, hall: &Hall, long: &Long) -> u64 {
    let [first, tables @ ..] = READ;
    hall.look(database, long, READ);
    hall.enter(long, first);
    rows::read(database, || tables.iter().for_each(|table| _ = hall.enter(long, *table)))
}

fn sum(of: impl IntoIterator<Item = AllocationInfo>) -> AllocationInfo {
    of.into_iter().fold(AllocationInfo::default(), |mut sum, one| {
        sum += one;
        sum
    })
}
