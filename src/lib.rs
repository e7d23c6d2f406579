//! Lastcard: tournaments, scoring and leaderboards for UNO clubs.
//!
//! The layers depend on each other in one direction only: `rules <- tournament <- store <- live <- view <-
//! web <- cli`. The first four are packages of their own, so Cargo enforces their order;
//! `tests/architecture.rs` checks the rest.

pub mod cli;

pub use {
    lastcard_club as club, lastcard_live as live, lastcard_rules as rules, lastcard_store as store,
    lastcard_tournament as tournament, lastcard_web as web,
};
