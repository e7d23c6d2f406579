//! The table's pages.

mod confirming;
mod corrections;
mod dealer;
mod page;
mod seat_change;
mod undo;
