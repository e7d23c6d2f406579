//! `/at/{code}/play`: a hand played on the phones of a table.

mod asks;
mod here;
mod moves;
mod pages;
mod seats;
#[cfg(test)]
mod secrets;

pub(in crate::web) use asks::answer;
pub(in crate::web) use moves::make;
pub(in crate::web) use pages::{live, set_up, show};
pub(in crate::web) use seats::{confirm, deal, sit, take, take_over};
