//! Ratings: the public list, and the plot of one person’s rating.

pub mod handlers;
pub mod page;
pub mod plot;
