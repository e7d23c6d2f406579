//! `/at/…`: the phone at a table. A code opens that table and nothing else.

mod counter;
mod dealer;
mod open_table;
mod outcome;
mod pages;
mod penalties;
pub(super) mod play;
mod submission;

pub(super) use counter::Counter;
pub(super) use dealer::{DealerDeed, draw};
pub(super) use pages::{find, hand, live, record, show};
pub(super) use submission::Submission;
