//! `cargo +nightly fuzz run logs`: see `docs/fuzzing.md`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| lastcard_fuzz::logs::run(data));
