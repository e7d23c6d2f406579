//! Lastcard: tournaments, scoring and leaderboards for UNO clubs.
//!
//! The layers know each other one way only: `rules <- tournament <- store <- live <- view <- web <- cli`. The first four are packages of
//! their own, so that Cargo holds those arrows; `tests/architecture.rs` holds the others.

pub mod cli;
pub mod view;
pub mod web;

pub use {
    lastcard_live as live, lastcard_rules as rules, lastcard_store as store,
    lastcard_tournament as tournament,
};
