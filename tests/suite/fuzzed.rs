//! A short run of the fuzz targets in every test run: each seed, slightly changed seeds, and random bytes. Inputs that
//! have made a target fail are kept among its seeds.

#[expect(
    clippy::cast_possible_truncation,
    unreachable_pub,
    reason = "a crate of its own, which is given bytes"
)]
#[path = "../../fuzz/src/lib.rs"]
mod targets;

use std::fs;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// Returns the seeds of a target, by name.
fn seeds(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = format!("{}/fuzz/seeds/{target}", env!("CARGO_MANIFEST_DIR"));
    let paths = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
    let mut seeds: Vec<_> =
        paths.map(|path| (path.display().to_string(), fs::read(&path).unwrap())).collect();
    seeds.sort();
    seeds
}

/// A change to bytes at a position.
#[derive(Debug, Clone)]
enum Change {
    Set(u8),
    Insert(Vec<u8>),
    Remove(usize),
    /// Inserts a copy of other bytes.
    Copy(Index, usize),
}

fn change() -> impl Strategy<Value = (Index, Change)> {
    let change = prop_oneof![
        any::<u8>().prop_map(Change::Set),
        "[0-9a-zA-Z\"{}\\[\\],:.&=%+ -]{1,4}".prop_map(|text| Change::Insert(text.into_bytes())),
        (1..40_usize).prop_map(Change::Remove),
        (any::<Index>(), 1..80_usize).prop_map(|(from, length)| Change::Copy(from, length)),
    ];
    (any::<Index>(), change)
}

fn apply_changes(mut bytes: Vec<u8>, changes: &[(Index, Change)]) -> Vec<u8> {
    for (place, change) in changes {
        let at = place.index(bytes.len() + 1);
        let end = |from: usize, length: usize| (from + length).min(bytes.len());
        match change {
            Change::Set(byte) => {
                if let Some(here) = bytes.get_mut(at) {
                    *here = *byte;
                }
            }
            Change::Insert(more) => drop(bytes.splice(at..at, more.iter().copied())),
            Change::Remove(length) => drop(bytes.drain(at..end(at, *length))),
            Change::Copy(from, length) => {
                let from = from.index(bytes.len() + 1);
                let copied = bytes[from..end(from, *length)].to_vec();
                drop(bytes.splice(at..at, copied));
            }
        }
    }
    bytes
}

macro_rules! fuzzed {
    ($($target:ident $cases:literal)+) => {$(
        mod $target {
            use super::*;

            #[test]
            fn every_seed_passes() {
                for (name, seed) in seeds(stringify!($target)) {
                    eprintln!("{name}");
                    targets::$target::run(&seed);
                }
            }

            proptest! {
                #![proptest_config(ProptestConfig::with_cases($cases))]

                #[test]
                fn changed_seeds_break_nothing(which in any::<Index>(), changes in vec(change(), 1..6)) {
                    let seeds = seeds(stringify!($target));
                    targets::$target::run(&apply_changes(which.get(&seeds).1.clone(), &changes));
                }

                #[test]
                fn random_bytes_break_nothing(bytes in vec(any::<u8>(), 0..1_200)) {
                    targets::$target::run(&bytes);
                }
            }
        }
    )+};
}

fuzzed! {
    backups 8
    bodies 100
    files 64
    forms 48
    logs 64
    moves 200
    names 200
    results 100
}
