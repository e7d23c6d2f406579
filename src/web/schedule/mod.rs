//! The schedule, and the page on which people find their seat.

pub mod matrix;
pub mod page;
pub mod seating_page;
pub mod setup_preview;
