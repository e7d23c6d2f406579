//! Lastcard: tournaments, scoring and leaderboards for UNO clubs.
//!
//! The layers import one way only (`tests/architecture.rs` holds the arrows):
//! `rules <- tournament <- store <- live <- view <- web <- cli`.

pub mod cli;
pub mod live;
pub mod rules;
pub mod store;
pub mod tournament;
pub mod view;
pub mod web;
