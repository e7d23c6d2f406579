//! The integration suite: one binary, with one module for each area.

// Tests assert by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod browser;
mod cli;
mod cost;
mod fuzzed;
mod golden;
mod rules;
mod soak;
mod store;
mod study;
mod support;
mod tools;
mod web;
