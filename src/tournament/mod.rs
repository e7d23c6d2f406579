//! Formats, movements, results, scoring, standings and the tournament file. Pure.
//!
//! A [`Tournament`] is a [`Setup`], the entrants and the hands; it is always valid. Standings are folded from the
//! hands ([`tally`]); one more result is added to what the others came to ([`Tournament::follow`]).

mod ask;
mod changes;
pub mod check;
mod drawn;
mod duplicate;
mod entrant;
mod fairness;
pub mod file;
mod first_dealer;
mod fold;
mod follow;
pub mod forecast;
mod format;
mod hand;
mod history;
mod keys;
mod ledger;
mod line;
mod lineup;
mod movement;
mod names;
mod opening;
mod outcome;
mod overlay;
mod own_rule;
mod pace;
mod penalty;
mod play_off;
mod played;
mod problem;
mod rank;
mod redrawn;
mod revisions;
mod scoring;
mod setup;
mod slot;
pub mod slug;
mod standings;
mod start;
mod tally;
mod trail;
mod unplayed;
mod whole;

pub use ask::{Ask, Need, asks};
pub use changes::{Change, Since, Step, StepRefusal};
pub use duplicate::{Compared, Deal};
use entrant::People;
pub use entrant::{Entrant, Player};
pub use fairness::{Fairness, Spread, fairness};
pub use first_dealer::{FirstDealer, FirstDealers, Pull};
pub use format::Format;
pub use hand::{Hand, HandResult, Hands, Left, OfHands, Seating, VoidReason, Voided};
pub use history::{OwnHand, Table, TableState, hands_of, last_of, tables};
pub use keys::SetupKeys;
pub use ledger::{Entry, Refusal};
pub use lineup::{LineFault, Lineup};
pub use names::{EntrantId, Name, PlayerId};
pub use opening::Opening;
pub use own_rule::OwnRule;
pub use pace::Pace;
pub use penalty::{Fined, Penalty, PenaltyKind, fined, reported};
pub use play_off::{HandsToWin, HandsWon, PlayOff, PlayOffRefusal, PlayOffStanding};
pub use played::played;
pub use problem::{Fault, Kind, Place, Problem, told};
pub use redrawn::{Redrawn, Remaining};
pub use revisions::{Amendment, Revisions};
pub use scoring::{Method, MethodId, ResultKind, Scoring, TieBreak};
pub use setup::{HandsPerBlock, Length, Plan, Setup};
pub use slot::Slot;
pub use standings::{Average, Credit, Effect, NextHand, Reason, Standing, Standings, State};
pub use tally::{Tally, tally};
pub use unplayed::Unplayed;
pub use whole::{Tournament, Turn};

#[cfg(test)]
mod tests;
