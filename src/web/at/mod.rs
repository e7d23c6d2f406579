//! `/at/…`: the phone at a table. A code opens that table and nothing else.

mod dealer;
mod hand_in;
mod open_table;
mod pages;
pub(super) mod play;
mod result_desk;

pub(super) use dealer::{DealerDeed, draw};
pub(super) use hand_in::{HandedIn, Scorer, agrees};
pub(super) use pages::{find, hand, live, record, show};
pub(super) use result_desk::ResultDesk;
