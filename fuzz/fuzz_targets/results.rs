//! `cargo +nightly fuzz run results`: see `docs/fuzzing.md`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| lastcard_fuzz::results::run(data));
