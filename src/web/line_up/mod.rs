//! Line-up changes: arrivals, withdrawals, substitutions, and the new draw that they cause.

pub mod handlers;
pub mod page;
pub mod redraw;
pub mod texts;
