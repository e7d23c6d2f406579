//! `cargo +nightly fuzz run forms`: see `docs/fuzzing.md`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| lastcard_fuzz::forms::run(data));
