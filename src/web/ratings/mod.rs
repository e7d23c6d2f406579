//! Ratings: the public list, and the plot of one person’s rating.

pub mod page;
pub mod plot;
