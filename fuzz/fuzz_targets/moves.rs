//! `cargo +nightly fuzz run moves`: see `docs/rules.md`.
#![no_main]

#[path = "../moves.rs"]
mod moves;

libfuzzer_sys::fuzz_target!(|data: &[u8]| moves::run(data));
