//! Printouts of a tournament, public and for organisers.

pub mod frame;
pub mod handlers;
pub mod page;
pub mod schedule;
pub mod seat_list;
pub mod sheets;
pub mod standings;
