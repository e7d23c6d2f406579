//! Public pages, and the standings on them.

mod losers;
pub(crate) mod page;
