//! The roster of a club: adding, merging and erasing players.

pub mod erasure;
pub mod handlers;
pub mod merging;
pub mod page;
