//! `cargo +nightly fuzz run bodies`: see `docs/fuzzing.md`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| lastcard_fuzz::bodies::run(data));
