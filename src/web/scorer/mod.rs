//! The page of a scorer, with all tables on one phone.

pub mod handlers;
pub mod page;
