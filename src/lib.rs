//! Lastcard: tournaments, scoring and leaderboards for UNO clubs.
//!
//! Each layer is a package of its own, and Cargo enforces their order: `rules <- tournament <- club <- store <-
//! live <- web`. This package has the command line, and names the others for the tests.

pub mod cli;

pub use {
    lastcard_club as club, lastcard_rules as rules, lastcard_snapshots as snapshots, lastcard_store as store,
    lastcard_tournament as tournament, lastcard_web as web,
};
