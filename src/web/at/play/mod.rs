//! `/at/{code}/play`: a hand played on the phones of a table.

mod hand_at_table;
mod moves;
mod pages;
mod seat_requests;
mod seats;
#[cfg(test)]
mod secrecy_tests;

pub(in crate::web) use hand_at_table::HandAtTable;
pub(in crate::web) use moves::make;
pub(in crate::web) use pages::{live, set_up, show};
pub(in crate::web) use seat_requests::answer;
pub(in crate::web) use seats::{confirm, deal, sit, take_over, take_seat};
