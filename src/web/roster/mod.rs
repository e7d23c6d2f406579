//! The roster of a club: adding, merging and erasing players.

pub mod erasure;
pub mod erasure_page;
pub mod handlers;
pub mod merging;
pub mod merging_page;
pub mod page;
