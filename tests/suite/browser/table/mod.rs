//! The table's pages on phones.

mod confirming;
mod corrections;
mod dealer;
mod handover;
mod outbox;
pub(crate) mod page;
mod round;
mod seat_change;
mod undo;
