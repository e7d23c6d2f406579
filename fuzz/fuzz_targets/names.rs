//! `cargo +nightly fuzz run names`: see `docs/fuzzing.md`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| lastcard_fuzz::names::run(data));
