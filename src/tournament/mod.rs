//! Formats, movements, results, scoring, standings and the tournament file. Pure.
//!
//! A [`Tournament`] is a [`Setup`], the entrants and the hands; it is always valid. Standings are folded from the
//! hands each time ([`tally`]), never kept.

mod entrant;
mod format;
mod hand;
mod ledger;
mod lineup;
mod names;
mod problem;
mod scoring;
mod setup;
mod slot;
pub mod slug;
mod standings;

pub use entrant::{Entrant, Player};
pub use format::Format;
pub use hand::{Hand, HandResult, Left, Penalty, Seating, VoidReason, Voided};
pub use ledger::Entry;
pub use lineup::{LineFault, Lineup};
pub use names::{EntrantId, Name, PlayerId};
pub use problem::{Fault, Kind, Place, Problem};
pub use scoring::{Method, MethodId, Scoring, TieBreak};
pub use setup::{HandsPerBlock, Length, Plan, Setup, SetupKeys};
pub use slot::Slot;
pub use standings::{Credit, Effect, NextHand, Reason, Standing, Standings, State, Tally};
