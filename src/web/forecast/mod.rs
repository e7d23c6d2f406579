//! The forecast of a draft: length, fairness, and how often scoring ends it early.

pub mod handlers;
pub mod page;
